import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day.ts';

test.each(['1990-01-01', '2026-02-28', '2024-02-29', '9999-12-31'])('%s is a day', (day) => {
  expect(v.parse(calendarDay('1990-01-01'), day)).toBe(day);
});

test.each([
  ['', 'required'],
  [5, 'not_text'],
  ['2026-02-30', 'invalid_day'],
  ['2025-02-29', 'invalid_day'],
  ['2026-13-01', 'invalid_day'],
  ['2026-00-10', 'invalid_day'],
  ['2026-1-1', 'invalid_day'],
  ['2026-01-01T00:00', 'invalid_day'],
  ['২০২৬-০১-০১', 'invalid_day'],
  ['1989-12-31', 'day_too_early'],
])('%j is refused as %s', (day, code) => {
  const { issues } = v.safeParse(calendarDay('1990-01-01'), day, { abortPipeEarly: true });
  expect(issues?.map(({ message }) => message)).toEqual([code]);
});
