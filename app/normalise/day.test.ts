import { expect, test } from 'vitest';
import { parseDay } from './day.ts';

const today = '2026-11-21';

test.each([
  // The table of what people type.
  '05/03/1998',
  '5.3.1998',
  '5-3-98',
  '৫/৩/১৯৯৮',
  '5 March 1998',
  '৫ মার্চ ১৯৯৮',
  '1998-03-05',
  // And then some.
  ' 5 / 3 / 1998 ',
  '05 03 1998',
  '05031998',
  '০৫০৩১৯৯৮',
  '5–3–1998',
  '5\\3\\1998',
  '৫।৩।১৯৯৮',
  '5/3/98',
  '১৯৯৮-০৩-০৫',
  '05-Mar-1998',
  '05MAR1998',
  '5th March, 1998',
  '5th of March 1998',
  'March 5, 1998',
  'mar 5 98',
  '1998 March 5',
  '5 march. 1998',
  '5 Marhc 1998',
  '৫ই মার্চ ১৯৯৮',
  '৫ মার্চ, ১৯৯৮ ইং',
  '০৫/০৩/১৯৯৮ ইং',
  '৫ মার্চ ১৯৯৮ সাল',
  '৫ মার্চ ১৯৯৮ খ্রিঃ',
  '৫ মার্চ ১৯৯৮ খ্রিষ্টাব্দ',
  '৫মার্চ১৯৯৮',
  '٥/٣/١٩٩٨',
  '\u200e5/3/1998\u200f',
  '\ufeff05/03/1998',
  '05\u00a0March\u00a01998',
  // Out of spreadsheets, papers and other forms.
  '05/03/1998 00:00',
  '1998-03-05 00:00:00',
  '5/3/1998 12:00:00 AM',
  'DOB: 05/03/1998',
  'D.O.B. 05/03/1998',
  'Date of birth: 5 March 1998',
  '(05/03/1998)',
  'Thursday, 5 March 1998',
  'তারিখ ৫/৩/১৯৯৮',
  'জন্ম তারিখ: ৫ মার্চ ১৯৯৮',
  'বৃহস্পতিবার, ৫ মার্চ ১৯৯৮',
  '5 March 1998 AD',
  "5 March '98",
  '5:3:1998',
  '5*3*1998',
])('%s is 5 March 1998', (typed) => {
  expect(parseDay(typed, today)).toEqual({ day: '1998-03-05', underEighteen: false });
});

test.each([
  [1, 'January, jan, Janury, janaury, জানুয়ারি, জানুয়ারী, জানুয়ারি, জানু'],
  [2, 'February, feb, Febuary, fabruary, ফেব্রুয়ারি, ফেব্রুয়ারী, ফেব্রয়ারি, ফেব'],
  [3, 'March, mar, marcha, মার্চ, মার্চ'],
  [4, 'April, apr, Aprill, aprail, এপ্রিল, এপ্রীল'],
  [5, 'May, MAY, মে'],
  [6, 'June, jun, juen, জুন'],
  [7, 'July, jul, jully, juley, জুলাই, জুলাইই'],
  [8, 'August, aug, Agust, augest, আগস্ট, আগষ্ট, অগাস্ট'],
  [9, 'September, sep, sept, Septembar, setember, সেপ্টেম্বর, সেপ্টেমবর, সেপ্টম্বর'],
  [10, 'October, oct, octobar, Oktober, অক্টোবর, অক্টবর'],
  [11, 'November, nov, novembar, নভেম্বর, নবেম্বর'],
  [12, 'December, dec, desember, decembar, ডিসেম্বর, ডিসেম্বার'],
])('month %d: %s', (month, spellings) => {
  const expected = { day: `1998-${String(month).padStart(2, '0')}-05`, underEighteen: false };
  for (const name of spellings.split(', ')) {
    expect([name, parseDay(`5 ${name} 1998`, today)]).toEqual([name, expected]);
  }
});

test.each([
  ['31/02/1990', 'date_impossible', []],
  ['00/00/0000', 'date_impossible', []],
  ['0000-00-00', 'date_impossible', []],
  ['2024-13-01', 'date_impossible', ['2024-01-13']],
  ['31/02/90', 'date_impossible', []],
  ['29/02/1999', 'date_impossible', []],
  ['32/01/1990', 'date_impossible', []],
  ['31 June 1990', 'date_impossible', []],
  // Month first, as in America: asked, not swapped.
  ['03/25/1998', 'date_impossible', ['1998-03-25']],
  ['3-25-98', 'date_impossible', ['1998-03-25']],
  ['19980305', 'date_impossible', ['1998-03-05']],
  ['19980231', 'date_impossible', []],
  // Only yyyy-mm-dd in full says what follows the year.
  ['1990-2-8', 'date_year_first', ['1990-02-08']],
  ['1990/02/08', 'date_year_first', ['1990-02-08']],
  ['১৯৯০.২.৮', 'date_year_first', ['1990-02-08']],
  ['5/3/22', 'date_ambiguous_century', ['1922-03-05', '2022-03-05']],
  ['29/2/24', 'date_ambiguous_century', ['1924-02-29', '2024-02-29']],
  ['৫ মার্চ ২০', 'date_ambiguous_century', ['1920-03-05', '2020-03-05']],
  ['22/11/2026', 'date_in_future', []],
  ['2999-01-01', 'date_in_future', []],
  ['31/12/1919', 'date_too_early', []],
  ['1899-12-31', 'date_too_early', []],
  ['0001-01-01', 'date_too_early', []],
  ['yesterday', 'date_unreadable', []],
  ['1e9', 'date_unreadable', []],
  ['-000001-01-01', 'date_unreadable', []],
  ['1919', 'date_too_early', []],
  ['2027', 'date_in_future', []],
  ['98', 'date_unreadable', []],
  ['1998-1999', 'date_unreadable', []],
  ['March 1998', 'date_unreadable', []],
  ['5/3', 'date_unreadable', []],
  ['5/3/199', 'date_unreadable', []],
  ['5/3/1998/1', 'date_unreadable', []],
  ['005/3/1998', 'date_unreadable', []],
  ['5 juny 1998', 'date_unreadable', []],
  ['5 ma 1998', 'date_unreadable', []],
  ['5 বৈশাখ 1405', 'date_unreadable', []],
  ['5 constructor 1998', 'date_unreadable', []],
  ['March April 1998', 'date_unreadable', []],
  ['1998-03-05T00:00:00Z', 'date_unreadable', []],
  ['5/3/1998 🙂', 'date_unreadable', []],
  ['<b>5/3/1998</b>', 'date_unreadable', []],
  ['', 'date_unreadable', []],
])('%s is a question: %s', (typed, problem, choices) => {
  expect(parseDay(typed, today)).toEqual({ problem, choices });
});

test.each([
  ['01/01/1920', '1920-01-01'],
  ['21/11/2026', '2026-11-21'],
  ['29/02/2000', '2000-02-29'],
  ['1/1/27', '1927-01-01'],
  ['1/12/26', '1926-12-01'],
  ['1/1/19', '2019-01-01'],
  ['1/1/00', '2000-01-01'],
])('%s is %s', (typed, day) => {
  expect(parseDay(typed, today)).toMatchObject({ day });
});

test.each([
  ['2008-11-21', '2026-11-21', false, 'the birthday itself'],
  ['2008-11-22', '2026-11-21', true, 'the day before it'],
  ['2008-02-29', '2026-02-28', true, 'born on a leap day, the day before'],
  ['2008-02-29', '2026-03-01', false, 'born on a leap day, the day after'],
  ['2010-03-01', '2028-02-29', true, 'seen on a leap day'],
  ['2010-02-28', '2028-02-29', false, 'seen on a leap day'],
])('%s seen on %s: under eighteen %s (%s)', (typed, on, underEighteen) => {
  expect(parseDay(typed, on)).toEqual({ day: typed, underEighteen });
});

test('what is longer than any date is none', () => {
  const typed = (length: number) => '5/3/1998'.padEnd(length);
  expect(parseDay(typed(60), today)).toMatchObject({ day: '1998-03-05' });
  expect(parseDay(typed(61), today)).toMatchObject({ problem: 'date_unreadable' });
});

test.each(['1998', '১৯৯৮', ' 1998 ', '১৯৯৮ সাল', 'born in 1998', '(1998)', '1998 AD'])(
  '%s is a year, and no day of it',
  (typed) => {
    expect(parseDay(typed, today)).toEqual({ year: '1998', underEighteen: false });
  },
);

test.each([
  ['2008', '2026-11-21', false],
  ['2009', '2026-11-21', true],
  ['2008', '2026-01-01', false],
])('of the year %s alone, on %s somebody is certainly under eighteen: %s', (year, on, isUnder) => {
  expect(parseDay(year, on)).toEqual({ year, underEighteen: isUnder });
});
