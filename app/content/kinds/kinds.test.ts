import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '#app/i18n/language.ts';
import { defaultDocuments } from '../defaults.server.ts';
import { destinations, prefilledCountry } from '../destinations.ts';
import { type DocumentId, documentIds, documents } from '../documents.ts';
import { findFaults } from '../faults/faults.ts';
import { faultTexts } from '../faults/faults.text.ts';
import type { DocumentKind } from '../fields.ts';
import { contentWithLeaves, fieldsIn } from '../leaves.ts';
import { sentContent } from '../sent-content.ts';

const shipped = defaultDocuments();

/** What is wrong with a shipped document once some of its leaves are others. */
function faultsOf(id: DocumentId, leaves: Record<string, unknown>) {
  const kind = documents[id] as DocumentKind;
  const content = contentWithLeaves(kind.fields, shipped[id], leaves);
  return findFaults(kind, content, shipped[id])
    .filter(({ isWarning }) => !isWarning)
    .map(({ path, code, locale }) => [path, code, locale]);
}

const quote = { en: 'They showed me the list.', bn: 'আমাকে তালিকা দেখিয়েছে।' };
const elsewhere = { en: 'Somebody else said this.', bn: 'এটি অন্য কেউ বলেছে।' };
const plumber = { en: 'PLUMBER', bn: 'পাইপের মিস্ত্রি' };

test.each<[string, DocumentId, Record<string, unknown>, [string, string, string | null][]]>([
  [
    'the hours in words name other hours in one language',
    'agency',
    { 'agency/hours': { ...shipped.agency.agency.hours, en: 'Saturday to Thursday, 9 to 5' } },
    [['agency/hours', 'other_hours', 'en']],
  ],
  [
    'the opening times are others than both sentences say',
    'agency',
    { 'agency/openingTimes': { ...shipped.agency.agency.openingTimes, thursday: null } },
    [
      ['agency/hours', 'other_hours', 'en'],
      ['agency/hours', 'other_hours', 'bn'],
    ],
  ],
  [
    'a review has an excerpt that its quote has not',
    'reviews',
    { 'reviews/rakib/excerpt': { en: shipped.reviews.reviews[0]!.quote.en, bn: elsewhere.bn } },
    [['reviews/rakib/excerpt', 'not_in_quote', 'bn']],
  ],
  [
    'a review is real and nobody wrote down that the client agreed',
    'reviews',
    { 'reviews/rakib/sample': false },
    [['reviews/rakib/consent', 'consent_missing', null]],
  ],
  [
    'a real review has its agreement',
    'reviews',
    { 'reviews/rakib/sample': false, 'reviews/rakib/consent': 'On paper, 3 May 2026' },
    [],
  ],
  ['a review has the same words as its excerpt', 'reviews', { 'reviews/rakib/quote': quote }, []],
  [
    'there are two directors',
    'officials',
    { 'officials/tanvir-ahmed': null },
    [['officials', 'too_few', null]],
  ],
  [
    'two directors have one name',
    'officials',
    { 'officials/tanvir-ahmed/name': shipped.officials.officials[0]!.name },
    [['officials/tanvir-ahmed/name', 'named_twice', null]],
  ],
  [
    'a job is listed twice, in two kinds of work',
    'sectors',
    { 'sectors/health/roles': [plumber] },
    [['sectors/health/roles', 'named_twice', null]],
  ],
  [
    'a job has the Bengali name of another of its kind',
    'sectors',
    { 'sectors/health/roles': ['Nurse', 'Sister'].map((en) => ({ en, bn: 'নার্স' })) },
    [['sectors/health/roles', 'named_twice', null]],
  ],
  [
    'a job leaves nothing for an address',
    'sectors',
    { 'sectors/health/roles': [{ en: '???', bn: 'নার্স' }] },
    [['sectors/health/roles', 'no_latin_letter', null]],
  ],
  [
    'two countries have one name',
    'countries',
    { 'countries/pl/name': shipped.countries.countries[0]!.name },
    [
      ['countries/pl/name', 'named_twice', null],
      ['countries/pl/name', 'named_twice', null],
    ],
  ],
  [
    'two courses have one name',
    'courses',
    { 'courses/chef/title': shipped.courses.courses[0]!.title },
    [['courses/chef/title', 'named_twice', null]],
  ],
  [
    'a course lasts nine months',
    'courses',
    { 'courses/chef/months': 9 },
    [['courses/chef/months', 'not_a_choice', null]],
  ],
  [
    'a figure has no digit',
    'figures',
    { 'clientsSatisfied/figure': 'many' },
    [['clientsSatisfied/figure', 'no_digit', null]],
  ],
  [
    'a figure has Bengali digits',
    'figures',
    { 'clientsSatisfied/figure': '১২৪৫+' },
    [['clientsSatisfied/figure', 'no_digit', null]],
  ],
  ['the licence is empty', 'agency', { 'agency/licence': '' }, []],
  [
    'the licence is longer than any',
    'agency',
    { 'agency/licence': 'RL-'.padEnd(41, '1') },
    [['agency/licence', 'too_long', null]],
  ],
  [
    'a step of the selection is there twice',
    'recruitment',
    {
      [`selectionSteps/${shipped.recruitment.selectionSteps[1]!._key}/name`]:
        shipped.recruitment.selectionSteps[0]!.name,
    },
    [[`selectionSteps/${shipped.recruitment.selectionSteps[1]!._key}/name`, 'named_twice', null]],
  ],
])('where %s, that is said of the right field', (_, id, leaves, expected) => {
  expect(faultsOf(id, leaves)).toEqual(expected);
  for (const [, code] of expected) expect(Object.keys(faultTexts)).toContain(code);
});

test('there are forty countries to choose from, each with two names and a flag of a few kilobytes', () => {
  expect(destinations).toHaveLength(40);
  const all = destinations.map(prefilledCountry);
  for (const language of languages) {
    expect(new Set(all.map(({ name }) => name[language])).size).toBe(40);
    expect(new Set(all.map(({ capital }) => capital[language])).size).toBe(40);
  }
  for (const code of destinations) {
    const flag = gzipSync(readFileSync(`public/illustrations/flag-${code}.svg`));
    expect([code, flag.length < 9_000]).toEqual([code, true]);
  }
});

/** By the distances that atlases give, to two percent. */
test.each([
  ['sa', 4430],
  ['my', 2600],
  ['jp', 4890],
  ['it', 7330],
  ['ca', 12_350],
  ['au', 9040],
] as const)('%s is about %i km from Dhaka', (code, kilometres) => {
  const off = Math.abs(prefilledCountry(code).kilometres - kilometres) / kilometres;
  expect(off).toBeLessThan(0.02);
});

test('every drawing that staff may choose is there, and every flag', () => {
  const offered = [...documentIds].flatMap((id) => drawingsIn(documents[id].fields));
  expect(offered.length).toBeGreaterThan(20);
  const flags = destinations.map((code) => `/illustrations/flag-${code}.svg`);
  expect([...offered, ...flags].filter((file) => !existsSync(`public${file}`))).toEqual([]);
  expect(readFileSync('public/illustrations/LICENSES.md', 'utf8')).toContain('flag-*.svg');
});

/** All addresses of drawings anywhere in the description of fields. */
function drawingsIn(described: unknown): string[] {
  if (typeof described === 'string')
    return described.startsWith('/illustrations/') ? [described] : [];
  if (typeof described !== 'object' || described === null) return [];
  return Object.values(described).flatMap(drawingsIn);
}

test('name, capital and distance of a country are filled in as the shipped ones have them', () => {
  for (const { code, name, capital, kilometres } of shipped.countries.countries) {
    expect(prefilledCountry(code)).toEqual({ name, capital, kilometres });
  }
});

test('how a client agreed never leaves the office', () => {
  const consent = 'On paper, 3 May 2026';
  const reviews = shipped.reviews.reviews.map((review) => ({ ...review, consent }));
  for (const language of languages) {
    const sent = sentContent({ ...shipped, reviews: { reviews } }, ['reviews'], language);
    expect(sent.reviews!.reviews).toHaveLength(4);
    expect(JSON.stringify(sent)).not.toContain(consent);
  }
});

test('the owner alone publishes what is said of the licence, its source and its shelf life with it', () => {
  const own = fieldsIn(documents.licence.fields).filter(([path]) => path.startsWith('licence/'));
  expect(own.map(([path]) => path)).toContain('licence/source/url');
  expect(own.filter(([, { isGuarded }]) => !isGuarded).map(([path]) => path)).toEqual([]);
});
