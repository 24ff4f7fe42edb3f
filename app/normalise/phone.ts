import { toAsciiDigits } from './digits.ts';
import { withWarning, type Normalised, type WarningCode } from './warning.ts';

/**
 * A phone number in E.164 (`+8801712345678`), null where too little or too much was typed for one.
 * Of several numbers the first whole one counts. Lengths: a Bangladeshi mobile has ten digits after
 * the 0 or +880, a landline with its area code seven to ten; E.164 allows fifteen in all.
 */
export function normalisePhone(typed: string): Normalised {
  if (typed.length > maxLength) return withWarning(null, 'phone_too_long');
  const parts = phoneParts(typed);
  if (!parts.length) return withWarning(null, 'phone_no_digits');

  const readings = parts.map(readNumber);
  // One number may be cut by something odd (`01712/345678`, `0171_234_5678`): read it all as one, too.
  if (parts.length > 1) readings.push(readNumber(parts.join('')));
  const { number, code } = readings.find((reading) => reading.number) ?? readings[0]!;
  if (code === 'phone_missing_plus') return withWarning(null, code, `+${digitsOf(parts[0]!)}`);
  return withWarning(number ?? null, code);
}

/** The parts of a text that may each be a number: digits, and what is written between the digits of one. */
export function phoneParts(typed: string): string[] {
  // Numbers copied out of a phone book carry invisible direction marks; "(0)" is never dialled abroad.
  const text = toAsciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/＋/g, '+')
    .replace(/\(0\)/g, '');
  return (text.match(/\+?[\d()\s.\p{Pd}]+/gu) ?? []).filter((part) => /\d/.test(part));
}

/** The form takes 40 characters; the rest is room for a program that sends more. */
const maxLength = 200;

type Reading = { number?: string; code?: WarningCode };

function readNumber(part: string): Reading {
  const digits = digitsOf(part);
  // "+017…" is a national number with a stray plus.
  const abroad = /^(?:\+(?:00)?|00)[1-9]/.test((part[0] === '+' ? '+' : '') + digits);
  const number = abroad ? digits.replace(/^00/, '') : digits;

  // Two whole numbers with nothing but a space between them.
  const first = /^((?:(?:00)?88)?01\d{9})(?:(?:00)?88)?01\d{9}/.exec(digits)?.[1];
  if (first) return readNumber(first);

  // Bangladesh: +880 with or without its 0s. +88 followed by a whole mobile number is +880 with the 0
  // forgotten, and "+1" with nine more digits (too few for America) is one with the 0 taken for a plus.
  const home = /^0*880+([1-9]\d*)$/.exec(number) ?? /^(?:88)?(1\d{9})$/.exec(number);
  if (home) return readHome(home[1]!);
  if (abroad) {
    if (number.length < 8) return { code: 'phone_too_short' };
    return number.length > 15 ? { code: 'phone_too_long' } : { number: `+${number}` };
  }
  const national = /^0+([1-9]\d*)$/.exec(number)?.[1];
  if (national) return readHome(national);
  // No 0, no +, and as long as a number from abroad: `971501234567`.
  if (/^[2-9]\d{10,14}$/.test(number)) return { code: 'phone_missing_plus' };
  return { code: number.length < 11 ? 'phone_too_short' : 'phone_too_long' };
}

/** A number within Bangladesh without its leading 0. */
function readHome(number: string): Reading {
  const landline = number[0] !== '1';
  if (number.length < (landline ? 7 : 10)) return { code: 'phone_too_short' };
  if (number.length > 10) return { code: 'phone_too_long' };
  return landline
    ? { number: `+880${number}`, code: 'phone_landline' }
    : { number: `+880${number}` };
}

function digitsOf(part: string): string {
  return part.replace(/\D/g, '');
}
