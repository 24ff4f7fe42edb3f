import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { slugOf } from '#app/i18n/slug.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

/** What rendering a page with a query and collecting its garbage takes of a processor at most, in ms. */
const pageMs = 125;

const { countries } = defaultDocuments().countries;
const jobs = defaultDocuments().sectors.sectors.flatMap(({ roles }) => roles.map(slugOf));
/** Real pages that nobody asks for. */
const variants = jobs
  .flatMap((job) => countries.flatMap(({ code }) => [`?job=${job}&country=${code}`, `?job=${job}`]))
  .flatMap((query) => [`/application${query}`, `/application.data${query}`])
  .flatMap((address) => [address, `/bn${address}`])
  .filter((address, index, all) => all.indexOf(address) === index)
  .slice(0, 150);

let site: TestSite;
let served: ServedSite;
/** The pages in the order of their rendering. */
let rendered: string[];
/** Opened once everybody has come. */
let gate: PromiseWithResolvers<void>;
beforeAll(async () => {
  site = await openTestSite('file::memory:', { TRUSTED_PROXIES: '127.0.0.1' });
  served = await serveSite(site.services, async (asking) => {
    const { pathname, search } = new URL(asking.url);
    rendered.push(pathname + search);
    await gate.promise;
    return new Response(`<p>${pathname}${search}</p>`, {
      headers: { 'content-type': 'text/html' },
    });
  });
});
afterAll(async () => {
  await served.close();
  await site.close();
});
beforeEach(() => {
  site.services.pages.forget();
  site.services.pages.invalidate();
  rendered = [];
  gate = Promise.withResolvers();
});

const ask = (path: string, from: string) =>
  fetch(served.origin + path, { headers: { 'x-forwarded-for': from } });

/** Has 150 pages asked for at once, and then one by somebody else. */
async function besideMany(path: string, addressOf: (index: number) => string) {
  const { memory } = site.services.metrics;
  gate.resolve();
  for (const plain of ['/application', '/application.data'])
    for (const address of [plain, `/bn${plain}`]) await ask(address, '203.0.113.7');
  rendered = [];
  gate = Promise.withResolvers();
  const count = () => memory.hits + memory.misses;
  const before = count();
  const others = variants.map((address, index) => ask(address, addressOf(index)));
  await vi.waitFor(() => expect(count()).toBe(before + 150), 5000);
  const asked = ask(path, '203.0.113.7');
  await vi.waitFor(() => expect(count()).toBe(before + 151), 5000);
  gate.resolve();
  const answer = await asked;
  const text = await answer.text();
  await Promise.all(others);
  // With the one that was being rendered when this visitor came.
  const waited = Math.max(0, rendered.indexOf(path));
  return { text, cache: answer.headers.get('cache-control'), waited };
}

test.each([
  ['one stranger', () => '198.51.100.1'],
  ['as many strangers', (index: number) => `198.51.100.${index}`],
])('beside 150 pages that %s made up nobody waits for half a second', async (_, addressOf) => {
  expect(variants).toHaveLength(150);
  const path = '/application?country=hu';
  const { text, waited } = await besideMany(path, addressOf);
  console.info(`rendered before ${path} beside 150 others: ${waited}, ${waited * pageMs} ms`);
  expect(text).toBe(`<p>${path}</p>`);
  expect(waited * pageMs).toBeLessThanOrEqual(500);
  // Kept for good: whatever else is asked for.
  rendered = [];
  expect(await (await ask(path, '203.0.113.7')).text()).toBe(text);
  expect(rendered).toEqual([]);
});

test('who comes when eight wait has the page without its query, kept by nobody', async () => {
  const path = '/application?job=plumber&country=hu';
  const { text, cache, waited } = await besideMany(path, (index) => `198.51.100.${index}`);
  expect([text, cache, waited]).toEqual(['<p>/application</p>', 'no-store', 0]);
  expect((await ask('/application', '203.0.113.7')).headers.get('cache-control')).toMatch(
    /^public/,
  );
  const later = await ask(path, '203.0.113.7');
  expect([await later.text(), later.headers.get('cache-control')]).toEqual([
    ...[`<p>${path}</p>`, 'public, max-age=0, must-revalidate'],
  ]);
});
