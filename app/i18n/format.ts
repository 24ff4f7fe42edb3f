import type { Language } from './language.ts';

/** For people only; what programs read is computed (`dhaka-time.ts`). */
export const locales = { en: 'en-GB', bn: 'bn-BD' } as const;

/** Keeps what `make` makes for each language: making a format takes a hundred times as long as using it. */
export function perLanguage<Format>(make: (locale: string) => Format) {
  const kept: Partial<Record<Language, Format>> = {};
  return (language: Language) => (kept[language] ??= make(locales[language]));
}

/**
 * A whole number in running text: with Bengali digits, and groups of lakh and crore, on Bengali pages. Computed, because
 * making the first `Intl.NumberFormat` of a page keeps a slow phone busy for 60 ms.
 */
export function formatNumber(language: Language, value: number): string {
  const groups = language === 'en' ? /\B(?=(?:\d{3})+$)/g : /\B(?=(?:\d\d)*\d{3}$)/g;
  return formatDigits(language, String(value).replace(groups, ','));
}

/** A number that was counted up to a limit only: `1,000+` where there are more. */
export function formatCount(
  language: Language,
  { count, isMore }: { count: number; isMore: boolean },
): string {
  return `${formatNumber(language, count)}${isMore ? '+' : ''}`;
}

/**
 * Converts digits inside a text, for example `1245+`, to the script of the language. Phone numbers stay as
 * they are.
 */
export function formatDigits(language: Language, text: string): string {
  if (language === 'en') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}

const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A calendar day (`yyyy-mm-dd`) with the month in words: `5 March 1998`. */
export function formatDay(language: Language, day: string): string {
  return days(language).format(new Date(`${day}T00:00:00Z`));
}
