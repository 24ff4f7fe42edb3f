import { ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { alsoHere } from './same-person.ts';
import { readAlsoHere } from './also-here.server.ts';
import { callDifferent } from './different-people.server.ts';

const others = ok(alsoHere, 'Who else is perhaps the same person as this one');

/** Whether somebody is here twice, which the server finds and staff decide. */
export const duplicateRoutes = staffRoutes('Cases')
  .with(({ db, staff, now }) => ({
    /** The answer after two were called different people, or no longer. */
    afterCalling: async ({ id, other }: { id: string; other: string }, isDifferent: boolean) => {
      const change = { id, actor: staff.id, now };
      if (!(await callDifferent(db, change, other, isDifferent))) throw new ApiError('not_found');
      return readAlsoHere(db, id);
    },
  }))
  .route(
    'GET /api/application/:id/also-here',
    {
      summary: 'Applications of perhaps the same person, the surest first, and how many more',
      answer: others,
    },
    ({ db, params }) => readAlsoHere(db, params.id),
  )
  .route(
    'PUT /api/application/:id/different/:other',
    {
      summary: 'Say that two applications are of different people, until one of them is corrected',
      answer: others,
      refuses: ['not_found'],
    },
    ({ params, afterCalling }) => afterCalling(params, true),
  )
  .route(
    'DELETE /api/application/:id/different/:other',
    {
      summary: 'Take that back',
      answer: others,
      refuses: ['not_found'],
    },
    ({ params, afterCalling }) => afterCalling(params, false),
  );
