import { maxPasswordLength, minPasswordLength } from '#app/auth/password-length.ts';
import { agency } from '#content/agency.ts';
import { commonPasswords } from './common-passwords.ts';

/** Why a password is not taken. */
export type PasswordError = 'password_too_short' | 'password_too_long' | 'password_too_common';

/** So many characters must be left when everything that one would guess first is taken away. */
const fewestOwn = 6;

/**
 * What is wrong with a new password; null when nothing is. It is judged by its length and by what a
 * guesser tries first: common words, rows of keys, the agency's name, the account's own address. No
 * kinds of characters are asked for (NIST SP 800-63B).
 */
export function passwordError(password: string, email: string): PasswordError | null {
  if ([...password].length < minPasswordLength) return 'password_too_short';
  if (password.length > maxPasswordLength) return 'password_too_long';
  const text = plain(password);
  const isGuessable = withoutExpected(text, email).length < fewestOwn || isRepetition(text);
  return isGuessable ? 'password_too_common' : null;
}

function withoutExpected(text: string, email: string): string {
  const words = [
    ...plain(email).split('@'),
    ...email.toLowerCase().split(/[^\p{L}\p{M}\d]+/u),
    ...agency.name.en.toLowerCase().split(' '),
    ...commonPasswords,
  ];
  // The longest first, so that `password` does not leave a piece of `passwords` behind.
  return words
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
    .replace(runs, '');
}

/** Letters as they are meant: `P@ssw0rd` is `password`. Signs between words say nothing. */
function plain(password: string): string {
  const letters = password.toLowerCase().replace(/[@$!0](?=\p{L})/gu, meant);
  return letters.replace(/[\s\p{P}\p{S}]/gu, '');
}

function meant(sign: string): string {
  return { '@': 'a', $: 's', '!': 'i', '0': 'o' }[sign] ?? sign;
}

/** Three or more of the same, and digits that count up or down. */
const runs = /(.)\1{2,}|0?123(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?|9?8?7?6?5?4?321|(?:19|20)\d\d/g;

/** `abcabcabcabc`: one short piece again and again. */
function isRepetition(text: string): boolean {
  return /^(.{1,6})\1+.{0,3}$/u.test(text);
}
