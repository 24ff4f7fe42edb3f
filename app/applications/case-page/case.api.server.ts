import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { application } from '../application.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { assigneeBody, lookupBody, nextStepBody, stageMoveBody } from '../case/case-bodies.ts';
import { assignCase, closeLookup, listAssignees, setNextStep } from './case-changes.server.ts';
import { caseView, changedParts } from './case-view.ts';
import { moveStage } from '../moves/move-stage.server.ts';
import { readCase, readLastChange } from './read-case.server.ts';
import { takeBackMove } from '../moves/take-back-move.server.ts';

const asItIsNow = ok(application, 'The application as it is now');

/** What staff read of a case, and how it goes on. */
export const caseRoutes = staffRoutes('Cases')
  .with(({ services, db, staff, now }) => {
    const cipher = loggingCipher(services);
    return {
      cipher,
      documents: services.content.current().documents,
      changeOf: (id: string) => ({ id, actor: staff.id, now }),
      /** The answer after a change, or the reason why there was none. */
      cardAfter: async (id: string, status: string) => {
        const card = await readCard(db, cipher, id);
        if (!card) throw new ApiError('not_found');
        if (status === 'changed_meanwhile') throw new ApiError(status);
        return card;
      },
    };
  })
  .route(
    'GET /api/application/assignees',
    {
      summary: 'The accounts that can be responsible for a case',
      answer: ok(v.array(v.object({ id: v.string(), name: v.string() })), 'Accounts, by name'),
    },
    ({ db }) => listAssignees(db),
  )
  .route(
    'GET /api/application/:id/case',
    {
      summary: 'All that the page of a case shows, its passport number masked',
      answer: ok(caseView, 'The case'),
      refuses: ['not_found'],
    },
    async ({ db, cipher, documents, params, refuse }) => {
      const found = await readCase(db, { cipher, documents }, params.id);
      if (!found) throw refuse('not_found');
      return found;
    },
  )
  .route(
    'GET /api/application/:id/change',
    {
      summary: 'Who has changed a case last, and when',
      query: v.object({
        of: v.pipe(
          v.optional(v.picklist(changedParts, 'invalid')),
          v.description('What of it; else whatever it was'),
        ),
      }),
      answer: ok(
        v.object({ at: v.string(), byName: v.nullable(v.string()) }),
        'The last change; without a name where the account is gone',
      ),
      refuses: ['not_found'],
    },
    async ({ db, params, query, refuse }) => {
      const change = await readLastChange(db, params.id, query.of);
      if (!change) throw refuse('not_found');
      return change;
    },
  )
  .route(
    'PUT /api/application/:id/stage',
    {
      summary: 'Move a case to a stage; the stage that it has already records nothing',
      body: json((now) => stageMoveBody(todayInDhaka(now))),
      answer: asItIsNow,
      refuses: ['not_found', 'changed_meanwhile', 'invalid_input'],
    },
    async ({ db, params, body, changeOf, cardAfter, refuse }) => {
      const moved = await moveStage(db, changeOf(params.id), body);
      if (moved.status === 'invalid') throw refuse('invalid_input', moved);
      return cardAfter(params.id, moved.status);
    },
  )
  .route(
    'DELETE /api/application/:id/stage',
    {
      summary: 'Take back the last move of a case, which one has made oneself within 15 minutes',
      answer: asItIsNow,
      refuses: ['not_found', 'too_late_to_undo'],
    },
    async ({ db, params, changeOf, cardAfter, refuse }) => {
      const count = await takeBackMove(db, changeOf(params.id));
      const card = await cardAfter(params.id, 'changed');
      if (count === 0) throw refuse('too_late_to_undo');
      return card;
    },
  )
  .route(
    'PUT /api/application/:id/assignee',
    {
      summary: 'Give a case to an enabled account, or to nobody',
      body: json(assigneeBody),
      answer: asItIsNow,
      refuses: ['not_found', 'changed_meanwhile', 'invalid_input'],
    },
    async ({ db, params, body, changeOf, cardAfter, refuse }) => {
      const { status } = await assignCase(db, changeOf(params.id), body);
      if (status === 'unknown_assignee') {
        throw refuse('invalid_input', { errors: [fieldError('assignee', 'invalid')] });
      }
      return cardAfter(params.id, status);
    },
  )
  .route(
    'PUT /api/application/:id/next-step',
    {
      summary: 'Say what is to be done next on a case and by which day; without a step, it is done',
      body: json((now) => nextStepBody(todayInDhaka(now))),
      answer: asItIsNow,
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, params, body, changeOf, cardAfter }) => {
      const { status } = await setNextStep(db, changeOf(params.id), body);
      return cardAfter(params.id, status);
    },
  )
  .route(
    'PUT /api/application/:id/lookup',
    {
      summary: 'Close the look-up of a case at /status, or open it again',
      body: json(lookupBody),
      answer: asItIsNow,
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, params, body, changeOf, cardAfter }) => {
      const { status } = await closeLookup(db, changeOf(params.id), body);
      return cardAfter(params.id, status);
    },
  );
