import { expect, test } from 'vitest';
import { graphemes } from '#app/i18n/graphemes.ts';
import { excerptOf, noticeText } from './notice-text.ts';

const moments = { from: '2026-03-01T04:00:00.000Z', until: '2026-03-02T04:00:00.000Z' };
const title = { en: 'Closed', bn: 'বন্ধ' };

function saying(bn: string) {
  const body = [{ _key: 'a', kind: 'paragraph' as const, text: { en: '', bn } }];
  return noticeText({ _key: 'n', title, body, ...moments }, 'en');
}

test('an excerpt ends with a word, without the marks of bold', () => {
  const excerpt = excerptOf(saying(`**অফিস** ${'বন্ধ থাকবে। '.repeat(30)}`));
  expect(excerpt).toMatch(/^অফিস বন্ধ থাকবে।.* (বন্ধ|থাকবে)…$/);
  expect(graphemes(excerpt)).toBeLessThanOrEqual(161);
});

test('a short text is its own excerpt', () =>
  expect(excerptOf(saying('অফিস বন্ধ।'))).toBe('অফিস বন্ধ।'));

test('a word without end is not cut within a letter', () =>
  expect(excerptOf(saying('ক্ষি'.repeat(200)))).toBe(`${'ক্ষি'.repeat(160)}…`));

test('what lacks its English is in Bengali as a whole', () => {
  const { language, title: shown, blocks } = saying('অফিস বন্ধ।');
  expect([language, shown, blocks]).toEqual([
    ...['bn', 'বন্ধ'],
    [{ _key: 'a', kind: 'paragraph', paragraphs: [[{ text: 'অফিস বন্ধ।', isStrong: false }]] }],
  ]);
});
