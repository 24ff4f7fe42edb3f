import type { Secrets } from '#app/config/secrets.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type RateLimiter, addressSubject } from '#app/http/limits/rate-limit.server.ts';
import type { SentComplaint } from '../sent-complaint.ts';
import { type GivenReceipt, earlierComplaint } from '../storage/earlier-complaint.server.ts';
import { insertComplaint } from '../storage/insert-complaint.server.ts';

/** Complaints from one address in an hour: how many are kept as they are, and how many at all. */
const perAddress = { unflagged: 5, most: 20, windowSeconds: 3600 };

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
  const subject = addressSubject(clientAddress);
  const { hits, retryAfterSeconds } = await limiter.count(
    'complaint',
    subject,
    perAddress.windowSeconds,
    now,
  );
  if (hits > perAddress.most) return { status: 'too_many', retryAfterSeconds };
  const isFlagged = hits > perAddress.unflagged;
  const inserted = await insertComplaint(db, secrets, complaint, { key, isFlagged, now });
  if ('receipt' in inserted) return { status: 'kept', ...inserted.receipt };
  // Sent twice at the same moment: this one was none.
  await limiter.refund('complaint', subject);
  return inserted.other;
}
