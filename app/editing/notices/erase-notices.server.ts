import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';

/**
 * Erases for good the notices that have been in the trash for 30 days, some at a time. Who published what when stays.
 * Returns how many there were.
 */
export function eraseTrashedNotices(db: Database, now: Date): Promise<number> {
  const before = trashedSince(now);
  return db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('contentDocument')
      .where('_id', 'in', ({ selectFrom }) =>
        selectFrom('contentDocument').select('_id').where('deletedAt', '<', before).limit(50),
      )
      .where('deletedAt', '<', before)
      .returning('_id')
      .execute();
    for (const { _id } of erased) {
      await transaction
        .deleteFrom('contentRevision')
        .where('document', '=', _id)
        .where('number', 'is', null)
        .execute();
      await transaction
        .updateTable('contentRevision')
        .set({ state: 'erased', value: '{}', note: '' })
        .where('document', '=', _id)
        .execute();
      await recordEvent(transaction, { actor: null, action: 'news.erased', subject: _id }, now);
    }
    return erased.length;
  });
}
