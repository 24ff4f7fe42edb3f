/**
 * A passport number of which nobody can guess the rest: `•••••678`, the last three signs where there
 * are six or more, none of a shorter one. A text without digits is no number (`NO PASSPORT YET`) and
 * stays.
 */
export function maskedPassport<Typed extends string | null>(typed: Typed): string | Typed {
  if (typed === null) return typed;
  // Signs that only stand for digits (①) are found as digits too.
  if (!/\p{Nd}/u.test(typed.normalize('NFKC'))) return typed;
  const signs = [...typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '')];
  return `•••••${signs.length >= 6 ? signs.slice(-3).join('') : ''}`;
}
