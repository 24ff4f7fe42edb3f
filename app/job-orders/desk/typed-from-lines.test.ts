import { expect, test } from 'vitest';
import { typedFromLines } from './typed-from-lines.ts';

test('the five lines of an employer become what is typed, in the language of each', () =>
  expect(
    typedFromLines(
      [
        'We are an employer.',
        'Role: Welder',
        'Workers: 40',
        'Hours a week: 48',
        'Wage a month: 1,234 EUR',
        'Lodging: Given, 3 to a room',
      ].join('\n'),
    ),
  ).toEqual({
    ...{ 'title.en': 'Welder', seats: '40', hours: '48' },
    ...{ wage: '1234', currency: 'EUR', per: 'month' },
    ...{ 'lodging.words.en': 'Given, 3 to a room', 'lodging.by': 'employer' },
  }));

test('Bengali digits and currencies are read, and what is not one number is left out', () => {
  expect(typedFromLines('কাজ: ওয়েল্ডার\nকতজন: ৪০ বা ৫০\nমাসে বেতন: ১,২৩৪ ইউরো\nথাকা:')).toEqual({
    ...{ 'title.bn': 'ওয়েল্ডার', seats: '', wage: '1234', currency: 'EUR', per: 'month' },
  });
  expect(typedFromLines('Roles: what do you offer?')).toEqual({});
});
