import { toAsciiDigits } from '#app/normalise/digits.ts';

/** The numbers in a text, sorted: digits of either script are equal, and commas between them do not count. */
export function numbersIn(text: string): string[] {
  const plain = toAsciiDigits(text).replace(/(?<=\d),(?=\d)/g, '');
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(String).sort();
}

/** A number that binds: a share, a time or a sum. */
export type Figure = {
  /** As it is written, for people. */
  written: string;
  /** The same for the same figure in either language: `month 6`. */
  value: string;
};

/** The percentages, months and sums in a text. "6 or 12 months" are two figures. */
export function figuresIn(text: string): Figure[] {
  const latin = toAsciiDigits(text);
  // Digits of rare scripts have two units for one.
  const source = latin.length === text.length ? text : latin;
  return kindsOfFigures.flatMap(({ pattern, unit }) =>
    [...latin.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const written = source.slice(index, index + found.length).trim();
      const times = scales[groups.scale?.toLowerCase() ?? ''] ?? 1;
      return numbersIn(groups.amounts ?? '').map((number) => ({
        written,
        value: `${unit(groups)} ${Number(number) * times}`,
      }));
    }),
  );
}

type Groups = Record<string, string | undefined>;

const amount = String.raw`\d+(?:,\d+)*(?:\.\d+)?`;
const between = /(?:,\s+|\s*(?:-|–|or|to|and|বা|থেকে|ও)\s*)/.source;
const amounts = `(?<amounts>${amount}(?:${between}${amount})*)`;
const before = /(?<before>৳|Tk\.?|BDT|taka|€|EUR|\$|USD)/.source;
const after = /(?<after>৳|Tk|BDT|taka|টাকা|€|EUR|euro|ইউরো|\$|USD|dollar|ডলার)/.source;
const scale = /(?<scale>thousand|lakh|lac|crore|হাজার|লাখ|লক্ষ|কোটি)?/.source;

const scales: Record<string, number> = {
  ...{ thousand: 1e3, হাজার: 1e3, lakh: 1e5, lac: 1e5, লাখ: 1e5, লক্ষ: 1e5, crore: 1e7, কোটি: 1e7 },
};

const kindsOfFigures: { pattern: RegExp; unit: (groups: Groups) => string }[] = [
  {
    pattern: new RegExp(`${amounts}\\s*(?:%|percent|per cent|শতাংশ)`, 'gi'),
    unit: () => 'percent',
  },
  { pattern: new RegExp(`${amounts}[\\s-]*(?:months?|মাস)`, 'gi'), unit: () => 'month' },
  { pattern: new RegExp(`${amounts}\\s*${scale}\\s*${after}`, 'gi'), unit: currency },
  { pattern: new RegExp(`${before}\\s*${amounts}\\s*${scale}`, 'gi'), unit: currency },
];

function currency({ before: first, after: last }: Groups): string {
  const sign = (first ?? last ?? '').toLowerCase();
  if (/€|eur|ইউরো/.test(sign)) return 'euro';
  return /\$|usd|dollar|ডলার/.test(sign) ? 'dollar' : 'taka';
}
