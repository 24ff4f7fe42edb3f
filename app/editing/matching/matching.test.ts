import { describe, expect, test } from 'vitest';
import { kindOf } from '#app/content/documents.ts';
import { knownTexts, plainText } from './known-texts.ts';
import { around, sameAs, textIndex, within } from './text-index.ts';

/** The texts of a few fields. */
function indexOf(values: Record<string, Record<string, unknown>>) {
  return textIndex(
    Object.entries(values).flatMap(([id, leaves]) => knownTexts(id, kindOf(id)!, leaves)),
  );
}

const places = (found: readonly { document: string; path: string }[]) =>
  found.map(({ document, path }) => `${document}/${path}`);

describe('a text is known again', () => {
  test.each([
    ['in English', 'Who we are'],
    ['in Bengali', 'আমরা কারা'],
    ['with other blanks and line breaks', ' Who\n  we  are '],
    ['broken into elements without a blank between', 'Who weare'],
  ])('%s', (_, shown) => {
    const index = indexOf({
      home: { 'homeWords/who': { en: 'Who we are', bn: 'আমরা কারা' } },
    });
    expect(places(sameAs(index, shown))).toEqual(['home/homeWords/who']);
  });

  test('in every field that says it', () => {
    const same = { en: 'Apply now', bn: 'আবেদন করুন' };
    const index = indexOf({
      home: { 'homeWords/apply': same },
      contact: { 'contactWords/title': same },
    });
    expect(places(sameAs(index, 'Apply now'))).toEqual([
      'home/homeWords/apply',
      'contact/contactWords/title',
    ]);
  });

  test('by its digits in either script', () => {
    const index = indexOf({
      agency: { 'agency/phones/first/shown': '+880 1000-000001' },
      figures: { 'homeFigures/clients/number': '12,000+' },
    });
    expect(places(sameAs(index, '+৮৮০ ১০০০-০০০০০১'))).toEqual(['agency/agency/phones/first/shown']);
    expect(plainText('১,২০,০০০ টাকা')).toBe('120000 টাকা');
  });

  test('by a paragraph, a bold word and a line of a list', () => {
    const index = indexOf({
      policy: {
        'sections/s/blocks/b/text': { en: 'Pay **only** here.\n\nTake a receipt.', bn: '' },
        'sections/s/blocks/c/items': [
          { en: 'File charge', bn: '' },
          { en: 'Permit charge', bn: '' },
        ],
      },
    });
    expect(places(sameAs(index, 'Pay only here.'))).toEqual(['policy/sections/s/blocks/b/text']);
    expect(places(sameAs(index, 'Take a receipt.'))).toEqual(['policy/sections/s/blocks/b/text']);
    expect(places(sameAs(index, 'Permit charge'))).toEqual(['policy/sections/s/blocks/c/items']);
  });
});

describe('a part of a text', () => {
  const index = indexOf({
    agency: {
      'agency/name': { en: 'Sampan Overseas', bn: 'সাম্পান' },
      'agency/foundedIn': 2017,
    },
    reviews: {
      'reviews/one/quote': { en: 'They told me the truth first. I could decide.', bn: '' },
      'reviews/one/rating': 5,
    },
    services: { 'servicesWords/title': { en: 'Services', bn: 'সেবা' } },
  });

  test('between other words leads to the longest fields, and to numbers', () =>
    expect(places(within(index, '© 2017–2026 Sampan Overseas. All rights reserved.'))).toEqual([
      'agency/agency/name',
      'agency/agency/foundedIn',
    ]));

  test('ends where a word ends', () =>
    expect(places(within(index, 'The Sampan Overseaship'))).toEqual([]));

  test('that is one usual word is no part', () =>
    expect(places(within(index, 'Our Services in Dhaka'))).toEqual([]));

  test('that was cut off leads to the whole', () => {
    expect(places(around(index, 'They told me the truth …'))).toEqual([
      'reviews/reviews/one/quote',
    ]);
    expect(places(around(index, 'told'))).toEqual([]);
  });
});

test('what no page shows is not looked for: ticks, choices, places, and what is for programs', () => {
  const index = indexOf({
    agency: { 'agency/sample': true, 'agency/position': { latitude: 1, longitude: 2 } },
    officials: { 'officials/one/slug': 'one' },
    reviews: { 'reviews/one/consent': 'By phone' },
  });
  expect(index.all).toEqual([]);
});

test('a picture is known by its file, and an uploaded one by its words, too', () => {
  const [drawn, uploaded] = ['/illustrations/face-1.svg', '/media/0-800x800.webp'];
  const index = indexOf({
    reviews: {
      'reviews/one/photo': drawn,
      'reviews/two/photo': { address: uploaded, en: 'Two people', bn: 'দুজন মানুষ' },
    },
  });
  expect(places(index.pictures.get(drawn) ?? [])).toEqual(['reviews/reviews/one/photo']);
  expect(places(index.pictures.get(uploaded) ?? [])).toEqual(['reviews/reviews/two/photo']);
  expect(places(sameAs(index, 'দুজন মানুষ'))).toEqual(['reviews/reviews/two/photo']);
});
