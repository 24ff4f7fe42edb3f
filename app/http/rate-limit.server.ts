import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { inSharedCommit } from '#app/database/group-commit.server.ts';

/** How often something has happened in the current window, this time included. */
export type Count = { hits: number; retryAfterSeconds: number };

/** Counts hits in the database, so that all processes share the counts. */
export type RateLimiter = {
  /**
   * Counts one hit of `subject` under `name`. `now` decides the window of `windowSeconds`.
   * With limits switched off every count is 0.
   */
  count(name: string, subject: string, windowSeconds: number, now: Date): Promise<Count>;
  /** How many hits there are in the window of `now`, without one more. */
  hits(name: string, subject: string, windowSeconds: number, now: Date): Promise<number>;
  /** Takes a hit back, for counts of failures that turned out not to be one. */
  refund(name: string, subject: string): Promise<void>;
};

/** `key` hides the subjects, which are addresses of people, from whoever reads the table. */
export function createRateLimiter(db: Database, key: string, enabled: boolean): RateLimiter {
  const row = (name: string, subject: string) =>
    `${name}:${createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)}`;
  return {
    async count(name, subject, windowSeconds, now) {
      if (!enabled) return { hits: 0, retryAfterSeconds: 0 };
      const { seconds, windowStart } = windowOf(now, windowSeconds);
      // One statement, so that parallel hits cannot both read the same count.
      const counted = await inSharedCommit(db, (transaction) =>
        transaction
          .insertInto('rateLimit')
          .values({ key: row(name, subject), windowStart, hits: 1 })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              hits: sql`case when "rateLimit"."windowStart" = ${windowStart} then "rateLimit"."hits" + 1 else 1 end`,
              windowStart,
            }),
          )
          .returning('hits')
          .executeTakeFirstOrThrow(),
      );
      return { hits: counted.hits, retryAfterSeconds: windowStart + windowSeconds - seconds };
    },
    async hits(name, subject, windowSeconds, now) {
      if (!enabled) return 0;
      const counted = await db
        .selectFrom('rateLimit')
        .select('hits')
        .where('key', '=', row(name, subject))
        .where('windowStart', '=', windowOf(now, windowSeconds).windowStart)
        .executeTakeFirst();
      return counted?.hits ?? 0;
    },
    async refund(name, subject) {
      if (!enabled) return;
      await db
        .updateTable('rateLimit')
        .set({ hits: sql`"hits" - 1` })
        .where('key', '=', row(name, subject))
        .where('hits', '>', 0)
        .execute();
    },
  };
}

/** In seconds since 1970: the moment, and when the window began in which it lies. */
function windowOf(now: Date, windowSeconds: number) {
  const seconds = Math.floor(now.getTime() / 1000);
  return { seconds, windowStart: seconds - (seconds % windowSeconds) };
}

/** The longest window is an hour; a row that is counted anew after that need not be kept. */
const keptSeconds = 2 * 3600;

/** Forgets windows that are over, some at a time. Returns how many that were. */
export async function forgetOldWindows(db: Database, now: Date): Promise<number> {
  const oldest = Math.floor(now.getTime() / 1000) - keptSeconds;
  const { numDeletedRows } = await db
    .deleteFrom('rateLimit')
    .where('key', 'in', ({ selectFrom }) =>
      selectFrom('rateLimit').select('key').where('windowStart', '<', oldest).limit(500),
    )
    // Again, for one that has begun anew between the two.
    .where('windowStart', '<', oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The subject that stands for a client address. A provider hands each IPv6 customer at least a /64
 * (RFC 6177), so its lower half says nothing about who it is.
 */
export function addressSubject(address: string): string {
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/**
 * The subject that stands for the network of an IPv6 address, a /48 that one customer may have with its
 * 65,536 /64s; null for IPv4, where a network is many people behind one address already.
 */
export function networkSubject(address: string): string | null {
  return isIPv6(address) ? prefixOf(address, 3) : null;
}

/** The first groups of an IPv6 address, however it was written. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const after = tail ? tail.split(':') : [];
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
