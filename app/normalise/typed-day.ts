import { toAsciiDigits } from './digits.ts';
import { monthOf } from './month.ts';

/** Why a typed day must be asked about again. None is taken as typed: a record needs a real day. */
export type DayProblem =
  | 'date_unreadable'
  | 'date_impossible'
  | 'date_year_first'
  | 'date_ambiguous_century'
  | 'date_in_future'
  | 'date_too_early';

/**
 * A day as `yyyy-mm-dd`, or what is unclear about it beside the days (`yyyy-mm-dd`) that may have
 * been meant: to be offered, never taken silently.
 */
export type DayReading = { day: string } | { problem: DayProblem; choices: string[] };

/** From the first of two days to the second; a year alone is the beginning of it. */
type DayRange = readonly [earliest: string, latest: string];

/**
 * Reads a day as people write it: `5/3/98`, `05031998`, `৫ মার্চ ১৯৯৮`, `5th March 1998`, `1998-03-05`.
 * Numbers are day first, always; whoever asks shows the month in words to confirm. A year of two digits is
 * the one within the range. An empty text is unreadable.
 */
export function readDay(typed: string, range: DayRange): DayReading {
  if (typed.length > maxDayLength) return unclear('date_unreadable');
  const text = toAsciiDigits(typed.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
  const [first, second, third] = partsOf(text);
  if (!first || !second || !third) return unclear('date_unreadable');

  if (isYear(first)) {
    const reading = readingOf(first, second, third, range);
    // Only the international form and a month in words tell what follows a year in front:
    // `1990-2-8` and `1990/02/08` may be either.
    const isUnambiguous = /^\d{4}-\d\d-\d\d$/.test(text) || /^\D/.test(second);
    return isUnambiguous || 'problem' in reading ? reading : unclear('date_year_first', reading);
  }
  // A month in words may come before the day: `March 5, 1998` has one meaning.
  const [month, day] = /^\D/.test(first) ? [first, second] : [second, first];
  if (isYear(third)) return readingOf(third, month, day, range);
  if (!/^\d\d$/.test(third)) return unclear('date_unreadable');

  const [earlier, later] = [
    readingOf(`19${third}`, month, day, range),
    readingOf(`20${third}`, month, day, range),
  ];
  if ('day' in earlier && 'day' in later) return unclear('date_ambiguous_century', earlier, later);
  return 'day' in later ? later : earlier;
}

/** Room for `৫ই ফেব্রুয়ারি ১৯৯৮ খ্রিষ্টাব্দ` and the like. */
export const maxDayLength = 60;

/** The three parts in the order typed, without ordinal endings and words after the year; else nothing. */
function partsOf(text: string): string[] {
  if (/[^\p{L}\p{M}\d\s/.,\\।\p{Pd}]/u.test(text)) return [];
  const parts = (text.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).filter(
    (part) => !/^(st|nd|rd|th|of|ই|লা|রা|ঠা|শে|ইং|সাল|খ্রি.*)$/.test(part),
  );
  const compact = /^(\d\d)(\d\d)(\d{4})$/.exec(parts.join(' '));
  if (compact) return compact.slice(1);
  return parts.length === 3 ? parts : [];
}

function readingOf(
  year: string,
  monthTyped: string,
  dayTyped: string,
  range: DayRange,
): DayReading {
  const month = /^\d\d?$/.test(monthTyped) ? Number(monthTyped) : monthOf(monthTyped) || NaN;
  const day = /^\d\d?$/.test(dayTyped) ? Number(dayTyped) : NaN;
  if (isNaN(month + day)) return unclear('date_unreadable');

  // The day before the first of the next month is the last of this one.
  const lastDay = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > lastDay) {
    const swapped = month > 12 && day <= 12 ? [readingOf(year, dayTyped, monthTyped, range)] : [];
    return unclear('date_impossible', ...swapped);
  }
  const iso = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  if (iso > range[1]) return unclear('date_in_future');
  return iso < range[0] ? unclear('date_too_early') : { day: iso };
}

function unclear(problem: DayProblem, ...meant: DayReading[]): DayReading {
  return { problem, choices: meant.flatMap((reading) => ('day' in reading ? reading.day : [])) };
}

function isYear(part: string): boolean {
  return /^\d{4}$/.test(part);
}
