import * as v from 'valibot';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { listOf, ok } from '#app/http/answers.server.ts';
import { ownerRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { removeUnusedImage } from '#app/images/unused-images.server.ts';
import { modified, revision, wholeRevision } from '../content-shapes.ts';
import { readEdited } from '../documents/edited-document.server.ts';
import { eraseRevision } from './erase-revision.server.ts';
import { listRevisions, readRevision } from './read-history.server.ts';
import { restoreRevision } from './restore-revision.server.ts';

/** What was published when and by whom, and drafts discarded in the last 30 days. */
export const contentHistoryRoutes = staffRoutes('Content')
  .route(
    'GET /api/content/:id/revisions',
    {
      summary: 'The revisions of a document, newest first; the last is what was shipped',
      query: pageQuery,
      answer: listOf(revision, 'Revisions'),
      refuses: ['not_found'],
    },
    async ({ db, params, query, refuse }) => {
      const document = await readEdited(db, params.id);
      if (!document) throw refuse('not_found');
      return listRevisions(db, document.id, query);
    },
  )
  .route(
    'GET /api/content/:id/revisions/:revision',
    {
      summary: 'A revision with its texts; `shipped` is what the site came with',
      answer: ok(wholeRevision, 'The revision'),
      refuses: ['not_found'],
    },
    async ({ db, params, refuse }) => {
      const document = await readEdited(db, params.id);
      const found = document && (await readRevision(db, document, params.revision));
      if (!found) throw refuse('not_found');
      return found;
    },
  )
  .route(
    'POST /api/content/:id/revisions/:revision/restoration',
    {
      summary: 'Make the texts of a revision the draft; another draft is kept as a revision',
      answer: ok(modified, 'How many drafts say something else now'),
      refuses: ['not_found', 'text_erased'],
    },
    async ({ db, params, staff, now, refuse }) => {
      const by = { actor: staff.id, now };
      const done = await restoreRevision(db, params.id, params.revision, by);
      if (done === 'unknown') throw refuse('not_found');
      if (done === 'erased') throw refuse('text_erased');
      return { modifiedCount: done };
    },
  );

/** What cannot be undone. */
export const contentErasureRoutes = ownerRoutes('Content').route(
  'DELETE /api/content/:id/revisions/:revision/value',
  {
    summary:
      'Erase the texts of an old revision; who published it when stays. Needs a sign-in of the last ten minutes',
    answer: ok(v.object({ deletedCount: v.number() }), 'How many were erased'),
    refuses: ['not_found', 'fresh_sign_in_required', 'still_published'],
  },
  async (scope) => {
    requireFreshSignIn(scope);
    const { db, services, params, staff, now, refuse } = scope;
    const done = await eraseRevision(db, params.id, params.revision, { actor: staff.id, now });
    if (done.status !== 'erased')
      throw refuse(done.status === 'unknown' ? 'not_found' : 'still_published');
    for (const key of done.pictures) {
      await removeUnusedImage(db, services.images, key).catch((error: unknown) =>
        // It stays on record, and the sweep tries again.
        services.log.error({ err: error }, 'picture of an erased revision not removed'),
      );
    }
    return { deletedCount: done.count };
  },
);
