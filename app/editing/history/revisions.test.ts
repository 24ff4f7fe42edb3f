import { expect, test } from 'vitest';
import { documents } from '#app/content/documents.ts';
import { historyTexts } from './history.text.ts';
import { type Revision, changedInWords, inOrder, liveRevision } from './revisions.ts';

const english = Object.fromEntries(
  Object.entries(historyTexts).map(([name, text]) => [name, text.en]),
) as Record<keyof typeof historyTexts, string>;

const revision = (_id: string, more: Partial<Revision>): Revision => ({
  ...{ _id, number: null, state: 'published', at: null, by: null, changed: {}, note: '' },
  ...{ publication: null, restoredFrom: null, ...more },
});
const shipped = revision('shipped', { number: 0 });
const first = revision('a', { number: 1, at: '2026-01-01T00:00:00.000Z' });
const second = revision('b', { number: 2, at: '2026-01-02T00:00:00.000Z' });
const discarded = revision('c', { state: 'discarded', at: '2026-01-03T00:00:00.000Z' });

test('visitors see the last published one, or what was shipped', () => {
  expect(liveRevision([discarded, second, first, shipped])).toBe(second);
  expect(liveRevision([discarded, shipped])).toBe(shipped);
});

test('the older one comes first, and what was shipped before all', () => {
  expect(inOrder(second, first)).toEqual([first, second]);
  expect(inOrder(first, shipped)).toEqual([shipped, first]);
});

test('the changed fields are named with their languages, at most three', () => {
  const changed = {
    'aboutWords/headline': ['en', 'bn'],
    'aboutWords/title': ['bn'],
    a: [],
    b: [],
  } as Revision['changed'];
  expect(
    changedInWords(documents.about, revision('x', { number: 3, changed }), english, 'en'),
  ).toBe('Headline (both), Name of the page (বাংলা), a and 1 more');
  expect(changedInWords(documents.about, shipped, english, 'en')).toBe('Everything');
});
