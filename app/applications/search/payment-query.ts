import { toAsciiDigits } from '#app/normalise/digits.ts';

/** `R-2026-000014`, as it is read aloud, or as far as it was typed: R in either script, the year, a number. */
const written = /^(?:R|র|আর)[\s\p{Pd}]*(20\d\d)(?:[\s\p{Pd}]*(\d{6})|\s*\p{Pd}\s*(\d{0,6}))$/iu;

/**
 * The number of a payment that is looked for, without the zeros before it too; empty where only its beginning was typed, null where
 * it is none. Not to be taken for a passport number, the search for which stands in the history.
 */
export function paymentQuery(typed: string): string | null {
  const found = written.exec(toAsciiDigits(typed.normalize('NFKC')).trim());
  if (!found) return null;
  const number = found[2] ?? found[3];
  return number ? `R-${found[1]}-${number.padStart(6, '0')}` : '';
}
