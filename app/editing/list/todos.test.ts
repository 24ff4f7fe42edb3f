import { expect, test } from 'vitest';
import { type ListedDocument, todosOf } from './todos.ts';

const nothing = { missing: 0, stale: 0, sample: 0, lost: 0 };

function listed(_id: string, more: Partial<ListedDocument> = {}): ListedDocument {
  return {
    ...{ _id, kind: _id, title: { en: _id, bn: _id }, pages: [], state: 'default', version: 0 },
    ...{ changedAt: null, changedBy: null, publishedAt: null, publishedBy: null },
    ...{
      askedAt: null,
      askedBy: null,
      deletedAt: null,
      run: null,
      guardedChange: null,
      todo: nothing,
      ...more,
    },
  };
}

test('the gravest come first, each with the way to its field', () => {
  const rahim = { name: 'Rahim', email: 'rahim@a.example' };
  const todos = todosOf(
    [
      listed('agency', { askedAt: '2026-03-01T00:00:00.000Z', askedBy: rahim }),
      listed('reviews', { todo: { ...nothing, sample: 4, stale: 1 } }),
      listed('home', { todo: { ...nothing, missing: 2, lost: 1 } }),
    ],
    { hasLicence: false, kept: ['home'] },
  );
  expect(todos.map(({ kind, count, who, to }) => [kind, count, who, to])).toEqual([
    ['kept', 1, undefined, '/admin/content/home'],
    ['licence', 1, undefined, '/admin/content/office'],
    ['asked', 1, 'Rahim', '/admin/content/agency'],
    ['missing', 2, undefined, '/admin/content/home?todo=missing'],
    ['lost', 1, undefined, '/admin/content/home?todo=lost'],
    ['stale', 1, undefined, '/admin/content/reviews?todo=stale'],
    ['sample', 4, undefined, '/admin/content/reviews?todo=sample'],
  ]);
});

test('with a licence and nothing open there is nothing to do', () =>
  expect(todosOf([listed('agency')], { hasLicence: true, kept: [] })).toEqual([]));
