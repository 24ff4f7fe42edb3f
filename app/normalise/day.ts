import { type DayReading, readDay } from './typed-day.ts';

/** A birth date that was understood, or what is unclear about it. */
export type ParsedDay =
  { day: string; underEighteen: boolean } | Extract<DayReading, { problem: string }>;

/**
 * Reads a birth date. `today` is the day in Dhaka as `yyyy-mm-dd`, and the birth lies between 1920 and it. The
 * field is optional, so nobody asks about an empty one, which would be unreadable.
 */
export function parseDay(typed: string, today: string): ParsedDay {
  const reading = readDay(typed, ['1920', today]);
  if ('problem' in reading) return reading;
  const { day } = reading;
  // Eighteen years before today, as text: the 29th of February never has to exist for this.
  return { day, underEighteen: day > `${Number(today.slice(0, 4)) - 18}${today.slice(4)}` };
}
