import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { preferredLanguage } from '#app/i18n/language-cookie.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { confirmationBody, modified, saveBody, savedLeaves } from '../content-shapes.ts';
import { type People, readPeople } from '../documents/people.server.ts';
import { tellDocument } from '../documents/tell-document.server.ts';
import { askOwner } from './ask-owner.server.ts';
import { confirmLanguage } from './confirm-language.server.ts';
import { discardDraft } from './discard-draft.server.ts';
import type { Collision } from './merge-changes.server.ts';
import { saveDraft } from './save-draft.server.ts';

/** What staff do to drafts, which visitors do not see. */
export const contentDraftRoutes = staffRoutes('Content')
  .with(({ staff, now }) => ({ by: { actor: staff.id, now } }))
  .route(
    'PATCH /api/content/:id',
    {
      summary:
        'Save leaves into the draft. What somebody else has changed since is refused (`changed_meanwhile`, with theirs); every other change is saved nevertheless',
      body: json(saveBody),
      answer: ok(savedLeaves, 'Saved'),
      refuses: [
        'not_found',
        'changed_meanwhile',
        'invalid_input',
        'forbidden_characters',
        'too_large',
      ],
    },
    async ({ c, db, services, params, body, by, refuse }) => {
      const saved = await saveDraft(db, params.id, body, by);
      switch (saved.status) {
        case 'unknown':
          throw refuse('not_found');
        case 'too_large':
          throw refuse('too_large');
        case 'refused': {
          const { path, code } = saved;
          throw refuse(code === 'forbidden_characters' ? code : 'invalid_input', {
            errors: [fieldError(path, code)],
          });
        }
        case 'saved': {
          const { document, collisions } = saved;
          if (collisions.length > 0) {
            const people = await readPeople(
              db,
              collisions.map(({ mark }) => mark.by),
            );
            throw refuse('changed_meanwhile', {
              errors: collisions.map((collision) => theirs(collision, people)),
            });
          }
          const language = preferredLanguage(c.req.header('cookie') ?? null);
          const paths = body.changes.map(({ path }) => path);
          return tellDocument(db, document, { language, now: services.now(), paths });
        }
      }
    },
  )
  .route(
    'POST /api/content/:id/confirmations',
    {
      summary: 'Note that a text is still right, although the other language was changed later',
      body: json(confirmationBody),
      answer: ok(modified, 'How many texts were stale in this language'),
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, params, body, by, refuse }) => {
      const modifiedCount = await confirmLanguage(db, params.id, body, by);
      if (modifiedCount === null) throw refuse('not_found');
      if (modifiedCount === 'changed_meanwhile') throw refuse(modifiedCount);
      return { modifiedCount };
    },
  )
  .route(
    'POST /api/content/:id/request',
    {
      summary: 'Ask the owners to publish what only they may; a repeat changes nothing',
      answer: ok(modified, 'How many documents they were asked for'),
      refuses: ['not_found'],
    },
    async ({ db, params, by, refuse }) => {
      const modifiedCount = await askOwner(db, params.id, by);
      if (modifiedCount === null) throw refuse('not_found');
      return { modifiedCount };
    },
  )
  .route(
    'DELETE /api/content/:id/draft',
    {
      summary: 'Discard a draft; it is kept for 30 days as a revision',
      answer: ok(
        v.object({ deletedCount: v.number(), revision: v.nullable(v.string()) }),
        'How many drafts were discarded, and the revision that keeps it',
      ),
      refuses: ['not_found'],
    },
    async ({ db, params, by, refuse }) => {
      const revision = await discardDraft(db, params.id, by);
      if (revision === undefined) throw refuse('not_found');
      return { deletedCount: revision === null ? 0 : 1, revision };
    },
  );

/** What somebody else has written in the place of a change: with it the page shows both. */
function theirs({ path, isRemoved, value, mark }: Collision, people: People): FieldError {
  const code = isRemoved ? 'removed_meanwhile' : 'changed_meanwhile';
  const { version, at } = mark;
  return { ...fieldError(path, code), value, version, by: people(mark.by), at: at || null };
}
