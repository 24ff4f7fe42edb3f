import { createHash, createHmac } from 'node:crypto';
import { type Kysely } from 'kysely';
import { keysOf } from '#app/config/typed-record.ts';
import { fields } from '#app/applications/fields.ts';
import type { Database } from '#app/database/database.server.ts';

/** One cell of a copied database: table, column, row and content. */
export type Cell = { table: string; column: string; row: Row; text: string };
type Row = Record<string, unknown>;

/** All cells in a copy of the database, read without any key. */
export async function everyCell(db: Database): Promise<Cell[]> {
  const untyped = db as unknown as Kysely<Record<string, Row>>;
  const cells: Cell[] = [];
  for (const { name: table } of await db.introspection.getTables()) {
    for (const row of await untyped.selectFrom(table).selectAll().execute()) {
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Date ? value.toISOString() : String(value ?? '');
        if (text !== '') cells.push({ table, column, row, text });
      }
    }
  }
  return cells;
}

/**
 * The cells by which an attacker can verify a guessed number: those that contain the number itself, or a
 * digest of it, alone or combined with other data of that application in the copy. Whoever can verify guesses
 * can find every number, because there are few enough to try.
 */
export function cellsThatTell(
  cells: Cell[],
  { typed, row }: { typed: string; row: Row },
): string[] {
  const signs = plainSigns(typed);
  const digests = new Set(digestsOf(guesses(typed, row), keysIn(cells, row)));
  const tells = (text: string) =>
    signs.some((sign) => text.includes(sign)) || partsOf(text).some((part) => digests.has(part));
  const found = cells.filter(
    ({ text }) => tells(text) || tells(Buffer.from(text, 'base64').toString('latin1')),
  );
  return found.map(({ table, column }) => `${table}.${column}`);
}

/** All substrings that are as long as the compared part of a digest. */
function partsOf(text: string): string[] {
  const count = Math.max(0, text.length - shownPart + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + shownPart));
}

/**
 * The number as typed and as normalised, and its last four characters, which occur nowhere else in the test.
 */
function plainSigns(typed: string): string[] {
  const [number, tail] = [typed.replace(/[\s-]/g, ''), typed.slice(-4)];
  return [typed, number, number.toLowerCase(), typed.slice(-6), tail].filter(Boolean);
}

function guesses(typed: string, row: Row): string[] {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  const numbers = [
    typed,
    number,
    number.toLowerCase(),
    number.slice(-4),
    `tail:${number.slice(-4)}`,
  ];
  const others = Object.values(row).map((value) => String(value ?? ''));
  return numbers.flatMap((guess) => [
    guess,
    submission(row, guess),
    submission(row, guess).replaceAll('\\r\\n', '\\n'),
    ...others.flatMap((other) =>
      ['', ':', '|', ' ', '.', '\n'].flatMap((between) => [
        `${guess}${between}${other}`,
        `${other}${between}${guess}`,
      ]),
    ),
  ]);
}

/** All fields as sent, sorted by name: earlier versions hashed this without a key. */
export function submission(application: object, passport: string): string {
  const row = application as Row;
  const said = {
    ...Object.fromEntries(asTyped.map((name) => [name, row[name] ?? null])),
    noEmail: row.noEmail === 1,
    passport,
  };
  return JSON.stringify(Object.entries(said).toSorted());
}

const asTyped = keysOf(fields).filter((field) => field !== 'passport');

/** What could serve as a key although the copy contains it. */
function keysIn(cells: Cell[], row: Row): string[] {
  const fingerprints = cells.filter(({ table }) => table === 'secretKey').map(({ text }) => text);
  return [...new Set([...Object.values(row).map((value) => String(value ?? '')), ...fingerprints])];
}

/** Long enough not to match by chance, short enough for a truncated digest. */
const shownPart = 16;

function digestsOf(texts: string[], keys: string[]): string[] {
  const digests = texts.flatMap((text) =>
    ['md5', 'sha1', 'sha256', 'sha384', 'sha512'].map((name) =>
      createHash(name).update(text).digest(),
    ),
  );
  const keyed = texts
    .slice(0, 1)
    .flatMap((text) => keys.map((key) => createHmac('sha256', key).update(text).digest()));
  return [...digests, ...keyed].flatMap((digest) =>
    (['hex', 'base64', 'base64url', 'latin1'] as const).map((encoding) =>
      digest.toString(encoding).slice(0, shownPart),
    ),
  );
}
