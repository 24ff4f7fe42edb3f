import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { prefillOf, prefillQuery } from './prefill.ts';

const documents = defaultDocuments();
const { sectors } = documents.sectors;
const { countries } = documents.countries;
const at = (query: string) => new URL(`https://a.example/application?${query}`);

test('a listed job and a listed country stand in their fields, in the language of the page', () => {
  const url = at('job=plumber&country=hu&utm_source=poster');
  expect(prefillOf(url, documents, 'en')).toEqual({
    prefill: { job: 'Plumber', interested: 'Hungary' },
    unlisted: null,
  });
  expect(prefillOf(url, documents, 'bn').prefill).toEqual({
    job: 'প্লাম্বার',
    interested: 'হাঙ্গেরি',
  });
});

test.each([
  ['job', 'Plumber', 'plumber'],
  ['job', ' PLUMBER ', 'plumber'],
  ['job', 'প্লাম্বার', 'plumber'],
  ['job', 'Chef-Cook', 'chef-cook'],
  ['job', 'chef/cook', 'chef-cook'],
  ['job', 'cook', 'chef-cook'],
  ['country', 'HU', 'hu'],
  ['country', 'Hungary', 'hu'],
  ['country', 'hungary ', 'hu'],
  ['country', 'হাঙ্গেরি', 'hu'],
] as const)('?%s=%s is the page of %s, filled in', (parameter, typed, word) => {
  expect(prefillQuery[parameter](typed, documents)).toBe(word);
  const fill = (value: string) =>
    prefillOf(at(String(new URLSearchParams({ [parameter]: value }))), documents, 'bn');
  expect(fill(typed)).toEqual(fill(word));
  expect(Object.keys(fill(typed).prefill)).toHaveLength(1);
});

test('every job and every country of the content has a word of its own', () => {
  const jobs = sectors.flatMap(({ roles }) => roles.map(({ en }) => en));
  const words = jobs.map((job) => job.toLowerCase().replace(/\W+/g, '-'));
  const filled = words.map((word) => prefillOf(at(`job=${word}`), documents, 'en').prefill.job);
  expect(filled).toEqual(jobs);
  const codes = countries.map(({ code }) => code);
  const named = codes.map((code) => prefillOf(at(`country=${code}`), documents, 'en').prefill);
  expect(named.map(({ interested }) => interested)).toEqual(countries.map(({ name }) => name.en));
});

test.each([
  'plumbers',
  'hu-hu',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  'plumber\0',
  '../hu',
  'unlisted',
  'a'.repeat(10_000),
])('%j fills in nothing, is told, and makes no page of its own in memory', (word) => {
  const query = new URLSearchParams({ job: word, country: word, interested: word, name: word });
  expect(prefillOf(at(String(query)), documents, 'en')).toEqual({
    prefill: {},
    unlisted: expect.stringContaining('not in our list'),
  });
  expect(prefillQuery.job(word, documents)).toBe('unlisted');
  expect(prefillQuery.country(word, documents)).toBe('unlisted');
});

test('no word, or a blank one, asks for nothing', () => {
  expect(prefillOf(at('job=&country=%20'), documents, 'en')).toEqual({
    prefill: {},
    unlisted: null,
  });
  expect([prefillQuery.job(null, documents), prefillQuery.country(' ', documents)]).toEqual([
    null,
    null,
  ]);
});

test('of a word that is repeated the first counts, in the page and in memory', () => {
  const url = at('job=nurse&job=plumber');
  expect(prefillOf(url, documents, 'en').prefill).toEqual({ job: 'Nurse' });
  expect(prefillQuery.job(url.searchParams.get('job'), documents)).toBe('nurse');
});
