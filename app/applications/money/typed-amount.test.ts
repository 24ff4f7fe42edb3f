import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['5000', 5000],
  [' 5,000 ', 5000],
  ['৫০০০', 5000],
  ['৫,০০০', 5000],
  ['٥٠٠٠', 5000],
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['1 00 000', 100_000],
  ['১,০০,০০,০০০', 10_000_000],
  ['৳ 1,234', 1234],
  ['Tk. 1,234/-', 1234],
  ['0', 0],
])('K-13: %j is read as %i', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each(['', 'five', '-5', '−5', '1,5', '5.50', '5,00', '1e9', '1,2345', '5000 6000', ','])(
  'K-13: %j is not read as an amount',
  (text) => {
    expect(typedAmount(text)).toBeNull();
  },
);
