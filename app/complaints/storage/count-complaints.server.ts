import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';

/** The complaints of the last twelve months: how many came, were first answered by their day, and are not closed. */
export type Totals = { received: number; inTime: number; open: number };

/**
 * Counts them, from the same day a year ago in Dhaka on, without what is in the trash. Without those about staff: less what a
 * clerk may see, the number told that there is one (decision 78).
 */
export async function countComplaints(db: Database, now: Date): Promise<Totals> {
  const day = todayInDhaka(monthsBefore(now, 12));
  const counted = await db
    .selectFrom('complaint')
    .select(({ fn }) => fn.countAll().as('received'))
    .select(({ fn, ref }) =>
      fn.countAll().filterWhere('answeredOn', '<=', ref('answerBy')).as('inTime'),
    )
    .select(({ fn }) => fn.countAll().filterWhere('state', '!=', 'closed').as('open'))
    .where('deletedAt', 'is', null)
    .where('createdAt', '>=', startOfDayInDhaka(day))
    .where('kind', '!=', 'staff')
    .executeTakeFirstOrThrow();
  const { received, inTime, open } = counted;
  return { received: Number(received), inTime: Number(inTime), open: Number(open) };
}
