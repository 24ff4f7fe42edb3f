import type { Context } from 'hono';
import * as v from 'valibot';
import { nextLink, pageParameters } from '#app/database/newest-first.server.ts';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { fieldError } from '#app/platform/problem.ts';
import { requestedPage } from '#app/platform/requested-page.server.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import {
  changedGalleryItem,
  galleryItem,
  newGalleryItem,
  trashedGalleryItem,
} from './gallery-item.ts';
import {
  type Change,
  addGalleryItem,
  changeGalleryItem,
  removeGalleryItem,
  restoreGalleryItem,
} from './gallery-changes.server.ts';
import { listGallery, listGalleryTrash } from './gallery.server.ts';

/** `/api/gallery`: the items on show for everybody, the rest for staff. */
export const galleryDoor = apiDoor()
  .get(
    '/',
    described(
      'The gallery, newest first',
      { 200: { description: 'Items', schema: v.array(galleryItem) } },
      [422],
      { parameters: pageParameters },
    ),
    async (c) => {
      const { rows, next } = await listGallery(c.env.services.database.db, requestedPage(c));
      if (next) c.header('link', nextLink('/api/gallery', next));
      return c.json(rows);
    },
  )
  .get(
    '/trash',
    described(
      'What was deleted in the last 30 days, the latest first',
      { 200: { description: 'Items', schema: v.array(trashedGalleryItem) } },
      [401, 403, 422],
      { parameters: pageParameters },
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const { rows, next } = await listGalleryTrash(database.db, requestedPage(c), now());
      if (next) c.header('link', nextLink('/api/gallery/trash', next));
      return c.json(rows);
    },
  )
  .post(
    '/',
    described(
      'Add a gallery item',
      {
        201: {
          description: 'Added',
          schema: v.object({ acknowledged: v.literal(true), insertedId: v.string() }),
        },
      },
      [400, 401, 403, 413, 415, 422],
      { requestBody: jsonBody(newGalleryItem) },
    ),
    requireStaff,
    async (c) => {
      const { database, pages, now } = c.env.services;
      const input = checked(newGalleryItem, await readJson(c.req.raw));
      const insertedId = await addGalleryItem(database.db, input, c.var.staff.id, now());
      if (!insertedId)
        throw new Refusal(422, 'invalid_input', [fieldError('image', 'unknown_image')]);
      pages.forget();
      return c.json({ acknowledged: true, insertedId }, 201);
    },
  )
  .patch(
    '/:id',
    described(
      'Change a gallery item: any of its fields',
      {
        200: {
          description: 'How many were changed',
          schema: v.object({ modifiedCount: v.number() }),
        },
      },
      [400, 401, 403, 404, 413, 415, 422],
      { requestBody: jsonBody(changedGalleryItem) },
    ),
    requireStaff,
    async (c) => {
      const { database, pages } = c.env.services;
      const input = checked(changedGalleryItem, await readJson(c.req.raw));
      const done = await changeGalleryItem(database.db, by(c), input);
      if (done === 'unknown_image')
        throw new Refusal(422, 'invalid_input', [fieldError('image', 'unknown_image')]);
      pages.forget();
      return c.json({ modifiedCount: done });
    },
  )
  .post(
    '/:id/restore',
    described(
      'Take a deleted gallery item back',
      {
        200: {
          description: 'How many were taken back',
          schema: v.object({ restoredCount: v.number() }),
        },
      },
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => {
      const { database, pages } = c.env.services;
      const restoredCount = await restoreGalleryItem(database.db, by(c));
      pages.forget();
      return c.json({ restoredCount });
    },
  )
  .delete(
    '/:id',
    described(
      'Delete a gallery item',
      {
        200: {
          description: 'How many were deleted',
          schema: v.object({ deletedCount: v.number() }),
        },
      },
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => {
      const { database, pages } = c.env.services;
      const deletedCount = await removeGalleryItem(database.db, by(c));
      pages.forget();
      return c.json({ deletedCount });
    },
  );

function by(c: Context<ApiEnvironment>): Change {
  return { id: c.req.param('id') ?? '', actor: c.var.staff.id, now: c.env.services.now() };
}
