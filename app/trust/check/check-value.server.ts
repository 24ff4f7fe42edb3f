import type { IdentityKind } from '#app/content/kinds/trust/identities.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { countOfDay } from '#app/database/day-counts.server.ts';
import { type RateLimiter, addressSubject } from '#app/limits/rate-limit.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { isConfirmedFalse } from './false-identities.server.ts';
import { type OurIdentity, ourIdentity } from './our-identities.server.ts';
import { readValue } from './read-value.ts';

/** Ours; confirmed by the owner as somebody else's; on no list. Of a name, which proves nothing, always `unknown`. */
export type Check =
  | ({ status: 'answered'; answer: 'yes' } & OurIdentity)
  | { status: 'answered'; answer: 'no' | 'unknown'; kind: IdentityKind }
  | { status: 'several' | 'required' }
  | { status: 'too_many'; retryAfterSeconds: number };

const seconds = 10 * 60;
const most = 30;

/**
 * Compares one value with what speaks for the agency and with what the owner has confirmed as false. Nothing of the value
 * is kept: of the day only how often there was which answer. The work is the same for every answer.
 */
export async function checkValue(
  { db, limiter, content }: { db: Database; limiter: RateLimiter; content: Snapshot },
  typed: string,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<Check> {
  const counted = await limiter.count('verify', addressSubject(clientAddress), seconds, now, most);
  if (counted.hits > most) {
    return { status: 'too_many', retryAfterSeconds: counted.retryAfterSeconds };
  }
  const reading = readValue(typed);
  if (reading.status !== 'read') return { status: reading.status };
  const today = todayInDhaka(now);
  const ours = ourIdentity(content, reading.values, today);
  const isFalse = await isConfirmedFalse(db, reading.values);
  const check: Check = answerOf(reading.kind, isFalse, ours);
  await countOfDay(db, today, `verify.${check.answer}`);
  return check;
}

/** The owner's word that something is false counts more than a list on which it was left. */
function answerOf(kind: IdentityKind, isFalse: boolean, ours: OurIdentity | null) {
  const status = 'answered' as const;
  if (isFalse) return { status, answer: 'no' as const, kind };
  return ours
    ? { status, answer: 'yes' as const, ...ours }
    : { status, answer: 'unknown' as const, kind };
}
