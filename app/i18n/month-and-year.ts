import { perLanguage } from './format.ts';
import type { Language } from './language.ts';

/** The month of a calendar day (`yyyy-mm-dd`): `March 1998`. Apart from `format.ts`, which every page loads. */
export function formatMonth(language: Language, day: string): string {
  return months(language).format(new Date(`${day}T00:00:00Z`));
}

const months = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
