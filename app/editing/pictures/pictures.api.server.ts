import * as v from 'valibot';
import { file, ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { json, multipart, validate } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { removeUnusedImage } from '#app/images/unused-images.server.ts';
import { maxImageBytes } from '#app/images/decode-image.server.ts';
import { readUpload } from '#app/http/uploaded-file.server.ts';
import {
  cropContentPicture,
  pictureCrop,
  readCrop,
  readMaster,
  storeContentPicture,
} from './content-pictures.server.ts';
import { contentImageRefusals } from './cut-picture.server.ts';

const address = ok(v.object({ data: v.object({ url: v.string() }) }), 'Where the picture is');

/** Pictures of the site's content: uploaded, cropped again, and read whole by staff. */
export const contentPictureRoutes = staffRoutes('Content')
  .route(
    'POST /api/content/pictures',
    {
      summary:
        'Upload a picture as the multipart field `image`, with its `shape` and, as JSON, the `focus`: the part that is shown, in percent of the way it can go, and its zoom in percent',
      body: multipart(v.object({ ...pictureCrop.entries, image: v.file() })),
      answer: address,
      refuses: [...contentImageRefusals, 'outside_service_failed'],
    },
    async ({ services, db, body, refuse }) => {
      const { images } = services;
      const { bytes, form } = await readUpload(body, 'image', maxImageBytes);
      const crop = cropIn(form);
      // Not the moment of the call: a picture may take a minute to arrive.
      const now = services.now();
      const stored = await storeContentPicture(db, images, bytes, crop, now);
      if (stored.status !== 'stored') throw refuse(stored.status);
      // Cancelled while it was being decoded: nobody knows its address, so nobody can use it.
      if (body.signal.aborted) {
        await removeUnusedImage(db, images, stored.key);
        throw new ApiError('unreadable');
      }
      return { data: { url: stored.url } };
    },
  )
  .route(
    'GET /api/content/pictures/:key',
    {
      summary: 'The whole picture, from which its part was cut, at most 1,600 px long',
      answer: file('image/webp', 'The picture'),
      refuses: ['not_found', 'outside_service_failed'],
    },
    async ({ services, db, params, refuse }) => {
      const master = await readMaster(db, services.images, params.key);
      if (!master) throw refuse('not_found');
      return new Response(new Uint8Array(master), { headers: { 'content-type': 'image/webp' } });
    },
  )
  .route(
    'GET /api/content/pictures/:key/crop',
    {
      summary: 'The shape of a picture, and the part of it that is shown',
      answer: ok(pictureCrop, 'Shape and part'),
      refuses: ['not_found'],
    },
    async ({ db, params, refuse }) => {
      const crop = await readCrop(db, params.key);
      if (!crop) throw refuse('not_found');
      return crop;
    },
  )
  .route(
    'POST /api/content/pictures/:key/crop',
    {
      summary: 'Cut another part of a picture, under a new address; the old one stays',
      body: json(pictureCrop),
      answer: address,
      refuses: [...contentImageRefusals, 'not_found', 'outside_service_failed'],
    },
    async ({ services, db, params, body, now, refuse }) => {
      const stored = await cropContentPicture(db, services.images, params.key, body, now);
      if (stored.status !== 'stored') throw refuse(stored.status);
      return { data: { url: stored.url } };
    },
  );

/** Fields of a form are text; what is no JSON is judged as the text that it is. */
function cropIn(form: FormData) {
  const focus = form.get('focus');
  return validate(pictureCrop, {
    shape: form.get('shape') ?? undefined,
    focus: typeof focus === 'string' ? parsed(focus) : undefined,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
