import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

/** Stands for the pages: a country of ours is there, every other is not. */
const listed = defaultDocuments().countries.countries.map(({ name }) => name.en.toLowerCase());
let site: TestSite;
let served: ServedSite;
let asked: string[];
beforeAll(async () => {
  site = await openTestSite('file::memory:');
  served = await serveSite(site.services, (request) => {
    const { pathname } = new URL(request.url);
    if (!/\/countries\//.test(pathname)) return undefined;
    asked.push(pathname);
    const status = listed.some((name) => pathname.replace('.data', '').endsWith(name)) ? 200 : 404;
    return new Response('<p>page</p>', { status, headers: { 'content-type': 'text/html' } });
  });
});
afterAll(async () => {
  await served.close();
  await site.close();
});
beforeEach(() => void (asked = []));

const ask = (path: string) => fetch(served.origin + path, { redirect: 'manual' });

test.each(languages)('T-25 the page of a country is kept, in %s', async (language) => {
  const path = pathIn(language, '/countries/hungary');
  for (let time = 0; time < 3; time++) expect((await ask(path)).status).toBe(200);
  expect(asked).toEqual([path]);
});

test('T-25 another spelling of its address leads to it', async () => {
  const answer = await ask('/Countries/Hungary/');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/countries/hungary');
  expect(asked).toEqual([]);
});

test('T-25 a country that is none of ours is 404, and asked for each time', async () => {
  const unknown = ['/countries/atlantis', '/countries/germany', '/bn/countries/atlantis.data'];
  for (const path of unknown)
    for (let time = 0; time < 2; time++) expect((await ask(path)).status).toBe(404);
  expect(new Set(asked)).toEqual(new Set(unknown));
  // A country that we know of, but do not send to, is looked for among the kept pages first.
  const often = unknown.map((path) => asked.filter((one) => one === path).length);
  expect(Math.min(...often)).toBeGreaterThanOrEqual(2);
});

test('T-26 2,000 made-up addresses leave nothing behind, in memory or in the metrics', async () => {
  await ask('/countries/hungary');
  for (let number = 0; number < 2000; number++) await ask(`/countries/made-up-${number}`);
  expect(site.services.pages.get('/countries/made-up-0')).toBeUndefined();
  expect(site.services.pages.get('/countries/made-up-1999')).toBeUndefined();
  const metrics = await site.services.metrics.registry.metrics();
  expect(metrics).not.toContain('made-up');
  expect(metrics).not.toContain('countries/hungary');
  expect(metrics).toContain('route="/countries/:slug"');
});
