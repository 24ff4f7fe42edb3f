import { createHash } from 'node:crypto';

/**
 * `count` of `all` at random, in a random order, the same ones for the same `seed`; all of them
 * where there are no more. Ordered by a hash, so that a change elsewhere leaves most of a draw as it was.
 */
export function sample<T>(all: T[], count: number, seed: string, keyOf: (one: T) => string): T[] {
  const rank = (one: T) =>
    createHash('sha256')
      .update(`${seed}\n${keyOf(one)}`)
      .digest('hex');
  return all
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}
