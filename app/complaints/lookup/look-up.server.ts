import type { Secrets } from '#app/config/secrets.server.ts';
import type { ComplaintState } from '#app/database/tables/complaint-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { countTry } from '#app/limits/count-try.server.ts';
import { type RateLimiter, addressSubject } from '#app/limits/rate-limit.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { isPin } from '../storage/pin.server.ts';
import type { LookupBody } from './lookup-body.ts';

/** How a complaint stands: its state, the day of Dhaka on which that began, and the latest answer, empty before one. */
export type ComplaintNews = { state: ComplaintState; since: string; answer: string };

export type Lookup =
  | ({ status: 'found' } & ComplaintNews)
  | { status: 'no_match' }
  | { status: 'too_many'; retryAfterSeconds: number };

/**
 * How a complaint stands, for whoever has its reference and PIN. The same work whether there is such a complaint or
 * not, so that nobody can tell by the clock.
 */
export async function lookUpComplaint(
  db: Database,
  { limiter, secrets }: { limiter: RateLimiter; secrets: Secrets },
  { reference, pin }: LookupBody,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<Lookup> {
  const address = addressSubject(clientAddress);
  const counted = await countTry(
    limiter,
    [
      { name: 'complaint-lookup-address', subject: address, seconds: 15 * 60, most: 30 },
      { name: 'complaint-lookup', subject: reference, seconds: 15 * 60, most: 5 },
      { name: 'complaint-lookup-day', subject: reference, seconds: 24 * 3600, most: 10 },
    ],
    now,
  );
  if (counted.status === 'too_many') return counted;
  const row = await db
    .selectFrom('complaint')
    .select(['state', 'stateAt', 'answer', 'pinHash'])
    .where('reference', '=', reference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const isRight = isPin(secrets, pin, { reference, pinHash: row?.pinHash ?? '' });
  if (!row || !isRight) return { status: 'no_match' };
  await counted.takeBack();
  const { state, stateAt, answer } = row;
  return { status: 'found', state, since: todayInDhaka(new Date(stateAt)), answer };
}
