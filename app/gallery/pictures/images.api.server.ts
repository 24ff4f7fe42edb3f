import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { multipart } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { imageKeyOf } from '#app/images/image-address.ts';
import { maxImageBytes, storeImage } from './image-processing.server.ts';
import { removeUnusedImage, sweepUnusedImages } from './unused-images.server.ts';

/** Stores an uploaded picture, and removes one that was not used after all. */
export const imageRoutes = staffRoutes('Gallery')
  .route(
    'POST /api/images',
    {
      summary: 'Upload a picture as the multipart field `image`',
      body: multipart(v.object({ image: v.file() })),
      answer: ok(v.object({ data: v.object({ url: v.string() }) }), 'Where the picture is'),
      refuses: ['unsupported_type', 'damaged', 'too_many_pixels', 'outside_service_failed'],
    },
    async ({ services, db, body, refuse }) => {
      const { images } = services;
      const file = await uploadedFile(body);
      if (file.size > maxImageBytes) throw new ApiError('too_large');
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Not the moment of the call: a picture may take a minute to arrive.
      const now = services.now();
      const stored = await storeImage(db, images, bytes, now);
      if (stored.status !== 'stored') throw refuse(stored.status);
      // Cancelled while it was being decoded: nobody knows its address, so nobody can use it.
      if (body.signal.aborted) {
        await removeUnusedImage(db, images, imageKeyOf(stored.url) ?? '');
        throw new ApiError('unreadable');
      }
      await sweepUnusedImages(db, images, now);
      return { data: { url: stored.url } };
    },
  )
  .route(
    'DELETE /api/images/:key',
    {
      summary: 'Forget an uploaded picture that no gallery item shows',
      answer: ok(
        v.object({ deletedCount: v.number() }),
        'How many were forgotten: 0 for one that is in use',
      ),
    },
    async ({ services, db, params }) => ({
      deletedCount: await removeUnusedImage(db, services.images, params.key),
    }),
  );

/** The name that the sender gave the file is never looked at. */
async function uploadedFile(request: Request): Promise<File> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw new ApiError('unsupported_type');
  }
  const form = await request.formData().catch((error: unknown) => {
    // Thrown by the body limit while the form is being read: it knows better than the parser.
    if (error instanceof ApiError) throw error;
    throw new ApiError('unreadable');
  });
  const file = form.get('image');
  if (!(file instanceof File)) {
    throw new ApiError('invalid_input', { errors: [fieldError('image', 'required')] });
  }
  return file;
}
