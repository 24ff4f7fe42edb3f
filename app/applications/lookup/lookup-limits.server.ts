import { type CountedTry, countTry } from '#app/limits/count-try.server.ts';
import { type RateLimiter, addressSubject, monthPrefix } from '#app/limits/rate-limit.server.ts';
import type { LookupBody } from './lookup-body.server.ts';

/** Failures in 24 hours, or in 30 days, after which a case carries the flag. */
export const attackedAfter = 10;

const quarter = 15 * 60;
const day = 24 * 3600;

export type Try = { clientAddress: string; now: Date };

/** The limit of a receipt number in 24 hours. */
export const dayLimit = 'lookup-day';

/**
 * Counts a look-up by address, and by receipt number, whether there is such a one or not. The second of its hits are
 * those of the number in 24 hours.
 */
export function countLookup(
  limiter: RateLimiter,
  { receiptNumber, birthYear }: LookupBody,
  { clientAddress, now }: Try,
): Promise<CountedTry> {
  const address = addressSubject(clientAddress);
  return countTry(
    limiter,
    [
      { name: 'lookup-address', subject: address, seconds: quarter, most: 30 },
      { name: dayLimit, subject: receiptNumber, seconds: day, most: attackedAfter },
      { name: 'lookup', subject: receiptNumber, seconds: quarter, most: 5 },
      ...(birthYear === ''
        ? []
        : [{ name: 'lookup-birth', subject: receiptNumber, seconds: day, most: 3 }]),
    ],
    now,
  );
}

/** Counts a failure in the 30 days that contain `now`, for whoever has patience. Returns how many there are. */
export async function countMonth(
  limiter: RateLimiter,
  receiptNumber: string,
  now: Date,
): Promise<number> {
  return (await limiter.count(`${monthPrefix}lookup`, receiptNumber, 30 * day, now)).hits;
}
