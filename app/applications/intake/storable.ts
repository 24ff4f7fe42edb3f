/** Why a text is refused whatever the field; the codes are those of the API's field errors. */
export type Refusal = 'required' | 'too_long' | 'forbidden_characters';

/**
 * Tells why a text cannot be taken, null when it can: nothing visible in it, more than `maximum`
 * UTF-16 units (after trimming, a line break as one), or NUL and lone surrogates, which PostgreSQL
 * and UTF-8 cannot hold. Everything else, markup and emoji included, is kept as typed.
 */
export function refusalOf(typed: string, maximum: number): Refusal | null {
  // With the u flag \p{Cs} finds only surrogates that stand alone. isWellFormed() is too new for old phones.
  if (/\0|\p{Cs}/u.test(typed)) return 'forbidden_characters';
  if (!hasVisibleCharacter(typed)) return 'required';
  return typed.trim().replace(/\r\n/g, '\n').length > maximum ? 'too_long' : null;
}

/**
 * Tells whether a person would see anything. Spaces, controls and characters that show nothing by
 * definition (zero width, Hangul fillers, variation selectors) do not count, nor the empty Braille cell.
 */
export function hasVisibleCharacter(typed: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed);
}
