import { expect, test } from 'vitest';
import { isEmailAddress, normaliseEmail } from './email.ts';

test.each([
  ['a@b.co', 'a@b.co'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['A@EXAMPLE.COM', 'a@example.com'],
  [' abc@gmail.com ', 'abc@gmail.com'],
  ['abc+jobs@gmail.com', 'abc+jobs@gmail.com'],
  ['abc@yahoo.co.uk', 'abc@yahoo.co.uk'],
  ['abc@hotmail.fr', 'abc@hotmail.fr'],
  ['abc@ymail.com', 'abc@ymail.com'],
  ['abc@live.com', 'abc@live.com'],
  ['abc@gov.bd', 'abc@gov.bd'],
  ...['mail', 'email', 'jmail', 'mailw', 'line', 'love'].map((name) =>
    Array<string>(2).fill(`abc@${name}.com`),
  ),
  ['info@sampan.example', 'info@sampan.example'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is an address', (typed, value) => {
  expect(normaliseEmail(typed)).toEqual({ value, warnings: [] });
});

test.each([
  ['abc@gmail.con', 'abc@gmail.com', 'abc@gmail.con'],
  ['abc@gmail.co', 'abc@gmail.com', 'abc@gmail.co'],
  ['abc@gmial.com', 'abc@gmail.com', 'abc@gmial.com'],
  ['ABC@GMAI.COM', 'abc@gmail.com', 'abc@gmai.com'],
  ['abc@yahooo.com', 'abc@yahoo.com', 'abc@yahooo.com'],
  ['abc@hotmial.com', 'abc@hotmail.com', 'abc@hotmial.com'],
  ['abc@outlok.com', 'abc@outlook.com', 'abc@outlok.com'],
  ['abc@company.con', 'abc@company.com', 'abc@company.con'],
  ['abc@gmal.con', 'abc@gmail.com', 'abc@gmal.con'],
  ['mailto:abc@gmail.com', 'abc@gmail.com', null],
  ['mailto:abc@gmail.com?subject=Hello', 'abc@gmail.com', null],
  ['<abc@gmail.com>', 'abc@gmail.com', null],
  ['"A. Rahim" <abc@gmail.com>', 'abc@gmail.com', null],
  ['রহিম <Abc@Gmail.com>', 'abc@gmail.com', null],
  ['abc@gmail,com', 'abc@gmail.com', null],
  ['abc@gmail', 'abc@gmail.com', null],
  ['abcgmail.com', 'abc@gmail.com', null],
  ['abc@@gmail.com', 'abc@gmail.com', null],
  ['abc @ gmail.com', 'abc@gmail.com', null],
  ['abc@gmail..com', 'abc@gmail.com', null],
  ['abc@gmail.com.', 'abc@gmail.com', null],
  ['abc.@gmail.com', 'abc@gmail.com', null],
  ['abc১২৩@gmail.com', 'abc123@gmail.com', null],
  ['abc＠gmail.com', 'abc@gmail.com', null],
  ['\u200babc@gmail.com', 'abc@gmail.com', null],
])('%s asks about %s', (typed, suggestion, value) => {
  expect(normaliseEmail(typed)).toEqual({
    value,
    warnings: [{ code: 'email_did_you_mean', suggestion }],
  });
});

test.each([
  'nai',
  '@example.com',
  'a@',
  'a b',
  'a@[127.0.0.1',
  'a@b@c.com',
  'group: a@example.com, b@example.com;',
  'a@example.com\nBcc: victim@example.com',
  '"a@evil.example x"@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@b.com${' '.repeat(300)}x`,
  '',
])('%s is no address', (typed) => {
  expect(normaliseEmail(typed)).toEqual({ value: null, warnings: [{ code: 'email_unreadable' }] });
});

test('an address of 254 characters is one, and of one more it is none', () => {
  const ofLength = (length: number) =>
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(length - 197)}.com`;
  expect([ofLength(254), ofLength(255)].map(isEmailAddress)).toEqual([true, false]);
});

test('a suggestion is an address about which nobody asks again', () => {
  for (const typed of ['abc@gmail.con', 'abcgmail.com', 'abc@@gmial,com', 'x@hotmal.con']) {
    const { suggestion = '' } = normaliseEmail(typed).warnings[0]!;
    expect(isEmailAddress(suggestion)).toBe(true);
    expect(normaliseEmail(suggestion).warnings).toEqual([]);
  }
});
