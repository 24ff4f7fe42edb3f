import type { Secrets } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type SubmissionLimits, countSubmission } from '#app/limits/count-submission.server.ts';
import type { RateLimiter } from '#app/limits/rate-limit.server.ts';
import type { SentComplaint } from '../sent-complaint.ts';
import { type GivenReceipt, earlierComplaint } from '../storage/earlier-complaint.server.ts';
import { insertComplaint } from '../storage/insert-complaint.server.ts';

const limits: SubmissionLimits = {
  perAddress: { flagged: 5, refused: 20 },
  perNetwork: { flagged: 20, refused: 60 },
  overall: { flagged: 60, refused: 300 },
};

export type SentResult =
  | ({ status: 'kept' } & GivenReceipt)
  | { status: 'key_reused' }
  | { status: 'too_many'; retryAfterSeconds: number };

/** Keeps a complaint. A repeat under the same `key` gets the first answer, and uses up nobody's attempts. */
export async function sendComplaint(
  db: Database,
  { limiter, secrets }: { limiter: RateLimiter; secrets: Secrets },
  complaint: SentComplaint,
  { key, clientAddress, now }: { key: string; clientAddress: string; now: Date },
): Promise<SentResult> {
  const earlier = await earlierComplaint(db, secrets, { key, complaint, now });
  if (earlier) return earlier;
  const counted = await countSubmission(limiter, 'complaint', limits, { clientAddress, now });
  if (counted.status === 'too_many') return counted;
  const isFlagged = counted.isOverLimit || counted.isRush;
  const inserted = await insertComplaint(db, secrets, complaint, { key, isFlagged, now });
  if ('receipt' in inserted) return { status: 'kept', ...inserted.receipt };
  // Sent twice at the same moment: this one was none.
  await counted.takeBack();
  return inserted.other;
}
