import { Hono } from 'hono';
import { shippedFile } from './media-files.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { closedImage } from '#app/images/closed-images.server.ts';
import { squareKeyOf } from '#app/images/image-address.ts';
import { imageNamePattern } from '#app/images/image-shapes.ts';
import { imageCaching, imageType } from '#app/images/image-store.server.ts';

/** The stored pictures, and those that were shipped with the content. A key is never used twice. */
export const mediaRoutes = new Hono<ApiEnvironment>().get(
  `/:name{${imageNamePattern}}`,
  async (c) => {
    const name = c.req.param('name');
    await refuseClosed(c.env.services, name);
    // First what came with the content: a store that redirects does not look whether it has a file.
    const shipped = await shippedFile(name);
    const stored = shipped ? { bytes: shipped } : await c.env.services.images.get(name);
    if (!stored) throw new ApiError('not_found');
    // An hour, not longer: pictures may move to another store.
    if ('address' in stored) {
      c.header('cache-control', 'public, max-age=3600');
      return c.redirect(stored.address, 302);
    }
    return c.body(new Uint8Array(stored.bytes), 200, {
      'content-type': imageType(name),
      'content-length': String(stored.bytes.length),
      'cache-control': imageCaching(name),
    });
  },
);

/** Before any store is asked: one that is read by browsers themselves could not refuse. */
async function refuseClosed(services: Services, name: string): Promise<void> {
  const key = squareKeyOf(name);
  if (!key) return;
  const { database, pages, content } = services;
  const closed = await closedImage(database.db, key, {
    ...{ known: content.current().pictures, isAway: pages.isStale, now: services.now() },
  });
  if (closed === 'withdrawn') throw new ApiError('picture_withdrawn');
  if (closed) throw new ApiError('not_found');
}
