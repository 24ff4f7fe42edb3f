import type { OpeningTimes } from '#app/content/opening-times.ts';
import { timeInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** From when to when the office is open on a day, as `hh:mm` in Dhaka; null where it stays closed. */
export type OpeningTime = readonly [opens: string, closes: string] | null;

/** The opening times of a week, from Sunday on, as `Date` counts weekdays. */
export type OpeningWeek = readonly OpeningTime[];

/** When the office is next there for people. */
export type NextOpening = {
  /** 0 is Sunday. */
  weekday: number;
  /** 0 is today. */
  daysAhead: number;
  /** `hh:mm` in Dhaka. */
  opens: string;
};

/**
 * When the office opens next, seen from `now`; null while it is open, and where no day has opening times. Holidays are
 * nowhere entered, so whoever shows this promises no more than the sentence of the office hours does.
 */
export function nextOpening(now: Date, week: OpeningWeek): NextOpening | null {
  const time = timeInDhaka(now);
  const today = new Date(todayInDhaka(now)).getUTCDay();
  // Until the same day of next week: only that day may be open, and be over for today.
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = (today + daysAhead) % 7;
    const [opens, closes] = week[weekday] ?? [];
    if (!opens || !closes) continue;
    if (daysAhead > 0 || time < opens) return { weekday, daysAhead, opens };
    if (time < closes) return null;
  }
  return null;
}

/** The agency's opening times in the order in which `Date` counts. */
export function weekOf(times: OpeningTimes): OpeningWeek {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = times;
  return [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
}
