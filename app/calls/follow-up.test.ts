import { expect, test } from 'vitest';
import { offeredDays } from './follow-up.ts';

test.each([
  ['Saturday', '2026-11-28', ['2026-11-29', '2026-12-03', '2026-12-05']],
  ['Sunday', '2026-11-29', ['2026-11-30', '2026-12-03', '2026-12-06']],
  ['Wednesday', '2026-12-02', ['2026-12-03', '2026-12-06', '2026-12-09']],
  ['Thursday', '2026-12-03', ['2026-12-04', '2026-12-06', '2026-12-10']],
  ['Friday', '2026-12-04', ['2026-12-05', '2026-12-10', '2026-12-12']],
])('on a %s: tomorrow, the end or the beginning of the working week, in a week', (_, day, days) => {
  expect(offeredDays(day).map((offered) => offered.day)).toEqual(days);
});
