import * as v from 'valibot';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { listOf, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { reading, viewCounts } from '#app/work/work-routes.server.ts';
import { changeComplaint } from './change-complaint.server.ts';
import { countComplaints, findComplaints, readComplaint } from './find-complaints.server.ts';
import {
  complaintChange,
  complaintSearch,
  complaintViews,
  openComplaint,
  staffComplaint,
} from './staff-complaint.ts';

/** What staff read and do about complaints. Those about staff are there for owners alone. */
export const complaintDeskRoutes = staffRoutes('Complaints')
  .with(({ staff: { role }, now }) => ({ looking: { role, now } }))
  .route(
    'GET /api/complaint',
    {
      summary:
        'The complaints of a view; what is open or late in the order in which it is due, others the newest first',
      query: v.object({ view: complaintSearch.entries.view, ...pageQuery.entries }),
      answer: listOf(staffComplaint, 'Complaints'),
    },
    ({ db, query, looking }) => findComplaints(db, { view: query.view, q: '' }, looking, query),
  )
  .route(
    'GET /api/complaint/counts',
    ...viewCounts(
      'How many complaints each view has, up to a thousand',
      [complaintViews, 'A number for each, and whether there are more'],
      ({ db, staff: { role }, now }) => countComplaints(db, { role, now }),
    ),
  )
  .route(
    'POST /api/complaint/search',
    {
      summary: 'The complaints of a view that hold what was typed',
      query: pageQuery,
      body: json(complaintSearch),
      answer: listOf(staffComplaint, 'Complaints'),
    },
    ({ db, query, body, looking }) => findComplaints(db, body, looking, query),
  )
  .route(
    'GET /api/complaint/:id',
    ...reading(
      'One complaint with its answers, notes and states, the newest first',
      [openComplaint, 'The complaint'],
      ({ db, params, staff: { role }, now }) => readComplaint(db, params.id, { role, now }),
    ),
  )
  .route(
    'PUT /api/complaint/:id',
    {
      summary:
        'Answer a complaint, move it, close it or add a note, if it is still of the version that one saw',
      headers: idempotencyKey('Repeating a call with the same key changes nothing twice'),
      body: json(complaintChange),
      answer: ok(openComplaint, 'The complaint as it is now'),
      refuses: ['not_found', 'changed_meanwhile', 'key_reused', 'invalid_input'],
    },
    async ({ db, params: { id }, headers, body, staff, looking, refuse }) => {
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const result = await changeComplaint(db, { id, key, actor: staff.id, ...looking }, body);
      if (result.status === 'wrong') {
        throw refuse('invalid_input', { errors: [fieldError(result.field, result.code)] });
      }
      if (result.status !== 'changed') throw refuse(result.status);
      const now = await readComplaint(db, id, looking);
      if (!now) throw refuse('not_found');
      return now;
    },
  );
