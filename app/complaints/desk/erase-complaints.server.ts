import type { Database } from '#app/database/database.server.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import { recordComplaintEvent } from '../complaint-event.server.ts';

/** How long a complaint is kept after it was closed. */
const keptMonths = 24;

/** Small, because everybody who writes waits for it on SQLite. */
const batch = 50;

/**
 * Deletes for good, some at a time, complaints with all that was done about them, 24 months after they were closed.
 * What was confirmed to be false by one stays so, without it. Returns how many.
 */
export function eraseClosedComplaints(db: Database, now: Date): Promise<number> {
  const before = monthsBefore(now, keptMonths).toISOString();
  return db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('complaint')
      .select('_id')
      .where('closedAt', '<', before)
      .orderBy('closedAt')
      .limit(batch)
      .execute();
    if (over.length === 0) return 0;
    const erased = await transaction
      .deleteFrom('complaint')
      .where(
        '_id',
        'in',
        over.map(({ _id }) => _id),
      )
      // Again: on PostgreSQL somebody may have taken one up again meanwhile.
      .where('closedAt', '<', before)
      .returning(['_id', 'kind'])
      .execute();
    for (const complaint of erased) {
      const { _id } = complaint;
      await transaction.deleteFrom('complaintEntry').where('complaint', '=', _id).execute();
      await transaction
        .updateTable('falseIdentity')
        .set({ complaint: null })
        .where('complaint', '=', _id)
        .execute();
      await recordComplaintEvent(transaction, complaint, { actor: null, what: 'erased' }, now);
    }
    return erased.length;
  });
}
