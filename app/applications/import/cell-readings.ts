import { toAsciiDigits } from '#app/normalise/digits.ts';
import type { DayOrder } from './column-targets.ts';

// What is read so in a list alone, never in a form: what spreadsheets do to what was typed into them.

/** The cells without the empty ones at the end. */
export function withoutEmpty(cells: string[]): string[] {
  return cells.slice(0, cells.map((cell) => cell !== '').lastIndexOf(true) + 1);
}

const numericDay = /^(\d{1,2})([\s/.-]+)(\d{1,2})([\s/.-]+)(\d{4}|\d\d)\b/;

/** Whether a day could be two: `5/3/1998`, but neither `25/3/1998` nor `5/5/1998`. */
export function mayBeTwoDays(cell: string): boolean {
  const [, first, , second] = numericDay.exec(toAsciiDigits(cell).trim()) ?? [];
  return Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second);
}

/** The day as `readDay` reads it, day first: a serial day of Excel (1 is 1 January 1900) is written out. */
export function dayFirst(cell: string, order: DayOrder): string {
  const text = toAsciiDigits(cell).trim();
  const serial = /^([1-5]\d{4})(?:\.\d+)?$/.exec(text)?.[1];
  if (serial) return new Date(excelEpoch + Number(serial) * 86_400_000).toISOString().slice(0, 10);
  return order === 'month' && mayBeTwoDays(text) ? text.replace(numericDay, '$3$2$1$4$5') : cell;
}

/** Day 0, as Excel counts from March 1900 on: it has a 29 February 1900. */
const excelEpoch = Date.UTC(1899, 11, 30);

/**
 * Whether a telephone number is one that a spreadsheet has rounded, and whose last digits are therefore zeros:
 * `8.8E+12` opened and saved again is `8800000000000`.
 */
export function isShortened(cell: string): boolean {
  return /^[1-9]\d{0,6}0{6,}$/.test(cell) && cell.length > 10;
}

/** Whether a column's cell says that somebody was called; null where it says something else. */
export function calledIn(cell: string): boolean | null {
  const text = cell.normalize('NFC').toLowerCase().trim();
  if (text === '' || wordsFor.no.includes(text)) return false;
  return wordsFor.yes.includes(text) ? true : null;
}

const wordsFor = {
  no: words('- 0 n no nahi nai pending false না হয়নি বাকি'),
  yes: words('1 y yes true ok done called contacted ✓ ✔ হ্যাঁ হ্যা হয়েছে কথা_হয়েছে'),
};

function words(all: string): string[] {
  return all
    .normalize('NFC')
    .split(' ')
    .map((word) => word.replace('_', ' '));
}

/**
 * Whether a text is Bengali in an old layout such as Bijoy, which keeps the signs of a font in place of letters: `†gvt iwng`
 * for মোঃ রহিম. Those beyond ASCII stand beside letters nowhere else. Words without any, as `iwng`, are told by others in their column
 * (`isAmongSuch`), and by the vowels that they lack.
 */
export function isAnsiBengali(cell: string, isAmongSuch = false): boolean {
  if (ansiSign.test(cell)) return true;
  return isAmongSuch && /^[A-Za-z.\s]*[vwxy][A-Za-z.\s]*$/.test(cell) && !/[aeo]/i.test(cell);
}

const sign = '[†‡ˆ‰Š‹Œ¨©ª«¬®¯±²³µ¶¸¹º»¼½¾¿¤¥¦§™]';
const ansiSign = new RegExp(`${sign}(?=[A-Za-z])|[A-Za-z]${sign}`, 'u');
