import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import {
  type CachedResponse,
  type PageCache,
  cachedResponse,
  createPageCache,
  pageBrotli,
  plainBody,
} from './page-cache.server.ts';

/** The compressed forms of a page, which is a text. */
function formsOf(cached: CachedResponse | null | undefined) {
  if (!cached || 'identity' in cached.bodies) throw new Error('not compressed');
  return cached.bodies;
}

/** Has a page with a query rendered for somebody. */
async function inTurn(
  cache: PageCache,
  key: string,
  render: () => Promise<CachedResponse | null>,
  by: { by?: string; isKept?: boolean } = {},
) {
  return cache.fillInTurn(key, render, { by: key, isKept: false, ...by });
}

function page(text: string): CachedResponse {
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

test('a page that is kept is soon the same one in fewer bytes', async () => {
  const cache = createPageCache();
  const text = Array.from({ length: 400 }, (_, at) => `Line ${at}: ${(at * 7919) % 1009}`).join();
  const made = () =>
    cachedResponse(200, { 'content-type': 'text/html' }, Buffer.from(text), pageBrotli);
  const first = await cache.fill('/', made);
  await expect.poll(() => formsOf(cache.get('/')).br.length).toBeLessThan(formsOf(first).br.length);
  const kept = cache.get('/');
  expect(kept).toMatchObject({ status: 200, headers: first?.headers, etag: first?.etag });
  expect(brotliDecompressSync(formsOf(kept).br).toString()).toBe(text);
  expect(gunzipSync(formsOf(kept).gzip).toString()).toBe(text);
});

test('what has changed meanwhile is not replaced by an earlier page in fewer bytes', async () => {
  const cache = createPageCache();
  const headers = { 'content-type': 'text/html' };
  const made = (text: string) => () =>
    cachedResponse(200, headers, Buffer.from(text.repeat(2000)), pageBrotli);
  await cache.fill('/', made('old '));
  cache.invalidate();
  expect(cache.get('/')).toBeUndefined();
  await cache.fill('/', made('new '));
  // Takes its turn after both.
  const last = await cache.fill('/last', made('last one '));
  await expect.poll(() => cache.get('/last')).not.toBe(last);
  expect(plainBody(cache.get('/')!).toString()).toMatch(/^new /);
  expect(brotliDecompressSync(formsOf(cache.get('/')).br).toString()).toMatch(/^new /);
});

test('a page that a change has left as it was is not compressed again, nor looked at for fewer bytes', async () => {
  const cache = createPageCache();
  const text = Array.from({ length: 400 }, (_, at) => `Line ${at}: ${(at * 7919) % 1009}`).join();
  const made = (headers: Record<string, string>) => (before?: CachedResponse) =>
    cachedResponse(
      200,
      { 'content-type': 'text/html', ...headers },
      Buffer.from(text),
      pageBrotli,
      before,
    );
  const first = await cache.fill('/', made({}));
  await expect.poll(() => cache.get('/')).not.toBe(first);
  const inFewerBytes = cache.get('/');
  cache.invalidate();
  expect(cache.get('/')).toBeUndefined();
  expect(await cache.fill('/', made({}))).toBe(inFewerBytes);
  expect(cache.get('/')).toBe(inFewerBytes);

  // The same words, told otherwise.
  cache.invalidate();
  const other = await cache.fill('/', made({ link: '</a.css>; rel=preload' }));
  expect(other).toMatchObject({ headers: { link: '</a.css>; rel=preload' }, etag: first?.etag });
});

test('a process that stops does not stay for pages that could have fewer bytes', async () => {
  const cache = createPageCache();
  const body = Buffer.from('Home '.repeat(2000));
  const made = () => cachedResponse(200, { 'content-type': 'text/html' }, body, pageBrotli);
  const first = await cache.fill('/', made);
  await cache.end();
  expect(cache.get('/')).toBe(first);
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

test('a page that may only become so old is rendered again after that, and where that fails, not by everybody', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const cache = createPageCache();
    await cache.fill('/', async () => page('totals'));
    vi.advanceTimersByTime(599_999);
    expect(cache.get('/', 600_000)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.get('/', 600_000)).toBeUndefined();
    expect(cache.get('/')).toBeDefined();
    const old = await cache.fill('/', async () => Promise.reject(new Error('database away')));
    expect(plainBody(old!).toString()).toBe('totals');
    expect(cache.get('/', 600_000)).toBe(old);
  } finally {
    vi.useRealTimers();
  }
});

test('forgetting drops every page', async () => {
  const cache = createPageCache();
  await cache.fill('/', async () => page('home'));
  cache.invalidate();
  expect(cache.get('/')).toBeUndefined();
});

test('a page that cannot be rendered anew is the old one for now', async () => {
  const cache = createPageCache();
  const old = await cache.fill('/', async () => page('old'));
  cache.invalidate();
  const broken = async () => Promise.reject(new Error('broken'));
  expect(await cache.fill('/', broken)).toBe(old);
  expect(cache.get('/')).toBeUndefined();
  const fresh = await cache.fill('/', async () => page('new'));
  expect(plainBody(fresh!).toString()).toBe('new');
});

test('a page that has gone is forgotten, and not kept for a failure', async () => {
  const cache = createPageCache();
  await cache.fill('/countries/hungary', async () => page('Hungary'));
  cache.invalidate();
  expect(await cache.fill('/countries/hungary', async () => null)).toBeNull();
  const broken = async () => Promise.reject(new Error('broken'));
  await expect(cache.fill('/countries/hungary', broken)).rejects.toThrow('broken');
});

test('a page that has gone by a rendering that was overtaken is kept in its newer form', async () => {
  const cache = createPageCache();
  const { promise, resolve } = Promise.withResolvers<null>();
  const gone = cache.fill('/countries/hungary', () => promise);
  cache.invalidate();
  const fresh = await cache.fill('/countries/hungary', async () => page('Hungary'));
  resolve(null);
  expect(await gone).toBeNull();
  expect(cache.get('/countries/hungary')).toBe(fresh);
});

test('a page whose content changes while it is rendered is not kept', async () => {
  const cache = createPageCache();
  const { promise, resolve } = Promise.withResolvers<CachedResponse>();
  const old = cache.fill('/', () => promise);
  cache.invalidate();
  const fresh = await cache.fill('/', async () => page('new'));
  resolve(page('old'));
  expect(plainBody((await old)!).toString()).toBe('old');
  expect(cache.get('/')).toBe(fresh);
});

test('pages with a query share a number of bytes, and those asked for last stay, with the few that links lead to', async () => {
  const cache = createPageCache(10);
  for (const key of ['/', '/a']) await cache.fill(key, async () => page('1234'));
  await inTurn(cache, '/g?country=hu', async () => page('1234'), { isKept: true });
  for (const key of ['/g?show=15', '/g?show=21']) {
    await inTurn(cache, key, async () => page('1234'));
  }
  // Older than the other, and asked for since.
  cache.get('/g?show=15');
  await inTurn(cache, '/g?show=27', async () => page('1234'));
  await inTurn(cache, '/g?show=33', async () => page('more than all of them'));
  const kept = [
    ...['/', '/a', '/g?country=hu', '/g?show=15', '/g?show=21', '/g?show=27', '/g?show=33'],
  ];
  expect(kept.filter((key) => cache.get(key))).toEqual([
    ...['/', '/a', '/g?country=hu', '/g?show=15', '/g?show=27'],
  ]);
});

test('of a kind of which there are more every year, as jobs, those asked for last stay as well', async () => {
  const cache = createPageCache(30);
  for (const key of ['/jobs/a', '/jobs/b', '/jobs/c', '/jobs/a', '/jobs/d'])
    if (!cache.get(key)) await cache.fill(key, async () => page('ten bytes!'), true);
  await cache.fill('/jobs', async () => page('ten bytes!'));
  const kept = ['/jobs/a', '/jobs/b', '/jobs/c', '/jobs/d', '/jobs'].filter((key) =>
    cache.get(key),
  );
  expect(kept).toEqual(['/jobs/a', '/jobs/c', '/jobs/d', '/jobs']);
});

test('two of an address and eight of everybody wait for their turn, and the few that links lead to go first', async () => {
  const cache = createPageCache();
  const began: string[] = [];
  const open = Promise.withResolvers<void>();
  const ask = (key: string, by: string, isKept = false) => {
    const asked = cache.fillInTurn(
      key,
      async () => {
        began.push(key);
        await open.promise;
        return page(key);
      },
      { by, isKept },
    );
    return asked === 'crowded' ? asked : 'waits';
  };
  expect(ask('/?0', 'a')).toBe('waits');
  expect(['/?1', '/?2', '/?3'].map((key) => ask(key, 'a'))).toEqual(['waits', 'waits', 'crowded']);
  expect(ask('/?1', 'z')).toBe('waits');
  for (const by of ['b', 'c', 'd', 'e', 'f', 'g']) expect(ask(`/?${by}`, by)).toBe('waits');
  expect(ask('/?h', 'h')).toBe('crowded');
  expect(ask('/?country=hu', 'h', true)).toBe('waits');
  open.resolve();
  await vi.waitFor(() => expect(began).toHaveLength(10));
  expect(began.slice(0, 3)).toEqual(['/?0', '/?country=hu', '/?1']);
  expect(ask('/?h', 'h')).toBe('waits');
});

test('what was set aside counts too, until it is replaced', async () => {
  const cache = createPageCache(10);
  const fill = (key: string, text: string | null) =>
    inTurn(cache, key, async () =>
      text === null ? Promise.reject(new Error('no')) : page(text),
    ) as Promise<CachedResponse | null>;
  await fill('/g?show=15', '1234');
  cache.invalidate();
  await fill('/g?show=21', '1234');
  expect(plainBody((await fill('/g?show=15', null))!).toString()).toBe('1234');
  await fill('/g?show=15', '5678');
  expect(cache.get('/g?show=21')).toBeDefined();
  await fill('/g?show=27', '1234');
  await expect(fill('/g?show=15', null)).rejects.toThrow('no');
});

test('pages with a query are rendered one after the other, the others at once', async () => {
  const cache = createPageCache();
  const began: string[] = [];
  const first = Promise.withResolvers<CachedResponse>();
  const render = (key: string, cached: Promise<CachedResponse>) =>
    (key.includes('?') ? inTurn.bind(null, cache) : cache.fill)(key, () => {
      began.push(key);
      return cached;
    });
  const all = [
    render('/g?show=15', first.promise),
    render('/g?show=21', Promise.reject(new Error('broken'))),
    render('/g?show=27', Promise.resolve(page('x'))),
    render('/', Promise.resolve(page('home'))),
  ];
  await all[3];
  expect(began.toSorted()).toEqual(['/', '/g?show=15']);
  first.resolve(page('x'));
  await Promise.allSettled(all);
  expect(began.slice(2)).toEqual(['/g?show=21', '/g?show=27']);
});

test('pages with a query take 12 MiB together, and the oldest goes for the next', async () => {
  const cache = createPageCache();
  const page = (mebibytes: number): CachedResponse => ({
    ...{ status: 200, headers: {}, etag: '' },
    bodies: { identity: Buffer.alloc(mebibytes * 1024 * 1024) },
  });
  for (const key of ['/?1', '/?2', '/?3']) await inTurn(cache, key, async () => page(4));
  expect(['/?1', '/?2', '/?3'].map((key) => Boolean(cache.get(key)))).toEqual([true, true, true]);
  await inTurn(cache, '/?4', async () => page(1));
  expect([cache.get('/?1'), Boolean(cache.get('/?2'))]).toEqual([undefined, true]);
});

test('a page is kept without its plain form, which is found again', async () => {
  const body = Buffer.from('<p>হ্যালো</p>'.repeat(50));
  const cached = await cachedResponse(200, { 'content-type': 'text/html' }, body, pageBrotli);
  expect(Object.keys(cached.bodies)).toEqual(['br', 'gzip']);
  expect(plainBody(cached)).toEqual(body);
});

test('a text is ready in every encoding, under an ETag of its content', async () => {
  const body = Buffer.from('<!doctype html>'.repeat(100));
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const cached = await cachedResponse(200, headers, body, pageBrotli);
  expect(cached.headers).toEqual({ ...headers, etag: cached.etag, vary: 'accept-encoding' });
  expect(cached.etag).toMatch(/^"[\w-]{22}"$/);
  expect(brotliDecompressSync(formsOf(cached).br)).toEqual(body);
  expect(gunzipSync(formsOf(cached).gzip)).toEqual(body);
  expect((await cachedResponse(200, headers, body, {})).etag).toBe(cached.etag);
  expect((await cachedResponse(200, headers, Buffer.from('x'), pageBrotli)).etag).not.toBe(
    cached.etag,
  );
});

test('a picture is left as it is', async () => {
  const cached = await cachedResponse(
    200,
    { 'content-type': 'image/webp' },
    Buffer.from('x'),
    pageBrotli,
  );
  expect(Object.keys(cached.bodies)).toEqual(['identity']);
});
