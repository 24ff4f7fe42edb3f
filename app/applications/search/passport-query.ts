import { toAsciiDigits } from '#app/normalise/digits.ts';
import { normalisePassport } from '#app/normalise/passport.ts';
import { paymentQuery } from './payment-query.ts';

/** A passport number that is looked for, or its last four characters, in capitals and without separators. */
export type PassportQuery = { code: string; isWhole: boolean };

/**
 * What was typed as a passport number or its last four characters; null where it holds no digit, has another
 * length, or is a phone number, that of a payment or a name with a number behind.
 */
export function passportQuery(typed: string): PassportQuery | null {
  const code = toAsciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (!/\d/.test(code) || paymentQuery(typed) !== null) return null;
  if (/^[A-Z\d]{4}$/.test(code)) return { code, isWhole: false };
  // The list follows while these are typed, and each try counts.
  if (isPhone(code) || isNameWithNumber(code)) return null;
  const { value } = normalisePassport(code);
  return value ? { code: value, isWhole: true } : null;
}

/** Digits of a phone of Bangladesh, perhaps not all of them yet. */
function isPhone(code: string): boolean {
  return /^(?:0\d*|880\d*)$/.test(code);
}

/** No passport number has so many letters in a row, or so few digits. */
function isNameWithNumber(code: string): boolean {
  return /[A-Z]{4}/.test(code) || code.replace(/\D/g, '').length < 4;
}

/**
 * Tells whether a search is rather for a passport number than for a phone or a receipt number, so that a
 * list does not follow it while it is being typed: every try is noted and counted.
 */
export function isLikelyPassport(typed: string): boolean {
  const wanted = passportQuery(typed);
  if (!wanted || /^\s*[A-Z\d]{4}-[A-Z\d]{4}\s*$/i.test(typed)) return false;
  return !wanted.isWhole || /^[A-Z]{1,2}\d/.test(wanted.code);
}
