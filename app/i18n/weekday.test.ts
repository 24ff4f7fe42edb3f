import { expect, test } from 'vitest';
import { weekdayOf } from './weekday.ts';

test.each([
  ['2026-11-20', 'Friday', 'শুক্রবার'],
  ['2026-11-22', 'Sunday', 'রবিবার'],
  ['1990-01-01', 'Monday', 'সোমবার'],
])('%s is a %s', (day, en, bn) => {
  expect(weekdayOf('en', day)).toBe(en);
  expect(weekdayOf('bn', day)).toBe(bn);
});
