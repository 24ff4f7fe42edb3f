import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactMessage } from './contact-message.ts';

const typed = {
  name: 'Rakib Hasan',
  number: '+8801712345678',
  email: 'rakib@example.com',
  reference: 'Nobody so far',
  address: 'House 7, Road 3',
};

const read = (more: object) => v.safeParse(contactMessage('2026-03-01'), { ...typed, ...more });

/** The fields that were refused, each with its reason. */
function refused(more: object): string[] {
  return (read(more).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test.each([
  ['fillSeconds', '1'.repeat(20), []],
  ['fillSeconds', '1'.repeat(21), ['fillSeconds: too_long']],
  ['travellers', '20', []],
  ['travellers', '২০', []],
  ['travellers', '21', ['travellers: out_of_range']],
  ['travellers', '0', ['travellers: out_of_range']],
  ['travellers', '2.5', ['travellers: out_of_range']],
  ['travelOn', '2026-03-01', []],
  ['travelOn', '2026-02-28', ['travelOn: date_over']],
  ['question', 'ক'.repeat(500), []],
  ['question', 'ক'.repeat(501), ['question: too_long']],
  ['kind', 'other', ['kind: invalid']],
])('%s: %s', (field, value, problems) => {
  expect(refused({ [field]: value })).toEqual(problems);
});

test('an e-mail address is wanted, unless somebody has none', () => {
  expect(refused({ email: '' })).toEqual(['email: required']);
  expect(refused({ email: '', noEmail: true })).toEqual([]);
});

test.each([
  [{}, 'contact'],
  [{ from: 'Dhaka' }, 'airticket'],
  [{ travellers: 2 }, 'airticket'],
  [{ travelOn: '', trip: '', travellers: null }, 'contact'],
  [{ kind: 'contact', to: 'Dubai' }, 'contact'],
  [{ kind: 'airticket' }, 'airticket'],
])('%o is told by the form that was filled in: %s', (more, kind) => {
  expect(read(more).output).toMatchObject({ kind });
});
