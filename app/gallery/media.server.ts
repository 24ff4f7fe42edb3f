import { Refusal, apiDoor } from '#app/platform/api.server.ts';

/** `/media/<key>.webp`: the stored pictures. A key is never used twice, so a browser may keep them for ever. */
export const mediaDoor = apiDoor().get('/:name{[0-9a-f]{32}(?:-400)?\\.webp}', async (c) => {
  const stored = await c.env.services.images.get(c.req.param('name'));
  if (!stored) throw new Refusal(404, 'not_found');
  return c.body(stored.body, 200, {
    'content-type': 'image/webp',
    'content-length': String(stored.size),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
