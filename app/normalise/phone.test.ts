import { expect, test } from 'vitest';
import { numberPlanOf } from './number-plan.ts';
import { normalisePhone } from './phone.ts';

test.each([
  // The table of what people type.
  '01712345678',
  '+8801712345678',
  '008801712345678',
  '8801712345678',
  '1712345678',
  '017-1234-5678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  '০১৭12-345678',
  '+880 01712345678',
  '(+88) 01712345678',
  '01712345678 / 01812345678',
  // And then some.
  '+88 01712-345678',
  '+88-017-12345678',
  '+88 1712345678',
  '+880 (0) 1712 345678',
  '0088 01712345678',
  '0880 1712345678',
  '+01712345678',
  '+1712345678',
  '(017) 1234 5678',
  '017.1234.5678',
  '017 12 34 56 78',
  '01712–345678',
  '01712‑345678',
  '01712_345678',
  '01712/345678',
  '٠١٧١٢٣٤٥٦٧٨',
  '０１７１２３４５６７８',
  '＋８８０１７１２３４５６７８',
  '\u202a+880 1712-345678\u202c',
  '\ufeff01712345678',
  '017\u00a01234\u200b5678',
  'Mobile: 01712345678',
  'মোবাইল ০১৭১২৩৪৫৬৭৮',
  '01712345678 (imo)',
  '01712345678, 01812345678',
  '01712345678 01812345678',
  '01712345678\n01812345678',
  '0171234567801812345678',
  '+8801712345678 +8801812345678',
  '8801712345678 8801812345678',
  '01712345678 or 01812345678',
  '০১৭১২৩৪৫৬৭৮ অথবা ০১৮১২৩৪৫৬৭৮',
  '01712345678/80',
  '01712345678🙂',
  '01712345678.0',
  '8801712345678.0',
])('%s is +8801712345678', (typed) => {
  expect(normalisePhone(typed)).toEqual({ value: '+8801712345678', warnings: [] });
});

test.each([
  ['+971501234567', '+971501234567'],
  ['0036301234567', '+36301234567'],
  ['+36 30 123 4567', '+36301234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+৯৭১ ৫০ ১২৩ ৪৫৬৭', '+971501234567'],
  ['+1 212 555 0123', '+12125550123'],
  ['+971501234567 / 01712345678', '+971501234567'],
  ['+966501234567 01712345678', '+966501234567'],
  ['+966 50 123 4567 017 12345678', '+966501234567'],
  ['01712345678 +966501234567', '+8801712345678'],
  ['01712345678 0501234567', '+8801712345678'],
  ['0501234567 / 01712345678', '+8801712345678'],
  ['+82/10-2003-8731', '+821020038731'],
  ['+880/01712345678', '+8801712345678'],
  ['01000-000001', '+8801000000001'],
  ['+8801700000000', '+8801700000000'],
])('%s is %s', (typed, value) => {
  expect(normalisePhone(typed)).toEqual({ value, warnings: [] });
});

test.each([
  ['02-55012345', 'phone_landline', '+880255012345'],
  ['+880 2 55012345', 'phone_landline', '+880255012345'],
  ['০৩১-৬৫৪৩২১', 'phone_landline', '+88031654321'],
  ['0171234567', 'phone_too_short', null],
  ['017123', 'phone_too_short', null],
  ['55012345', 'phone_too_short', null],
  ['+36 30', 'phone_too_short', null],
  ['017123456789', 'phone_too_long', null],
  ['০১৭১২৩৪৫৬৭৮৯', 'phone_too_long', null],
  ['17123456789', 'phone_too_long', null],
  ['+880 17123456789', 'phone_too_long', null],
  ['+1234567890123456', 'phone_too_long', null],
  ['8.80171E+12', 'phone_shortened', null],
  ['৮.৮০১৭১e+১২', 'phone_shortened', null],
  ['nai', 'phone_no_digits', null],
  ['নেই', 'phone_no_digits', null],
  ['+', 'phone_no_digits', null],
  ['', 'phone_no_digits', null],
])('%s warns with %s', (typed, code, value) => {
  expect(normalisePhone(typed)).toEqual({ value, warnings: [{ code }] });
});

test.each([
  ['971 50 123 4567', '+971501234567'],
  ['400712099881', '+40712099881'],
])('%s, from abroad without its plus, is offered as %s', (typed, suggestion) => {
  expect(normalisePhone(typed)).toEqual({
    value: null,
    warnings: [{ code: 'phone_missing_plus', suggestion }],
  });
});

test.each([
  ['+966 0501234567', '+966501234567'],
  ['00971 0501230011', '+971501230011'],
  ['+40 0721 123 456', '+40721123456'],
  ['+82/010-2003-8731', '+821020038731'],
  ['+974 0 5501 2345', '+97455012345'],
  ['+36 06 30 123 4567', '+36301234567'],
  ['+36 0 62 123 456', '+3662123456'],
  ['+7 8 912 345 67 89', '+79123456789'],
  ['+375 80 29 123 45 67', '+375291234567'],
  ['+52 01 55 1234 5678', '+525512345678'],
  // Here the zero is a digit of the number.
  ['+39 06 1234 5678', '+390612345678'],
  ['+225 07 12 34 56 78', '+2250712345678'],
  ['+242 06 612 3456', '+242066123456'],
])('of %s the trunk prefix goes or stays: %s', (typed, value) => {
  expect(normalisePhone(typed)).toEqual({ value, warnings: [] });
});

test.each([
  ['0501234567', 'সৌদি আরব', '+966501234567'],
  ['501234567', 'Riyadh, KSA', '+966501234567'],
  ['55012345', 'Qatar', '+97455012345'],
  ['0171234567', 'Malaysia', '+60171234567'],
  ['010-2003-8731', 'South Korea', '+821020038731'],
  ['0121 234 5678', 'UK', '+441212345678'],
  ['06 30 123 4567', 'Hungary', '+36301234567'],
  ['0501234567 / 01712345678', 'UAE', '+971501234567'],
  ['01712345678', 'Saudi Arabia', '+8801712345678'],
  ['01000-000001', 'South Korea', '+8801000000001'],
])('%s, of somebody in %s, is %s', (typed, present, value) => {
  expect(normalisePhone(typed, numberPlanOf(present))).toEqual({ value, warnings: [] });
});

test.each([
  ['0501234567', ''],
  ['0501234567', 'Bangladesh'],
  ['010-2003-8731', ''],
  ['011-1234 5678', 'somewhere'],
  ['0121 234 5678', ''],
  ['0121 234 5678', 'Saudi Arabia, Qatar'],
  // The code of Dhaka, or of Jeddah once.
  ['02-55012345', 'Saudi Arabia'],
])('of which country %s is, is asked of somebody in %j', (typed, present) => {
  expect(normalisePhone(typed, numberPlanOf(present))).toEqual({
    value: null,
    warnings: [{ code: 'phone_which_country' }],
  });
});

test('what is longer than any number is none', () => {
  const typed = (length: number) => '01712345678'.padEnd(length);
  expect(normalisePhone(typed(200)).value).toBe('+8801712345678');
  expect(normalisePhone(typed(201)).value).toBeNull();
});
