import * as v from 'valibot';
import { currencies } from '#app/content/kinds/trust/costs.ts';
import { destinations } from '#app/content/destinations.ts';
import { atMost, oneLineAtMost } from '#app/forms/text-schema.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';

/** Who gives or pays something: the employer, the worker, or each a part. */
export const givers = ['employer', 'worker', 'part'] as const;

/** In UTF-16 units. The sheet of a contract is one page with the longest of all. */
export const termLengths = { title: 60, name: 80, words: 120 };

/** The least and the most of what is counted; of the wage, too. */
export const termRanges = {
  wage: [1, 10_000_000],
  hours: [1, 100],
  'daysOff.week': [0, 6],
  'daysOff.year': [0, 200],
  contractMonths: [1, 120],
} as const;

/** The words of a term in both languages, empty while they are not known. */
const words = v.object({
  en: oneLineAtMost(termLengths.words),
  bn: oneLineAtMost(termLengths.words),
});

const given = v.object({ by: v.nullable(v.picklist(givers, 'not_a_choice')), words });

/**
 * A number that staff type in the digits of any script, or send as one; null while it is not known. At most two decimals
 * where `decimals` are allowed, because of wages for an hour. Groups end in three digits, so that `5,40` is not taken for 540.
 * `invalid` outside `min` and `max`.
 */
export function typedNumber(min: number, max: number, decimals: 0 | 2 = 0) {
  const written = decimals === 0 ? whole : withDecimals;
  const read = (typed: string) => Number(typed.replaceAll(',', ''));
  return v.pipe(
    v.nullable(v.union([v.number(), v.string()], 'invalid')),
    v.transform((typed) => toAsciiDigits(String(typed ?? '')).replace(/\s/g, '')),
    v.check((typed) => {
      const value = read(typed);
      return typed === '' || (written.test(typed) && value >= min && value <= max);
    }, 'invalid'),
    v.transform((typed) => (typed === '' ? null : read(typed))),
  );
}

const whole = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})$/;
const withDecimals = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/;

/**
 * What a worker is promised, in twelve lines: of a job order, and of a case that belongs to none. Whatever is not known
 * yet is null or empty. Money is in whole units of its currency, or with two decimals.
 */
export const jobTerms = v.object({
  title: v.object({
    en: oneLineAtMost(termLengths.title),
    bn: oneLineAtMost(termLengths.title),
  }),
  employer: oneLineAtMost(termLengths.name),
  city: oneLineAtMost(termLengths.name),
  country: v.nullable(v.picklist(destinations, 'not_a_choice')),
  wage: typedNumber(...termRanges.wage, 2),
  currency: v.nullable(v.picklist(currencies, 'not_a_choice')),
  per: v.nullable(v.picklist(['month', 'hour', 'day'], 'not_a_choice')),
  pay: v.nullable(v.picklist(['net', 'gross'], 'not_a_choice')),
  /** A week. */
  hours: typedNumber(...termRanges.hours),
  daysOff: v.object({
    week: typedNumber(...termRanges['daysOff.week']),
    year: typedNumber(...termRanges['daysOff.year']),
    paid: v.nullable(v.boolean()),
  }),
  overtime: words,
  contractMonths: typedNumber(...termRanges.contractMonths),
  lodging: given,
  food: given,
  transport: given,
  ticketPaidBy: v.nullable(v.picklist(givers, 'not_a_choice')),
});

export type JobTerms = v.InferOutput<typeof jobTerms>;

/** What nobody has been told anything of yet. */
export const noTerms: JobTerms = {
  title: { en: '', bn: '' },
  employer: '',
  city: '',
  country: null,
  wage: null,
  currency: null,
  per: null,
  pay: null,
  hours: null,
  daysOff: { week: null, year: null, paid: null },
  overtime: { en: '', bn: '' },
  contractMonths: null,
  lodging: { by: null, words: { en: '', bn: '' } },
  food: { by: null, words: { en: '', bn: '' } },
  transport: { by: null, words: { en: '', bn: '' } },
  ticketPaidBy: null,
};

/**
 * Terms as they were stored. What today's fields do not take, for example a country that was dropped since, counts as not
 * known: the case must still be read.
 */
export function storedTerms(stored: object): JobTerms {
  const read = v.safeParse(jobTerms, stored);
  if (read.success) return read.output;
  const unread = new Set<unknown>(read.issues.map(({ path }) => path?.[0].key));
  const kept = Object.entries(stored).filter(([name]) => !unread.has(name));
  return v.parse(jobTerms, { ...noTerms, ...Object.fromEntries(kept) });
}

/** Several lines of words in both languages. */
export const bothOfLines = (longest: number) =>
  v.object({ en: atMost(longest), bn: atMost(longest) });
