import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulasIn } from '#tests/support/spreadsheets.ts';
import { forAll } from '#tests/support/for-all.ts';
import { csv, guarded } from './csv.server.ts';

test.each([
  ['=cmd()', "'=cmd()"],
  ['+880 17', "'+880 17"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['＝1', "'＝1"],
  [' =1', "' =1"],
  ['"=1', `'"=1`],
  ['\u200b=1', "'\u200b=1"],
  ['\tx', "'\tx"],
  ['Rahim\n=1', "Rahim\n'=1"],
  ['Rahim\r=1', "Rahim\n'=1"],
  ['Rahim\r\n=1', "Rahim\n'=1"],
  ['Rahim\u2028=1', "Rahim\n'=1"],
  ['a;=1;b', "a;'=1;b"],
  ['a,@b', "a,'@b"],
  ['ab\t"+1', `ab\t'"+1`],
  ['01712345678', "'01712345678"],
  ['1234567890123', "'1234567890123"],
  ['1E5', "'1E5"],
  ['1/2/2026', "'1/2/2026"],
  ...(
    '2-3, 10-12, 12-3, 1-2-98, 5 May, May 5, 5 মে, Mar-98, Sept 2015, March 2015, 2015-12, 5-Mar, 1 1/2, 1 234, 1.5, ' +
    '(5), 12:30, 10.30 pm, 50%, 1E+5, 2026-13-01, $5, 5 $, ৳5, Tk 5, ১২৩, ½, TRUE, false, #N/A, 5-, ' +
    'Tuesday 5 March 1998 10:30 PM, ৫ মার্চ ১৯৯৮, 2015-12-01T10:00:00Z, 1_000, 3E456789'
  )
    .split(', ')
    .concat('1,234')
    .map((text) => [text, `'${text}`]),
  ...(
    '5 years, ৫ বছর, 5-B, House 5; Road 3, 3rd floor, Mirpur 10, Monipur 5, May, AB12CD34, Q1, a1@example.com, ' +
    '1990-02-28, 2026-11-21 12:00, (+36301234567), 0'
  )
    .split(', ')
    .map((text) => [text, text]),
  ['42', '42'],
  ['রহিম', 'রহিম'],
  ['(+880) 1712 345678', '(+880) 1712 345678'],
  ['House 5-B, Road 3; Mirpur\nDhaka', 'House 5-B, Road 3; Mirpur\nDhaka'],
])('the cell %j is written as %j', (text = '', written) => {
  expect(guarded(text)).toBe(written);
});

test('a quotation mark and a line break come back from the file as they were', () => {
  expect(csv([['a "quoted"\nline', 'b']])).toBe('"a ""quoted""\nline","b"\r\n');
});

test('whatever stands in two cells, nobody calculates one', () => {
  const sign = fc.constantFrom(...`=+-@＝＋－＠"';,\t\r\n\v\u2028\u0085\u200b\ufeff\u00a0 a1`);
  const text = fc.string({ unit: sign, maxLength: 12 });
  forAll(
    fc.property(fc.array(text, { minLength: 2, maxLength: 2 }), (cells) => {
      expect(formulasIn(csv([cells.map(guarded)]))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
