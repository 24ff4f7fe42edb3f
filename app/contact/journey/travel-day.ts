import { type DayProblem, readDay } from '#app/normalise/typed-day.ts';

/** Reads the day of a journey, from `today` (`yyyy-mm-dd`) on, in all the ways in which a birth date is read. */
export function parseTravelDay(
  typed: string,
  today: string,
): { day: string } | { problem: DayProblem | 'date_over' } {
  const reading = readDay(typed, [today, '9999-12-31']);
  if ('day' in reading) return reading;
  const { problem } = reading;
  return { problem: problem === 'date_too_early' ? 'date_over' : problem };
}
