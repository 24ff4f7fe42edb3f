import type { ComplaintKind } from '#app/database/tables/complaint-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Doer, ownersPrefix, recordEvent } from '#app/database/event-log.server.ts';

/** What happens to a complaint; the words are in `complaint-actions.text.ts`. */
export type ComplaintHappening =
  | 'received'
  | 'answered'
  | 'moved'
  | 'closed'
  | 'noted'
  | 'deleted'
  | 'restored'
  | 'erased';

/** Notes in the log what happened to a complaint, in its transaction; about staff, for owners alone. */
export function recordComplaintEvent(
  transaction: Database,
  { _id, kind }: { _id: string; kind: ComplaintKind },
  { what, ...doer }: Doer & { what: ComplaintHappening },
  now: Date,
): Promise<void> {
  return recordEvent(
    transaction,
    { ...doer, action: complaintAction(kind, what), subject: _id },
    now,
  );
}

/** What the log calls it. */
export function complaintAction(kind: ComplaintKind, what: ComplaintHappening): string {
  return complaintEvents(kind) + what;
}

/** How the names of the events begin. */
export function complaintEvents(kind: ComplaintKind): string {
  return kind === 'staff' ? `${ownersPrefix}complaint-` : 'complaint.';
}
