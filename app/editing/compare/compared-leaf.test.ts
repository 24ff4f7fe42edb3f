import { expect, test } from 'vitest';
import { both, fact, group, lines, list } from '#app/content/fields.ts';
import { noticeDocument } from '#app/content/kinds/notice.ts';
import * as v from 'valibot';
import { comparedLeaves } from './compared-leaf.ts';

const label = (en: string) => ({ en, bn: `${en} (bn)` });
const kind = {
  ...{ file: 'x.json', title: label('X') },
  fields: {
    words: group({ headline: both(label('Headline'), label('hint')) }),
    steps: lines(label('Steps'), label('hint'), { fewest: 1, most: 3 }),
    open: fact(label('Open'), label('hint'), { kind: 'tick' }, v.boolean()),
    people: list(label('People'), label('hint'), {
      ...{ fewest: 0, most: 3 },
      item: { name: both(label('Name'), label('hint')) },
    }),
  },
};
const person = (key: string, en: string) => ({ _key: key, name: { en, bn: `${en} (bn)` } });
const before = {
  words: { headline: { en: 'Old', bn: 'পুরোনো' } },
  steps: [{ en: 'One', bn: 'এক' }],
  open: false,
  people: [person('a', 'Asha'), person('b', 'Bina')],
};
const compared = (after: object) => comparedLeaves(kind, before, { ...before, ...after }, 'en');

test('a text stands in both languages, also where only one has changed', () =>
  expect(compared({ words: { headline: { en: 'Old', bn: 'নতুন' } } })).toEqual([
    {
      path: 'words/headline',
      label: 'Headline',
      sides: [
        { language: 'bn', before: 'পুরোনো', after: 'নতুন' },
        { language: 'en', before: 'Old', after: 'Old' },
      ],
    },
  ]));

test('lines are one text for each language', () =>
  expect(compared({ steps: [...before.steps, { en: 'Two', bn: 'দুই' }] })[0]?.sides[0]).toEqual({
    ...{ language: 'bn', before: 'এক', after: 'এক\nদুই' },
  }));

test('a tick is yes or no, in the language of the reader', () => {
  expect(compared({ open: true })[0]?.sides).toEqual([
    { language: null, before: 'No', after: 'Yes' },
  ]);
  const [leaf] = comparedLeaves(kind, before, { ...before, open: true }, 'bn');
  expect(leaf?.sides[0]).toMatchObject({ before: 'না', after: 'হ্যাঁ' });
});

test('an order is the names of its items', () =>
  expect(compared({ people: before.people.toReversed() }).map(({ sides }) => sides)).toEqual([
    [{ language: null, before: 'Asha\nBina', after: 'Bina\nAsha' }],
  ]));

test('a removed item is named by its place before, and told once', () => {
  const [name, ...more] = compared({ people: [person('a', 'Asha')] });
  expect(more).toEqual([]);
  expect(name).toMatchObject({
    label: 'People 2, Name',
    sides: [
      { language: 'bn', before: 'Bina (bn)', after: '' },
      { language: 'en', before: 'Bina', after: '' },
    ],
  });
});

test.each([
  ['paragraph', ['text']],
  ['warning', ['kind', 'text']],
])('of a block that is added as a %s stand %j, once each', (blockKind, told) => {
  const text = { en: '', bn: 'বন্ধ' };
  const notice = { body: [{ _key: 'a', kind: blockKind, text }], from: '2026-12-01T03:00:00.000Z' };
  const leaves = comparedLeaves(noticeDocument, {}, notice, 'bn');
  expect(leaves.map(({ path }) => path)).toEqual(['from', ...told.map((name) => `body/a/${name}`)]);
  expect(leaves[0]?.sides).toMatchObject([{ after: '১ ডিসেম্বর, ২০২৬, সকাল ৯:০০' }]);
});
