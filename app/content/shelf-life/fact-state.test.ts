import { expect, test } from 'vitest';
import { factState } from './fact-state.ts';

const step = { name: { en: 'Visa', bn: 'ভিসা' }, source: {}, checkedOn: '2026-03-01' };

test.each([
  ['before the day on which it is said to be checked', '2026-02-28', 'unchecked'],
  ['on that day', '2026-03-01', 'fresh'],
  ['60 days later', '2026-04-30', 'fresh'],
  ['61 days later', '2026-05-01', 'outdated'],
])('a step is, %s, %s: %s', (_, today, state) => {
  expect(factState('step', step, today)).toBe(state);
});

test('without a value it is missing, without a day unchecked', () => {
  expect(factState('cost', { source: {}, checkedOn: '2026-03-01' }, '2026-03-02')).toBe('missing');
  const cost = { min: 0, source: {} };
  expect(factState('cost', cost, '2026-03-02')).toBe('unchecked');
});

test('a life of its own comes before that of its kind', () => {
  const short = { ...step, shelfLifeDays: 1 };
  expect(factState('step', short, '2026-03-02')).toBe('fresh');
  expect(factState('step', short, '2026-03-03')).toBe('outdated');
});
