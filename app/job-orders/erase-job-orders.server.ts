import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';

/**
 * Erases for good, some at a time, the job orders that have been in the trash for 30 days. Of one that was published an empty
 * row stays, which holds its slug: an address that stands on paper must never lead to another job. Returns how many.
 */
export function eraseTrashedJobOrders(db: Database, now: Date): Promise<number> {
  const before = trashedSince(now);
  return db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('jobOrder')
      .select('_id')
      .where('deletedAt', '<', before)
      .where('fields', '<>', '')
      .limit(50)
      .execute();
    if (over.length === 0) return 0;
    const erased = await transaction
      .updateTable('jobOrder')
      .set({ fields: '', title: '', searchWords: '', country: null })
      .where(
        '_id',
        'in',
        over.map(({ _id }) => _id),
      )
      // On PostgreSQL somebody may have taken one back meanwhile.
      .where('deletedAt', '<', before)
      .returning('_id')
      .execute();
    await transaction
      .deleteFrom('jobOrder')
      .where('fields', '=', '')
      .where('slug', 'is', null)
      .execute();
    for (const { _id: subject } of erased) {
      await recordEvent(transaction, { actor: null, action: 'job-order.erased', subject }, now);
    }
    return erased.length;
  });
}
