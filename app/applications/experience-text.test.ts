import { expect, test } from 'vitest';
import { experienceText } from './experience-text.ts';

test.each([
  ['7 বছর', '7 years', '৭ বছর'],
  ['১ Year', '1 year', '১ বছর'],
  ['12', '12 years', '১২ বছর'],
  ['3 years Dubai', '3 years Dubai', '3 years Dubai'],
  ['since 2015', 'since 2015', 'since 2015'],
  ['', '', ''],
])('%j reads %j and %j', (typed, en, bn) => {
  expect([experienceText(typed, 'en'), experienceText(typed, 'bn')]).toEqual([en, bn]);
});
