import { expect, test } from 'vitest';
import { readLooseDay } from './loose-day.ts';

/** A Saturday. */
const today = '2026-11-28';
const coming = [today, '9999-12-31'] as const;
const gone = ['0001-01-01', today] as const;
const any = ['0001-01-01', '9999-12-31'] as const;

test.each([
  ['3', '2026-12-03'],
  ['৩', '2026-12-03'],
  ['28', '2026-11-28'],
  ['31', '2026-12-31'],
  ['3/12', '2026-12-03'],
  ['৩/১২', '2026-12-03'],
  ['3-1', '2027-01-03'],
  ['3 december', '2026-12-03'],
  ['৩ ডিসেম্বর', '2026-12-03'],
  ['29/2', '2028-02-29'],
  ['Thursday', '2026-12-03'],
  ['thu', '2026-12-03'],
  ['বৃহস্পতি', '2026-12-03'],
  ['বৃহস্পতিবার', '2026-12-03'],
  ['শনিবার', '2026-12-05'],
  ['আজ', '2026-11-28'],
  ['কাল', '2026-11-29'],
  [' Tomorrow ', '2026-11-29'],
  ['পরশু', '2026-11-30'],
])('"%s" is said of a day to come', (typed, day) => {
  expect(readLooseDay(typed, coming, today)).toBe(day);
  expect(readLooseDay(typed, any, today)).toBe(day);
});

test.each([
  ['3', '2026-11-03'],
  ['28', '2026-11-28'],
  ['30/11', '2025-11-30'],
  ['Friday', '2026-11-27'],
  ['শনি', '2026-11-21'],
  ['কাল', '2026-11-27'],
  ['গতকাল', '2026-11-27'],
  ['পরশু', '2026-11-26'],
  ['today', '2026-11-28'],
])('"%s" is said of a day that is gone', (typed, day) => {
  expect(readLooseDay(typed, gone, today)).toBe(day);
});

test('a field that begins later begins to look there', () => {
  expect(readLooseDay('sat', ['2026-12-05', '9999-12-31'], today)).toBe('2026-12-05');
  expect(readLooseDay('1', ['2026-12-05', '2026-12-20'], today)).toBe('2027-01-01');
});

test.each(['', '0', '32', '3/13', '31/2', '1998', '3/12/2026', '3 people', 'someday', '٣٣'])(
  '"%s" is nobody’s day, or a whole date',
  (typed) => {
    expect(readLooseDay(typed, coming, today)).toBeNull();
  },
);
