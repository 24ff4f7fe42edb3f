import { maxPasswordLength, minPasswordLength } from '#app/auth/password-length.ts';
import { commonPasswords } from './common-passwords.ts';

/** Why a password is refused. */
export type PasswordError = 'password_too_short' | 'password_too_long' | 'password_too_common';

/** Whose password it is, and the English name of the agency. */
type Account = { email: string; agency: string };

/** So many characters must remain without the parts that are guessed first. */
const fewestOwn = 6;

/**
 * What is wrong with a new password; null if nothing is. Checks its length and what attackers guess first:
 * common words, keyboard rows, the agency's name, the account's address. Requires no character classes (NIST
 * SP 800-63B).
 */
export function passwordError(password: string, { email, agency }: Account): PasswordError | null {
  if ([...password].length < minPasswordLength) return 'password_too_short';
  if (password.length > maxPasswordLength) return 'password_too_long';
  const text = plain(password);
  const isGuessable =
    withoutExpected(text, { email, agency }).length < fewestOwn || isRepetition(text);
  return isGuessable ? 'password_too_common' : null;
}

function withoutExpected(text: string, { email, agency }: Account): string {
  const words = [
    ...plain(email).split('@'),
    ...email.toLowerCase().split(/[^\p{L}\p{M}\d]+/u),
    ...agency.toLowerCase().split(' '),
    ...commonPasswords,
  ];
  // Longest first, so that `password` leaves no remainder of `passwords`.
  return words
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
    .replace(runs, '');
}

/** Undoes substitutions, so that `P@ssw0rd` becomes `password`, and drops symbols. */
function plain(password: string): string {
  const letters = password.toLowerCase().replace(/[@$!0](?=\p{L})/gu, meant);
  return letters.replace(/[\s\p{P}\p{S}]/gu, '');
}

function meant(sign: string): string {
  return { '@': 'a', $: 's', '!': 'i', '0': 'o' }[sign] ?? sign;
}

/** Three or more equal characters, and digits that count up or down. */
const runs = /(.)\1{2,}|0?123(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?|9?8?7?6?5?4?321|(?:19|20)\d\d/g;

/** Whether a text is one short piece repeated: `abcabcabcabc`. */
function isRepetition(text: string): boolean {
  return /^(.{1,6})\1+.{0,3}$/u.test(text);
}
