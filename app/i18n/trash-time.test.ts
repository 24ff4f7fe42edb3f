import { expect, test } from 'vitest';
import { daysLeft } from './trash-time.ts';

const deletedAt = '2026-11-01T10:00:00.000Z';

test.each([
  ['2026-11-01T10:00:00.000Z', 30],
  ['2026-11-01T10:00:00.001Z', 29],
  ['2026-11-30T10:00:00.000Z', 1],
  ['2026-11-30T10:00:00.001Z', 0],
  ['2026-12-24T00:00:00.000Z', 0],
])('at %s there are %i whole days left', (now, days) => {
  expect(daysLeft(deletedAt, new Date(now))).toBe(days);
});
