/**
 * The calendar day in Dhaka at a moment, as `yyyy-mm-dd`. Reckoned and never formatted: how `Intl` writes a day
 * is made for people, and another in the next browser (`en-CA` was `1/1/1970` for a year of them).
 */
export function todayInDhaka(now: Date): string {
  return clockOfDhaka(now).slice(0, 10);
}

/** The time of day in Dhaka at a moment, as `hh:mm` of 24 hours. */
export function timeInDhaka(moment: Date): string {
  return clockOfDhaka(moment).slice(11, 16);
}

/** The moment at which a day (`yyyy-mm-dd`), or one some days later, begins in Dhaka, as ISO 8601 in UTC. */
export function startOfDayInDhaka(day: string, daysLater = 0): string {
  return new Date(Date.parse(day) - aheadMs + daysLater * 86_400_000).toISOString();
}

/** Dhaka's clocks are before UTC's, in milliseconds, and know no summer time. */
const aheadMs = 6 * 3_600_000;

/** What an ISO 8601 clock on a wall in Dhaka would show. */
function clockOfDhaka(moment: Date): string {
  return new Date(moment.getTime() + aheadMs).toISOString();
}
