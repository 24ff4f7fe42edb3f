import { expect, test } from 'vitest';
import { formatDay } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/language.ts';
import { readDay } from './typed-day.ts';

const since1990 = ['1990-01-01', '9999-12-31'] as const;

test.each([
  ['05/06/2026', 'day first, whatever the browser'],
  ['৫/৬/২০২৬', 'Bengali digits'],
  ['5.6.26', 'the only year of the range'],
  ['2026-06-05', 'as a calendar gives it'],
])('%s is 5 June 2026 (%s)', (typed) => {
  expect(readDay(typed, since1990)).toEqual({ day: '2026-06-05' });
});

test.each([
  ['25/3/95', 'date_ambiguous_century', ['1995-03-25', '2095-03-25']],
  ['3/25/2026', 'date_impossible', ['2026-03-25']],
  ['31/12/1989', 'date_too_early', []],
  ['25/3', 'date_unreadable', []],
])('%s is asked about: %s', (typed, problem, choices) => {
  const until2099 = ['1990-01-01', '2099-12-31'] as const;
  expect(readDay(typed, until2099)).toEqual({ problem, choices });
});

test('a month in letters taken apart, and misspelt, is read like one in whole letters', () => {
  const typed = '৫ অক্টোবার ২০২৬';
  expect(typed.normalize('NFD')).not.toBe(typed);
  for (const form of ['NFC', 'NFD'])
    expect(readDay(typed.normalize(form), since1990)).toEqual({ day: '2026-10-05' });
});

test('the limits belong to the range', () => {
  const week = ['2026-11-22', '2026-11-28'] as const;
  expect(readDay('22/11/2026', week)).toEqual({ day: '2026-11-22' });
  expect(readDay('28/11/2026', week)).toEqual({ day: '2026-11-28' });
  expect(readDay('21/11/2026', week)).toMatchObject({ problem: 'date_too_early' });
  expect(readDay('29/11/2026', week)).toMatchObject({ problem: 'date_in_future' });
});

// The calendar and the days offered are written into the field in words, and read again.
test.each(languages)('a day that was written in words is read back (%s)', (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(readDay(formatDay(language, day), since1990)).toEqual({ day });
  }
});
