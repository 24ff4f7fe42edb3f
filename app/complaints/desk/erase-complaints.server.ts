import type { Database } from '#app/database/database.server.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { recordComplaintEvent } from '../complaint-event.server.ts';

/** How long a complaint is kept after it was closed. */
const keptMonths = 24;

/** Small, because everybody who writes waits for it on SQLite. */
const batch = 50;

/** Deletes for good, some at a time, complaints 24 months after they were closed. Returns how many. */
export function eraseClosedComplaints(db: Database, now: Date): Promise<number> {
  return erase(db, now, ['closedAt', monthsBefore(now, keptMonths).toISOString()]);
}

/** Deletes for good complaints that have been in the trash for 30 days, some at a time. Returns how many. */
export function eraseTrashedComplaints(db: Database, now: Date): Promise<number> {
  return erase(db, now, ['deletedAt', trashedSince(now)]);
}

/** With all that was done about them; what was confirmed to be false by one stays so, without it. */
function erase(
  db: Database,
  now: Date,
  [time, before]: ['closedAt' | 'deletedAt', string],
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('complaint')
      .select('_id')
      .where(time, '<', before)
      .orderBy(time)
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
      // Again: on PostgreSQL somebody may have taken one up or back meanwhile.
      .where(time, '<', before)
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
