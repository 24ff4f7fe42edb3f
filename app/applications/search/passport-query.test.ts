import { expect, test } from 'vitest';
import { isLikelyPassport, passportQuery } from './passport-query.ts';

test.each([
  ['ab 123-4567', 'AB1234567', true],
  ['এবি', null, null],
  ['AB১২৩৪৫৬৭', 'AB1234567', true],
  ['12345678', '12345678', true],
  ['01712', null, null],
  ['01712345678', null, null],
  ['+8801712345678', null, null],
  ['rahim 017', null, null],
  ['abc1234', 'ABC1234', true],
  ['4567', '4567', false],
  ['a12b', 'A12B', false],
  ['amin', null, null],
  ['rahim', null, null],
  ['123', null, null],
  ['NO PASSPORT YET', null, null],
  ['1'.repeat(18), null, null],
])('%s is looked for as %s', (typed, code, isWhole) => {
  expect(passportQuery(typed)).toEqual(code && { code, isWhole });
});

test.each([
  ['A12345678', true],
  ['ab1234', true],
  ['4567', true],
  ['01712345678', false],
  ['01712', false],
  ['rahim 017', false],
  ['K7RM-3XQ9', false],
  ['rahim', false],
])('while it is typed, the list waits for %s: %s', (typed, waits) => {
  expect(isLikelyPassport(typed)).toBe(waits);
});
