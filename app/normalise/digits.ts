const decimalDigit = /\p{Nd}/u;

/** The text with every decimal digit of every script (`০-৯`, `٠-٩`, `０-９` and so on) as ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/**
 * Unicode keeps decimal digits in ascending runs of ten, but the runs start anywhere (U+09E6), and
 * some touch each other (mathematical digits, U+1D7CE to U+1D7FF): so count from the first of the
 * touching runs, at most 49 steps back.
 */
function digitValue(codePoint: number): number {
  let start = codePoint;
  while (decimalDigit.test(String.fromCodePoint(start - 1))) start--;
  return (codePoint - start) % 10;
}

/** Whether what was typed into a search is a number on its own, in any digits and with any gaps. */
export function isNumberAlone(typed: string): boolean {
  const text = toAsciiDigits(typed).replace(/\p{Cf}/gu, '');
  return /^[\d\s()+./\p{Pd}]*\d[\d\s()+./\p{Pd}]*$/u.test(text.trim());
}
