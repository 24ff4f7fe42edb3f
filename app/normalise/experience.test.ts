import { expect, test } from 'vitest';
import { yearsOfExperience } from './experience.ts';

const today = '2026-11-21';

test.each([
  ['৫ বছর', 5],
  ['5 yrs', 5],
  ['5+', 5],
  ['fresher', 0],
  ['since 2015', 11],
  ['5', 5],
  ['৫', 5],
  ['0', 0],
  ['5years', 5],
  ['5 Years', 5],
  ['5 yrs.', 5],
  ['5 year+', 5],
  ['5+ years', 5],
  ['১০ বৎসর', 10],
  ['৫ বছরের বেশি', 5],
  ['৫ বছরের অভিজ্ঞতা', 5],
  ['10 bochor', 10],
  ['3 bosor', 3],
  ['60 years', 60],
  ['five years', 5],
  ['পাঁচ বছর', 5],
  ['ছয় বছর', 6],
  ['ছ\u09df বছর', 6],
  ['ছ\u09af\u09bc বছর', 6],
  ['নয় বছর', 9],
  ['2.5 years', 2.5],
  ['6 months', 0.5],
  ['৬ মাস', 0.5],
  ['2 years 6 months', 2.5],
  ['২ বছর ৬ মাস', 2.5],
  ['3-4 years', 3],
  ['৩ থেকে ৪ বছর', 3],
  ['5 years in Saudi Arabia', 5],
  ['5 years (Qatar)', 5],
  ['electrician, 7 years', 7],
  ['from 2015 to 2020', 5],
  ['2015-2020', 5],
  ['২০১৫ সাল থেকে', 11],
  ['2015 theke', 11],
  ['since March 2015', 11],
  ['2020 to present', 6],
  ['No experience', 0],
  ['নাই', 0],
  ['নেই', 0],
  ['কোনো অভিজ্ঞতা নেই', 0],
])('%s is %d', (typed, years) => {
  expect(yearsOfExperience(typed, today)).toBe(years);
});

test.each([
  '1e9',
  '-5',
  '2015',
  '100 years',
  '61 years',
  'since 2030',
  '2020-2015',
  'I am 30 years old',
  '3 years Dubai, 2 years Qatar',
  'many years',
  'অনেক বছর',
  'good',
  '',
])('%s is not clear', (typed) => {
  expect(yearsOfExperience(typed, today)).toBeNull();
});
