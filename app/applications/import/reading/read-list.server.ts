import readXlsxFile from 'read-excel-file/universal';
import { type Column, type TableRow, proposedColumns, tableOf } from '../columns.ts';
import { cellsOf, textOf } from './file-text.server.ts';
import { lookInside, type ListRefusal } from './look-inside.server.ts';

/** One sheet: its columns, and its rows as JSON (`TableRow[]`), `blockSize` in each. */
export type ListSheet = { name: string; rowCount: number; columns: Column[]; blocks: string[] };

export const maxFileBytes = 5 * 1024 * 1024;
const maxRows = 5000;
const maxColumns = 60;
/** Rows that are kept together. */
export const blockSize = 100;

/**
 * Reads an .xlsx, .csv or .tsv file by what is in it, whatever its name: the sheets that are not hidden and have rows.
 * Formulas are never worked out: their last value counts. `today` is a day in Dhaka (`yyyy-mm-dd`).
 */
export async function readList(
  bytes: Uint8Array,
  today: string,
): Promise<{ sheets: ListSheet[] } | { refusal: ListRefusal }> {
  const read = await readSheets(bytes);
  if ('refusal' in read) return read;
  const sheets: ListSheet[] = [];
  for (const { name, cells } of read.sheets) {
    const { headings, rows } = tableOf(cells.map((row) => row.map(unguarded)));
    // Nobody is known by a name alone.
    if (rows.length === 0 || headings.length < 2) continue;
    if (rows.length > maxRows || headings.length > maxColumns) return { refusal: 'list_too_long' };
    sheets.push({
      name,
      rowCount: rows.length,
      columns: proposedColumns(headings, rows, today),
      blocks: blocksOf(rows),
    });
  }
  return sheets.length > 0 ? { sheets } : { refusal: 'list_empty' };
}

/** Without the apostrophe that keeps a cell a text, which our own files have (record 0032). */
function unguarded(cell: string): string {
  return cell.replace(/^'(?=.)/s, '');
}

type Read = { sheets: { name: string; cells: string[][] }[] } | { refusal: ListRefusal };

async function readSheets(bytes: Uint8Array): Promise<Read> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith('PK')) return readWorkbook(bytes);
  // What Office encrypts with a password lies in such a file, and so does the .xls of before 2007.
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return { refusal: 'list_locked' };
  const text = textOf(bytes);
  // Web pages and XML are saved as .xls and .xlsx by many programs.
  if (text === null || /^\ufeff?\s*<[!?a-z]/i.test(text)) return { refusal: 'list_unreadable' };
  const cells = cellsOf(text);
  return cells ? { sheets: [{ name: '', cells }] } : { refusal: 'list_unreadable' };
}

async function readWorkbook(bytes: Uint8Array): Promise<Read> {
  const workbook = lookInside(bytes);
  if (typeof workbook === 'string') return { refusal: workbook };
  try {
    // Numbers as they are written in the file: read by JavaScript, long ones would lose digits.
    const sheets = await readXlsxFile(new Uint8Array(bytes).buffer, {
      parseNumber: (text) => ({ text }),
    });
    return {
      sheets: sheets.flatMap(({ sheet, data }, at) =>
        workbook.isHidden[at]
          ? []
          : {
              name: sheet,
              cells: data.map((row) => row.map((cell) => cellText(cell, workbook.is1904))),
            },
      ),
    };
  } catch {
    // What the reader throws of a damaged file says nothing to anybody here.
    return { refusal: 'list_unreadable' };
  }
}

function cellText(cell: unknown, is1904: boolean): string {
  if (typeof cell === 'string') return /^#[A-Z][A-Z/0!?]+$/.test(cell) ? '' : cell.trim();
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell !== 'object' || cell === null || !('text' in cell)) return '';
  const text = String(cell.text);
  const number = Number(text);
  if (!Number.isSafeInteger(number)) return text;
  // A day that is shown as a number: the other epoch is 1,462 days later.
  return String(is1904 && number > 5000 && number < 60_000 ? number + 1462 : number);
}

function blocksOf(rows: TableRow[]): string[] {
  const count = Math.ceil(rows.length / blockSize);
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify(rows.slice(at * blockSize, (at + 1) * blockSize)),
  );
}
