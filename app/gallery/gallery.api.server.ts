import * as v from 'valibot';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { created, listOf, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { publicRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { reading, removing, restoring, trash } from '#app/work/work-routes.server.ts';
import { listLeftPictures, noteRemoved } from './consent/left-pictures.server.ts';
import { undoWithdrawal, withdrawConsent } from './consent/withdraw.server.ts';
import { leftPicture, newWithdrawal } from './consent/withdrawal.ts';
import {
  type Refusal,
  addGalleryItem,
  changeGalleryItem,
  galleryItems,
  removeGalleryItem,
} from './gallery-changes.server.ts';
import {
  changedGalleryItem,
  galleryItem,
  newGalleryItem,
  staffGalleryItem,
  trashedGalleryItem,
} from './gallery-item.ts';
import {
  findStaffItem,
  listGallery,
  listGalleryTrash,
  listStaffGallery,
} from './gallery.server.ts';

/** The items on show, for everybody. */
export const galleryRoutes = publicRoutes('Gallery').route(
  'GET /api/gallery',
  {
    summary: 'The gallery, newest first',
    query: pageQuery,
    answer: listOf(galleryItem, 'Items'),
  },
  ({ db, query }) => listGallery(db, query),
);

/** What staff change about the gallery. */
export const galleryStaffRoutes = staffRoutes('Gallery')
  .with(({ staff, now }) => ({ changeOf: (id: string) => ({ id, actor: staff.id, now }) }))
  .route(
    'GET /api/gallery/items',
    {
      summary:
        'The gallery as staff see it, newest first: with the consents, and what was withdrawn',
      query: pageQuery,
      answer: listOf(staffGalleryItem, 'Items'),
    },
    ({ db, query }) => listStaffGallery(db, query),
  )
  .route(
    'GET /api/gallery/trash',
    ...trash(
      'What was deleted in the last 30 days, the latest first',
      [trashedGalleryItem, 'Items'],
      ({ db, query, now }) => listGalleryTrash(db, query, now),
    ),
  )
  .route(
    'POST /api/gallery',
    {
      summary: 'Add a gallery item',
      body: json(newGalleryItem),
      answer: created(v.object({ acknowledged: v.literal(true), insertedId: v.string() }), 'Added'),
      refuses: ['invalid_input'],
    },
    async ({ db, body, staff, now, refuse }) => {
      const added = await addGalleryItem(db, body, staff.id, now);
      if (added.status !== 'added') throw refuse('invalid_input', errorsOf(added));
      return { acknowledged: true as const, insertedId: added.insertedId };
    },
  )
  .route(
    'PATCH /api/gallery/:id',
    {
      summary:
        'Change a gallery item: any of its fields, if it is still of the version that one saw',
      body: json(changedGalleryItem),
      answer: ok(v.object({ modifiedCount: v.number() }), 'How many were changed'),
      refuses: ['invalid_input', 'changed_meanwhile'],
    },
    async ({ db, params, body, changeOf, refuse }) => {
      const changed = await changeGalleryItem(db, changeOf(params.id), body);
      if (changed.status === 'changed_meanwhile') throw refuse('changed_meanwhile');
      if (changed.status !== 'changed') throw refuse('invalid_input', errorsOf(changed));
      return { modifiedCount: changed.modifiedCount };
    },
  )
  .route(
    'POST /api/gallery/:id/restore',
    ...restoring('Take a deleted gallery item back', galleryItems.restore),
  )
  .route('DELETE /api/gallery/:id', ...removing('Delete a gallery item', removeGalleryItem))
  .route(
    'POST /api/gallery/:id/withdrawal',
    {
      summary: 'Withdraw the consent of a person: no page names or shows them from now on',
      body: json(newWithdrawal),
      answer: ok(v.object({ withdrawnCount: v.number() }), 'How many items were withdrawn'),
    },
    async ({ db, params, body, changeOf }) => ({
      withdrawnCount: await withdrawConsent(db, changeOf(params.id), body),
    }),
  )
  .route(
    'DELETE /api/gallery/:id/withdrawal',
    {
      summary: 'Undo the withdrawal of a consent, within 24 hours',
      answer: ok(v.object({ undoneCount: v.number() }), 'How many items are as they were'),
    },
    async ({ db, params, changeOf }) => ({
      undoneCount: await undoWithdrawal(db, changeOf(params.id)),
    }),
  )
  .route(
    'GET /api/gallery/left-pictures',
    {
      summary:
        'Pictures that were withdrawn, replaced or deleted and that somebody has to remove at the image host, the oldest first',
      answer: ok(v.array(leftPicture), 'Their addresses there'),
    },
    ({ db }) => listLeftPictures(db),
  )
  // After the others that begin like it.
  .route(
    'GET /api/gallery/:id',
    ...reading('A gallery item as staff see it', [staffGalleryItem, 'The item'], ({ db, params }) =>
      findStaffItem(db, params.id),
    ),
  )
  .route(
    'DELETE /api/gallery/left-pictures/:id',
    {
      summary: 'Note that the copies of a picture were removed at the image host',
      answer: ok(v.object({ removedCount: v.number() }), 'How many were noted'),
    },
    async ({ db, params, changeOf }) => ({
      removedCount: await noteRemoved(db, changeOf(params.id)),
    }),
  );

/** What a refused item has wrong, by its fields. */
function errorsOf(refused: Refusal) {
  const wrong =
    refused.status === 'wrong_consent'
      ? refused.problems
      : [{ field: 'image', code: 'unknown_image' }];
  return { errors: wrong.map(({ field, code }) => fieldError(field, code)) };
}
