import { type RateLimiter, addressSubject } from '#app/http/rate-limit.server.ts';
import type { LookupBody } from './lookup-body.server.ts';

/** Failures in 24 hours after which a case carries the flag. */
export const attackedAfter = 10;

const quarter = 15 * 60;
const day = 24 * 3600;

export type Try = { clientAddress: string; now: Date };

/** A try that may be looked at, counted as a failure until `takeBack`; or one too many, which is not counted. */
export type CountedTry =
  | {
      status: 'counted';
      /** Failures of this receipt number in 24 hours, with this one. */
      failures: number;
      takeBack: () => Promise<void>;
    }
  | { status: 'too_many'; retryAfterSeconds: number };

/**
 * Counts a look-up before its outcome is known, so that a thousand at once are not all looked at. By receipt number,
 * whether there is such a one or not, and by address.
 */
export async function countTry(
  limiter: RateLimiter,
  { receiptNumber, birthYear }: LookupBody,
  { clientAddress, now }: Try,
): Promise<CountedTry> {
  const address = addressSubject(clientAddress);
  const limits = [
    { name: 'lookup', subject: receiptNumber, seconds: quarter, most: 5 },
    { name: 'lookup-day', subject: receiptNumber, seconds: day, most: attackedAfter },
    { name: 'lookup-address', subject: address, seconds: quarter, most: 30 },
    ...(birthYear === ''
      ? []
      : [{ name: 'lookup-birth', subject: receiptNumber, seconds: day, most: 3 }]),
  ];
  const takeBack = async () => {
    await Promise.all(limits.map(({ name, subject }) => limiter.refund(name, subject)));
  };
  // Together, because on SQLite each would wait for a commit of its own.
  const counts = await Promise.all(
    limits.map(({ name, subject, seconds }) => limiter.count(name, subject, seconds, now)),
  );
  const waits = counts.flatMap(({ hits, retryAfterSeconds }, index) =>
    hits > (limits[index]?.most ?? 0) ? [retryAfterSeconds] : [],
  );
  if (waits.length > 0) {
    await takeBack();
    return { status: 'too_many', retryAfterSeconds: Math.max(...waits) };
  }
  return { status: 'counted', failures: counts[1]?.hits ?? 0, takeBack };
}
