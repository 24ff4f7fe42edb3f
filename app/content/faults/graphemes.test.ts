import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { graphemes } from '#app/i18n/graphemes.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['কি', 1],
  ['ক্ষ', 1],
  ['শ্রমিক', 3],
  ['র\u200d্যাব', 2],
  ['ক্\u200cষ', 2],
  ['e\u0301', 1],
  ['🇧🇩', 1],
  ['👩🏽‍🔧', 1],
  ['a\r\nb', 3],
])('%j has %i', (text, count) => {
  expect(graphemes(text)).toBe(count);
});

test('the shipped texts count as for the segmenter of the newest browsers', () => {
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  const texts = JSON.stringify(defaultDocuments()).split('"');
  expect(texts.length).toBeGreaterThan(1000);
  const other = texts.filter((text) => graphemes(text) !== [...segmenter.segment(text)].length);
  expect(other).toEqual([]);
});
