import { toAsciiDigits } from './digits.ts';
import { withWarning, type Normalised } from './warning.ts';

/** What the button "No passport yet" fills in; the one text without a number that is not asked about. */
export const noPassportYet = 'NO PASSPORT YET';

/**
 * A passport number in capitals without spaces and dashes (`A12345678`, `BX0123456`), null where
 * there is none in what was typed. Only the two shapes of Bangladesh pass unasked: a letter and
 * eight digits (electronic), two letters and seven digits (machine readable). Passports of other
 * countries are asked about once too, because a lost digit is far more frequent than they are.
 */
export function normalisePassport(typed: string): Normalised {
  if (typed.length > maxLength) return withWarning(null, 'passport_unusual');
  const number = toAsciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}.·/]/gu, '');
  if (/^([A-Z]\d{8}|[A-Z]{2}\d{7})$/.test(number)) return withWarning(number);
  if (number === noPassportYet.replace(/ /g, '')) return withWarning(null);
  // National identity cards: 10 digits (smart card), 13 (before 2008), 17 (13 after the year of birth).
  if (/^(\d{10}|\d{13}|\d{17})$/.test(number)) {
    return withWarning(number, 'passport_looks_like_national_id');
  }
  if (!/\d/.test(number)) return withWarning(null, 'passport_no_number');
  return withWarning(/^[A-Z\d]{5,17}$/.test(number) ? number : null, 'passport_unusual');
}

/** The form takes 40 characters; the rest is room for a program that sends more. */
const maxLength = 200;
