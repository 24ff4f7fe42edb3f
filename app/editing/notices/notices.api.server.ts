import * as v from 'valibot';
import { ourContacts } from '#app/content/contacts/contacts.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { created, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { published } from '../content-shapes.ts';
import { NoRoom } from './room.server.ts';
import { deleteNotice, restoreNotice } from './trash-notice.server.ts';

const newNotice = v.object({
  key: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'invalid'),
    v.description('A uuid of version 7; a repeat finds the first notice'),
  ),
  kind: v.literal('news', 'invalid'),
});

/** Notices are the documents that staff add and delete. */
export const noticeRoutes = staffRoutes('Content')
  .with(({ staff, now }) => ({ by: { actor: staff.id, now } }))
  .route(
    'POST /api/content',
    {
      summary: 'Begin a notice; visitors see it once it is published',
      body: json(newNotice),
      answer: created(published, 'The notice'),
    },
    async ({ db, body, by }) => ({
      acknowledged: true as const,
      insertedId: await createNotice(db, body.key, by),
    }),
  )
  .route(
    'DELETE /api/content/:id',
    {
      summary: 'Move a notice to the trash, where it is for 30 days',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were moved'),
      refuses: ['not_found'],
    },
    async ({ db, params, by, refuse }) => {
      const deletedCount = await deleteNotice(db, params.id, by);
      if (deletedCount === null) throw refuse('not_found');
      return { deletedCount };
    },
  )
  .route(
    'POST /api/content/:id/restore',
    {
      summary: 'Take a notice out of the trash as it was; one that still runs is seen again',
      answer: ok(v.object({ restoredCount: v.number() }), 'How many were restored'),
      refuses: ['not_found', 'too_many_notices', 'owner_only', 'fresh_sign_in_required'],
    },
    async ({ db, services, params, by, staff, signedInAt, now, refuse }) => {
      const publisher = {
        ...by,
        isOwner: staff.role === 'owner',
        requireFresh: () => requireFreshSignIn({ signedInAt, now }),
      };
      const ours = ourContacts(services.content.current().documents);
      const restoredCount = await restoreNotice(db, params.id, publisher, ours).catch(
        (error: unknown) => {
          throw error instanceof NoRoom ? refuse('too_many_notices') : error;
        },
      );
      if (restoredCount === null) throw refuse('not_found');
      if (restoredCount === 'owner_only') throw refuse(restoredCount);
      return { restoredCount };
    },
  );

/**
 * Begins a notice, which nobody but staff sees until it is published. Its caller has made the key, a uuid of version
 * 7, so that a repeat finds the first one. Returns its id.
 */
function createNotice(
  db: Database,
  key: string,
  { actor, now }: { actor: string; now: Date },
): Promise<string> {
  const _id = `news.${key}`;
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('contentDocument')
      .values({
        _id,
        kind: 'news',
        version: 0,
        published: null,
        publishedRevision: null,
        draft: null,
        changedAt: at,
        changedBy: actor,
        askedAt: null,
        askedBy: null,
        createdAt: at,
        deletedAt: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('_id')
      .executeTakeFirst();
    if (created)
      await recordEvent(transaction, { actor, action: 'news.created', subject: _id }, now);
    return _id;
  });
}
