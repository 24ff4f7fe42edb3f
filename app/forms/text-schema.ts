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
