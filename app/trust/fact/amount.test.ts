import { expect, test } from 'vitest';
import { type Amount, amountBetween } from './amount.ts';

const space = '\u00a0';

test.each([
  ['one amount', { min: 1234, max: 1234 }, `Tk${space}1,234`, `৳${space}১,২৩৪`],
  [
    'from which to which',
    { min: 1000, max: 2000 },
    `Tk${space}1,000–2,000`,
    `৳${space}১,০০০–২,০০০`,
  ],
  ['the least alone', { min: 500 }, `Tk${space}500`, `৳${space}৫০০`],
  ['the most alone', { max: 700 }, `Tk${space}700`, `৳${space}৭০০`],
  ['nothing', {}, `Tk${space}0`, `৳${space}০`],
  ['another currency', { min: 80, currency: 'EUR' }, `EUR${space}80`, `EUR${space}৮০`],
] satisfies [string, Amount, string, string][])(
  'T-29 an amount of money: %s',
  (_, amount, english, bengali) => {
    expect(amountBetween('en', amount)).toBe(english);
    expect(amountBetween('bn', amount)).toBe(bengali);
  },
);
