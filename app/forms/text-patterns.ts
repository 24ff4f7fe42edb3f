/** A visible character: no space, no control, nothing invisible by definition, no empty Braille cell. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text that databases store unchanged: no NUL, no lone surrogates, which the u flag tells from pairs. */
export const storableText = /^[^\0\uD800-\uDFFF]*$/u;
