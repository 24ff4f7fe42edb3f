import { expect, test } from 'vitest';
import { passwordError } from './password-rules.ts';

const account = { email: 'rahima.khatun@sampan.example', agency: 'Sampan Overseas' };

test.each([
  'correct-horse-battery',
  'a long enough password',
  'নদীর ওপারে সবুজ ধান',
  'xkvw9-2hqpd-77rmt-zzb4c',
  'tea at four behind the mosque',
  // Six characters besides the guessable part, and a repeated piece that is cut at the end.
  'passwordbvmwtz',
  'xkqvxkqvxkqvbnmw',
  '839201746582',
  'x'.concat('tide rolls over mud'),
])('%s is taken', (password) => {
  expect(passwordError(password, account)).toBeNull();
});

test.each([
  ['', 'password_too_short'],
  ['elevenchars', 'password_too_short'],
  // Eleven characters of two UTF-16 units each.
  ['🌊'.repeat(11), 'password_too_short'],
  ['y'.repeat(129), 'password_too_long'],
])('%j is refused for its length', (password, fault) => {
  expect(passwordError(password, account)).toBe(fault);
});

test.each([
  'password1234',
  'P@ssw0rd1234!!',
  'Password-Password',
  'qwertyuiop123',
  'aaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  // One repeated piece that is no common word or keyboard row: of the longest length, and cut at the end.
  'xkqxkqxkqxkq',
  'wvbxkqwvbxkq',
  'xkqvxkqvxkqvxkq',
  // Only five characters besides the guessable part.
  'passwordbvmwt',
  '123456789012',
  'sampan overseas',
  'Sampan-Overseas-2026',
  'rahima.khatun@sampan.example',
  'Rahima Khatun 1',
  'Bangladesh1971',
  'ilovebangladesh',
  'administrator!',
])('%s is what one would guess first', (password) => {
  expect(passwordError(password, account)).toBe('password_too_common');
});
