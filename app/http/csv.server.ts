import { stringify } from 'csv-stringify/sync';
import { timeInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** Rows as lines of the file (RFC 4180), every cell in quotes: left to itself the library quotes no lone CR or LF. */
export function csv(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows', quoted: true });
}

/**
 * No cell may begin a formula (OWASP, "CSV injection"), and none may become a number, a day, a time, a percentage or a
 * truth value that shows other signs than were written: such a cell gets an apostrophe in front, and stays the text it was.
 *
 * Programs disagree about where a cell begins: some end a line at every line break, others a cell at a
 * semicolon or a tab, quotes or not. So whatever one of them may take for a beginning gets its apostrophe
 * too, and every line break becomes the same one.
 */
export function guarded(text: string): string {
  const plain = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
  const safe = plain.replace(formula, "$1'");
  return (isMisread(plain) && safe[0] !== "'" ? "'" : '') + safe;
}

/**
 * Spreadsheets look for a value in every cell, in quotes or not, by the rules of the country that the computer is set to. In
 * none of them a value holds a word but those of days, times and money: so whatever has a digit and no other word is taken
 * for a value, however it is written (record 0032).
 */
function isMisread(text: string): boolean {
  if (/^[\t\n]/.test(text) || isTruth.test(text)) return true;
  if (!/\p{N}/u.test(text) || staysTheSame.test(text)) return false;
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every(isOfValue);
}

const isTruth = /^\s*(?:true|false|#.*)\s*$/i;

/** A whole number, a day or a moment as this file writes them, and a number from `readablePhone`. */
const staysTheSame =
  /^(?:0|[1-9]\d{0,10}|\d{4}-(?:0[1-9]|1[0-2])-\d\d(?: \d\d:\d\d)?|\(\+\d+\)[\d ]*)$/;

function isOfValue(word: string): boolean {
  return (
    signs.includes(word) ||
    names.some((name) => name === word || (word.length > 2 && name.startsWith(word)))
  );
}

/** Exponents, times, eras and money. */
const signs = 'e d t z a p am pm ad bc ce bce gmt utc rs tk bdt usd eur inr টাকা'.split(' ');

/** Of which three letters are enough. NFC takes some of these apart, whichever way this file is saved. */
const names =
  'january february march april may june july august september october november december sunday monday tuesday wednesday thursday friday saturday জানুয়ারি জানুয়ারী ফেব্রুয়ারি ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট আগষ্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'
    .normalize('NFKC')
    .split(' ');

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
