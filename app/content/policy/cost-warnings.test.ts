import { expect, test } from 'vitest';
import { defaultDocuments } from '../defaults.server.ts';
import { costWarningSentence, costWarnings } from './cost-warnings.ts';

const shipped = defaultDocuments();

function warningsWith(code: string, said: object, language: 'en' | 'bn' = 'en'): string[] {
  const items = shipped.costs.items.map((item) =>
    item.code === code ? { ...item, ...said } : item,
  );
  const content = { ...shipped, costs: { ...shipped.costs, items } };
  return costWarnings(content).map((one) => costWarningSentence(one, content, language));
}

test('T-30 what is shipped contradicts nothing, and neither does what is not entered', () => {
  expect(costWarnings(shipped)).toEqual([]);
  expect(warningsWith('embassy_fee', { payer: 'undecided' })).toEqual([]);
  expect(warningsWith('deposit', { refund: undefined })).toEqual([]);
});

test.each([
  ['embassy_fee', { payer: 'employer' }, 'Costs 4, Who pays: this says “The employer”, but', 'You'],
  ['appointment_fee', { payer: 'agency' }, 'Costs 5, Who pays: this says “We”, but', 'You'],
  [
    'file_opening',
    { refund: 'none' },
    'Costs 1, Given back: this says “Not given back”, but',
    'If the permit or visa is not granted',
  ],
  [
    'deposit',
    { refund: 'if_not_granted' },
    'Costs 6, Given back: this says “If the permit or visa is not granted”, but',
    'In full, after more than 6 months',
  ],
])('T-30 %s with %j is warned of', (code, said, begins, policy) => {
  expect(warningsWith(code, said)).toEqual([`${begins} by the policy it is “${policy}”.`]);
});

test('T-30 in Bengali too', () => {
  expect(warningsWith('embassy_fee', { payer: 'employer' }, 'bn')).toEqual([
    'খরচের খাত ৪, কে দেয়: এখানে আছে “নিয়োগকর্তা”, কিন্তু নীতিমালা অনুযায়ী হবে “আপনি”।',
  ]);
});
