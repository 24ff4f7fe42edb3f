import { daysLater } from '#app/i18n/dhaka-time.ts';

/** The days that are offered for the next call, by what they are called. All are `yyyy-mm-dd`. */
export type OfferedDay = { name: 'tomorrow' | 'weekday' | 'week'; day: string };

/**
 * Three days to call again, from a day on: tomorrow; Thursday, the last working day of the week, or Sunday, the first, when it is that
 * or tomorrow; and in a week, on Saturday where that is a Friday.
 */
export function offeredDays(today: string): OfferedDay[] {
  const weekday = new Date(today).getUTCDay();
  const isWeekOver = weekday === wednesday || weekday === thursday;
  const wanted = isWeekOver ? sunday : thursday;
  return [
    { name: 'tomorrow', day: daysLater(today, 1) },
    { name: 'weekday', day: daysLater(today, (wanted - weekday + 7) % 7 || 7) },
    { name: 'week', day: daysLater(today, weekday === friday ? 8 : 7) },
  ];
}

// As `getUTCDay` counts.
const [sunday, wednesday, thursday, friday] = [0, 3, 4, 5];
