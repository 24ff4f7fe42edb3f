import * as v from 'valibot';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { created, listOf, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { publicRoutes, staffRoutes } from '#app/http/routes.server.ts';
import {
  addGalleryItem,
  changeGalleryItem,
  removeGalleryItem,
  restoreGalleryItem,
} from './gallery-changes.server.ts';
import {
  changedGalleryItem,
  galleryItem,
  newGalleryItem,
  trashedGalleryItem,
} from './gallery-item.ts';
import { listGallery, listGalleryTrash } from './gallery.server.ts';

const unknownImage = { errors: [fieldError('image', 'unknown_image')] };

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
    'GET /api/gallery/trash',
    {
      summary: 'What was deleted in the last 30 days, the latest first',
      query: pageQuery,
      answer: listOf(trashedGalleryItem, 'Items'),
    },
    ({ db, query, now }) => listGalleryTrash(db, query, now),
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
      if (added.status === 'unknown_image') throw refuse('invalid_input', unknownImage);
      return { acknowledged: true as const, insertedId: added.insertedId };
    },
  )
  .route(
    'PATCH /api/gallery/:id',
    {
      summary: 'Change a gallery item: any of its fields',
      body: json(changedGalleryItem),
      answer: ok(v.object({ modifiedCount: v.number() }), 'How many were changed'),
      refuses: ['invalid_input'],
    },
    async ({ db, params, body, changeOf, refuse }) => {
      const changed = await changeGalleryItem(db, changeOf(params.id), body);
      if (changed.status === 'unknown_image') throw refuse('invalid_input', unknownImage);
      return { modifiedCount: changed.modifiedCount };
    },
  )
  .route(
    'POST /api/gallery/:id/restore',
    {
      summary: 'Take a deleted gallery item back',
      answer: ok(v.object({ restoredCount: v.number() }), 'How many were taken back'),
    },
    async ({ db, params, changeOf }) => ({
      restoredCount: await restoreGalleryItem(db, changeOf(params.id)),
    }),
  )
  .route(
    'DELETE /api/gallery/:id',
    {
      summary: 'Delete a gallery item',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were deleted'),
    },
    async ({ db, params, changeOf }) => ({
      deletedCount: await removeGalleryItem(db, changeOf(params.id)),
    }),
  );
