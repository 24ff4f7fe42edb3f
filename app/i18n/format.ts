import type { Language } from './language.ts';

const locales = { en: 'en-GB', bn: 'bn-BD' } as const;

/** A whole number as it is written in running text: Bengali digits on Bengali pages. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Digits inside a text, for example `1245+`, in the script of the language. Phone numbers stay as they are. */
export function formatDigits(language: Language, text: string): string {
  if (language === 'en') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}

/** A calendar day, given as `yyyy-mm-dd`, with its month in words: `5 March 1998`. */
export function formatDay(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A moment, given as ISO 8601 in UTC, as day and time of day in Dhaka. */
export function formatMoment(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(moment));
}

/** How long ago a moment was, in whole days or, on the same day, hours: `3 days ago`. */
export function formatAge(language: Language, moment: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(moment)) / 3_600_000);
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  return hours < 24
    ? format.format(-Math.max(0, hours), 'hour')
    : format.format(-Math.floor(hours / 24), 'day');
}
