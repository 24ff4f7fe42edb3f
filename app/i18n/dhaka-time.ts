/**
 * The calendar day in Dhaka at a given time, as `yyyy-mm-dd`. Computed, not formatted: the output of `Intl`
 * is for people and differs between browsers (`en-CA` was `1/1/1970` for a year of versions).
 */
export function todayInDhaka(now: Date): string {
  return clockOfDhaka(now).slice(0, 10);
}

/** The time of day in Dhaka, as `hh:mm` of 24 hours. */
export function timeInDhaka(moment: Date): string {
  return clockOfDhaka(moment).slice(11, 16);
}

/** The part of the day as people say it in Bangladesh, for an hour from 0 to 23. */
export function bengaliPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  return hour < 18 ? 'বিকাল' : 'সন্ধ্যা';
}

/** The start in Dhaka of a day (`yyyy-mm-dd`), or of one some days later, as ISO 8601 in UTC. */
export function startOfDayInDhaka(day: string, daysLater = 0): string {
  return new Date(Date.parse(day) - aheadMs + daysLater * 86_400_000).toISOString();
}

/** The calendar day (`yyyy-mm-dd`) that is some days after another. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Dhaka is ahead of UTC by this many milliseconds, without daylight saving time. */
const aheadMs = 6 * 3_600_000;

/** The local date and time in Dhaka, in ISO 8601. */
function clockOfDhaka(moment: Date): string {
  return new Date(moment.getTime() + aheadMs).toISOString();
}
