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
  const text = plain(typed);
  const [first, second, third, ...others] = partsOf(text);
  if (!first || !second || !third || others.length > 0) return unclear('date_unreadable');

  if (isYear(first)) {
    const reading = readingOf(first, second, third, range);
    // Only the international form and a month in words tell what follows a year in front:
    // `1990-2-8` and `1990/02/08` may be either.
    const isUnambiguous = /^\d{4}-\d\d-\d\d$/.test(text) || /^\D/.test(second);
    return isUnambiguous || 'problem' in reading ? reading : unclear('date_year_first', reading);
  }
  // A month in words may come before the day: `March 5, 1998` has one meaning.
  const [month, day] = /^\D/.test(first) ? [first, second] : [second, first];
  if (isYear(third)) {
    const reading = readingOf(third, month, day, range);
    const yearFirst = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
    if (!yearFirst || 'day' in reading) return reading;
    const [, years = '', months = '', days = ''] = yearFirst;
    return unclear(reading.problem, readingOf(years, months, days, range));
  }
  if (!/^\d\d$/.test(third)) return unclear('date_unreadable');

  const [earlier, later] = [
    readingOf(`19${third}`, month, day, range),
    readingOf(`20${third}`, month, day, range),
  ];
  if ('day' in earlier && 'day' in later) return unclear('date_ambiguous_century', earlier, later);
  return 'day' in later ? later : earlier;
}

/** The same where a year alone is an answer, too (`1998`, `১৯৯৮ সাল`): nobody knows then which day was meant. */
export function readDayOrYear(typed: string, range: DayRange): DayReading | { year: string } {
  const [year = '', ...others] = partsOf(plain(typed));
  if (others.length > 0 || !isYear(year)) return readDay(typed, range);
  if (year > range[1].slice(0, 4)) return unclear('date_in_future');
  return year < range[0].slice(0, 4) ? unclear('date_too_early') : { year };
}

/** Without what shows nothing, and without the midnight that a spreadsheet puts behind a day. */
function plain(typed: string): string {
  if (typed.length > maxDayLength) return '';
  return toAsciiDigits(typed.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+(?:0?0:00(?::00)?|12:00(?::00)? am)$/, '');
}

/** Room for `৫ই ফেব্রুয়ারি ১৯৯৮ খ্রিষ্টাব্দ` and the like. */
export const maxDayLength = 60;

/** The parts in the order typed, without ordinal endings, weekdays and words around the day; nothing where a sign has no place. */
function partsOf(text: string): string[] {
  if (/[^\p{L}\p{M}\d\s/.,:*()'’\\।\p{Pd}]/u.test(text)) return [];
  const parts = (text.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).filter((part) => !around.test(part));
  const compact = /^(\d\d)(\d\d)(\d{4})$/.exec(parts.join(' '));
  return compact ? compact.slice(1) : parts;
}

const around =
  /^(?:st|nd|rd|th|of|ই|লা|রা|ঠা|শে|ইং|সাল|খ্রি.*|ad|ce|dob|[dob]|date|birth|born|in|জন্ম|তারিখ|জন্মতারিখ|(?:রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)বার|(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?)$/;

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
