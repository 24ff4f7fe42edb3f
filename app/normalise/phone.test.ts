import { expect, test } from 'vitest';
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
  ['nai', 'phone_no_digits', null],
  ['নেই', 'phone_no_digits', null],
  ['+', 'phone_no_digits', null],
  ['', 'phone_no_digits', null],
])('%s warns with %s', (typed, code, value) => {
  expect(normalisePhone(typed)).toEqual({ value, warnings: [{ code }] });
});

test('a number from abroad without its plus is offered with one', () => {
  expect(normalisePhone('971 50 123 4567')).toEqual({
    value: null,
    warnings: [{ code: 'phone_missing_plus', suggestion: '+971501234567' }],
  });
});

test('what is longer than any number is none', () => {
  const typed = (length: number) => '01712345678'.padEnd(length);
  expect(normalisePhone(typed(200)).value).toBe('+8801712345678');
  expect(normalisePhone(typed(201)).value).toBeNull();
});
