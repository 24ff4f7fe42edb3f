import { expect, test } from 'vitest';
import { choice, phone, tick } from '../facts.ts';
import { findingSentence } from './fault-sentence.ts';
import { findFaults } from './faults.ts';
import { both, defineDocument, group, lines, list, optional } from '../fields.ts';

const text = (en: string, bn: string) => ({ en, bn });
const hint = text('Hint.', 'ইঙ্গিত।');

const kind = defineDocument({
  file: 'sample.json',
  title: text('Sample', 'নমুনা'),
  fields: {
    words: group({
      headline: both(text('Headline', 'বড় শিরোনাম'), hint, 10),
      lead: both(text('Lead', 'শুরুর কথা'), hint),
      note: optional(both(text('Note', 'টীকা'), hint)),
      description: optional(both(text('Description', 'বিবরণ'), hint, 160)),
    }),
    phones: list(text('Phones', 'ফোন নম্বর'), hint, {
      fewest: 1,
      most: 2,
      item: { shown: phone(text('Number', 'নম্বর'), hint), isFree: optional(tick(hint, hint)) },
    }),
    points: lines(text('Points', 'কথা'), hint, { fewest: 1, most: 2 }),
    months: choice(text('Months', 'মাস'), hint, [6, 12]),
  },
  rules: ({ months, phones }) =>
    months === 12 && phones.length > 1 ? [{ path: 'phones', code: 'too_many' }] : [],
});

const shipped = {
  words: { headline: text('Hello', 'স্বাগতম'), lead: text('A lead', 'শুরু') },
  phones: [{ _key: 'first', shown: '+880 1000-000001' }],
  points: [text('One', 'এক')],
  months: 6,
};

// oxlint-disable-next-line typescript/no-explicit-any -- faults of every form are put into it
type Content = any;

/** The faults of the sample with another value at a path, in English. */
function sentences(change: (content: Content) => void, language: 'en' | 'bn' = 'en'): string[] {
  const content = structuredClone(shipped);
  change(content);
  return findFaults(kind, content, shipped).map((found) =>
    findingSentence(kind.fields, content, found, language),
  );
}

test('shipped content has no fault', () => {
  expect(findFaults(kind, shipped, shipped)).toEqual([]);
});

test.each<[string, (content: Content) => void, string]>([
  ['an empty text', (c) => (c.words.headline.bn = ' '), 'Headline, Bengali: this is empty.'],
  ['a text that is not there', (c) => delete c.words.headline, 'Headline: this is missing.'],
  ['half a text', (c) => delete c.words.headline.en, 'Headline, English: this is missing.'],
  [
    'English in Bengali',
    (c) => (c.words.headline.bn = 'Hello'),
    'Headline, Bengali: this is the Bengali text and has no Bengali letter.',
  ],
  [
    'Bengali in English',
    (c) => (c.words.headline.en = 'স্বাগতম'),
    'Headline, English: this is the English text and has Bengali letters.',
  ],
  [
    'Bijoy text',
    (c) => (c.words.lead.bn = 'Avgvi †mvbvi evsjv'),
    'Lead, Bengali: This is Bijoy text. Please type it in Unicode.',
  ],
  [
    'one word of it',
    (c) => (c.words.lead.bn = 'evsjv'),
    'Lead, Bengali: This is Bijoy text. Please type it in Unicode.',
  ],
  [
    'Bijoy in English',
    (c) => (c.words.lead.en = 'Read †mvbvi'),
    'Lead, English: This is Bijoy text. Please type it in Unicode.',
  ],
  [
    'a long text',
    (c) => (c.words.headline.en = 'a'.repeat(11)),
    'Headline, English: this is too long: at most 10 letters.',
  ],
  [
    'a text longer than any shipped one',
    (c) => (c.words.lead.en = 'a'.repeat(61)),
    'Lead, English: this is too long: at most 60 letters.',
  ],
  [
    'half an optional text',
    (c) => (c.words.note = text('Note', '')),
    'Note, Bengali: this is empty.',
  ],
  [
    'a number that cannot be dialled',
    (c) => (c.phones[0].shown = '01000-000001'),
    'Phones 1, Number: this cannot be dialled. Write it with the country, like +880 1000-000009.',
  ],
  ['no item', (c) => (c.phones = []), 'Phones: there must be at least 1.'],
  [
    'a line in one language',
    (c) => c.points.push(text('Two', '')),
    'Points, line 2, Bengali: this is empty.',
  ],
  [
    'too many lines',
    (c) => c.points.push(text('Two', 'দুই'), text('Three', 'তিন')),
    'Points: there may be at most 2.',
  ],
  ['an item twice', (c) => c.phones.push(c.phones[0]), 'Phones 1: this is here a second time.'],
  ['an item without a name', (c) => delete c.phones[0]._key, 'phones/1: its name'],
  [
    'a field of no document',
    (c) => (c.words.headlines = 1),
    'headlines: the site has no such field.',
  ],
  ['another number of months', (c) => (c.months = 5.5), 'Months: choose one that is offered.'],
  ['a list that is none', (c) => (c.phones = 'none'), 'Phones: this does not fit here.'],
  ['a text that is none', (c) => (c.words.lead = 7), 'Lead: this must be text.'],
])('%s is named', (_, change, said) => {
  const found = sentences(change);
  expect(found).toHaveLength(1);
  expect(found[0]!.startsWith(said.replace('phones/1', 'Phones'))).toBe(true);
});

test('letters are counted as readers count them', () => {
  // Ten syllables of up to four code points each.
  expect(sentences((c) => (c.words.headline.bn = 'ক্ষি'.repeat(10)))).toEqual([]);
});

test('in Bengali it begins with the Bengali label, in Bengali digits', () => {
  const [said] = sentences((c) => (c.phones[0].shown = '12'), 'bn');
  expect(said).toMatch(/^ফোন নম্বর ১, নম্বর: এই নম্বরে ফোন করা যাবে না।/);
  expect(sentences((c) => (c.words.headline.bn = ''), 'bn')).toEqual(['বড় শিরোনাম, বাংলা: এটি খালি।']);
});

test('a short description is a warning and no fault', () => {
  const content = { ...shipped, words: { ...shipped.words, description: text('Short', 'ছোট') } };
  expect(
    findFaults(kind, content, shipped).map(({ code, isWarning }) => [code, isWarning]),
  ).toEqual([
    ['short_description', true],
    ['short_description', true],
  ]);
});

test('what holds between fields is asked once each is right', () => {
  const both = {
    ...shipped,
    months: 12,
    phones: [...shipped.phones, { _key: 'two', shown: '+880 1000-000002' }],
  };
  expect(findFaults(kind, both, shipped).map(({ code }) => code)).toEqual(['too_many']);
  expect(findFaults(kind, { ...both, points: [] }, shipped).map(({ path }) => path)).toEqual([
    'points',
  ]);
});

test.each([null, undefined, [], 'text', 7])(
  'content that is %j is a fault, not a crash',
  (content) => {
    expect(findFaults(kind, content, shipped)).toHaveLength(1);
  },
);
