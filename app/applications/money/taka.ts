import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';

/** An amount of whole taka in figures: `Tk 1,234`, `৳ ১,২৩৪`. Its parts stay on one line. */
export function formatTaka(language: Language, taka: number): string {
  return `${language === 'bn' ? '৳' : 'Tk'}\u00a0${formatNumber(language, taka)}`;
}
