import { expect, test } from 'vitest';
import { passportQuery } from './passport-query.ts';
import { paymentQuery } from './payment-query.ts';

test.each([
  ['R-2026-000014', 'R-2026-000014'],
  [' r2026000014 ', 'R-2026-000014'],
  ['r-2026-1', 'R-2026-000001'],
  ['র-২০২৬-০০০০১৪', 'R-2026-000014'],
  ['আর-২০২৬-০০০০০১', 'R-2026-000001'],
  ['R 2026–14', 'R-2026-000014'],
  ['r-2026-', ''],
])('%s is the number of a payment: %s', (typed, number) => {
  expect(paymentQuery(typed)).toBe(number);
  expect(passportQuery(typed)).toBeNull();
});

test.each(['R2026123', 'R12345678', 'rahim 2026', '2026-000014', 'R-1026-000014'])(
  '%s is none',
  (typed) => {
    expect(paymentQuery(typed)).toBeNull();
  },
);
