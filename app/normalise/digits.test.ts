import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789', 'Bengali'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789', 'Arabic'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789', 'Persian and Urdu'],
  ['०१२३४५६७८९', '0123456789', 'Hindi'],
  ['０１２３４５６７８９', '0123456789', 'full width'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909', 'mathematical: five runs that touch'],
  ['০১7-১২ ৩', '017-12 3', 'mixed'],
  ['½ ² Ⅳ 四 ①', '½ ² Ⅳ 四 ①', 'numbers that are no decimal digits'],
  ['', '', 'nothing'],
])('%s becomes %s (%s)', (typed, ascii) => {
  expect(toAsciiDigits(typed)).toBe(ascii);
});

test('every decimal digit of Unicode belongs to a stretch of whole runs of ten', () => {
  const stretches: number[] = [];
  let length = 0;
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (/\p{Nd}/u.test(String.fromCodePoint(codePoint))) length++;
    else if (length) {
      stretches.push(length);
      length = 0;
    }
  }
  expect(stretches.length).toBeGreaterThan(60);
  expect(stretches.filter((stretch) => stretch % 10)).toEqual([]);
});
