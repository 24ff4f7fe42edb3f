import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another, on the telephone or in handwriting: no 0 O 1 I L U V 2 Z 5 S 8 B. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/** A new code for a receipt: 8 characters, 7.8e10 possibilities, so a guess finds nobody's. */
export function newSpokenCode(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** As it is shown and read out: `XXXX-XXXX`. */
export function formatSpokenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A code as it is stored, however it was typed: `ddwa aefr`, `DDWA-AEFR`. Not whether there is such a one. */
export function spokenCodeOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
