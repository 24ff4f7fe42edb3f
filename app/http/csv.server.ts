import { stringify } from 'csv-stringify/sync';
import { timeInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** Rows as lines of the file (RFC 4180), every cell in quotes: left to itself the library quotes no lone CR or LF. */
export function csv(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows', quoted: true });
}

/**
 * No cell may begin a formula (OWASP, "CSV injection"), and no number may lose its first zero or its
 * last digits, or become a date: such a cell gets an apostrophe in front, and stays the text it was.
 *
 * Programs disagree about where a cell begins: some end a line at every line break, others a cell at a
 * semicolon or a tab, quotes or not. So whatever one of them may take for a beginning gets its apostrophe
 * too, and every line break becomes the same one.
 */
export function guarded(text: string): string {
  const plain = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
  return (misread.test(plain) ? "'" : '') + plain.replace(formula, "$1'");
}

const misread = /^[\t\n]|^0\d+$|^\d{12,}$|^\d+(?:e\d+|[/.]\d.*)$/i;

/** Where a cell may begin, before the sign of a formula; blanks, quotes and what nobody sees may stand between. */
const formula =
  /(^|[\n\t;,])(?=(?:(?![\n\t])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"])*[=+\-@＝＋－＠])/gu;

/** With the country in brackets a number stays a text in every spreadsheet: `(+880) 1712 345678`. */
export function readablePhone(e164: string | null): string {
  if (!e164) return '';
  const bangladesh = /^\+880(\d{4})(\d+)$/.exec(e164);
  return bangladesh ? `(+880) ${bangladesh[1]} ${bangladesh[2]}` : `(${e164})`;
}

/** A moment (ISO 8601) in Dhaka: `2026-11-21 12:00`. */
export function dhakaTime(moment: string): string {
  const date = new Date(moment);
  return `${todayInDhaka(date)} ${timeInDhaka(date)}`;
}
