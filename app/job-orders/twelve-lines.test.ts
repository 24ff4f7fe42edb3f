import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jobTerms, noTerms, storedTerms } from './terms.ts';
import { twelveLines } from './twelve-lines.ts';

const terms = v.parse(jobTerms, {
  ...noTerms,
  title: { en: 'Kitchen helper', bn: 'রান্নাঘরের সহকারী' },
  employer: 'Sample Hotel',
  city: 'Budapest',
  country: 'hu',
  ...{ wage: '১,২৩৪', currency: 'EUR', per: 'month', pay: 'net' },
  hours: '৪০',
  daysOff: { week: '1', year: 20, paid: true },
  contractMonths: 24,
  lodging: { by: 'employer', words: { en: '3 to a room', bn: 'এক ঘরে ৩ জন' } },
  ticketPaidBy: 'employer',
});

test('the twelve lines say the same in both languages and one order, and nothing where nothing is known', () => {
  expect(twelveLines(terms, 'en').map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Job: Kitchen helper',
    'Employer: Sample Hotel',
    'Place: Budapest, Hungary',
    'Wage: 1,234 euro a month, after tax',
    'Hours: 40 hours a week',
    'Days off: 1 day a week, 20 days a year, paid',
    'Overtime: ',
    'Contract: 24 months',
    'Lodging: Given, the employer pays, 3 to a room',
    'Food: ',
    'Transport to work: ',
    'Air ticket: The employer pays',
  ]);
  expect(twelveLines(terms, 'bn').find(({ code }) => code === 'wage')?.text).toBe(
    'মাসে ১,২৩৪ ইউরো, কর কাটার পরে',
  );
  expect(twelveLines(noTerms, 'bn').every(({ text }) => text === '')).toBe(true);
});

test.each([
  ['0', undefined],
  ['-1', undefined],
  [1e12, undefined],
  ['5.405', undefined],
  ['5,40', undefined],
  ['১,২৩,৪০০', 123_400],
  ['1,234.50', 1234.5],
  ['৫.৪০', 5.4],
  ['', null],
])('a wage typed as %s is read as %s', (typed, wage) => {
  const read = v.safeParse(jobTerms.entries.wage, typed);
  expect(read.success ? read.output : undefined).toBe(wage);
});

test('stored terms with a country and a currency that we no longer know are read, and the rest stays', () => {
  const dropped = { ...terms, country: 'atlantis', currency: 'XXX' };
  expect(storedTerms(dropped)).toEqual({ ...terms, country: null, currency: null });
  expect(storedTerms({ ...terms, hours: undefined, isOfLater: true })).toEqual({
    ...terms,
    hours: null,
  });
  expect(storedTerms(terms)).toEqual(terms);
});
