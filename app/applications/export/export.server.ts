import type { Application } from '../application.ts';
import { birthText } from '../birth.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { destinationName } from '../case/destination-name.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Question } from '../search/filters.server.ts';
import { findApplications } from '../search/find-applications.server.ts';
import { sumsOf } from '../money/sums-of.server.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';
import type { Database } from '#app/database/database.server.ts';
import type { PageRequest } from '#app/database/keyset-page.server.ts';
import { closeReasons, nextSteps, stages } from '../case/stage.ts';
import { csv, dhakaTime, guarded, readablePhone } from '#app/http/csv.server.ts';

/**
 * The applications that fit a search as CSV (RFC 4180) in pieces, in the order of the list, with the mark by which
 * Excel knows UTF-8. Passport numbers are masked. Only a page at a time is held in memory.
 */
export async function* exportedCsv(
  db: Database,
  cipher: PassportCipher,
  question: Question,
  withMoney: boolean,
): AsyncGenerator<string> {
  const columns = columnsOf(staffFields);
  const headings = columns.map(([heading]) => heading);
  yield `\u{feff}${csv([withMoney ? [...headings, ...moneyHeadings] : headings])}`;
  for (let request: PageRequest | null = { limit: 100 }; request;) {
    const { rows, next } = await findApplications(db, cipher, question, request);
    const moneyOf = withMoney ? await cellsOfMoney(db, rows) : () => [];
    const records = rows.map((row) => [...columns.map(([, cell]) => cell(row)), ...moneyOf(row)]);
    if (records.length > 0) yield csv(records.map((record) => record.map(guarded)));
    request = next;
  }
}

type Column = [heading: string, cell: (row: Application) => string];

/** The columns of the export, for the fields of a table and what the office has added. */
export function columnsOf(table: StaffFieldTable): Column[] {
  return [
    ['Receipt number', (row) => row.receiptNumber],
    ['Sent (Dhaka)', (row) => dhakaTime(row.createdAt)],
    ['State', (row) => (row.contacted ? 'CONTACTED' : 'waiting')],
    ...keysOf(table).flatMap((field): Column[] => [
      ...(field === 'phone' ? [readable] : []),
      [table[field].csv, (row) => (field === 'birth' ? birthText(row) : row[field])],
    ]),
    ['Outcome', (row) => row.outcome ?? ''],
    ['Call again on', (row) => row.followUpOn ?? ''],
    ['Note', (row) => row.note],
    ['To check', (row) => row.flags.join(' ')],
    ['Stage', (row) => stages[row.stage].en],
    ['Since (Dhaka)', (row) => dhakaTime(row.stageAt)],
    ['Responsible', (row) => row.assigneeName ?? ''],
    [
      'Next step',
      (row) =>
        [row.nextStep && nextSteps[row.nextStep].en, row.nextStepText].filter(Boolean).join(': '),
    ],
    ['Next step on', (row) => row.nextStepOn ?? ''],
    ['Destination', (row) => (row.destination && destinationName('en', row.destination)) || ''],
    ['Source', (row) => row.source],
    ['Close reason', (row) => (row.closeReason ? closeReasons[row.closeReason].en : '')],
    ['Left without clearance', (row) => (row.leftWithoutClearance ? 'yes' : '')],
  ];
}

const moneyHeadings = ['Paid', 'Refunded'];

/** What was paid and given back, in whole taka, for the rows of a page. */
async function cellsOfMoney(db: Database, rows: Application[]) {
  const sums = await sumsOf(
    db,
    rows.map(({ _id }) => _id),
  );
  return ({ _id }: Application) => {
    const { paid, refunded } = sums.get(_id) ?? { paid: 0, refunded: 0 };
    return [String(paid), String(refunded)];
  };
}

const readable: Column = ['Phone', (row) => readablePhone(row.phoneE164)];
