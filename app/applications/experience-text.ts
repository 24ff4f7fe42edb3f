import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';

/** How long somebody has worked: a plain number of years in the language of the page, anything else as it was typed. */
export function experienceText(typed: string, language: Language): string {
  const plain = /^(\d{1,2}) ?(?:years?|yrs?|বছর|বৎসর)?\.?$/i.exec(toAsciiDigits(typed).trim());
  if (!plain) return typed;
  const years = Number(plain[1]);
  const unit = { en: years === 1 ? 'year' : 'years', bn: 'বছর' }[language];
  return `${formatNumber(language, years)} ${unit}`;
}
