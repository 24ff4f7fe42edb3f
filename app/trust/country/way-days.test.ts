import { expect, test } from 'vitest';
import { shownStatus } from '../countries/shown-status.ts';
import { wayDays } from './way-days.ts';

const today = '2026-05-01';
const step = { name: { en: 'Visa', bn: 'ভিসা' }, source: {} };
const fresh = { ...step, minDays: 10, maxDays: 20, checkedOn: '2026-03-02' };

test('T-24 the days of a step that was checked 61 days ago are left out of the sum', () => {
  const outdated = { ...fresh, checkedOn: '2026-03-01' };
  expect(wayDays([fresh, outdated], today)).toEqual({ min: 10, max: 20, known: 1, left: 1 });
  expect(wayDays([fresh, outdated], '2026-04-30')).toEqual({ min: 20, max: 40, known: 2, left: 0 });
});

test('a step whose days nobody has entered is left out, one that takes at most so long is not', () => {
  const atMost = { ...step, maxDays: 5 };
  const atLeast = { ...step, minDays: 5 };
  expect(wayDays([step, atMost, atLeast], today)).toEqual({ min: 0, max: 5, known: 1, left: 2 });
});

test.each([
  ['2026-03-17', 'open'],
  ['2026-03-16', 'old'],
  ['2026-05-02', 'old'],
  [undefined, 'old'],
])('T-28 an open country that was checked on %s is shown on 1 May as %s', (checkedOn, shown) => {
  const status = { value: 'open', source: { title: 'Notice' }, ...(checkedOn && { checkedOn }) };
  expect(shownStatus({ ...status, value: 'open' }, today)).toBe(shown);
  expect(shownStatus({ ...status, value: 'paused' }, today)).toBe('paused');
});
