import { expect, test } from 'vitest';
import { maskedPassport } from './passport-mask.ts';

test.each([
  ['1', '•••••'],
  ['12', '•••••'],
  ['123', '•••••'],
  ['1234', '•••••'],
  ['12345', '•••••'],
  ['123456', '•••••456'],
  ['A123456', '•••••456'],
  ['AB123456', '•••••456'],
  ['AB1234567', '•••••567'],
  ['1234567890', '•••••890'],
  ['12345678901', '•••••901'],
  ['123456789012', '•••••012'],
])('of %s staff see %s', (typed, masked) => {
  expect(maskedPassport(typed)).toBe(masked);
});

test.each([
  ['what separates or pads it counts for nothing', ' A-1 2 3-4 ', '•••••'],
  ['nor is it shown', 'AB 123 45-6-7', '•••••567'],
  ['digits of any script make a number', 'এবি১২৩৪৫৬৭', '•••••৫৬৭'],
  ['so do those that look like digits', 'AB①②③④⑤⑥⑦', '•••••⑤⑥⑦'],
  ['a number among words shows no more than its end', 'my number is A12345678', '•••••678'],
  ['words are no number', 'NO PASSPORT YET', 'NO PASSPORT YET'],
  ['in any script', 'এখনো পাসপোর্ট নেই', 'এখনো পাসপোর্ট নেই'],
  ['nothing stays nothing', '', ''],
])('%s', (_, typed, masked) => {
  expect(maskedPassport(typed)).toBe(masked);
});
