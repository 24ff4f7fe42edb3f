import { ownerRoutes } from '#app/http/routes.server.ts';
import { removing, restoring, trash } from '#app/work/work-routes.server.ts';
import { type TrashedComplaint, trashedComplaint } from './staff-complaint.ts';
import { announcing, changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Page, PageRequest } from '#app/database/keyset-page.server.ts';
import { latestDeleted } from '#app/database/trash.server.ts';
import { type Change, workRecord } from '#app/work/work-record.server.ts';
import { complaintAction, complaintEvents } from '../complaint-event.server.ts';

/** Puts a complaint into the trash, as spam. Returns how many that were: 0 when it was there already. */
async function removeComplaint(db: Database, by: Change): Promise<number> {
  return (await recordOf(db, by)).remove(db, by);
}

/** Brings a complaint back from the trash. Returns how many that were. */
async function restoreComplaint(db: Database, by: Change): Promise<number> {
  return (await recordOf(db, by)).restore(db, by);
}

/** The totals that everybody reads are without one that was deleted, or with it again. */
async function recordOf(db: Database, { id }: Change) {
  const found = await db
    .selectFrom('complaint')
    .select('kind')
    .where('_id', '=', id)
    .executeTakeFirst();
  return workRecord({
    events: complaintEvents(found?.kind ?? 'other'),
    update: (db) => db.updateTable('complaint'),
    transact: (db, work) => changeContent(db, announcing(work)),
  });
}

/** One page of what was deleted in the last 30 days, the latest first; for owners, with those about staff. */
function listComplaintTrash(
  db: Database,
  request: PageRequest,
  now: Date,
): Promise<Page<TrashedComplaint>> {
  const actions = (['other', 'staff'] as const).map((kind) => complaintAction(kind, 'deleted'));
  const complaints = db
    .selectFrom('complaint')
    .select(['_id', 'reference', 'kind', 'text', 'deletedAt']);
  return latestDeleted(db, complaints, { now, actions }, request, (row) => row);
}

/** Spam among the complaints, for owners. */
export const complaintTrashRoutes = ownerRoutes('Complaints')
  .route(
    'GET /api/complaint/trash',
    ...trash(
      'The complaints that were deleted in the last 30 days, the latest first',
      [trashedComplaint, 'Complaints'],
      ({ db, query, now }) => listComplaintTrash(db, query, now),
    ),
  )
  .route(
    'POST /api/complaint/:id/restore',
    ...restoring('Take a deleted complaint back from the trash', restoreComplaint),
  )
  .route('DELETE /api/complaint/:id', ...removing('Delete a complaint', removeComplaint));
