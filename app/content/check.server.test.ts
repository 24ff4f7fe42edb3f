import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFolder } from './check.server.ts';
import { contentFolder } from './defaults.server.ts';

const copies = mkdtempSync(join(tmpdir(), 'sampan-content-'));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** The shipped content, for a mistake to be made in. */
function copyWith(file: string, was: RegExp, is: string): string {
  const folder = `${mkdtempSync(join(copies, 'content-'))}/`;
  cpSync(contentFolder, folder, { recursive: true });
  const written = readFileSync(join(folder, file), 'utf8');
  expect(written).toMatch(was);
  writeFileSync(join(folder, file), written.replace(was, is));
  return folder;
}

test('E-09 the shipped content is without a fault', () => {
  expect(checkFolder(contentFolder).faults).toEqual([]);
});

/** One mistake each: the file, the text before, the text after, and what the sentence about it holds. */
test.each<[string, RegExp, string, string]>([
  ['agency.json', /"shown": "[^"]+"/, '"shown": "01000-000001"', 'agency/phones/first/shown'],
  ['agency.json', /"email":/, '"mail":', 'agency/email'],
  ['agency.json', /"foundedIn": \d+/, '"foundedIn": "2017"', 'agency/foundedIn'],
  ['agency.json', /"en": "[^"]+"/, '"en": "  "', 'agency/name'],
  ['agency.json', /"thursday": \[[^\]]*\]/, '"thursday": null', 'agency/hours'],
  ['countries.json', /"code": "[^"]+"/, '"code": "xx"', 'countries/xx/code'],
  ['countries.json', /"bn": "[^"]+"/, '"bn": "Hungary"', 'countries/hu/name'],
  ['countries.json', /"en": "[^"]+"/, '"en": "হাঙ্গেরি"', 'countries/hu/name'],
  ['reviews.json', /"rating": \d/, '"rating": 3', 'reviews/rakib/rating'],
  [
    'officials.json',
    /"photo": "[^"]+"/,
    '"photo": "/illustrations/nobody.svg"',
    'officials/anwar-hossain/photo',
  ],
  ['courses.json', /"months": \d+/, '"months": 5.5', 'courses/construction-management/months'],
  ['pages/home.json', /"headline":/, '"headlines":', 'homeWords/headline'],
  ['pages/about.json', /"icon": "[^"]+"/, '"icon": "ear"', 'principles/vision/icon'],
  ['policy.bn.md', /৮০%/, '৭০%', 'policy.en.md'],
  ['policy.en.md', /- .*\n/, '', 'policy.en.md'],
  ['policy.en.md', /two-of-ten/, 'three-of-ten', 'policy'],
])('E-09 %s with %s become %j is refused', (file, was, is, said) => {
  const { faults } = checkFolder(copyWith(file, was, is));
  expect(faults[0]).toContain(said);
  expect(faults[0]).toMatch(/^content\//);
});

test.each<[string, RegExp, string]>([
  ['figures.json', /"figure": "[^"]+"/g, '"figure": "7+"'],
  ['courses.json', /"months": \d+/g, '"months": 6'],
  ['sectors.json', /Waiter/, 'Baker'],
  ['pages/recruitment.json', /Verify personnel/, 'Look at papers'],
])('%s may say something else than the samples', (file, was, is) => {
  expect(checkFolder(copyWith(file, was, is)).faults).toEqual([]);
});

test('a file that no document describes is refused, and one that is gone', () => {
  const folder = copyWith('reviews.json', /^/, '');
  rmSync(join(folder, 'reviews.json'));
  writeFileSync(join(folder, 'awards.json'), '{}');
  expect(checkFolder(folder).faults).toEqual([
    'content/awards.json: no document is described by this name.',
    'content/reviews.json is missing.',
  ]);
});

test('a file that cannot be read is named with the line, beside the other faults', () => {
  const folder = copyWith('pages/home.json', /"headline": \{\n/, '"headline": {{\n');
  const agency = join(folder, 'agency.json');
  writeFileSync(agency, readFileSync(agency, 'utf8').replace('2017', '17'));
  const { faults } = checkFolder(folder);
  expect(faults).toHaveLength(2);
  expect(faults.find((sentence) => sentence.includes('home.json'))).toMatch(
    /^content\/pages\/home\.json, line 7, cannot be read/,
  );
});

test('E-21 a card that differs from the policy is a warning and no fault', () => {
  const folder = copyWith('pages/policy.json', /At most 6 months/, 'At most 5 months');
  const { faults, warnings } = checkFolder(folder);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    'content/pages/policy.json: policyGlance/at-most-6-months/name: The three cards 1, Heading, English: this says "5 months", but the policy says "6 months" (Sections of the policy 1, Content 1, Text).',
  ]);
});
