import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Period, monthsOf } from '#app/i18n/period.ts';

/** How many applications came with a consent of the words of a day (`yyyy-mm-dd`), null where none was ticked. */
export type CountedConsents = { wordsOf: string | null; count: number };

/** Counts those of a year, the newest words first. */
export async function countConsents(db: Database, year: Period): Promise<CountedConsents[]> {
  const counts = new Map<string, number>();
  for (const { from, to } of monthsOf(year)) {
    const rows = await db
      .selectFrom('application')
      .select(['consentVersion', ({ fn }) => fn.countAll<number>().as('count')])
      .where('deletedAt', 'is', null)
      .where('createdAt', '>=', startOfDayInDhaka(from))
      .where('createdAt', '<', startOfDayInDhaka(to))
      .groupBy('consentVersion')
      .execute();
    for (const { consentVersion, count } of rows) {
      // What follows the day are the months that the words name, and the agency's name in them.
      const words = consentVersion.slice(0, 10);
      counts.set(words, (counts.get(words) ?? 0) + Number(count));
    }
    // SQLite holds the whole process up as long as a query takes.
    await yieldToOthers();
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([words, count]) => ({ wordsOf: words || null, count }));
}
