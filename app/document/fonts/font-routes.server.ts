import { Hono } from 'hono';
import { ApiError } from '#app/http/api-error.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { storedFace } from './stored-fonts.server.ts';

/** The stored sets. A name is the hash of what a set draws, so a browser may keep its files for ever. */
export const fontRoutes = new Hono<ApiEnvironment>().get(
  '/:set{[0-9a-f]{12}}/:face{[a-z0-9-]{1,40}\\.woff2}',
  async (c) => {
    const { set, face } = c.req.param();
    const name = face.replace(/\.woff2$/, '');
    const bytes = await storedFace(c.env.services.database.db, set, name);
    if (!bytes) throw new ApiError('not_found');
    return c.body(bytes, 200, {
      'content-type': 'font/woff2',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  },
);
