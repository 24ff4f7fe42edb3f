import type { RateLimiter } from './rate-limit.server.ts';

/** How often something may happen for a subject, in a window of so many seconds. */
type TryLimit = { name: string; subject: string; seconds: number; most: number };

/** A try that may be looked at, counted as a failure until `takeBack`; or one too many. */
export type CountedTry =
  | {
      status: 'counted';
      /** Failures within each limit, with this one. */
      hits: number[];
      takeBack: () => Promise<void>;
    }
  /** `names` are those of the limits that are used up. */
  | { status: 'too_many'; names: string[]; retryAfterSeconds: number };

/**
 * Counts a try before its outcome is known, so that a thousand at once are not all looked at. That of the address first
 * and alone: once it is used up nothing else is asked or written, however many numbers somebody makes up. One too many is
 * counted against the address and no other; else a stranger could have rows written and taken back without end.
 */
export async function countTry(
  limiter: RateLimiter,
  [address, ...others]: readonly [TryLimit, ...TryLimit[]],
  now: Date,
): Promise<CountedTry> {
  const count = async (limit: TryLimit) => {
    const { name, subject, seconds, most } = limit;
    return { ...limit, ...(await limiter.count(name, subject, seconds, now, most)) };
  };
  const takeBack = async (limits: TryLimit[]) => {
    await Promise.all(limits.map(({ name, subject }) => limiter.refund(name, subject)));
  };
  const own = await count(address);
  // Together, because on SQLite each would wait for a commit of its own.
  const counts = isUsedUp(own) ? [own] : [own, ...(await Promise.all(others.map(count)))];
  const usedUp = counts.filter(isUsedUp);
  if (usedUp.length === 0) {
    const hits = counts.map((counted) => counted.hits);
    return { status: 'counted', hits, takeBack: () => takeBack(counts) };
  }
  await takeBack(counts.filter((counted) => counted !== own && !isUsedUp(counted)));
  return {
    status: 'too_many',
    names: usedUp.map(({ name }) => name),
    retryAfterSeconds: Math.max(...usedUp.map((counted) => counted.retryAfterSeconds)),
  };
}

function isUsedUp({ hits, most }: { hits: number; most: number }): boolean {
  return hits > most;
}
