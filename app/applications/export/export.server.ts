import type { Application } from '../application.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Question } from '../search/filters.server.ts';
import { findApplications } from '../search/find-applications.server.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';
import type { Database } from '#app/database/database.server.ts';
import type { PageRequest } from '#app/database/keyset-page.server.ts';
import { csv, dhakaTime, guarded, readablePhone } from '#app/http/csv.server.ts';

/**
 * The applications that fit a search as CSV (RFC 4180) in pieces, in the order of the list, with the mark by which
 * Excel knows UTF-8. Passport numbers are masked. Only a page at a time is held in memory.
 */
export async function* exportedCsv(
  db: Database,
  cipher: PassportCipher,
  question: Question,
): AsyncGenerator<string> {
  const columns = columnsOf(staffFields);
  yield `\u{feff}${csv([columns.map(([heading]) => heading)])}`;
  for (let request: PageRequest | null = { limit: 100 }; request;) {
    const { rows, next } = await findApplications(db, cipher, question, request);
    if (rows.length > 0)
      yield csv(rows.map((row) => columns.map(([, cell]) => guarded(cell(row)))));
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
      [table[field].csv, (row) => row[field] ?? ''],
    ]),
    ['Outcome', (row) => row.outcome ?? ''],
    ['Call again on', (row) => row.followUpOn ?? ''],
    ['Note', (row) => row.note],
    ['To check', (row) => row.flags.join(' ')],
  ];
}

const readable: Column = ['Phone', (row) => readablePhone(row.phoneE164)];
