import * as v from 'valibot';

/** An existing day as `yyyy-mm-dd`, not before the day `earliest`. */
export function calendarDay(earliest: string) {
  return v.pipe(
    v.string('not_text'),
    v.nonEmpty('required'),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_day'),
    v.check(exists, 'invalid_day'),
    v.check((day) => day >= earliest, 'day_too_early'),
  );
}

/** 31 February parses as 2 March; only a day that comes back unchanged exists. */
function exists(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
