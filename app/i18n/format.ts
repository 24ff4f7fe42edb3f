import type { Language } from './language.ts';

/** For people only; what programs read is computed (`dhaka-time.ts`). */
export const locales = { en: 'en-GB', bn: 'bn-BD' } as const;

/** Kept, because making one takes a hundred times as long as using it. */
const wholeNumbers: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A whole number in running text: with Bengali digits on Bengali pages. */
export function formatNumber(language: Language, value: number): string {
  const format = (wholeNumbers[language] ??= new Intl.NumberFormat(locales[language]));
  return format.format(value);
}

/** A number that was counted up to a limit only: `1,000+` where there are more. */
export function formatCount(
  language: Language,
  { count, isMore }: { count: number; isMore: boolean },
): string {
  return `${formatNumber(language, count)}${isMore ? '+' : ''}`;
}

/** A size in bytes as gigabytes, with the unit: `1.5 GB`. */
export function formatGigabytes(language: Language, bytes: number): string {
  const style = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], style).format(bytes / 1e9);
}

/**
 * Converts digits inside a text, for example `1245+`, to the script of the language. Phone numbers stay as
 * they are.
 */
export function formatDigits(language: Language, text: string): string {
  if (language === 'en') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}

/** A calendar day (`yyyy-mm-dd`) with the month in words: `5 March 1998`. */
export function formatDay(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The same without the year, where it cannot be mistaken: `5 Mar`. */
export function formatDayOfYear(
  language: Language,
  day: string,
  month: 'short' | 'long' = 'short',
): string {
  const parts = { day: 'numeric', month, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(new Date(`${day}T00:00:00Z`));
}
