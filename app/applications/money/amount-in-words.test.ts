import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { amountRange } from './typed-amount.ts';

test.each([
  [1, 'One taka only', 'এক টাকা মাত্র'],
  [20, 'Twenty taka only', 'বিশ টাকা মাত্র'],
  [99, 'Ninety-nine taka only', 'নিরানব্বই টাকা মাত্র'],
  [100, 'One hundred taka only', 'একশ টাকা মাত্র'],
  [500, 'Five hundred taka only', 'পাঁচশ টাকা মাত্র'],
  [...[1234, 'One thousand two hundred thirty-four taka only'], 'এক হাজার দুইশ চৌত্রিশ টাকা মাত্র'],
  [15_000, 'Fifteen thousand taka only', 'পনেরো হাজার টাকা মাত্র'],
  [100_000, 'One lakh taka only', 'এক লাখ টাকা মাত্র'],
  [
    ...[256_078, 'Two lakh fifty-six thousand seventy-eight taka only'],
    'দুই লাখ ছাপ্পান্ন হাজার আটাত্তর টাকা মাত্র',
  ],
  [amountRange.max, 'One crore taka only', 'এক কোটি টাকা মাত্র'],
] as [number, string, string][])('K-19: %i is %s', (taka, en, bn) => {
  expect(amountInWords(taka)).toEqual({ en, bn });
});

test('K-19: every number below a hundred has a Bengali word of its own', () => {
  const words = Array.from({ length: 99 }, (_, at) => amountInWords(at + 1).bn);
  expect(new Set(words).size).toBe(99);
  expect(words.at(-1)).toBe('নিরানব্বই টাকা মাত্র');
});
