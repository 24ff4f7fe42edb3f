import { expect, test } from 'vitest';
import { sectors } from '#content/sectors.ts';
import { employerDocuments, selectionSteps } from './recruitment.ts';

test('the sectors and their roles are those of the specification', () => {
  const roles = sectors.map(({ name, roles }) => [name.en, ...roles.map(({ en }) => en)]);
  expect(roles).toEqual([
    ['Hotel & Restaurants', 'Chef/cook', 'Waiter', 'Room boy', 'Cleaner/steward'],
    ['Construction', 'Civil engineer', 'Heavy driver', 'Plant operator', 'Electrician', 'Plumber'],
    ['Health', 'Nurse', 'Medical assistant', 'Lab technician'],
    ['Garments/Tailoring', 'Tailor master', 'Cutting/sewing operator', 'Tailor', 'Iron man'],
  ]);
});

test('selection goes in the seven steps of the specification', () => {
  expect(selectionSteps.map(({ name }) => name.en)).toEqual([
    'Verify personnel',
    'Meeting',
    'Measuring personnel',
    'Preliminary interview',
    'Final interview',
    'Medical exam',
    'Final step',
  ]);
});

test('an employer sends the five documents of the specification', () => {
  expect(employerDocuments.map(({ name }) => name.en)).toEqual([
    'Demand letter',
    'Power of attorney',
    'Agency agreement',
    'Contract of mandate',
    'Guarantee letter',
  ]);
});
