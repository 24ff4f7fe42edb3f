import { readDay } from '#app/normalise/typed-day.ts';
import { isEmailAddress } from '#app/normalise/email.ts';
import { normalisePassport } from '#app/normalise/passport.ts';
import { normalisePhone } from '#app/normalise/phone.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { destinationField } from '../fields.ts';
import { maskedPassport } from '../storage/passport-cipher.server.ts';
import { mayBeTwoDays, withoutEmpty } from './cell-readings.ts';
import type { ColumnTarget } from './column-targets.ts';

/** A column of a list: its heading, two samples, and what is proposed for it. */
export type Column = {
  heading: string;
  samples: string[];
  to: ColumnTarget;
  /** Some of its days could be two: somebody has to say which. */
  asksOrder: boolean;
};

/** A row of a list, by its number in the file. */
export type TableRow = { row: number; cells: string[] };

/**
 * The heading and the rows of a sheet. The heading is the first row of which two cells or more say what a column is; titles
 * above it are left out, and so is every row that says the same again. Without one the columns are named `A`, `B`, …
 */
export function tableOf(sheet: string[][]): { headings: string[]; rows: TableRow[] } {
  const all = sheet
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...all.map(({ cells }) => withoutEmpty(cells).length));
  const padded = all.map(({ row, cells }) => ({
    row,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  }));
  const found = padded.slice(0, 20).findIndex(({ cells }) => knownHeadings(cells) > 1);
  const first = padded[0]?.cells ?? [];
  // Words that nobody knows may be headings all the same, but never where a telephone number stands.
  const isHeading = width > 1 && !first.some(isPhone) && knownHeadings(first) === 1;
  const at = found === -1 && isHeading ? 0 : found;
  const headings = padded[at]?.cells;
  return {
    headings: headings ?? Array.from({ length: width }, (_, index) => letterOf(index)),
    rows: padded.slice(at + 1).filter(({ cells }) => cells.join('\n') !== headings?.join('\n')),
  };
}

/** What each column is likely to be, by its heading and else by what is in it. `today` is a day in Dhaka. */
export function proposedColumns(headings: string[], rows: TableRow[], today: string): Column[] {
  const taken = new Set<ColumnTarget>();
  return headings.map((heading, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '').filter(Boolean);
    const likely =
      cells.length === 0
        ? 'none'
        : (targetOf(heading) ?? targetByContent(cells.slice(0, 200), today));
    const isSecond = taken.has(likely) && likely !== 'none';
    taken.add(likely);
    const to = isSecond ? 'note' : likely;
    return {
      heading: heading.slice(0, 80),
      samples: [...new Set(cells)].slice(0, 2).map((cell) => shown(cell, to)),
      to,
      asksOrder: cells.some(mayBeTwoDays),
    };
  });
}

function shown(cell: string, to: ColumnTarget): string {
  const isPassport = to === 'passport' || normalisePassport(cell).warnings.length === 0;
  return isPassport && cell.length <= 40 ? maskedPassport(cell) : cell.slice(0, 60);
}

function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

function knownHeadings(cells: string[]): number {
  return cells.filter((cell) => cell.length < 60 && targetOf(cell)).length;
}

function targetOf(heading: string): ColumnTarget | undefined {
  const words = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim();
  return headingWords.find(([, pattern]) => pattern.test(words))?.[0];
}

/** In the order in which they are tried: "passport no" is no serial number, "father's name" no name. */
const headingWords = (
  [
    [
      'note',
      'father|mother|husband|wife|spouse|guardian|nominee|পিতা|বাবা|মাতা|মায়ের|মা এর|স্বামী|স্ত্রী|অভিভাবক',
    ],
    ['email', 'e ?mail|ইমেইল|ই মেইল|মেইল'],
    ['note', '(?:issue|expir|মেয়াদ)'],
    ['passport', 'passport|^pp(?: ?(?:no|number|#))?$|পাসপোর্ট'],
    ['birth', 'birth|^d ?o ?b|জন্ম'],
    [
      'appliedOn',
      '^date$|^তারিখ$|appl(?:y|ied|ication) (?:date|on)|date of (?:appl|entry)|entry date|আবেদনের তারিখ',
    ],
    ['called', '^called|contacted|^call(?: (?:done|status))?$|কথা হয়েছে|ফোন করা হয়েছে|কল করা'],
    ['phone', 'phone|mobile|^mob|^cell|contact|whats ?app|^imo|মোবাইল|ফোন|যোগাযোগ'],
    ['experience', 'experience|^exp\\b|years? of|অভিজ্ঞতা'],
    ['present', 'present|current (?:country|location)|বর্তমান দেশ|এখন কোন দেশ'],
    ['address', 'address|village|district|upazila|thana|^vill|ঠিকানা|গ্রাম|জেলা|থানা|উপজেলা'],
    ['job', '^job|trade|profession|position|occupation|^post$|^work|skill|পেশা|পদ|কাজ'],
    [destinationField, 'country|destination|^interest|দেশ'],
    ['reference', '^ref|agent|^via\\b|media|রেফারেন্স|মাধ্যম|এজেন্ট'],
    ['note', 'remark|note|comment|মন্তব্য|নোট|বিবরণ'],
    [
      'none',
      '^to correct\\b|^(?:s ?l|s ?n|serial|no|#|id|ক্রমিক|ক্র|নং)(?: ?(?:no|number|নং|নম্বর|#))?$',
    ],
    ['name', 'name|নাম'],
  ] satisfies [ColumnTarget, string][]
).map(([to, words]) => [to, new RegExp(words.normalize('NFC'))] as const);

function targetByContent(cells: string[], today: string): ColumnTarget {
  const isMostly = (test: (cell: string) => boolean) =>
    cells.filter(test).length > cells.length * 0.6;
  if (isMostly(isPhone)) return 'phone';
  if (isMostly(isEmailAddress)) return 'email';
  if (
    isMostly(
      (cell) => /\d/.test(toAsciiDigits(cell)) && normalisePassport(cell).warnings.length === 0,
    )
  )
    return 'passport';
  if (isMostly((cell) => 'day' in readDay(cell, ['1940', `${Number(today.slice(0, 4)) - 14}`])))
    return 'birth';
  const isName = (cell: string) => /^[\p{L}\p{M}.\s’'-]{3,60}$/u.test(cell) && /\s/.test(cell);
  return isMostly(isName) ? 'name' : 'note';
}

function isPhone(cell: string): boolean {
  const { value, warnings } = normalisePhone(cell);
  return value !== null && warnings.length === 0;
}
