import { perLanguage } from './format.ts';
import type { Language } from './language.ts';

/** A calendar day without the year, where it cannot be mistaken: `5 Mar`. */
export function formatDayOfYear(
  language: Language,
  day: string,
  month: 'short' | 'long' = 'short',
): string {
  return daysOfYear[month](language).format(new Date(`${day}T00:00:00Z`));
}

function dayOfYear(month: 'short' | 'long') {
  return perLanguage(
    // oxlint-disable-next-line no-restricted-globals -- for people, and not of every page as those in format.ts
    (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }),
  );
}

const daysOfYear = { short: dayOfYear('short'), long: dayOfYear('long') };
