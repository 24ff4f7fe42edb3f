import type { RateLimiter } from './rate-limit.server.ts';

/** How often something may fail for a subject, in a window of so many seconds. */
export type TryLimit = { name: string; subject: string; seconds: number; most: number };

/** A try that may be looked at, counted as a failure until `takeBack`; or one too many, which is not counted. */
export type CountedTry =
  | {
      status: 'counted';
      /** Failures within each limit, with this one. */
      hits: number[];
      takeBack: () => Promise<void>;
    }
  | { status: 'too_many'; retryAfterSeconds: number };

/** Counts a try before its outcome is known, so that a thousand at once are not all looked at. */
export async function countTry(
  limiter: RateLimiter,
  limits: readonly TryLimit[],
  now: Date,
): Promise<CountedTry> {
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
  return { status: 'counted', hits: counts.map(({ hits }) => hits), takeBack };
}
