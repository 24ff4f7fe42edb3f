import { ownerRoutes } from '#app/http/routes.server.ts';
import { removing, restoring, trash } from '#app/work/work-routes.server.ts';
import { listComplaintTrash, removeComplaint, restoreComplaint } from './complaint-trash.server.ts';
import { trashedComplaint } from './staff-complaint.ts';

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
