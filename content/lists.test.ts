import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slugOf } from '#app/i18n/slug.ts';
import { countries } from './countries.ts';
import { courses } from './courses.ts';
import { employerDocuments, selectionSteps } from './pages/recruitment.ts';
import { reviews } from './reviews.ts';
import { sectors } from './sectors.ts';

// What each of them is called and how many there are is for the agency to say; the schemas of the build look
// at each by itself.

test('every diploma has a drawing and a page of its own', () => {
  expect(courses.filter(({ picture }) => !existsSync(`public${picture}`))).toEqual([]);
  expect(new Set(courses.map(({ page }) => page)).size).toBe(courses.length);
});

test.each([
  ['diplomas', courses.map(({ title }) => title)],
  ['sectors', sectors.map(({ name }) => name)],
  ...sectors.map(({ name, roles }) => [`roles in ${name.en}`, roles] as const),
  ['steps of a selection', selectionSteps.map(({ name }) => name)],
  ['documents of an employer', employerDocuments.map(({ name }) => name)],
] as const)('of the %s none stands there twice, in either language', (_, names) => {
  for (const language of ['en', 'bn'] as const) {
    const all = names.map((name) => name[language].toLowerCase());
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  }
});

// Links to the form name them by it.
test.each([
  ['job', sectors.flatMap(({ roles }) => roles)],
  ['country', countries.map(({ name }) => name)],
])('every %s has an address of its own, without anything to escape', (_, names) => {
  const slugs = names.map(slugOf);
  expect(new Set(slugs).size).toBe(names.length);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test('what stands large of a review is in it word for word', () => {
  for (const review of reviews) {
    if (!('excerpt' in review)) continue;
    expect(review.quote.en).toContain(review.excerpt.en);
    expect(review.quote.bn).toContain(review.excerpt.bn);
  }
});
