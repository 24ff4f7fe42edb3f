import { toAsciiDigits } from './digits.ts';
import type { NumberPlan } from './number-plan.ts';
import { type Normalised, type WarningCode, withWarning } from './warning.ts';

/**
 * A phone number in E.164 (`+8801712345678`), null where too little or too much was typed for one.
 * Of several numbers the first whole one counts. Lengths: a Bangladeshi mobile has ten digits after
 * the 0 or +880, a landline with its area code seven to ten; E.164 allows fifteen in all. A number without a
 * code that is none of Bangladesh's is one of the country where somebody is, of which `plan` tells.
 */
export function normalisePhone(typed: string, plan: NumberPlan | null = null): Normalised {
  if (typed.length > maxLength) return withWarning(null, 'phone_too_long');
  // Whoever copies it from a spreadsheet has only some of its digits: `8.80171E+12`.
  if (/^\s*\d[.,]\d+e\+?\d+\s*$/i.test(toAsciiDigits(typed))) {
    return withWarning(null, 'phone_shortened');
  }
  const parts = phoneParts(typed);
  if (!parts.length) return withWarning(null, 'phone_no_digits');

  const readings = parts.map((part) => readNumber(part, plan));
  // One number may be cut by something odd (`01712/345678`, `0171_234_5678`): read it all as one, too. A code of a
  // country that stands alone (`+82/10-2003-8731`) belongs to what follows.
  const whole = parts.length > 1 ? [readNumber(parts.join(''), plan)] : [];
  const inOrder = isCodeAlone(parts[0]!) ? [...whole, ...readings] : [...readings, ...whole];
  const { number, code } =
    inOrder.find((reading) => reading.number && !reading.code) ??
    inOrder.find((reading) => reading.number) ??
    inOrder[0]!;
  if (code === 'phone_missing_plus') {
    return withWarning(null, code, `+${withoutTrunk(digitsOf(parts[0]!))}`);
  }
  return withWarning(number ?? null, code);
}

/** The parts of a text that may each be a number: digits, and what is written between the digits of one. */
export function phoneParts(typed: string): string[] {
  // Numbers copied out of a phone book carry invisible direction marks, those of a spreadsheet a decimal; "(0)" is never
  // dialled abroad.
  const text = toAsciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/＋/g, '+')
    .replace(/\(0\)/g, '')
    .replace(/(\d{7})\.0(?!\d)/g, '$1');
  const parts = (text.match(/\+?[\d()\s.\p{Pd}]+/gu) ?? []).filter((part) => /\d/.test(part));
  return parts.flatMap(apart);
}

/**
 * The digits by which each telephone number in a text is looked for among those of the numbers that are stored as they were
 * typed: of a whole number the last eight, in which all ways of writing it agree; of a part of one all of them.
 */
export function searchedNumbers(typed: string): string[] {
  const parts = phoneParts(typed);
  const whole = parts.filter((part) => digitsOf(part).length > 6);
  // One that is cut by something odd, as in `normalisePhone`.
  const numbers = isCodeAlone(parts[0] ?? '') || !whole.length ? [parts.join('')] : whole;
  return [...new Set(numbers.map(searchedDigits).filter(Boolean))];
}

function searchedDigits(part: string): string {
  const isAbroad = /^(?:\+|\s*00[1-9])/.test(part);
  const digits = digitsOf(part).replace(/^00(?=[1-9])/, '');
  if (digits.length < 7) return digits.replace(/^88(?=01)/, '');
  const number = isAbroad ? withoutTrunk(digits) : digits;
  const national = isAbroad
    ? number.slice(callingCodeOf(number).length)
    : number.replace(/^880*(?=1)/, '');
  return national.replace(/^0+/, '').slice(-8);
}

/** The form takes 40 characters; the rest is room for a program that sends more. */
const maxLength = 200;

/**
 * Two numbers with nothing but a space between them are too long for one: the last space before a 0 or 88 parts them.
 * Two whole mobiles may have nothing at all between them.
 */
function apart(part: string): string[] {
  const digits = part.replace(/[^\d+]/g, '');
  const first = /^\+?(?:(?:00)?88)?01\d{9}(?=(?:(?:00)?88)?01\d{9})/.exec(digits)?.[0];
  if (first) return [first, ...apart(digits.slice(first.length))];
  if (digits.length < 18) return [part];
  const [space] = [...part.matchAll(/\s+(?=0|880?1)/g)]
    .reverse()
    .filter(
      ({ index }) =>
        digitsOf(part.slice(0, index)).length > 6 && digitsOf(part.slice(index)).length > 8,
    );
  return space ? [...apart(part.slice(0, space.index)), part.slice(space.index).trim()] : [part];
}

function isCodeAlone(part: string): boolean {
  return /^(?:\+|\s*00)/.test(part) && digitsOf(part).length < 7;
}

type Reading = { number?: string; code?: WarningCode };

function readNumber(part: string, plan: NumberPlan | null): Reading {
  const digits = digitsOf(part);
  // "+017…" is a national number with a stray plus.
  const abroad = /^(?:\+(?:00)?|00)[1-9]/.test((part[0] === '+' ? '+' : '') + digits);
  const number = abroad ? digits.replace(/^00/, '') : digits;

  // Bangladesh: +880 with or without its 0s. +88 followed by a whole mobile number is +880 with the 0
  // forgotten, and "+1" with nine more digits (too few for America) is one with the 0 taken for a plus.
  const home = /^0*880+([1-9]\d*)$/.exec(number) ?? bare.exec(number);
  if (home) return readHome(home[1]!);
  if (abroad) {
    if (number.length < 8) return { code: 'phone_too_short' };
    const e164 = withoutTrunk(number);
    return e164.length > 15 ? { code: 'phone_too_long' } : { number: `+${e164}` };
  }
  const national = /^0+([1-9]\d*)$/.exec(number)?.[1];
  if (national && mobile.test(national)) return readHome(national);
  const there = readAbroad(number, plan);
  if (there) return there;
  if (national && (landline.test(national) || /^1[3-9]/.test(national))) return readHome(national);
  if (national && national.length > 6 && national.length < 13)
    return { code: 'phone_which_country' };
  // No 0, no +, and as long as a number from abroad: `971501234567`.
  if (/^[2-9]\d{10,14}$/.test(number)) return { code: 'phone_missing_plus' };
  return { code: number.length < 11 ? 'phone_too_short' : 'phone_too_long' };
}

/** With its 0 forgotten. */
const bare = /^(?:88)?(1(?:[3-9]\d{8}|000\d{6}))$/;

/** Behind the 0. Nobody has 010, 011 or 012 today, other than in our samples; Korea, Malaysia and Britain do. */
const mobile = /^1(?:[3-9]\d{8}|000\d{6})$/;

/** Behind the 0: Dhaka, the other districts (a code that ends in 1), their towns (in 2 and one more), lines of the internet. */
const landline = /^(?:2\d{6,9}|[3-9][2-9]?1\d{4,6}|[3-9][02-9]2\d{5,6}|96\d{8})$/;

/** What fits the country where somebody is; with the code of Dhaka it might be of either. */
function readAbroad(number: string, plan: NumberPlan | null): Reading | null {
  if (!plan) return null;
  const { callingCode, least, most } = plan;
  const e164 = withoutTrunk(callingCode + number);
  const length = e164.length - callingCode.length;
  if (length < least || length > most) return null;
  return /^02\d{7,}$/.test(number) ? { code: 'phone_which_country' } : { number: `+${e164}` };
}

/** A number within Bangladesh without its leading 0. */
function readHome(number: string): Reading {
  const isLandline = number[0] !== '1';
  if (number.length < (isLandline ? 7 : 10)) return { code: 'phone_too_short' };
  if (number.length > 10) return { code: 'phone_too_long' };
  return isLandline
    ? { number: `+880${number}`, code: 'phone_landline' }
    : { number: `+880${number}` };
}

function digitsOf(part: string): string {
  return part.replace(/\D/g, '');
}

/**
 * The digits of an international number (`9660501234567`) without the trunk prefix that is dialled within the country
 * alone: nearly everywhere a zero, which no number begins with. Source: ITU-T E.164 national numbering plans, and
 * Google's libphonenumber, which `phone-library.test.ts` compares with.
 */
function withoutTrunk(digits: string): string {
  if (zeroIsKept.test(digits)) return digits;
  const other = otherTrunk.exec(digits);
  if (other) return other.slice(1).join('');
  const code = callingCodeOf(digits);
  return code + digits.slice(code.length).replace(/^0+/, '');
}

/** Italy with the Vatican and San Marino, and parts of Africa and Tajikistan have numbers that begin with a zero, elsewhere of one length. */
const zeroIsKept =
  /^(?:39|378(?=0549)|225(?=0\d{9}$)|22[67](?=0\d{7}$)|229(?=0\d{9}$)|242(?=0\d{8}$)|992(?=0\d{8}$)|241(?=0\d{7}$)|250(?=06))/;

/** Hungary 06; Russia and its neighbours 8, once 80; America 1; Mexico once 01. Told by the length of what is behind it. */
const otherTrunk =
  /^(?:(36)06(\d{8,9})|(7)8(\d{10})|(375)80?(\d{9})|(370)8(\d{8})|(993)8(\d{8})|(1)1(\d{10})|(52)0?1(\d{10}))$/;

/** The code of the country in front. Source: ITU-T E.164; those of one and two digits are all here, the others have three. */
function callingCodeOf(digits: string): string {
  return callingCode.exec(digits)?.[0] ?? '';
}

const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
