import { keysOf } from '#app/config/typed-record.ts';
import { destinationNames } from '#app/content/destinations.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDigits, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import type { JobTerms } from './terms.ts';
import { currencyTexts, lineTexts, termTexts } from './terms.text.ts';

export type TermLine = {
  code: keyof typeof lineTexts;
  label: string;
  /** Empty while nobody has entered it. */
  text: string;
};

/**
 * What a worker is promised, in twelve lines, in one language. The page of a job and the sheet of a contract say the same
 * in the same order, so that one can be laid beside the other.
 */
export function twelveLines(terms: JobTerms, language: Language): TermLine[] {
  const words = textsIn(termTexts, language);
  const place = terms.country ? destinationNames[terms.country][language] : '';
  const { week, year, paid } = terms.daysOff;
  const given = (given: JobTerms['lodging']) =>
    joined(given.by ? words[given.by] : '', given.words[language]);
  const ticket = { employer: words.ticketEmployer, worker: words.ticketWorker, part: words.part };
  const texts: Record<TermLine['code'], string> = {
    job: terms.title[language],
    employer: terms.employer,
    place: joined(terms.city, place),
    wage: joined(wageText(terms, language), terms.pay ? words[terms.pay] : ''),
    hours: counted(terms.hours, words.hours, words.oneHour, language),
    daysOff: joined(
      counted(week, words.week, words.oneWeek, language),
      counted(year, words.year, words.oneYear, language),
      paid === null ? '' : paid ? words.paid : words.unpaid,
    ),
    overtime: terms.overtime[language],
    months: counted(terms.contractMonths, words.months, words.oneMonth, language),
    lodging: given(terms.lodging),
    food: given(terms.food),
    transport: given(terms.transport),
    ticket: terms.ticketPaidBy ? ticket[terms.ticketPaidBy] : '',
  };
  const labels = textsIn(lineTexts, language);
  return keysOf(lineTexts).map((code) => ({ code, label: labels[code], text: texts[code] }));
}

/** The wage with its currency, for a month, a day or an hour; empty while one of the three is not known. */
export function wageText(
  { wage, currency, per }: Pick<JobTerms, 'wage' | 'currency' | 'per'>,
  language: Language,
): string {
  if (wage === null || !currency || !per) return '';
  return fill(termTexts[per][language], {
    amount: formatMoney(wage, language),
    currency: currencyTexts[currency][language],
  });
}

/** A sum with the name of its currency: `1,234 euro`. */
export function moneyText(
  amount: number,
  currency: keyof typeof currencyTexts,
  language: Language,
): string {
  return `${formatMoney(amount, language)} ${currencyTexts[currency][language]}`;
}

/** A sum with its decimals, where it has any: `1,234`, `5.40`. */
function formatMoney(amount: number, language: Language): string {
  const whole = formatNumber(language, Math.trunc(amount));
  if (Number.isInteger(amount)) return whole;
  return `${whole}${formatDigits(language, amount.toFixed(2).slice(-3))}`;
}

function counted(count: number | null, several: string, one: string, language: Language): string {
  if (count === null) return '';
  return count === 1 ? one : several.replace('{count}', formatNumber(language, count));
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
