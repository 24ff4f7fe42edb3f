import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findErrors } from './find-faults.ts';

const project = resolve(import.meta.dirname, '../..');
// Inside the project, so that the test runner can load TypeScript there.
const copies = mkdtempSync(join(project, 'node_modules/.content-'));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

test('the content is without a fault', async () => {
  expect(await findErrors(join(project, 'content'))).toEqual([]);
});

/** One mistake each: the file, the text before, the text after, the message. */
test.each<[string, RegExp, string, string]>([
  [
    'agency.ts',
    /dialled: '[^']+'/,
    "dialled: '01000-000001'",
    'agency.phones.0.dialled cannot be dialled: write it like +8801000000001, with the country and without spaces.',
  ],
  [
    'agency.ts',
    /shown: '[^']+'/,
    "shown: '+880 1000-000007'",
    'agency.phones.0.shown has other digits than the number that is dialled.',
  ],
  ['agency.ts', / email:/, ' mail:', 'agency.email is missing.'],
  [
    'agency.ts',
    / foundedIn: \d+/,
    " foundedIn: '2017'",
    'agency.foundedIn is "2017" and should be number.',
  ],
  ['agency.ts', /en: '[^']+'/, "en: '  '", 'agency.name.en is empty.'],
  [
    'agency.ts',
    /thursday: \[.*\]/,
    'thursday: null',
    'agency names other days or hours in its sentence than in openingTimes.',
  ],
  ['countries.ts', /code: '[^']+'/, "code: 'xx'", 'countries.0.code is not the code of a country.'],
  [
    'countries.ts',
    /bn: '[^']+'/,
    "bn: 'Hungary'",
    'countries.0.name.bn is Bengali and has no Bengali letter.',
  ],
  [
    'countries.ts',
    /en: '[^']+'/,
    "en: 'হাঙ্গেরি'",
    'countries.0.name.en is English and has Bengali letters.',
  ],
  ['reviews.ts', /rating: \d/, 'rating: 3', 'reviews.0.rating is a rating other than 4 or 5.'],
  [
    'officials.ts',
    /photo: '[^']+'/,
    "photo: '/illustrations/nobody.svg'",
    'officials.0.photo names a picture that is not in public/.',
  ],
  ['courses.ts', /months: \d+/, 'months: 5.5', 'courses.0.months is not a whole number of months.'],
  ['pages/home.ts', / headline:/, ' headlines:', 'homeWords.headline is missing.'],
  [
    'pages/about.ts',
    /icon: '[^']+'/,
    "icon: 'ear'",
    'principles.0.icon is not the name of an icon in app/ui/icon/icons.svg.',
  ],
  [
    'policy.bn.md',
    /৮০%/,
    '৭০%',
    'the translation states 20, 6, 80 where content/policy.bn.md states 20, 6, 70.',
  ],
  [
    'policy.en.md',
    /- .*\n/,
    '',
    'the translation has other sections, lists or pictures than content/policy.bn.md.',
  ],
  [
    'policy.en.md',
    /two-of-ten/,
    'three-of-ten',
    'the picture /illustrations/three-of-ten.svg is not in public/.',
  ],
])('%s with %s become %j is refused', async (file, was, is, said) => {
  const folder = mkdtempSync(join(copies, 'content-'));
  cpSync(join(project, 'content'), folder, { recursive: true });
  const written = readFileSync(join(folder, file), 'utf8');
  expect(written).toMatch(was);
  writeFileSync(join(folder, file), written.replace(was, is));

  const errors = await findErrors(folder);

  const named = file === 'policy.bn.md' ? 'policy.en.md' : file;
  expect(errors[0]).toBe(`content/${named}: ${said}`);
});

test.each<[string, RegExp, string]>([
  ['figures.ts', /figure: '[^']+'/g, "figure: '7+'"],
  ['courses.ts', /months: \d+/g, 'months: 9'],
  ['sectors.ts', /Waiter/, 'Baker'],
  ['pages/recruitment.ts', /Verify personnel/, 'Look at papers'],
])('%s may say something else than the samples', async (file, was, is) => {
  const folder = mkdtempSync(join(copies, 'content-'));
  cpSync(join(project, 'content'), folder, { recursive: true });
  const written = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), written.replace(was, is));
  expect(await findErrors(folder)).toEqual([]);
});

test('a file that no schema describes is refused, and one that is gone', async () => {
  const folder = mkdtempSync(join(copies, 'content-'));
  cpSync(join(project, 'content'), folder, { recursive: true });
  rmSync(join(folder, 'reviews.ts'));
  writeFileSync(join(folder, 'awards.ts'), 'export const awards = [];');
  expect(await findErrors(folder)).toEqual([
    'content/awards.ts has no schema: add one in build-tools/content/.',
    'content/reviews.ts is missing.',
  ]);
});

test('an apostrophe that ends a text too early is named with its file, beside the other faults', async () => {
  const folder = mkdtempSync(join(copies, 'content-'));
  cpSync(join(project, 'content'), folder, { recursive: true });
  const home = join(folder, 'pages/home.ts');
  const written = readFileSync(home, 'utf8');
  writeFileSync(home, written.replace(/receipts: { en: '[^']*'/, "receipts: { en: 'The worker's'"));
  rmSync(join(folder, 'reviews.ts'));
  const [first, second] = await findErrors(folder);
  expect(first).toMatch(
    /^content\/pages\/home\.ts\b.* cannot be read .*write ’ for an apostrophe\.$/,
  );
  expect(second).toBe('content/reviews.ts is missing.');
});
