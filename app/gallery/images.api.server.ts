import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { multipart } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { imageRefusals, maxImageBytes } from '#app/images/decode-image.server.ts';
import { imageKeyOf } from '#app/images/image-address.ts';
import { storeImage } from '#app/images/store-image.server.ts';
import { removeUnusedImage } from '#app/images/unused-images.server.ts';
import { readUpload } from '#app/http/uploaded-file.server.ts';

/** Stores an uploaded picture, and removes one that was not used after all. */
export const imageRoutes = staffRoutes('Gallery')
  .route(
    'POST /api/images',
    {
      summary: 'Upload a picture as the multipart field `image`',
      body: multipart(v.object({ image: v.file() })),
      answer: ok(v.object({ data: v.object({ url: v.string() }) }), 'Where the picture is'),
      refuses: [...imageRefusals, 'outside_service_failed'],
    },
    async ({ services, db, body, refuse }) => {
      const { images } = services;
      const { bytes } = await readUpload(body, 'image', maxImageBytes);
      // Not the moment of the call: a picture may take a minute to arrive.
      const now = services.now();
      const stored = await storeImage(db, images, bytes, now);
      if (stored.status !== 'stored') throw refuse(stored.status);
      // Cancelled while it was being decoded: nobody knows its address, so nobody can use it.
      if (body.signal.aborted) {
        await removeUnusedImage(db, images, imageKeyOf(stored.url) ?? '');
        throw new ApiError('unreadable');
      }
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
