import type { Snapshot } from '#app/content/snapshot.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { type OpeningWeek, weekOf } from '../opening-hours.ts';
import { withCallDay } from './call-day.ts';

/**
 * By which day (`yyyy-mm-dd`) we call somebody who writes to us at a moment, or on a day: the owner's number of working
 * days, for every place that says when we call. Null where the owner promises none.
 */
export function callDay(
  { ownerSettings, documents }: Pick<Snapshot, 'ownerSettings' | 'documents'>,
  from: string | Date,
): string | null {
  const { callWithinDays: days } = ownerSettings;
  return days > 0 ? callBy(from, days, weekOf(documents.agency.agency.openingTimes)) : null;
}

/** Beside a form: by when we call whoever sends it today. Null where no day is promised. */
export function callIfSentToday(
  content: Pick<Snapshot, 'ownerSettings' | 'documents'>,
  language: Language,
): string | null {
  const day = callDay(content, content.documents.today.day);
  return day && withCallDay(ifSentToday, day)[language];
}

const ifSentToday: Bilingual = {
  en: 'If you send it today, we call you {by}.',
  bn: 'আজ পাঠালে {by} ফোন করব।',
};

/**
 * The last of some working days after a moment. A working day is one on which the office opens; holidays are nowhere
 * entered. Null where it never opens.
 */
function callBy(from: string | Date, workingDays: number, week: OpeningWeek): string | null {
  if (!week.some(Boolean)) return null;
  let day = todayInDhaka(new Date(from));
  for (let left = workingDays; left > 0;) {
    day = todayInDhaka(new Date(startOfDayInDhaka(day, 1)));
    if (week[new Date(day).getUTCDay()]) left -= 1;
  }
  return day;
}
