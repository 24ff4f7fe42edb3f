import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/platform/calendar-day.ts';
import { normalised, normalisedVersion } from './normalised-application.ts';

const batch = 500;

/**
 * Makes the search columns anew of every row that an older edition of the rules has filled, or none
 * yet, the trash included. To be called at the start; several processes may do it at once. Returns
 * how many rows that were.
 */
export async function refreshNormalised(db: Database): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const rows = await db
      .selectFrom('application')
      .select(['_id', 'name', 'phone', 'email', 'experience', 'present', 'interested', 'createdAt'])
      .where('normalisedVersion', '<', normalisedVersion)
      .limit(batch)
      .execute();
    if (rows.length === 0) return refreshed;
    await db.transaction().execute(async (transaction) => {
      for (const { _id, createdAt, ...typed } of rows) {
        await transaction
          .updateTable('application')
          .set(normalised(typed, todayInDhaka(new Date(createdAt))))
          .where('_id', '=', _id)
          .execute();
      }
    });
    refreshed += rows.length;
  }
}
