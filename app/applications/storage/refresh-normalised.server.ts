import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { indexApplication, newSortKey } from './sort-key.server.ts';
import { derivedColumns, normalisedVersion, readFields } from '../normalised-application.ts';

const batch = 500;

/**
 * Makes the search columns and terms anew of every row that an older edition of the rules has filled, or none
 * yet, the trash included. To be called at the start; several processes may do it at once. Returns
 * how many rows that were.
 */
export async function refreshNormalised(db: Database): Promise<number> {
  await noticeMissingTerms(db);
  let refreshed = 0;
  for (;;) {
    const rows = await db
      .selectFrom('application')
      .select(['_id', ...readFields, 'createdAt', 'position', 'job', 'receiptNumber', 'version'])
      .where('normalisedVersion', '<', normalisedVersion)
      .limit(batch)
      .execute();
    if (rows.length === 0) return refreshed;
    await db.transaction().execute(async (transaction) => {
      for (const row of rows) {
        const { _id, createdAt, position: earlier, job, receiptNumber, version, ...typed } = row;
        const columns = derivedColumns(typed, todayInDhaka(new Date(createdAt)));
        const position = earlier ?? newSortKey(createdAt);
        const { numUpdatedRows } = await transaction
          .updateTable('application')
          .set({ ...columns, position, pairsNoted: 0 })
          .where('_id', '=', _id)
          .where('version', '=', version)
          .executeTakeFirst();
        // Somebody corrects it at this moment: it comes again with the next ones.
        if (numUpdatedRows === 0n) continue;
        const { phoneDigits } = columns;
        const { name } = typed;
        const found = { position, name, phoneDigits, job, receiptNumber };
        await indexApplication(transaction, found);
        refreshed += 1;
      }
    });
  }
}

/** A backup that was restored, or a database that was moved, comes without the search terms. */
async function noticeMissingTerms(db: Database): Promise<void> {
  const term = await db.selectFrom('applicationTerm').select('term').limit(1).executeTakeFirst();
  if (term) return;
  await db.updateTable('application').set({ normalisedVersion: 0 }).execute();
}
