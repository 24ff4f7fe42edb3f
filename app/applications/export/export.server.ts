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
import { type Column, csvPieces } from '#app/work/work-list.server.ts';
import { closeReasons, nextSteps, stages } from '../case/stage.ts';
import { dhakaTime, readablePhone } from '#app/http/csv.server.ts';

/** The applications that fit a search as CSV in pieces, passport numbers masked. */
export function exportedCsv(
  db: Database,
  cipher: PassportCipher,
  question: Question,
  withMoney: boolean,
): AsyncGenerator<string> {
  return csvPieces(
    columnsOf(staffFields),
    (request) => findApplications(db, cipher, question, request),
    withMoney ? { headings: moneyHeadings, cellsOf: (rows) => cellsOfMoney(db, rows) } : undefined,
  );
}

/** The columns of the export, for the fields of a table and what the office has added. */
export function columnsOf(table: StaffFieldTable): Column<Application>[] {
  return [
    ['Receipt number', (row) => row.receiptNumber],
    ['Sent (Dhaka)', (row) => dhakaTime(row.createdAt)],
    ['State', (row) => (row.contacted ? 'CONTACTED' : 'waiting')],
    ...keysOf(table).flatMap((field): Column<Application>[] => [
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

const readable: Column<Application> = ['Phone', (row) => readablePhone(row.phoneE164)];
