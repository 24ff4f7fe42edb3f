import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { marking } from '#app/work/work-routes.server.ts';
import { informingBody, newsList } from './informing.ts';
import { noteInformed, readNews, undoInformed } from './informing.server.ts';

/** Telling applicants how their cases stand. Stated before the calls whose `:id` fits every word. */
export const informingRoutes = staffRoutes('Cases')
  .route(
    'GET /api/application/to-tell',
    {
      summary:
        'The cases whose public step has moved since their applicants were told, whoever waits the longest first, at most 50',
      answer: ok(newsList, 'How many there are up to a thousand, and the first of them'),
    },
    ({ db, now }) => readNews(db, now),
  )
  .route(
    'PUT /api/application/:id/told',
    {
      summary:
        'Note that an applicant was told, and by which way, never the words; `later` asks again tomorrow',
      body: json(informingBody),
      answer: ok(
        v.object({ modifiedCount: v.number() }),
        'How many were noted: 0 where somebody else has told them already',
      ),
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, params: { id }, body, staff, now, refuse }) => {
      const { status } = await noteInformed(db, { id, actor: staff.id, now }, body);
      if (status === 'not_found' || status === 'changed_meanwhile') throw refuse(status);
      return { modifiedCount: status === 'changed' ? 1 : 0 };
    },
  )
  .route(
    'DELETE /api/application/:id/told',
    ...marking(
      'Take back that one has just told an applicant',
      'How many were taken back',
      undoInformed,
    ),
  );
