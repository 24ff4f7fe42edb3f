import type { Database } from '#app/database/database.server.ts';
import { monthByMonth } from '#app/database/month-by-month.server.ts';
import { startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Period } from '#app/i18n/period.ts';

/** How many applications came with a consent of the words of a day (`yyyy-mm-dd`), null where none was ticked. */
export type CountedConsents = { wordsOf: string | null; count: number };

/** Counts those of a period, the newest words first. */
export async function countConsents(db: Database, period: Period): Promise<CountedConsents[]> {
  const rows = await monthByMonth(period, ({ from, to }) =>
    db
      .selectFrom('application')
      .select(['consentVersion', ({ fn }) => fn.countAll<number>().as('count')])
      .where('deletedAt', 'is', null)
      .where('createdAt', '>=', startOfDayInDhaka(from))
      .where('createdAt', '<', startOfDayInDhaka(to))
      .groupBy('consentVersion')
      .execute(),
  );
  const counts = new Map<string, number>();
  for (const { consentVersion, count } of rows) {
    // What follows the day are the months that the words name, and the agency's name in them.
    const words = consentVersion.slice(0, 10);
    counts.set(words, (counts.get(words) ?? 0) + Number(count));
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([words, count]) => ({ wordsOf: words || null, count }));
}
