import { expect, test } from 'vitest';
import { findFaults } from '#app/content/faults/faults.ts';
import { emptyGuide, guideDocuments } from './guide.ts';

const kind = guideDocuments['guide.jo'];
const source = { title: 'A notice' };

/** What is wrong with a country of this status on 1 May. */
function faultsOf(status: object, today?: string) {
  const content = { ...emptyGuide, status: { source: {}, ...status } };
  return findFaults(kind, content, emptyGuide, today).map(({ path, code }) => `${path}: ${code}`);
}

test.each([
  ['without a source', { checkedOn: '2026-05-01' }],
  ['without a day', { source }],
  ['checked 46 days ago', { source, checkedOn: '2026-03-16' }],
  ['checked on a day that is yet to come', { source, checkedOn: '2026-05-02' }],
])('T-28 a country cannot be published as open %s', (_, status) => {
  const wrong = ['status/value: open_needs_source'];
  expect(faultsOf({ value: 'open', ...status }, '2026-05-01')).toEqual(wrong);
  expect(faultsOf({ value: 'limited', ...status }, '2026-05-01')).toEqual([]);
});

test('T-28 with a source that was checked lately it can, and a file is not judged by the day', () => {
  const open = {
    value: 'open',
    source: { url: 'https://notice.example/' },
    checkedOn: '2026-03-17',
  };
  expect(faultsOf(open, '2026-05-01')).toEqual([]);
  expect(faultsOf(open)).toEqual([]);
  expect(faultsOf({ value: 'open', source })).toEqual(['status/value: open_needs_source']);
});
