import type { Database } from '#app/database/database.server.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { eraseOver } from '#app/work/work-erasure.server.ts';
import { complaintAction } from '../complaint-event.server.ts';

/** How long a complaint is kept after it was closed. */
const keptMonths = 24;

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
  return eraseOver(db, now, {
    find: (rows) =>
      rows.selectFrom('complaint').select('_id').where(time, '<', before).orderBy(time),
    remove: (rows) =>
      rows.deleteFrom('complaint').where(time, '<', before).returning(['_id', 'kind']),
    actionOf: ({ kind }) => complaintAction(kind, 'erased'),
    async also(transaction, _, ids) {
      await transaction.deleteFrom('complaintEntry').where('complaint', 'in', ids).execute();
      await transaction
        .updateTable('falseIdentity')
        .set({ complaint: null })
        .where('complaint', 'in', ids)
        .execute();
    },
  });
}
