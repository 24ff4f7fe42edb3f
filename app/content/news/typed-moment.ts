import { startOfDayInDhaka, timeInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** A day as `dd/mm/yyyy` and a time of day of 24 hours, as staff read and type them; whatever else was typed as it is. */
export type TypedMoment = { day: string; time: string };

/**
 * A moment as staff type it, `24/11/2026 18:30` in Dhaka with Latin digits, as ISO 8601 in UTC; null for anything
 * else. A moment in that form already stays as it is.
 */
export function typedMoment(text: string): string | null {
  const value: unknown = text;
  if (isMoment(value)) return value;
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s+(\d{1,2})[:.](\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const [day, month, hour, minute] = [parts[1], parts[2], parts[4], parts[5]].map((part) =>
    String(part).padStart(2, '0'),
  );
  const start = `${parts[3]}-${month}-${day}`;
  if (Number.isNaN(Date.parse(start)) || Number(hour) > 23 || Number(minute) > 59) return null;
  const midnight = startOfDayInDhaka(start);
  // The 31st of November would be the 1st of December.
  if (todayInDhaka(new Date(midnight)) !== start) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return new Date(Date.parse(midnight) + minutes * 60_000).toISOString();
}

/** The day and the time of day of a moment, or of what was typed in its place so far. */
export function momentParts(value: unknown): TypedMoment {
  if (!isMoment(value)) {
    const text = typeof value === 'string' ? value : '';
    const [, day = '', time = ''] = /^(.*?)\s*(\d{1,2}[:.]\d{0,2})?$/s.exec(text) ?? [];
    return { day, time };
  }
  const at = new Date(value);
  return { day: typedDay(todayInDhaka(at)), time: timeInDhaka(at) };
}

/** A day (`yyyy-mm-dd`) as staff type it. */
export function typedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Whether a value is a moment as it is stored; a draft may hold something else. */
export function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
