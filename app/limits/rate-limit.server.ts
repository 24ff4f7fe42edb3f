import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { inSharedCommit } from '#app/database/group-commit.server.ts';

/** How many hits the current window has, including this one; more than were allowed where it was refused. */
export type Count = { hits: number; retryAfterSeconds: number };

/** Counts hits in the database, so that all processes share the counts. */
export type RateLimiter = {
  /**
   * Counts a hit of `subject` under `name`, in the window of `windowSeconds` that contains `now`. One beyond `most` is
   * refused: it is not counted, and nothing is written, however many there are. With limits switched off every count is 0.
   */
  count(
    name: string,
    subject: string,
    windowSeconds: number,
    now: Date,
    most?: number,
  ): Promise<Count>;
  /** The hits in the current window, without adding one. */
  hits(name: string, subject: string, windowSeconds: number, now: Date): Promise<number>;
  /** Takes back a hit that was counted as a failure before the outcome was known. */
  refund(name: string, subject: string): Promise<void>;
};

/** `key` hashes the subjects, people's addresses, so that the table does not reveal them. */
export function createRateLimiter(db: Database, key: string, enabled: boolean): RateLimiter {
  const row = (name: string, subject: string) =>
    `${name}:${createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)}`;
  const hits: RateLimiter['hits'] = async (name, subject, windowSeconds, now) => {
    if (!enabled) return 0;
    const counted = await db
      .selectFrom('rateLimit')
      .select('hits')
      .where('key', '=', row(name, subject))
      .where('windowStart', '=', windowOf(now, windowSeconds).windowStart)
      .executeTakeFirst();
    return counted?.hits ?? 0;
  };
  return {
    async count(name, subject, windowSeconds, now, most = unlimited) {
      if (!enabled) return { hits: 0, retryAfterSeconds: 0 };
      const { seconds, windowStart } = windowOf(now, windowSeconds);
      const retryAfterSeconds = windowStart + windowSeconds - seconds;
      // Read first: a refused hit waits for nobody who writes.
      if (most < unlimited && (await hits(name, subject, windowSeconds, now)) >= most) {
        return { hits: most + 1, retryAfterSeconds };
      }
      // One statement, so that concurrent hits cannot read the same count.
      const counted = await inSharedCommit(db, (transaction) =>
        transaction
          .insertInto('rateLimit')
          .values({ key: row(name, subject), windowStart, hits: 1 })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({
                hits: sql`case when "rateLimit"."windowStart" = ${windowStart} then "rateLimit"."hits" + 1 else 1 end`,
                windowStart,
              })
              .where(
                sql<SqlBool>`"rateLimit"."windowStart" <> ${windowStart} or "rateLimit"."hits" < ${most}`,
              ),
          )
          .returning('hits')
          .executeTakeFirst(),
      );
      return { hits: counted?.hits ?? most + 1, retryAfterSeconds };
    },
    hits,
    async refund(name, subject) {
      if (!enabled) return;
      const key = row(name, subject);
      // Each statement is right by itself: on PostgreSQL another hit may be counted between them.
      await inSharedCommit(db, async (transaction) => {
        await transaction
          .updateTable('rateLimit')
          .set({ hits: sql`"hits" - 1` })
          .where('key', '=', key)
          .where('hits', '>', 0)
          .execute();
        await transaction
          .deleteFrom('rateLimit')
          .where('key', '=', key)
          .where('hits', '=', 0)
          .execute();
      });
    },
  };
}

/** The largest number of the column. */
const unlimited = 2 ** 31 - 1;

/** The current time and the start of its window, in seconds since 1970. */
function windowOf(now: Date, windowSeconds: number) {
  const seconds = Math.floor(now.getTime() / 1000);
  return { seconds, windowStart: seconds - (seconds % windowSeconds) };
}

/** The longest window is a day, so older rows are never read again; but of names that begin so it is 30 days. */
export const monthPrefix = 'month-';

const keptSeconds = { day: 25 * 3600, month: 31 * 24 * 3600 };

/** Deletes a batch of expired windows. Returns how many. */
export async function forgetOldWindows(db: Database, now: Date): Promise<number> {
  const seconds = Math.floor(now.getTime() / 1000);
  const isOver = ({ and, eb, or }: ExpressionBuilder<Tables, 'rateLimit'>) =>
    or([
      and([
        eb('windowStart', '<', seconds - keptSeconds.day),
        eb('key', 'not like', `${monthPrefix}%`),
      ]),
      eb('windowStart', '<', seconds - keptSeconds.month),
    ]);
  const { numDeletedRows } = await db
    .deleteFrom('rateLimit')
    .where('key', 'in', ({ selectFrom }) =>
      selectFrom('rateLimit').select('key').where(isOver).limit(500),
    )
    // Checked again, in case a window was restarted after the subquery.
    .where(isOver)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The rate-limit subject of a client address. Providers give every IPv6 customer at least a /64 (RFC 6177),
 * so the lower half identifies nobody.
 */
export function addressSubject(address: string): string {
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/**
 * The rate-limit subject of an IPv6 network: a /48, of which one customer may have all 65,536 /64s. Null for
 * IPv4, where one address already stands for many people.
 */
export function networkSubject(address: string): string | null {
  return isIPv6(address) ? prefixOf(address, 3) : null;
}

/** The first groups of an IPv6 address in any spelling. */
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
