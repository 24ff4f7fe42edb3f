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

/** Tells whether nothing in a text can be seen: the check of `typedText` without the rest of it. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Tells whether a database takes a text as it is: the check of `storable`. */
export function isStorable(text: string): boolean {
  return whole.test(text);
}

/** With the u flag a surrogate matches only where it stands alone. */
const whole = /^[^\0\uD800-\uDFFF]*$/u;

export const storable = v.regex(whole, 'forbidden_characters');

/** Anything a person would see: no spaces, no controls, nothing that shows nothing by definition, no empty Braille cell. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
