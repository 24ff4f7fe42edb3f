import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** So many passport numbers one person may look at in a day of Dhaka. */
export const maxRevealsPerDay = 60;

/** The beginning of the actions in the event log; the reason follows. */
const shown = 'application.passport-shown.';
/** Once a day and person: tells the owner. Its subject is the person's account. */
const overLimit = 'application.passport-limit';

/** A passport number that somebody looks at: which one, and why. */
export type Reveal = { id: string; actor: string; reason: string; now: Date };

/**
 * Writes into the log that a passport number is shown, before it is, in the transaction of what belongs to it. False
 * from the 61st of a day on, which is noted for the owner, and nothing may be shown.
 */
export async function countReveal(
  transaction: Database,
  { id, actor, reason, now }: Reveal,
): Promise<boolean> {
  // An update that changes nothing: of two calls of the same person at once one waits for the other.
  await transaction
    .updateTable('staff')
    .set({ name: sql`"name"` })
    .where('id', '=', actor)
    .execute();
  const { today, limited } = await eventsOfToday(transaction, actor, now);
  if (today >= maxRevealsPerDay) {
    if (limited === 0) {
      await recordEvent(transaction, { actor, action: overLimit, subject: actor }, now);
    }
    return false;
  }
  await recordEvent(transaction, { actor, action: shown + reason, subject: id }, now);
  return true;
}

async function eventsOfToday(db: Database, actor: string, now: Date) {
  const { today, limited } = await db
    .selectFrom('event')
    .select(({ fn, eb }) => [
      fn
        .sum<number | null>(eb.case().when('action', 'like', `${shown}%`).then(1).else(0).end())
        .as('today'),
      fn
        .sum<number | null>(eb.case().when('action', '=', overLimit).then(1).else(0).end())
        .as('limited'),
    ])
    .where('at', '>=', startOfDayInDhaka(todayInDhaka(now)))
    .where('actor', '=', actor)
    .executeTakeFirstOrThrow();
  return { today: Number(today ?? 0), limited: Number(limited ?? 0) };
}

/** Seconds until the next day in Dhaka, when the count begins anew. */
export function secondsToNextDay(now: Date): number {
  return Math.ceil((Date.parse(startOfDayInDhaka(todayInDhaka(now), 1)) - now.getTime()) / 1000);
}

/** Who wanted to see more passport numbers today than anybody may, and since when: for the owner. */
export async function readRevealsOverLimit(
  db: Database,
  now: Date,
): Promise<{ staffId: string; name: string; at: string }[]> {
  return db
    .selectFrom('event')
    .innerJoin('staff', 'staff.id', 'event.actor')
    .select(['staff.id as staffId', 'event.at'])
    .select(sql<string>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('name'))
    .where('action', '=', overLimit)
    .where('at', '>=', startOfDayInDhaka(todayInDhaka(now)))
    .orderBy('at')
    .execute();
}
