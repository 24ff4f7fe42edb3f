import { maxPasswordLength, minPasswordLength } from '#app/auth/password-length.ts';

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

/**
 * What attackers guess first, in lower case without symbols: the words in most leaked passwords, keyboard
 * rows, and words of this place and work. A password may contain one; it is refused only if hardly anything
 * else is left.
 */
const commonPasswords: string[] = `
password passwort passw0rd pass word admin administrator root user login welcome letmein secret
master access guest test testing default changeme change temp temporary system server manager
office staff agency company overseas recruitment recruiting visa consult consultancy consultation
travel travels air ticket gallery application manpower training website work worker permit abroad
qwertyuiop qwertyuio qwerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsxedc qazwsx 1qaz2wsx
1q2w3e4r5t 1q2w3e4r q1w2e3r4 poiuytrewq lkjhgfdsa mnbvcxz abcdefghijkl abcdefgh abcdef abcd abc
1234567890 0987654321 123456789 12345678 1234567 123456 12345 987654321 87654321 7654321 654321
112233 445566 123123 321321 121212 101010 696969 777777 888888 159753 147258369 147258 789456123
iloveyou iloveu loveyou lovely love baby angel princess sunshine flower butterfly monkey dragon
shadow football cricket baseball superman batman pokemon starwars michael jessica charlie jordan
hunter killer freedom whatever trustno1 ninja mustang summer winter spring autumn hello goodbye
computer internet google facebook youtube whatsapp samsung android iphone windows microsoft apple
bangladesh bangla bengali dhaka gulshan banani mirpur uttara chittagong chattogram sylhet khulna
rajshahi barisal comilla cumilla noakhali hungary portugal romania poland europe dubai malaysia
allah bismillah mashallah inshallah alhamdulillah muhammad mohammad mohammed mohammod ahmed rahman
hossain hasan islam begum khatun akter january february march april may june july august september
october november december monday tuesday wednesday thursday friday saturday sunday money lucky
`
  .trim()
  .split(/\s+/);
