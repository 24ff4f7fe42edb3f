import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { storableText } from '#app/forms/text-patterns.ts';
import { numberPlanOf } from '#app/normalise/number-plan.ts';
import { normalisePassport } from '#app/normalise/passport.ts';
import { normalisePhone } from '#app/normalise/phone.ts';
import { readDay } from '#app/normalise/typed-day.ts';
import { type CheckedApplication, checkApplication } from '../check-application.server.ts';
import { type FieldKey, fields } from '../fields.ts';
import { maxNoteLength } from '../timeline/case-note.ts';
import { officeFields } from '../office/office-fields.ts';
import { calledIn, dayFirst, isAnsiBengali, isShortened } from './cell-readings.ts';
import { type ColumnTarget, type DayOrder, columnTargets } from './column-targets.ts';
import type { TableRow } from './columns.ts';

/** What becomes of a column. `order` is how its days are read where they could be two. */
export type ColumnChoice = { to: ColumnTarget; order: DayOrder };

/** What is wrong with a cell, or could not be read in it, and the cell. */
export type CellFault = { field: ColumnTarget; code: string; typed: string };

/** What a row of a list says. */
export type ReadRow = {
  row: number;
  answers: Record<FieldKey, string>;
  /** The first note: what has no field, and what could not be read. */
  note: string;
  isCalled: boolean;
  /** What keeps it from being stored. */
  faults: CellFault[];
  /** What was put into the note, or is odd. */
  unread: CellFault[];
};

export type Reading = {
  headings: string[];
  columns: ColumnChoice[];
  /** Whether all were called, where no column says so. */
  isCalled: boolean;
  /** Which columns have Bengali in an old layout. */
  isAnsi: boolean[];
  today: string;
};

/** Without these nobody can be called; and the note, which is plain text, is no place for a passport number. */
const needed: readonly ColumnTarget[] = ['name', 'phone', 'passport'];

/**
 * What a row says, by the rules of the forms and what is read in lists alone (`cell-readings.ts`). Nothing is guessed in silence:
 * what cannot be read is a fault, or stays as it was typed in the note.
 */
export function readRow({ row, cells }: TableRow, reading: Reading): ReadRow {
  const read: ReadRow = {
    ...{ row, note: '', isCalled: reading.isCalled, faults: [], unread: [] },
    answers: recordOf(keysOf(fields), () => ''),
  };
  const notes: string[] = [];
  const noted = (heading: string, text: string) => notes.push(`${heading}: ${text}`);
  const setAside = (field: ColumnTarget, code: string, typed: string, heading = '') => {
    if (needed.includes(field)) return void read.faults.push({ field, code, typed });
    read.unread.push({ field, code, typed });
    noted(heading, typed);
  };
  for (const [at, { to, order }] of reading.columns.entries()) {
    const cell = cells[at] ?? '';
    const heading = reading.headings[at] ?? '';
    if (to === 'called') {
      const isCalled = calledIn(cell);
      read.isCalled = isCalled ?? false;
      if (isCalled === null) setAside(to, 'called_unreadable', cell, heading);
    } else if (cell === '' || to === 'none') continue;
    else if (isAnsiBengali(cell, reading.isAnsi[at])) setAside(to, 'ansi_bengali', cell, heading);
    else if (to === 'note') noted(heading, cell);
    else if (to === 'appliedOn') {
      const day = readDay(dayFirst(cell, order), ['1970', reading.today]);
      noted(heading, 'day' in day ? day.day : cell);
    } else if (to === 'phone' && isShortened(cell)) setAside(to, 'phone_shortened', cell);
    else read.answers[to] = to === 'birth' ? dayFirst(cell, order) : cell;
  }
  const headingOf = (field: string) =>
    reading.headings[reading.columns.findIndex(({ to }) => to === field)];
  for (const { field, code } of checkApplication(read.answers, reading.today, {
    table: officeFields,
  }).errors) {
    const answer = columnTargets.find(
      (known): known is ColumnTarget & FieldKey => known === field && known in read.answers,
    );
    if (!answer || read.faults.some((fault) => fault.field === answer)) continue;
    setAside(answer, code, read.answers[answer], headingOf(answer));
    if (!needed.includes(answer)) read.answers[answer] = '';
  }
  lookAtNeeded(read);
  read.note = notes.join('\n');
  const isTooLong = read.note.length > maxNoteLength;
  if (isTooLong || !storableText.test(read.note)) {
    const code = isTooLong ? 'too_long' : 'forbidden_characters';
    read.faults.push({ field: 'note', code, typed: read.note.slice(0, 40) });
  }
  return read;
}

/** What the forms ask about once and nobody can be asked here. */
function lookAtNeeded({ answers, faults, unread }: ReadRow): void {
  const { name, phone, present, passport } = answers;
  const isFine = (field: ColumnTarget) => faults.every((fault) => fault.field !== field);
  if (isFine('name') && !/\p{L}/u.test(name)) {
    faults.push({ field: 'name', code: 'name_unreadable', typed: name });
  }
  const { value, warnings } = normalisePhone(phone, numberPlanOf(present));
  if (isFine('phone') && value === null) {
    faults.push({ field: 'phone', code: warnings[0]?.code ?? 'phone_no_digits', typed: phone });
  }
  const odd = passport === '' ? undefined : normalisePassport(passport).warnings[0];
  if (odd) unread.push({ field: 'passport', code: odd.code, typed: '' });
}

/** The application of a row without faults; null where it has some. */
export function checkedRow(answers: ReadRow['answers'], today: string): CheckedApplication | null {
  return checkApplication(answers, today, { table: officeFields }).application;
}
