import { expect, test } from 'vitest';
import { parseTravelDay } from './travel-day.ts';

const today = '2026-11-22';

test.each([
  ['22/11/2026', '2026-11-22'],
  ['23/11/26', '2026-11-23'],
  ['২৫ ডিসেম্বর ২০২৬', '2026-12-25'],
  ['2027-01-05', '2027-01-05'],
  ['5 Jan 2027', '2027-01-05'],
  ['05012027', '2027-01-05'],
  ['29/2/2028', '2028-02-29'],
])('%j is %s', (typed, day) => {
  expect(parseTravelDay(typed, today)).toEqual({ day });
});

test.each([
  ['21/11/2026', 'date_over'],
  ['21/11/26', 'date_over'],
  ['5/3/1998', 'date_over'],
  ['5/3/1890', 'date_over'],
  ['tomorrow', 'date_unreadable'],
  ['25/12', 'date_unreadable'],
  ['', 'date_unreadable'],
  ['31/2/2027', 'date_impossible'],
  ['2027/02/08', 'date_year_first'],
])('%j is refused as %s', (typed, problem) => {
  expect(parseTravelDay(typed, today)).toEqual({ problem });
});
