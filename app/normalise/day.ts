import { type DayReading, readDayOrYear } from './typed-day.ts';

/** A birth date that was understood, or its year where nothing else is known, or what is unclear about it. */
export type ParsedDay =
  | { day: string; underEighteen: boolean }
  | { year: string; underEighteen: boolean }
  | Extract<DayReading, { problem: string }>;

/**
 * Reads a birth date or year. `today` is the day in Dhaka as `yyyy-mm-dd`, and the birth lies between 1920 and it. The
 * field is optional, so nobody asks about an empty one, which would be unreadable. With a year alone somebody is under
 * eighteen where that is so for all of it.
 */
export function parseDay(typed: string, today: string): ParsedDay {
  const reading = readDayOrYear(typed, ['1920', today]);
  if ('problem' in reading) return reading;
  const earliest = 'day' in reading ? reading.day : `${reading.year}-01-01`;
  // Eighteen years before today, as text: the 29th of February never has to exist for this.
  const underEighteen = earliest > `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  return { ...reading, underEighteen };
}
