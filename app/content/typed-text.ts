import { toAsciiDigits } from '#app/normalise/digits.ts';
import { readDay } from '#app/normalise/typed-day.ts';
import type { Control, Field } from './fields.ts';
import { typedMoment } from './news/typed-moment.ts';

/** What no text may hold: control characters (NUL among them) and halves of surrogate pairs. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Whether a text of any depth in a JSON value, or a name of a property, holds what cannot be stored. */
export function hasForbiddenCharacters(value: unknown): boolean {
  if (typeof value === 'string') return forbidden.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inside]) => forbidden.test(name) || hasForbiddenCharacters(inside),
  );
}

/**
 * A value for a leaf of a field as it is stored: texts tidied, digits of every script understood in facts. A value
 * of another form than the field's is left for the faults to name. Shipped content is never passed through here.
 */
export function cleanValue(
  field: Exclude<Field, { type: 'group' | 'list' }>,
  value: unknown,
): unknown {
  if (field.type === 'fact') return cleanFact(field.control, value);
  return mapTexts(value, (text) => cleanText(text, field.type === 'both' && field.isLong));
}

/**
 * A text without what people do not see that they typed: spaces at its ends, byte order marks, zero-width spaces,
 * marks of direction, soft hyphens, and joiners that stand between no Bengali letters. Line breaks are LF; where one
 * line is asked for, a space.
 */
export function cleanText(text: string, isLong: boolean): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(isLong ? /[\t\u00a0\u202f]/g : /[\t\n\u00a0\u202f]/g, ' ')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u200c\u200d]+/g, (joiner, at: number, all: string) =>
      isBengali(all[at - 1]) && isBengali(all[at + joiner.length]) ? joiner : '',
    )
    .normalize('NFC')
    .trim();
}

function isBengali(character: string | undefined): boolean {
  return /[\u0980-\u09ff]/.test(character ?? '');
}

function cleanFact(control: Control, value: unknown): unknown {
  // Their values are our own codes and addresses, but for the words of a picture.
  if (control.kind === 'picture') return mapTexts(value, (text) => cleanText(text, false));
  if (control.kind === 'choice' || control.kind === 'choices') return value;
  const clean = mapTexts(value, (text) => toAsciiDigits(cleanText(text, false)));
  if (control.kind === 'number' || control.kind === 'position')
    return mapTexts(clean, (text) => typedNumber(text) ?? text);
  if (control.kind === 'day') return mapTexts(clean, dayIn);
  if (control.kind === 'moment') return mapTexts(clean, (text) => typedMoment(text) ?? text);
  return clean;
}

/** A day as people write it, as `yyyy-mm-dd`; what is unclear stays as it was typed. */
function dayIn(text: string): string {
  const reading = readDay(text, ['1900-01-01', '2199-12-31']);
  return 'day' in reading ? reading.day : text;
}

/** A number as people type it: `6,708` and `23.78`; null for anything else. */
function typedNumber(text: string): number | null {
  const plain = text.replace(/(\d),(?=\d{2,3}\b)/g, '$1');
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : null;
}

/** A JSON value with each of its texts replaced. */
function mapTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inside) => mapTexts(inside, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, change)]),
  );
}
