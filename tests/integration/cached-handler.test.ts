import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { slugOf } from '#app/i18n/slug.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';

const { countries } = defaultDocuments().countries;
const { sectors } = defaultDocuments().sectors;

let site: TestSite;
let served: ServedSite;
/** What was asked of the pages, and how they answer. */
let asked: string[];
let answer: (path: string, userAgent: string | null) => Response;
beforeAll(async () => {
  site = await openTestSite('file::memory:', { PUBLIC_ORIGIN: 'https://www.sampan.example' });
  served = await serveSite(
    site.services,
    (asking) => {
      const { pathname, search, origin } = new URL(asking.url);
      if (pathname.startsWith('/api/') || pathname === '/healthz') return undefined;
      asked.push(pathname + search);
      return answer(origin + pathname + search, asking.headers.get('user-agent'));
    },
    { 'site.css': 'p {}' },
  );
});
afterAll(async () => {
  await served.close();
  await site.close();
});
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  site.services.pages.invalidate();
  site.services.pages.isStale = false;
  asked = [];
  answer = (address) => html(`<p>${address}</p>`);
});

function html(body: string, status = 200) {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
  return new Response(body, { status, headers: { ...headers, 'x-request-id': 'the first one' } });
}

/** Asks with a path as it stands, which `fetch` would put right first. */
async function ask(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: Record<string, string | string[] | undefined>;
    body: string;
  }>();
  request({ port: served.port, host: '127.0.0.1', path, method, headers }, (response) => {
    text(response)
      .then((body) => resolve({ status: response.statusCode, headers: response.headers, body }))
      .catch(reject);
  })
    .on('error', reject)
    .end(body);
  return promise;
}

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/ABOUT///?Next=1', '/about?Next=1'],
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  [String.raw`/\evil.example`, '/evil.example'],
  [String.raw`//\/evil.example/`, '/evil.example'],
  ['//', '/'],
])('%s leads to %s and nowhere else, with the headers of every answer', async (path, right) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(308);
  expect(headers.location).toBe(right);
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(asked).toEqual([]);
});

test('a file that the build does not have is not found, without a page being rendered', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask('/assets/home-OLD.js', { method });
    expect([status, body]).toEqual([404, '']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  }
  expect(asked).toEqual([]);
});

test('a page is asked for once, as nobody in particular, and then kept', async () => {
  const first = await ask('/about?utm=1', { headers: { cookie: 'a=b' } });
  const second = await ask('/about');
  expect(first.body).toBe('<p>https://www.sampan.example/about</p>');
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(second.headers['x-request-id']).toBeUndefined();
  expect(asked).toEqual(['/about']);
});

test('after a change every page is rendered again, and only one that it changed is compressed again', async () => {
  const { pages } = site.services;
  answer = () => html('<p>As it was</p>');
  await ask('/bn/policy');
  // In fewer bytes from now on.
  const first = pages.get('/bn/policy');
  await expect.poll(() => pages.get('/bn/policy')).not.toBe(first);
  const kept = pages.get('/bn/policy');
  pages.invalidate();
  expect((await ask('/bn/policy')).body).toBe('<p>As it was</p>');
  expect(asked).toEqual(['/bn/policy', '/bn/policy']);
  expect(pages.get('/bn/policy')).toBe(kept);

  answer = () => html('<p>Changed</p>');
  pages.invalidate();
  expect((await ask('/bn/policy')).body).toBe('<p>Changed</p>');
});

test('nothing of a browser reaches the page of all', async () => {
  answer = (_, userAgent) => html(`<p>${userAgent}</p>`);
  expect((await ask('/application', { headers: { 'user-agent': 'Sample/1' } })).body).toBe(
    '<p>null</p>',
  );
});

test.each([
  [404, '/policy'],
  [500, '/services/training'],
  [503, '/contact'],
])('a page that answers %i is shown as such and not kept', async (status, path) => {
  answer = () => html('not now', status);
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = await ask(path);
    expect([shown.status, shown.body]).toEqual([status, 'not now']);
    expect(shown.headers['cache-control']).toBe('no-store');
  }
  answer = () => html('again');
  expect((await ask(path)).body).toBe('again');
});

test.each([
  [500, '/services/consultation'],
  [503, '/bn/services/consultation'],
])(
  'a page that staff have taken away is gone, and one that answers %i is as it was',
  async (status, path) => {
    answer = () => html('<p>Here</p>');
    expect((await ask(path)).body).toBe('<p>Here</p>');
    site.services.pages.invalidate();
    answer = () => html('broken', status);
    expect(await ask(path)).toMatchObject({ status: 200, body: '<p>Here</p>' });
    answer = () => html('taken away', 404);
    expect(await ask(path)).toMatchObject({ status: 404, body: 'taken away' });
    answer = () => html('broken', status);
    expect(await ask(path)).toMatchObject({ status, body: 'broken' });
  },
);

describe('of the pages of the gallery', () => {
  test.each([
    ['?show=9', ''],
    ['?show=0', ''],
    ['?show=-20', ''],
    ['?show=words', ''],
    ['?show=', ''],
    ['?show', ''],
    ['?other=15', ''],
    ['?show=%00', ''],
    ['?show=10', '?show=15'],
    ['?show=015', '?show=15'],
    ['?show=15&show=21&x=y', '?show=15'],
    ['?x&show=16', '?show=21'],
    ['?show=309', '?show=309'],
    ['?show=999', '?show=309'],
    ['?show=1234', '?show=309'],
    ['?show=1e9', '?show=309'],
    ['?show=Infinity', '?show=309'],
    ['?country=france', ''],
    ['?country=Hungary', ''],
    ['?country=hu&country=pl', '?country=hu'],
    ['?show=10&country=pl&x=y', '?country=pl&show=15'],
  ])('%s is the one with %j', async (query, known) => {
    for (const path of ['/gallery', '/bn/gallery']) {
      await ask(path + query);
      await ask(path + known);
      expect(asked).toEqual([path + known]);
      asked = [];
    }
  });

  test('there are 51 in a language, whatever is asked for, and all are kept', async () => {
    // Two of each six, and far beyond the last.
    for (let show = 0; show < 2000; show += show < 320 ? 3 : 80) await ask(`/gallery?show=${show}`);
    expect(asked).toHaveLength(51);
    asked = [];
    for (let show = 9; show <= 309; show += 6) await ask(`/gallery?show=${show}`);
    expect(asked).toEqual([]);
  });

  test('a listed country has as many again, a made-up one none', async () => {
    for (const country of ['hu', 'nowhere', 'HU', '%00'])
      for (const show of [0, 9, 12, 999]) await ask(`/gallery?show=${show}&country=${country}`);
    const sizes = ['', 'show=15', 'show=309'];
    expect(asked.toSorted()).toEqual(
      sizes
        .flatMap((size) => [
          `/gallery?${['country=hu', size].filter(Boolean).join('&')}`,
          `/gallery${size && `?${size}`}`,
        ])
        .toSorted(),
    );
  });

  test('a page with a query is sent in every encoding', async () => {
    const long = '<p>গ্যালারি</p>'.repeat(100);
    answer = () => html(long);
    const plain = await ask('/gallery?show=15');
    expect(plain.body).toBe(long);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    request(
      `${served.origin}/gallery?show=15`,
      { headers: { 'accept-encoding': 'br' } },
      (response) => resolve(buffer(response)),
    ).end();
    expect(brotliDecompressSync(await promise).toString()).toBe(long);
    expect(asked).toHaveLength(1);
  });
});

describe('of the pages of the application form', () => {
  test.each([
    ['?job=plumber', '?job=plumber'],
    ['?country=hu&job=plumber&utm_source=x', '?job=plumber&country=hu'],
    ['?job=plumber&job=nurse', '?job=plumber'],
    ['?job=Plumber&country=HU', '?job=plumber&country=hu'],
    ['?job=astronaut&country=ro', '?job=unlisted&country=ro'],
    ['?job=__proto__&country=constructor', '?job=unlisted&country=unlisted'],
    ['?job=%00&country=%3Cscript%3E', '?job=unlisted&country=unlisted'],
    ['?name=Rahim&interested=Hungary', ''],
  ])('%s is the one with %j', async (query, known) => {
    for (const path of ['/application', '/bn/application']) {
      await ask(path + query);
      await ask(path + known);
      expect(asked).toEqual([path + known]);
      asked = [];
    }
  });

  test('there is one for each listed job and each country, whatever is asked for', async () => {
    const jobs = sectors.flatMap(({ roles }) => roles.map(slugOf));
    const codes = countries.map(({ code }) => code);
    const words = [...jobs, ...codes, 'x', 'welder', ...jobs.map((job) => `${job}s`)];
    for (const word of words)
      await ask(`/application?job=${word}&country=${word}&name=${word}&word=${words.length}`);
    expect(asked).toEqual([
      ...jobs.map((job) => `/application?job=${job}&country=unlisted`),
      ...codes.map((code) => `/application?job=unlisted&country=${code}`),
      '/application?job=unlisted&country=unlisted',
    ]);
  });
});

test.each([
  '/application?%6aob=plumber',
  '/application?JOB=plumber',
  '/application?job&job=plumber',
  '/application?job=plumber#here',
  '/gallery?country=hu&Show=15',
  '/costs?COUNTRY=hungary',
  '/bn/costs.data?c%6Funtry=hungary',
])('%s is kept by nobody, for caches may read another page in it', async (address) => {
  expect((await ask(address)).headers['cache-control']).toBe('no-store');
});

test.each(['/application?', '/application?job=plumber&', '/gallery?fbclid=x&_ga=1.2', '/?Job'])(
  '%s is the same for everybody',
  async (address) => {
    expect((await ask(address)).headers['cache-control']).toMatch(/^public/);
  },
);

test('HEAD has the head of the answer and no body, from memory too', async () => {
  const got = await ask('/about');
  for (const path of ['/about', '/site.css']) {
    const { status, headers, body } = await ask(path, { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  }
  expect((await ask('/about', { method: 'HEAD' })).headers.etag).toBe(got.headers.etag);
  expect(asked).toEqual(['/about']);
});

test('what a browser has already is answered 304, until it has changed', async () => {
  const { headers } = await ask('/about');
  const again = { headers: { 'if-none-match': headers.etag as string } };
  const same = await ask('/about', again);
  expect([same.status, same.body, same.headers.etag]).toEqual([304, '', headers.etag]);
  site.services.pages.invalidate();
  answer = () => html('changed');
  expect(await ask('/about', again)).toMatchObject({ status: 200, body: 'changed' });
});

test('only while nobody knows whether pages are still true, they say so', async () => {
  const mark = async () => (await ask('/about')).headers['cache-status'];
  expect(await mark()).toBeUndefined();
  site.services.pages.isStale = true;
  expect(await mark()).toBe('sampan; hit; detail="database unreachable"');
  expect((await ask('/site.css')).headers['cache-status']).toBeUndefined();
  site.services.pages.isStale = false;
  expect(await mark()).toBeUndefined();
});

test('a host or an address that nothing can be made of is the visitor’s fault, and says so safely', async () => {
  for (const host of ['a b', 'x/y', '[', 'user@host', 'a:99999']) {
    const { status, headers } = await ask('/nowhere', { headers: { host } });
    expect(status).toBe(400);
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('who speaks HTTP/1.0 need not say which host is meant', async () => {
  const socket = connect(served.port, '127.0.0.1');
  socket.end('GET /healthz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a fault of ours is answered safely and logged, a visitor’s is not', async () => {
  const error = vi.spyOn(site.services.log, 'error').mockReturnValue();
  await ask('/nowhere', { headers: { host: 'a b' } });
  expect(error).not.toHaveBeenCalled();
  answer = () => {
    throw new Error('broken');
  };
  const { status, headers } = await ask('/nowhere');
  expect([status, headers['x-content-type-options']]).toEqual([500, 'nosniff']);
  expect(error).toHaveBeenCalledOnce();
});

test('what is in memory is answered without reading a body, and then the connection ends', async () => {
  await ask('/about');
  const sent = { headers: { connection: 'keep-alive', 'content-length': '5' }, body: 'hello' };
  expect((await ask('/about', sent)).headers.connection).toBe('close');
  const without = await ask('/about', { headers: { connection: 'keep-alive' } });
  expect(without.headers.connection).toBe('keep-alive');
});

test('an id that a visitor has made up is not taken over', async () => {
  const headers = { 'x-request-id': 'attacker-chosen-0001', 'x-forwarded-for': '127.0.0.1' };
  const { headers: got } = await ask('/api/gallery', { headers });
  expect(got['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
