import * as v from 'valibot';
import { storableText, visible } from './text-patterns.ts';

/**
 * Typed text: with something visible in it, at most `maxLength` UTF-16 units, and nothing that a database
 * would refuse or change (NUL, lone surrogates). Not normalised.
 */
export function textSchema(maxLength: number) {
  return v.pipe(
    v.string('not_text'),
    v.regex(visible, 'required'),
    v.maxLength(maxLength, 'too_long'),
    storable,
  );
}

export const storable = v.regex(storableText, 'forbidden_characters');

/** Typed text of several lines, or none: the spaces around it gone, every line break one character. */
export function atMost(maxLength: number) {
  return v.pipe(
    v.string('not_text'),
    v.transform((typed) => typed.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(maxLength, 'too_long'),
    storable,
  );
}

/** The same of one line: a break cannot be typed into it; a program that sends one gets it as a space. */
export function oneLineAtMost(maxLength: number) {
  return v.pipe(
    atMost(maxLength),
    v.transform((typed) => typed.replace(/[\r\n]+/g, ' ')),
  );
}
