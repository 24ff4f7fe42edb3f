import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { type ReadyResponse, createPageCache, readyResponse } from './page-cache.server.ts';

function page(text: string): ReadyResponse {
  return { status: 200, headers: {}, etag: '""', bodies: { identity: Buffer.from(text) } };
}

test('a page that several ask for at once is rendered once, and then kept', async () => {
  const cache = createPageCache();
  const render = vi.fn(async () => page('home'));
  const both = await Promise.all([cache.fill('/', render), cache.fill('/', render)]);
  expect(render).toHaveBeenCalledOnce();
  expect(both[0]).toBe(both[1]);
  expect(cache.get('/')).toBe(both[0]);
});

test('a page that fails or gives nothing is not kept and can be tried again', async () => {
  const cache = createPageCache();
  await expect(cache.fill('/', async () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await cache.fill('/', async () => null)).toBeNull();
  expect(cache.get('/')).toBeUndefined();
  await cache.fill('/', async () => page('home'));
  expect(cache.get('/')).toBeDefined();
});

test('forgetting drops every page', async () => {
  const cache = createPageCache();
  await cache.fill('/', async () => page('home'));
  cache.forget();
  expect(cache.get('/')).toBeUndefined();
});

test('a page that cannot be rendered anew is the old one for now', async () => {
  const cache = createPageCache();
  const old = await cache.fill('/', async () => page('old'));
  cache.forget();
  expect(await cache.fill('/', async () => Promise.reject(new Error('broken')))).toBe(old);
  expect(await cache.fill('/', async () => null)).toBe(old);
  expect(cache.get('/')).toBeUndefined();
  const fresh = await cache.fill('/', async () => page('new'));
  expect(fresh?.bodies.identity.toString()).toBe('new');
});

test('a page whose content changes while it is rendered is not kept', async () => {
  const cache = createPageCache();
  const { promise, resolve } = Promise.withResolvers<ReadyResponse>();
  const old = cache.fill('/', () => promise);
  cache.forget();
  const fresh = await cache.fill('/', async () => page('new'));
  resolve(page('old'));
  expect((await old)?.bodies.identity.toString()).toBe('old');
  expect(cache.get('/')).toBe(fresh);
});

test('there are never more than 500 pages', async () => {
  const cache = createPageCache();
  for (let index = 0; index <= 500; index++) {
    await cache.fill(`/${index}`, async () => page('x'));
  }
  expect(cache.get('/499')).toBeDefined();
  expect(cache.get('/500')).toBeUndefined();
});

test('a text is ready in every encoding, under an ETag of its content', async () => {
  const body = Buffer.from('<!doctype html>'.repeat(100));
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const ready = await readyResponse(200, headers, body, 5);
  expect(ready.headers).toEqual({ ...headers, etag: ready.etag, vary: 'accept-encoding' });
  expect(ready.etag).toMatch(/^"[\w-]{22}"$/);
  expect(brotliDecompressSync(ready.bodies.br ?? '')).toEqual(body);
  expect(gunzipSync(ready.bodies.gzip ?? '')).toEqual(body);
  expect((await readyResponse(200, headers, body, 1)).etag).toBe(ready.etag);
  expect((await readyResponse(200, headers, Buffer.from('x'), 5)).etag).not.toBe(ready.etag);
});

test('a picture is left as it is', async () => {
  const ready = await readyResponse(200, { 'content-type': 'image/webp' }, Buffer.from('x'), 5);
  expect(Object.keys(ready.bodies)).toEqual(['identity']);
});
