import * as v from 'valibot';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { listOf, ok } from '#app/http/answers.server.ts';
import { ownerRoutes } from '#app/http/routes.server.ts';
import { listComplaintTrash, removeComplaint, restoreComplaint } from './complaint-trash.server.ts';
import { trashedComplaint } from './staff-complaint.ts';

/** Spam among the complaints, for owners. */
export const complaintTrashRoutes = ownerRoutes('Complaints')
  .with(({ staff, now }) => ({ changeOf: (id: string) => ({ id, actor: staff.id, now }) }))
  .route(
    'GET /api/complaint/trash',
    {
      summary: 'The complaints that were deleted in the last 30 days, the latest first',
      query: pageQuery,
      answer: listOf(trashedComplaint, 'Complaints'),
    },
    ({ db, query, now }) => listComplaintTrash(db, query, now),
  )
  .route(
    'POST /api/complaint/:id/restore',
    {
      summary: 'Take a deleted complaint back from the trash',
      answer: ok(v.object({ restoredCount: v.number() }), 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      restoredCount: await restoreComplaint(db, changeOf(params.id)),
    }),
  )
  .route(
    'DELETE /api/complaint/:id',
    {
      summary: 'Delete a complaint',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were deleted'),
    },
    async ({ db, params, changeOf }) => ({
      deletedCount: await removeComplaint(db, changeOf(params.id)),
    }),
  );
