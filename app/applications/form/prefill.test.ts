import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { prefillOf, prefillQuery } from './prefill.ts';

const documents = defaultDocuments();
const { sectors } = documents.sectors;
const { countries } = documents.countries;
const at = (query: string) => new URL(`https://a.example/application?${query}`);

test('a listed job and a listed country stand in their fields, in the language of the page', () => {
  const url = at('job=plumber&country=hu&utm_source=poster');
  expect(prefillOf(url, documents, 'en')).toEqual({ job: 'Plumber', interested: 'Hungary' });
  expect(prefillOf(url, documents, 'bn')).toEqual({ job: 'প্লাম্বার', interested: 'হাঙ্গেরি' });
  expect(prefillOf(at('country=ro'), documents, 'en')).toEqual({ interested: 'Romania' });
});

test('every job and every country of the content has a word of its own', () => {
  const jobs = sectors.flatMap(({ roles }) => roles.map(({ en }) => en));
  const words = jobs.map((job) => job.toLowerCase().replace(/\W+/g, '-'));
  const filled = words.map((word) => prefillOf(at(`job=${word}`), documents, 'en').job);
  expect(filled).toEqual(jobs);
  const codes = countries.map(({ code }) => code);
  expect(codes.map((code) => prefillOf(at(`country=${code}`), documents, 'en').interested)).toEqual(
    countries.map(({ name }) => name.en),
  );
});

test.each([
  '',
  'Plumber',
  'plumbers',
  'HU',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  'plumber\0',
  '../hu',
  'প্লাম্বার',
  'a'.repeat(10_000),
])('%j fills in nothing, and is no page of its own in memory', (word) => {
  const query = new URLSearchParams({ job: word, country: word, interested: word, name: word });
  expect(prefillOf(at(String(query)), documents, 'en')).toEqual({});
  expect(prefillQuery.job(word, documents)).toBeNull();
  expect(prefillQuery.country(word, documents)).toBeNull();
});

test('of a word that is repeated the first counts, in the page and in memory', () => {
  const url = at('job=nurse&job=plumber');
  expect(prefillOf(url, documents, 'en')).toEqual({ job: 'Nurse' });
  expect(prefillQuery.job(url.searchParams.get('job'), documents)).toBe('nurse');
});
