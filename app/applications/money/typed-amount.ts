import { toAsciiDigits } from '#app/normalise/digits.ts';

/** The least and the most that one payment can be, in whole taka. */
export const amountRange = { min: 1, max: 10_000_000 };

/**
 * The whole taka that somebody typed, in the digits of any script: `5000`, `5,000`, `1,00,000`, `৫০০০`, `৳ 5,000/-`.
 * Null for anything else. Groups end in three digits, so that `1,5` is not taken for 15.
 */
export function typedAmount(text: string): number | null {
  const [, amount] = written.exec(toAsciiDigits(text).trim()) ?? [];
  return amount === undefined ? null : Number(amount.replace(/\D/g, ''));
}

const written =
  /^(?:৳|tk\.?|taka|bdt)?\s*(\d+|\d{1,3}(?:[,٬'’\s]\d{2,3})*[,٬'’\s]\d{3})(?:\s*\/[-=])?$/i;
