import { stringify } from 'csv-stringify/sync';
import type { Application } from '../application.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Question } from '../search/filters.server.ts';
import { findApplications } from '../search/find-applications.server.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';
import type { Database } from '#app/database/database.server.ts';
import type { PageRequest } from '#app/database/keyset-page.server.ts';
import { timeInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';

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

/**
 * No cell may begin a formula (OWASP, "CSV injection"), and no number may lose its first zero or its
 * last digits, or become a date: such a cell gets an apostrophe in front, and stays the text it was.
 *
 * Programs disagree about where a cell begins: some end a line at every line break, others a cell at a
 * semicolon or a tab, quotes or not. So whatever one of them may take for a beginning gets its apostrophe
 * too, and every line break becomes the same one.
 */
export function guarded(text: string): string {
  const plain = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
  return (misread.test(plain) ? "'" : '') + plain.replace(formula, "$1'");
}

const misread = /^[\t\n]|^0\d+$|^\d{12,}$|^\d+(?:e\d+|[/.]\d.*)$/i;

/** Where a cell may begin, before the sign of a formula; blanks, quotes and what nobody sees may stand between. */
const formula =
  /(^|[\n\t;,])(?=(?:(?![\n\t])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"])*[=+\-@＝＋－＠])/gu;

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

/** With the country in brackets a number stays a text in every spreadsheet: `(+880) 1712 345678`. */
function readablePhone(e164: string | null): string {
  if (!e164) return '';
  const bangladesh = /^\+880(\d{4})(\d+)$/.exec(e164);
  return bangladesh ? `(+880) ${bangladesh[1]} ${bangladesh[2]}` : `(${e164})`;
}

function dhakaTime(moment: string): string {
  const date = new Date(moment);
  return `${todayInDhaka(date)} ${timeInDhaka(date)}`;
}

/** Rows as lines of the file (RFC 4180), every cell in quotes: left to itself the library quotes no lone CR or LF. */
export function csv(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows', quoted: true });
}
