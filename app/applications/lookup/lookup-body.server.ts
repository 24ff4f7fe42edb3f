import * as v from 'valibot';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';

/** A number of people's phones has at most 15 digits (ITU-T E.164); some type it with a second one behind it. */
const mostDigits = 40;

/**
 * What somebody must know to look a case up: its receipt number in any writing, and the last six digits of the phone
 * number (or all of it), or the birth year in their place. Digits are those of any script.
 */
export const lookupBody = v.pipe(
  v.object({
    receiptNumber: v.pipe(
      v.string('not_text'),
      v.maxLength(100, 'too_long'),
      v.transform((typed) => spokenCodeOf(toAsciiDigits(typed))),
      v.nonEmpty('required'),
    ),
    phoneEnd: v.optional(
      v.pipe(
        v.string('not_text'),
        v.maxLength(100, 'too_long'),
        v.transform((typed) => typed.trim() && toAsciiDigits(typed).replace(/\D/g, '')),
        v.check((digits) => digits === '' || digits.length >= 6, 'too_short'),
        v.maxLength(mostDigits, 'too_long'),
        v.transform((digits) => digits.slice(-6)),
      ),
      '',
    ),
    birthYear: v.optional(
      v.pipe(
        v.union([v.string(), v.number()], 'not_text'),
        v.transform((typed) => toAsciiDigits(String(typed)).trim()),
        v.regex(/^([12]\d{3})?$/, 'out_of_range'),
      ),
      '',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['phoneEnd'], ['birthYear']],
      ({ phoneEnd, birthYear }) => phoneEnd !== '' || birthYear !== '',
      'required',
    ),
    ['phoneEnd'],
  ),
);

/** What was typed, as it is compared: the birth year counts where both are there. */
export type LookupBody = v.InferOutput<typeof lookupBody>;
