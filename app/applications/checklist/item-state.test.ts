import { expect, test } from 'vitest';
import { isThere, itemState } from './item-state.ts';

const today = '2026-11-21';
const unmarked = {
  ...{ seenOn: null, copiedOn: null, receivedOn: null, dueBackOn: null, returnedOn: null },
  ...{ doneOn: null, expiresOn: null },
};
const lent = { receivedOn: '2026-11-01', dueBackOn: '2026-11-20' };

test.each([
  ['document', {}, 'missing', false],
  ['document', { seenOn: today }, 'there', true],
  ['document', { copiedOn: today }, 'there', true],
  ['document', { seenOn: today, expiresOn: today }, 'there', true],
  ['document', { seenOn: today, expiresOn: '2026-11-20' }, 'expired', false],
  ['document', { expiresOn: '2030-01-01' }, 'missing', false],
  ['document', { ...lent, dueBackOn: today }, 'lent', true],
  ['document', { ...lent, returnedOn: today }, 'there', true],
  ['document', { ...lent, expiresOn: '2026-11-20' }, 'overdue', false],
  ['step', {}, 'missing', false],
  ['step', { seenOn: today }, 'missing', false],
  ['step', { doneOn: today }, 'there', true],
  ['step', { doneOn: today, expiresOn: '2026-11-20' }, 'expired', false],
] as const)('a %s with %o is %s', (kind, marks, state, counts) => {
  const item = { ...unmarked, kind, ...marks };
  expect(itemState(item, today)).toBe(state);
  expect(isThere(item, today)).toBe(counts);
});

test('K-11: an original is overdue after its day, until it is returned', () => {
  const item = { ...unmarked, kind: 'document', ...lent } as const;
  expect(itemState(item, '2026-11-20')).toBe('lent');
  expect(itemState(item, '2026-11-21')).toBe('overdue');
  expect(itemState({ ...item, returnedOn: '2026-11-21' }, '2026-11-21')).toBe('there');
});
