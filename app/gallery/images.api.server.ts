import * as v from 'valibot';
import { Refusal, apiDoor, described } from '#app/platform/api.server.ts';
import { fieldError } from '#app/platform/problem.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import {
  type ImageRefusal,
  imageKeyOf,
  largestImageFile,
  storeImage,
} from './image-processing.server.ts';
import { removeUnusedImage, sweepUnusedImages } from './unused-images.server.ts';

const statusOf: Record<ImageRefusal, 413 | 415 | 422> = {
  unsupported_type: 415,
  damaged: 422,
  too_many_pixels: 413,
};

/** `/api/images`: takes one picture, and forgets one that was not used after all; for staff. */
export const imagesDoor = apiDoor()
  .post(
    '/',
    described(
      'Upload a picture as the multipart field `image`',
      {
        200: {
          description: 'Where the picture is',
          schema: v.object({ data: v.object({ url: v.string() }) }),
        },
      },
      [400, 401, 403, 408, 413, 415, 422, 503],
      {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['image'],
                properties: { image: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
      },
    ),
    requireStaff,
    async (c) => {
      const { database, images, now } = c.env.services;
      const file = await uploadedFile(c.req.raw);
      if (file.size > largestImageFile) throw new Refusal(413, 'too_large');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const stored = await storeImage(database.db, images, bytes, now());
      if ('refused' in stored) throw new Refusal(statusOf[stored.refused], stored.refused);
      // Cancelled while it was being decoded: nobody has learnt its address, so nobody can use it.
      if (c.req.raw.signal.aborted) {
        await removeUnusedImage(database.db, images, imageKeyOf(stored.url) ?? '');
        throw new Refusal(400, 'unreadable');
      }
      await sweepUnusedImages(database.db, images, now());
      return c.json({ data: { url: stored.url } });
    },
  )
  .delete(
    '/:key',
    described(
      'Forget an uploaded picture that no gallery item shows',
      {
        200: {
          description: 'How many were forgotten: 0 for one that is in use',
          schema: v.object({ deletedCount: v.number() }),
        },
      },
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => {
      const { database, images } = c.env.services;
      const deletedCount = await removeUnusedImage(database.db, images, c.req.param('key'));
      return c.json({ deletedCount });
    },
  );

/** The name that the sender gave the file is never looked at. */
async function uploadedFile(request: Request): Promise<File> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw new Refusal(415, 'unsupported_type');
  }
  const form = await request.formData().catch((error: unknown) => {
    // The body limit speaks up while the form is being read, and knows better than the parser.
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'unreadable');
  });
  const file = form.get('image');
  if (!(file instanceof File)) {
    throw new Refusal(422, 'invalid_input', [fieldError('image', 'required')]);
  }
  return file;
}
