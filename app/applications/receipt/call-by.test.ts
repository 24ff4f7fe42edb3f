import { expect, test } from 'vitest';
import { callBy } from './call-by.ts';

/** From Sunday on; closed on Friday. */
const open = ['10:00', '18:00'] as const;
const week = [open, open, open, open, open, null, open];

test.each([
  // Saturday 21 November 2026.
  ['2026-11-21T04:00:00.000Z', 2, '2026-11-23'],
  ['2026-11-21T04:00:00.000Z', 1, '2026-11-22'],
  // Thursday: Friday does not count.
  ['2026-11-19T10:00:00.000Z', 1, '2026-11-21'],
  ['2026-11-19T10:00:00.000Z', 7, '2026-11-28'],
  // In Dhaka it is Friday already.
  ['2026-11-19T19:00:00.000Z', 1, '2026-11-21'],
  // Over the end of a year.
  ['2026-12-31T10:00:00.000Z', 2, '2027-01-03'],
])('what came at %s is answered within %i working days by %s', (createdAt, days, by) => {
  expect(callBy(createdAt, days, week)).toBe(by);
});

test('an office that never opens promises no day', () => {
  expect(
    callBy(
      '2026-11-21T04:00:00.000Z',
      2,
      Array.from({ length: 7 }, () => null),
    ),
  ).toBeNull();
});
