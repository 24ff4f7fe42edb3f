import { expect, test } from 'vitest';
import type { Review } from './load-review.ts';
import { laterSentences, publishedSentence } from './shown-later.ts';

const rehearsal = { held: [], foreign: [], faults: [], warnings: [], pages: [] };
const draft = { version: 1, changes: [], fields: [], isAsked: false, isKept: false };
const shown = { ...draft, id: 'home', title: 'Home page', from: null };
const coming = { ...draft, id: 'news.1', title: 'Eid', from: '2026-12-01T03:00:00.000Z' };

const review = (chosen: Review['chosen'], going = chosen): Review => ({
  ...{ drafts: chosen, chosen, without: [] },
  rehearsal: {
    ...rehearsal,
    changes: going.map(({ id }) => ({ document: id, path: 'x', locale: null })),
  },
});

test.each([
  [[shown], 'Published. Everybody sees it now.'],
  [[coming], 'Published. “Eid” is shown from 1 December 2026 at 09:00.'],
  [
    [shown, coming],
    'Published. Everybody sees it now. “Eid” is shown from 1 December 2026 at 09:00.',
  ],
])('nobody is told that everybody sees what has not begun (%#)', (chosen, sentence) =>
  expect(publishedSentence(review(chosen), 'en')).toBe(sentence),
);

test('of what does not go nothing is said; a moment reads in the language of the page', () => {
  expect(laterSentences(review([shown, coming], [shown]), 'en')).toEqual([]);
  expect(laterSentences(review([coming]), 'bn')).toEqual([
    '“Eid” দেখা যাবে ১ ডিসেম্বর, ২০২৬, সকাল ৯:০০ থেকে।',
  ]);
});
