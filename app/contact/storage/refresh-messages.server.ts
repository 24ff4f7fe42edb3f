import type { Database } from '#app/database/database.server.ts';
import { derivedColumns, normalisedVersion } from './search-columns.ts';

const batch = 500;

/** Makes the search columns anew of every message that an older edition of the rules has filled. To be called at the start. */
export async function refreshMessages(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('contactMessage')
      .select(['_id', 'name', 'number'])
      .where('normalisedVersion', '<', normalisedVersion)
      .limit(batch)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const { _id, ...typed } of rows) {
        await transaction
          .updateTable('contactMessage')
          .set(derivedColumns(typed))
          .where('_id', '=', _id)
          .execute();
      }
    });
  }
}
