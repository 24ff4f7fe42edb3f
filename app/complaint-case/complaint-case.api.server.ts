import * as v from 'valibot';
import { readComplaint } from '#app/complaints/desk/find-complaints.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { complaintCase } from './complaint-case.ts';
import { findCase } from './find-case.server.ts';

/** What a complaint has to do with a case. */
export const complaintCaseRoutes = staffRoutes('Complaints').route(
  'GET /api/complaint/:id/case',
  {
    summary: 'The case whose receipt number, or that of whose payment, a complaint names',
    answer: ok(v.object({ found: v.nullable(complaintCase) }), 'The case, if there is one'),
    refuses: ['not_found'],
  },
  async ({ db, params, staff: { role }, now, refuse }) => {
    const complaint = await readComplaint(db, params.id, { role, now });
    if (!complaint) throw refuse('not_found');
    return { found: await findCase(db, complaint.receiptNo) };
  },
);
