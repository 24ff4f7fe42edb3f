/** Anything a person would see: no spaces, no controls, nothing that shows nothing by definition, no empty Braille cell. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What a database takes as it is: no NUL, no lone surrogates. With the u flag those match only where they stand alone. */
export const storableText = /^[^\0\uD800-\uDFFF]*$/u;
