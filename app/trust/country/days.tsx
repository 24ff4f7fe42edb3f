import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { countryTexts } from './country.text.ts';

/** How many days something takes, as far as that is known; nothing where it is not. */
export function Days({ min, max }: { min: number | undefined; max: number | undefined }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const count = (number: number) => formatNumber(language, number);
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return fill(texts.atLeastDays, { count: count(min ?? 0) });
  if (!min) return fill(texts.atMostDays, { count: count(max) });
  if (min === max) return fill(texts.exactDays, { count: count(max) });
  return fill(texts.days, { min: count(min), max: count(max) });
}
