import { expect, test } from 'vitest';
import { both, group, list } from '#app/content/fields.ts';
import { leavesIn } from '#app/content/leaves.ts';
import { type Change, type EditedState, mergeChanges } from './merge-changes.server.ts';

const label = { en: 'Label', bn: 'নাম' };
const text = (bn: string, en = 'English') => ({ en, bn });

const fields = {
  words: group({ headline: both(label, label), lead: both(label, label) }),
  reviews: list(label, label, {
    fewest: 0,
    most: 9,
    item: { quote: both(label, label), name: both(label, label) },
  }),
};

const published = leavesIn(fields, {
  words: { headline: text('শিরোনাম'), lead: text('শুরু') },
  reviews: [
    { _key: 'rakib', quote: text('কথা'), name: text('রাকিব') },
    { _key: 'nasrin', quote: text('কথা'), name: text('নাসরিন') },
  ],
});

const fresh: EditedState = { fields, published, marks: {}, stamps: {}, draft: {} };

/** Saves one after the other, each by a screen; returns the state after it, and what collided. */
function saved(state: EditedState, editor: string, sequence: number, ...changes: Change[]) {
  const version =
    Math.max(0, ...Object.values({ ...state.marks, ...state.draft }).map((m) => m.version)) + 1;
  const at = `2026-03-01T10:00:0${version}.000Z`;
  const save = { version, by: `staff-${editor}`, at, editor, sequence, changes };
  const { draft, collisions, isChanged } = mergeChanges(state, save);
  return { state: { ...state, draft }, collisions, isChanged, version };
}

const headline = (base: number, value: unknown): Change => ({
  path: 'words/headline',
  base,
  value,
});

test('E-10 changes of different texts, and of two reviews, do not collide', () => {
  const first = saved(fresh, 'A', 1, headline(0, text('ক')), {
    path: 'reviews/rakib/quote',
    base: 0,
    value: text('ক'),
  });
  const then = saved(
    first.state,
    'B',
    1,
    { path: 'words/lead', base: 0, value: text('খ') },
    { path: 'reviews/nasrin/quote', base: 0, value: text('খ') },
  );
  expect(then.collisions).toEqual([]);
  expect(Object.keys(then.state.draft)).toHaveLength(4);
});

test('E-10 two reviews added at once stand last, one after the other', () => {
  const first = saved(fresh, 'A', 1, { path: 'reviews/new-a/quote', base: 0, value: text('ক') });
  const then = saved(first.state, 'B', 1, {
    path: 'reviews/new-b/quote',
    base: 0,
    value: text('খ'),
  });
  expect(then.collisions).toEqual([]);
  expect(Object.keys(then.state.draft)).toEqual(['reviews/new-a/quote', 'reviews/new-b/quote']);
});

test('E-10 removing an item that somebody has changed since collides, and it stays', () => {
  const first = saved(fresh, 'B', 1, { path: 'reviews/rakib/quote', base: 0, value: text('নতুন') });
  const then = saved(first.state, 'A', 1, { path: 'reviews/rakib', base: 0, value: null });
  expect(then.isChanged).toBe(false);
  expect(then.collisions).toMatchObject([
    {
      path: 'reviews/rakib',
      value: { quote: text('নতুন'), name: text('রাকিব') },
      mark: { by: 'staff-B' },
    },
  ]);
  const chosen = saved(then.state, 'A', 2, { path: 'reviews/rakib', base: 1, value: null });
  expect(chosen.collisions).toEqual([]);
  expect(chosen.state.draft['reviews/rakib']?.value).toBe(null);
});

test('a change inside an item that was removed collides; upon the removal it puts the item back', () => {
  const removed = saved(fresh, 'A', 1, { path: 'reviews/rakib', base: 0, value: null });
  const late = saved(removed.state, 'B', 1, {
    path: 'reviews/rakib/quote',
    base: 0,
    value: text('খ'),
  });
  expect(late.collisions).toMatchObject([
    { path: 'reviews/rakib/quote', isRemoved: true, value: null, mark: { version: 1 } },
  ]);
  const back = saved(late.state, 'B', 2, {
    path: 'reviews/rakib/quote',
    base: 1,
    value: text('খ'),
  });
  expect(back.collisions).toEqual([]);
  expect(back.state.draft['reviews/rakib']?.value).toBe(true);
  expect(back.state.draft['reviews/rakib/quote']?.value).toEqual(text('খ'));
});

test('who removed an item takes that back', () => {
  const removed = saved(fresh, 'A', 1, { path: 'reviews/rakib', base: 0, value: null });
  const back = saved(removed.state, 'A', 2, { path: 'reviews/rakib', base: 1, value: true });
  expect(back.state.draft['reviews/rakib']?.value).toBe(true);
  expect(saved(back.state, 'A', 3, { path: 'reviews/rakib', base: 2, value: true }).isChanged).toBe(
    false,
  );
});

test('a removal that was published still stops a text typed before it', () => {
  const { 'reviews/rakib/quote': _q, 'reviews/rakib/name': _n, ...rest } = published;
  const mark = {
    version: 5,
    by: 'staff-A',
    at: '2026-03-01T09:00:00.000Z',
    editor: 'A',
    sequence: 1,
  };
  const state = { ...fresh, published: rest, marks: { 'reviews/rakib': mark } };
  expect(
    saved(state, 'B', 1, { path: 'reviews/rakib/quote', base: 0, value: text('খ') }).collisions,
  ).toMatchObject([{ isRemoved: true, mark }]);
});

test('E-11 the same text changed by both collides with the first, and everything else is taken', () => {
  const first = saved(fresh, 'A', 1, headline(0, text('ক')));
  const then = saved(first.state, 'B', 1, headline(0, text('খ')), {
    path: 'words/lead',
    base: 0,
    value: text('খ'),
  });
  expect(then.collisions).toMatchObject([
    {
      path: 'words/headline',
      isRemoved: false,
      value: text('ক'),
      mark: { version: 1, by: 'staff-A' },
    },
  ]);
  expect(then.state.draft['words/headline']?.value).toEqual(text('ক'));
  expect(then.state.draft['words/lead']?.value).toEqual(text('খ'));
  const mine = saved(then.state, 'B', 2, headline(1, text('খ')));
  expect(mine.collisions).toEqual([]);
  expect(mine.state.draft['words/headline']?.value).toEqual(text('খ'));
});

test('E-12 the same text by both is no collision, and no change', () => {
  const first = saved(fresh, 'A', 1, headline(0, text('ক')));
  expect(saved(first.state, 'B', 1, headline(0, text('ক')))).toMatchObject({
    collisions: [],
    isChanged: false,
  });
  expect(saved(fresh, 'B', 1, headline(0, text('শিরোনাম'))).isChanged).toBe(false);
});

test('E-13 of saves of one screen that overtake each other the last typed one wins', () => {
  const second = saved(fresh, 'A', 2, headline(0, text('দ্বিতীয়')));
  const late = saved(second.state, 'A', 1, headline(0, text('প্রথম')));
  expect(late).toMatchObject({ collisions: [], isChanged: false });
  const third = saved(late.state, 'A', 3, headline(0, text('তৃতীয়')));
  expect(third.collisions).toEqual([]);
  expect(third.state.draft['words/headline']?.value).toEqual(text('তৃতীয়'));
});

test('E-15 a text kept from an earlier version is never saved over a newer one', () => {
  const mark = {
    version: 9,
    by: 'staff-B',
    at: '2026-03-01T09:00:00.000Z',
    editor: 'B',
    sequence: 4,
  };
  const state = { ...fresh, marks: { 'words/headline': mark } };
  const then = saved(state, 'A', 1, headline(3, text('পুরোনো')));
  expect(then).toMatchObject({ isChanged: false, collisions: [{ value: text('শিরোনাম'), mark }] });
});

test('two orders of a list collide, an order and a new item do not', () => {
  const order = (base: number, ...keys: string[]): Change => ({
    path: 'reviews',
    base,
    value: keys,
  });
  const first = saved(fresh, 'A', 1, order(0, 'nasrin', 'rakib'));
  expect(
    saved(first.state, 'B', 1, { path: 'reviews/new/quote', base: 0, value: text('ক') }).collisions,
  ).toEqual([]);
  expect(saved(first.state, 'B', 1, order(0, 'nasrin', 'rakib')).isChanged).toBe(false);
  const state = { ...first.state, published: { ...published, reviews: ['rakib', 'x', 'nasrin'] } };
  expect(saved(state, 'B', 1, order(0, 'x', 'rakib', 'nasrin')).collisions).toHaveLength(1);
});
