import * as v from 'valibot';
import { application } from '../application.ts';
import { markContacted, returnToWaiting } from '../case/move-stage.server.ts';
import { undoContacted } from '../case/take-back-move.server.ts';
import { applicationCalls, restoreApplication } from '../storage/application-changes.server.ts';
import { applications } from '../storage/change-application.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { backToWaiting } from '../back-to-waiting.ts';
import { callNote } from '#app/calls/call-outcome.ts';
import { loggingCipher } from '../storage/logging-cipher.server.ts';
import { idempotencyKey } from '#app/database/submission-key.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';

const modified = v.object({ modifiedCount: v.number() });

/** What staff change about an application. */
export const applicationChangeRoutes = staffRoutes('Applications')
  .with(({ staff, now }) => ({ changeOf: (id: string) => ({ id, actor: staff.id, now }) }))
  .route(
    'PATCH /api/application/contacted/:id',
    {
      summary: 'Mark an application as contacted',
      answer: ok(modified, 'How many were marked'),
    },
    async ({ db, params, changeOf }) => ({
      modifiedCount: await markContacted(db, changeOf(params.id)),
    }),
  )
  .route(
    'DELETE /api/application/contacted/:id',
    {
      summary: 'Take back a mark that one has just set',
      answer: ok(modified, 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      modifiedCount: await undoContacted(db, changeOf(params.id)),
    }),
  )
  .route(
    'PUT /api/application/:id/call',
    {
      summary: 'Write down how a call went, if the record is still of the version that one saw',
      headers: idempotencyKey('Repeating a call with the same key notes nothing twice'),
      body: json((now) => callNote(todayInDhaka(now))),
      answer: ok(application, 'The application as it is now'),
      refuses: ['not_found', 'changed_meanwhile', 'key_reused'],
    },
    async ({ services, db, params, headers, body, changeOf, refuse }) => {
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const { status } = await applicationCalls.note(db, { ...changeOf(params.id), key }, body);
      const card = await readCard(db, loggingCipher(services.secrets, services.log), params.id);
      if (!card) throw refuse('not_found');
      if (status !== 'noted') throw refuse(status);
      return card;
    },
  )
  .route(
    'DELETE /api/application/:id/call',
    {
      summary: 'Take back a call that one has just noted',
      answer: ok(modified, 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      modifiedCount: await applicationCalls.undo(db, changeOf(params.id)),
    }),
  )
  .route(
    'POST /api/application/:id/waiting',
    {
      summary:
        'Put a contacted application back among those that wait for a call; the reason is kept in its call log',
      body: json(backToWaiting),
      answer: ok(application, 'The application as it is now'),
      refuses: ['not_found', 'not_contacted', 'changed_meanwhile'],
    },
    async ({ services, db, params, body, changeOf, refuse }) => {
      const count = await returnToWaiting(db, changeOf(params.id), body);
      const card = await readCard(db, loggingCipher(services.secrets, services.log), params.id);
      if (!card) throw refuse('not_found');
      if (count === 0) throw refuse(card.contacted ? 'changed_meanwhile' : 'not_contacted');
      return card;
    },
  )
  .route(
    'POST /api/application/:id/restore',
    {
      summary: 'Take a deleted application back from the trash',
      answer: ok(v.object({ restoredCount: v.number() }), 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      restoredCount: await restoreApplication(db, changeOf(params.id)),
    }),
  )
  .route(
    'DELETE /api/application/:id',
    {
      summary: 'Delete an application',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were deleted'),
    },
    async ({ db, params, changeOf }) => ({
      deletedCount: await applications.remove(db, changeOf(params.id)),
    }),
  );
