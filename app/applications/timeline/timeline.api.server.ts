import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { ok, created } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { readTimeline } from './timeline.server.ts';
import { timelinePage } from './timeline-entry.ts';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { addNote, editNote, withdrawNote } from './change-notes.server.ts';
import { noteBody } from './case-note.ts';

/** What has happened on a case, for staff. */
export const timelineRoutes = staffRoutes('Cases').route(
  'GET /api/application/:id/timeline',
  {
    summary: 'What has happened on a case, the newest first, thirty entries at a time',
    query: v.object({
      before: v.pipe(
        v.optional(v.pipe(v.string(), v.maxLength(100, 'too_long'), storable)),
        v.description('The `next` of the part above'),
      ),
    }),
    answer: ok(timelinePage, 'A part of the timeline'),
  },
  ({ db, staff, params, query }) =>
    readTimeline(db, params.id, { before: query.before ?? null, reader: staff.id }),
);

const done = v.object({ _id: v.string() });

/** What staff write on a case. */
export const noteRoutes = staffRoutes('Cases')
  .with(({ staff, now }) => ({
    changeOf: (noteId: string) => ({ noteId, actor: staff.id, now }),
  }))
  .route(
    'POST /api/application/:id/note',
    {
      summary: 'Add a note to a case',
      headers: idempotencyKey('Repeating a call with the same key adds nothing twice'),
      body: json(noteBody),
      answer: created(done, 'Added, now or by an earlier call with the same key'),
      refuses: ['not_found', 'key_reused'],
    },
    async ({ db, staff, now, params, headers, body, refuse }) => {
      const by = { id: params.id, actor: staff.id, now };
      const key = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const added = await addNote(db, by, { text: body.text, key });
      if (added.status !== 'added') throw refuse(added.status);
      return { _id: added._id };
    },
  )
  .route(
    'PATCH /api/application/note/:id',
    {
      summary: "Change the text of one's own note, within 15 minutes",
      body: json(noteBody),
      answer: ok(done, 'The note'),
      refuses: ['not_found', 'note_is_fixed'],
    },
    async ({ db, params, body, changeOf, refuse }) => {
      const { status } = await editNote(db, changeOf(params.id), body.text);
      if (status !== 'changed') throw refuse(status === 'fixed' ? 'note_is_fixed' : status);
      return { _id: params.id };
    },
  )
  .route(
    'DELETE /api/application/note/:id',
    {
      summary:
        "Take one's own note away within 15 minutes; afterwards, and of others, withdraw it by name",
      answer: ok(done, 'The note'),
      refuses: ['not_found'],
    },
    async ({ db, params, changeOf, refuse }) => {
      const { status } = await withdrawNote(db, changeOf(params.id));
      if (status === 'not_found') throw refuse(status);
      return { _id: params.id };
    },
  );
