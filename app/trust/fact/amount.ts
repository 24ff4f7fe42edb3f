import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';

/** An amount as it was entered; without a currency in taka. */
export type Amount = { min?: number; max?: number; currency?: string };

/** An amount of money, or from which to which: `Tk 1,234`, `Tk 1,000–2,000`, `EUR 80`. Its parts stay on one line. */
export function amountBetween(language: Language, { min, max, currency = 'BDT' }: Amount): string {
  const number = (value: number) => formatNumber(language, value);
  const least = min ?? max ?? 0;
  const most = max ?? least;
  const between = least === most ? number(least) : `${number(least)}–${number(most)}`;
  return `${currency === 'BDT' ? taka[language] : currency}\u00a0${between}`;
}

const taka = { en: 'Tk', bn: '৳' };
