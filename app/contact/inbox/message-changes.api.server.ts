import * as v from 'valibot';
import { callNote } from '#app/calls/call-outcome.ts';
import { idempotencyKey } from '#app/database/submission-key.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { backToWaiting, message } from './message.ts';
import {
  markAnswered,
  messageCalls,
  messages,
  returnToWaiting,
  undoAnswered,
} from './message-changes.server.ts';
import { readMessage } from './read-messages.server.ts';

const modified = v.object({ modifiedCount: v.number() });

/** What staff change about a contact message. */
export const messageChangeRoutes = staffRoutes('Contact')
  .with(({ staff, now }) => ({ changeOf: (id: string) => ({ id, actor: staff.id, now }) }))
  .route(
    'PATCH /api/contact/answered/:id',
    {
      summary: 'Mark a message as answered',
      answer: ok(modified, 'How many were marked'),
    },
    async ({ db, params, changeOf }) => ({
      modifiedCount: await markAnswered(db, changeOf(params.id)),
    }),
  )
  .route(
    'DELETE /api/contact/answered/:id',
    {
      summary: 'Take back a mark that one has just set',
      answer: ok(modified, 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      modifiedCount: await undoAnswered(db, changeOf(params.id)),
    }),
  )
  .route(
    'POST /api/contact/:id/waiting',
    {
      summary:
        'Put an answered message back among those that wait, if the record is still of the version that one saw; the reason is kept in its call log',
      body: json(backToWaiting),
      answer: ok(message, 'The message as it is now'),
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, params, body, changeOf, refuse }) => {
      const count = await returnToWaiting(db, changeOf(params.id), body);
      const now = await readMessage(db, params.id);
      if (!now) throw refuse('not_found');
      if (count === 0) throw refuse('changed_meanwhile');
      return now;
    },
  )
  .route(
    'PUT /api/contact/:id/call',
    {
      summary: 'Write down how a call went, if the record is still of the version that one saw',
      headers: idempotencyKey('Repeating a call with the same key notes nothing twice'),
      body: json((now) => callNote(todayInDhaka(now))),
      answer: ok(message, 'The message as it is now'),
      refuses: ['not_found', 'changed_meanwhile', 'key_reused'],
    },
    async ({ db, params, headers, body, changeOf, refuse }) => {
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const { status } = await messageCalls.note(db, { ...changeOf(params.id), key }, body);
      const now = await readMessage(db, params.id);
      if (!now) throw refuse('not_found');
      if (status !== 'noted') throw refuse(status);
      return now;
    },
  )
  .route(
    'DELETE /api/contact/:id/call',
    {
      summary: 'Take back a call that one has just noted',
      answer: ok(modified, 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      modifiedCount: await messageCalls.undo(db, changeOf(params.id)),
    }),
  )
  .route(
    'POST /api/contact/:id/restore',
    {
      summary: 'Take a deleted message back from the trash',
      answer: ok(v.object({ restoredCount: v.number() }), 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      restoredCount: await messages.restore(db, changeOf(params.id)),
    }),
  )
  .route(
    'DELETE /api/contact/:id',
    {
      summary: 'Delete a message',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were deleted'),
    },
    async ({ db, params, changeOf }) => ({
      deletedCount: await messages.remove(db, changeOf(params.id)),
    }),
  );
