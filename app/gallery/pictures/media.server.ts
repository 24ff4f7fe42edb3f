import { Hono } from 'hono';
import { imageNamePattern } from '#app/images/image-address.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';

/** The stored pictures. A key is never used twice, so a browser may keep them for ever. */
export const mediaRoutes = new Hono<ApiEnvironment>().get(
  `/:name{${imageNamePattern}}`,
  async (c) => {
    const stored = await c.env.services.images.get(c.req.param('name'));
    if (!stored) throw new ApiError('not_found');
    // An hour, not for ever: pictures may move to another store.
    if ('address' in stored) {
      c.header('cache-control', 'public, max-age=3600');
      return c.redirect(stored.address, 302);
    }
    return c.body(new Uint8Array(stored.bytes), 200, {
      'content-type': 'image/webp',
      'content-length': String(stored.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  },
);
