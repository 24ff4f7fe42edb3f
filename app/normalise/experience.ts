import { toAsciiDigits } from './digits.ts';

/**
 * Years of experience as a number with one decimal where the text is clear about them, else null:
 * `৫ বছর`, `5 yrs` and `5+` give 5, `fresher` 0, `6 months` 0.5, `3-4 years` 3 (at least), `since 2015`
 * the years from then to the year of `today` (`yyyy-mm-dd`). It is stored beside what was typed, for
 * staff to search by; `3 years Dubai, 2 years Qatar` is for them to add up.
 */
export function yearsOfExperience(typed: string, today: string): number | null {
  if (typed.length > maxLength) return null;
  const text = withNumerals(
    toAsciiDigits(typed.normalize('NFC'))
      .replace(/\p{Cf}/gu, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (noneYet.test(text)) return 0;
  const years = countedYears(text) ?? yearsSince(text, Number(today.slice(0, 4)));
  return years !== null && years >= 0 && years <= 60 ? Math.round(years * 10) / 10 : null;
}

/** The field takes 300 characters. */
const maxLength = 300;

const noneYet =
  /^(no|none|nil|nai|nei|fresh|fresher|i am fresher|(no|without) experience|নাই|নেই|নতুন|ফ্রেশ|ফ্রেশার|(কোনো |কোন )?অভিজ্ঞতা (নাই|নেই))[.!।]?$/;

// A number, perhaps with a plus or as the lower end of a range; none that ends a longer one or is negative.
const number =
  /(?<![\p{L}\d.,-])(\d{1,2}(?:\.\d{1,2})?) ?(?:\+|plus)? ?(?:(?:-|–|to|থেকে|or|বা) ?\d{1,2} ?\+? ?)?/u
    .source;
const bareNumber = new RegExp(`^${number}$`, 'u');
const yearCount = new RegExp(
  `${number}(?:(?:years?|yrs?|y)(?![a-z]| old)|বছর|বৎসর|বচ্ছর|b[oa]c?[hs]h?[oa]r)`,
  'gu',
);
const monthCount = new RegExp(`${number}(?:(?:months?|mas)(?![a-z])|মাস)`, 'gu');

function countedYears(text: string): number | null {
  const bare = bareNumber.exec(text);
  if (bare) return Number(bare[1]);
  const years = [...text.matchAll(yearCount)];
  const months = [...text.matchAll(monthCount)];
  if (years.length > 1 || months.length > 1 || years.length + months.length === 0) return null;
  return Number(years[0]?.[1] ?? 0) + Number(months[0]?.[1] ?? 0) / 12;
}

function yearsSince(text: string, thisYear: number): number | null {
  const span = /^(?:from )?(\d{4}) ?(?:-|–|to|থেকে) ?(\d{4})$/.exec(text);
  if (span) return Number(span[2]) - Number(span[1]);
  const years = text.match(/\d+/g) ?? [];
  const open = /\b(?:since|from|present|now|theke)\b|থেকে|হতে/.test(text);
  return open && years.length === 1 && /^\d{4}$/.test(years[0])
    ? thisYear - Number(years[0])
    : null;
}

/** `five years` and `পাঁচ বছর` are as clear as `5 years`. */
function withNumerals(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => String(numerals.get(word) ?? word));
}

// NFC takes য় apart, whichever way this file is saved.
const numerals = new Map(
  [
    'one two three four five six seven eight nine ten',
    'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
    'ek dui tin char pach choy sat at noy dosh',
  ].flatMap((row) =>
    row
      .normalize('NFC')
      .split(' ')
      .map((word, index) => [word, index + 1] as const),
  ),
);
