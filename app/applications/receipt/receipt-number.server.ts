import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another, on the telephone or in handwriting: no 0 O 1 I L U V 2 Z 5 S 8 B. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/** A new receipt number: 8 characters, 7.8e10 possibilities, so a guess finds nobody's. */
export function newReceiptNumber(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** As it is shown and read out: `XXXX-XXXX`. */
export function formatReceiptNumber(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4)}`;
}

/** A receipt number as it is stored, however it was typed: `ddwa aefr`, `DDWA-AEFR`. Not whether there is such a one. */
export function receiptNumberOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
