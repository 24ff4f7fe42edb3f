import { expect, test } from 'vitest';
import { normalisePassport, noPassportYet } from './passport.ts';

test.each([
  ['a 1234 5678', 'A12345678'],
  ['A১২৩৪৫৬৭৮', 'A12345678'],
  ['BX-0123456', 'BX0123456'],
  ['a12345678', 'A12345678'],
  ['  A12345678\n', 'A12345678'],
  ['A–1234‑5678', 'A12345678'],
  ['A.1234.5678', 'A12345678'],
  ['A/12345678', 'A12345678'],
  ['bx ০১২৩৪৫৬', 'BX0123456'],
  ['Ａ１２３４５６７８', 'A12345678'],
  ['\u200eA12345678\u200f', 'A12345678'],
  ['A1234\u00a05678', 'A12345678'],
  ['AB1234567', 'AB1234567'],
])('%s is %s', (typed, value) => {
  expect(normalisePassport(typed)).toEqual({ value, warnings: [] });
});

test.each([
  ['1234567890', 'passport_looks_like_national_id', '1234567890'],
  ['১২৩৪৫৬৭৮৯০', 'passport_looks_like_national_id', '1234567890'],
  ['123 456 7890', 'passport_looks_like_national_id', '1234567890'],
  ['1234567890123', 'passport_looks_like_national_id', '1234567890123'],
  ['১৯৯৮১২৩৪৫৬৭৮৯০১২৩', 'passport_looks_like_national_id', '19981234567890123'],
  ['Applied', 'passport_no_number', null],
  ['nai', 'passport_no_number', null],
  ['নাই', 'passport_no_number', null],
  ['-', 'passport_no_number', null],
  ['', 'passport_no_number', null],
  ['A1234567', 'passport_unusual', 'A1234567'],
  ['A123456789', 'passport_unusual', 'A123456789'],
  ['BX012345', 'passport_unusual', 'BX012345'],
  ['C01X00T47', 'passport_unusual', 'C01X00T47'],
  ['12345', 'passport_unusual', '12345'],
  ['A12', 'passport_unusual', null],
  ['এ১২৩৪৫৬৭৮', 'passport_unusual', null],
  ["'; DROP TABLE application;--1", 'passport_unusual', null],
])('%s warns with %s', (typed, code, value) => {
  expect(normalisePassport(typed)).toEqual({ value, warnings: [{ code }] });
});

test.each([noPassportYet, 'No passport yet', ' no  passport yet '])(
  '%s is what the button fills in, and nobody asks about it',
  (typed) => {
    expect(normalisePassport(typed)).toEqual({ value: null, warnings: [] });
  },
);
