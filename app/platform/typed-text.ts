import * as v from 'valibot';

/**
 * Text that somebody typed: something visible in it, no more than `longest` UTF-16 units, and
 * nothing that a database would refuse or change (NUL, lone surrogates). Kept as it was typed.
 */
export function typedText(longest: number) {
  return v.pipe(
    v.string('not_text'),
    v.regex(visible, 'required'),
    v.maxLength(longest, 'too_long'),
    storable,
  );
}

/** With the u flag a surrogate matches only where it stands alone. */
export const storable = v.regex(/^[^\0\uD800-\uDFFF]*$/u, 'forbidden_characters');

/** Anything a person would see: no spaces, no controls, nothing that shows nothing by definition, no empty Braille cell. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
