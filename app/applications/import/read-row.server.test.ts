import { expect, test } from 'vitest';
import type { ColumnTarget } from './column-targets.ts';
import { type Reading, readRow } from './read-row.server.ts';

const today = '2026-11-29';

/** Reads one row, whose cells are given by their targets. */
function read(cells: Partial<Record<ColumnTarget, string>>, more: Partial<Reading> = {}) {
  const all = { name: 'Rahim Uddin', phone: '01000111222', ...cells };
  const targets = Object.keys(all) as ColumnTarget[];
  return readRow(
    { row: 7, cells: Object.values(all) },
    {
      ...{ headings: targets.map((to) => `The ${to}`), isCalled: false, isAnsi: [], today },
      columns: targets.map((to) => ({ to, order: 'day' as const })),
      ...more,
    },
  );
}

const faultsOf = (cells: Parameters<typeof read>[0]) =>
  read(cells).faults.map(({ field, code }) => `${field} ${code}`);

test.each([
  '01712345678',
  '1712345678',
  '০১৭১২৩৪৫৬৭৮',
  '01712340005.0',
  '01712345678 / 01812345678',
  '+966 0501234567',
])('the phone %s is read, and stays as it was typed', (phone) => {
  expect(read({ phone })).toMatchObject({ faults: [], answers: { phone } });
});

test.each([
  ['8.8E+12', 'phone_shortened'],
  ['8.80171E+12', 'phone_shortened'],
  ['8800000000000', 'phone_shortened'],
  ['017123', 'phone_too_short'],
  ['966501234567', 'phone_missing_plus'],
  ['nai', 'phone_no_digits'],
  ['', 'required'],
])('the phone %s is a fault: %s', (phone, code) => {
  expect(faultsOf({ phone })).toEqual([`phone ${code}`]);
});

test.each([
  ['', 'required'],
  ['12345', 'name_unreadable'],
  ['†gvt iwng', 'ansi_bengali'],
  ['a'.repeat(121), 'too_long'],
])('the name %s is a fault: %s', (name, code) => {
  expect(faultsOf({ name })).toEqual([`name ${code}`]);
});

test('Bengali in an old layout is known by its column where the cell alone does not tell', () => {
  expect(read({ name: 'iwng' }).faults).toEqual([]);
  expect(read({ name: 'gvt iwng' }, { isAnsi: [true] }).faults).toMatchObject([
    { code: 'ansi_bengali' },
  ]);
  expect(read({ name: 'Karim Mia' }, { isAnsi: [true] }).faults).toEqual([]);
});

test.each([
  ['35859', '1998-03-05'],
  ['35859.5', '1998-03-05'],
  ['5/3/1998', '5/3/1998'],
  ['25/09/1960 00:00', '25/09/1960 00:00'],
  ['DOB: 25/01/1992', 'DOB: 25/01/1992'],
  ['1998', '1998'],
])('the birth %s is read', (birth, kept) => {
  expect(read({ birth })).toMatchObject({ unread: [], answers: { birth: kept } });
});

test('month first, where the column says so, and only for days that could be two', () => {
  const columns = (['name', 'phone', 'birth'] as const).map((to) => ({
    to,
    order: 'month' as const,
  }));
  expect(read({ birth: '5/3/1998' }, { columns }).answers.birth).toBe('3/5/1998');
  expect(read({ birth: '25/3/1998' }, { columns }).answers.birth).toBe('25/3/1998');
});

test('what cannot be read stays as it was typed, in the note, and the row says so', () => {
  const row = read({
    birth: 'winter',
    email: 'rahim at home',
    note: 'came twice',
    appliedOn: '12/3/24',
  });
  expect(row.faults).toEqual([]);
  expect(row.answers).toMatchObject({ birth: '', email: '' });
  expect(row.note.split('\n').toSorted()).toEqual([
    'The appliedOn: 2024-03-12',
    'The birth: winter',
    'The email: rahim at home',
    'The note: came twice',
  ]);
  expect(row.unread.map(({ field }) => field)).toEqual(['birth', 'email']);
});

test('a passport number is never put into the note', () => {
  expect(read({ passport: 'Applied' })).toMatchObject({
    note: '',
    answers: { passport: 'Applied' },
    unread: [{ typed: '' }],
  });
  expect(faultsOf({ passport: 'A'.repeat(41) })).toEqual(['passport too_long']);
});

test.each([
  ['yes', true],
  ['হ্যাঁ', true],
  ['কথা হয়েছে', true],
  ['', false],
  ['না', false],
])('the column says whether they were called: %s', (called, isCalled) => {
  expect(read({ called }, { isCalled: !isCalled })).toMatchObject({ isCalled, unread: [] });
});

test('what that column says besides is kept', () => {
  expect(read({ called: 'call in May' })).toMatchObject({
    isCalled: false,
    note: 'The called: call in May',
  });
});

test('a note that no case can hold, and signs that no database keeps, are faults', () => {
  expect(faultsOf({ note: 'a'.repeat(2001) })).toEqual(['note too_long']);
  expect(faultsOf({ note: 'a\ud800' })).toEqual(['note forbidden_characters']);
  expect(faultsOf({ name: 'Rahim\ud800' })).toEqual(['name forbidden_characters']);
});
