import { expect, test } from 'vitest';
import { documentIds, documents } from '#app/content/documents.ts';
import { both, group, list } from '#app/content/fields.ts';
import { sample } from '#app/content/facts.ts';
import { fieldsIn } from '#app/content/leaves.ts';
import { isSample, sectionsOf } from './sections.ts';

const hint = { en: 'Hint', bn: 'ইঙ্গিত' };
const text = (en: string, bn: string) => both({ en, bn }, hint);

test('texts stand together whose labels begin alike, a list by itself, and the rest at the top', () => {
  const sections = sectionsOf({
    words: group({
      sample: sample(),
      headline: text('Headline', 'শিরোনাম'),
      services: text('Services: heading', 'সেবা: শিরোনাম'),
      lead: text('Services: text below', 'সেবা: নিচের লেখা'),
      apply: text('Apply: button', 'আবেদন: বোতাম'),
    }),
    steps: list({ en: 'Steps', bn: 'ধাপ' }, hint, { fewest: 1, most: 3, item: {} }),
    note: text('Note', 'নোট'),
  });
  expect(
    sections.map(({ name, fields }) => [name?.en, ...fields.map(({ label }) => label.en)]),
  ).toEqual([
    [undefined, 'Headline', 'Note'],
    ['Services', 'Heading', 'Text below', 'Apply: button'],
    ['Steps', 'Steps'],
  ]);
  expect(sections[1]?.fields[0]?.label.bn).toBe('শিরোনাম');
});

test.each(documentIds)('every field of %s stands in one section', (id) => {
  const { fields } = documents[id];
  const placed = sectionsOf(fields).flatMap((section) => section.fields.map(({ path }) => path));
  const all = fieldsIn(fields).map(([path]) => path);
  expect(placed.toSorted()).toEqual(all.filter((path) => !isSample(path)).toSorted());
});
