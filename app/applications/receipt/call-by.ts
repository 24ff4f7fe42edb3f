import type { OpeningWeek } from '#app/brand/opening-hours.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/**
 * The last of some working days after an application came, as `yyyy-mm-dd`. A working day is one on which the office
 * opens; holidays are nowhere entered. Null where it never opens.
 */
export function callBy(createdAt: string, workingDays: number, week: OpeningWeek): string | null {
  if (!week.some(Boolean)) return null;
  let day = todayInDhaka(new Date(createdAt));
  for (let left = workingDays; left > 0;) {
    day = todayInDhaka(new Date(startOfDayInDhaka(day, 1)));
    if (week[new Date(day).getUTCDay()]) left -= 1;
  }
  return day;
}
