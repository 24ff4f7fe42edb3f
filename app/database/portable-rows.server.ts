import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.server.ts';
import { type CopiedTable, tableKeys } from './table-keys.ts';

/** A row in a form that both engines share: texts, numbers and nulls, sorted by column name. */
export type PortableRow = Record<string, string | number | null>;

/** Rows per statement, few enough for the limit on parameters. */
const chunkSize = 200;

/**
 * All rows of a table in chunks, ordered by its key. `after` skips everything up to that row. Selects all
 * columns, unlike everywhere else: a list of names would silently miss the next column that is added.
 */
export async function* readRows(
  db: Database,
  table: CopiedTable,
  after?: PortableRow,
): AsyncGenerator<PortableRow[]> {
  const keys = tableKeys[table];
  for (let last = after; ;) {
    let query = untyped(db).selectFrom(table).selectAll().limit(chunkSize);
    for (const key of keys) query = query.orderBy(key);
    if (last) query = query.where(isAfter(keys, last));
    const rows = (await query.execute()).map(portableRow);
    if (rows.length > 0) yield rows;
    if (rows.length < chunkSize) return;
    last = rows.at(-1);
  }
}

/** For each row the one with the same key in another database, if there is one. */
export async function sameRows(
  db: Database,
  table: CopiedTable,
  rows: PortableRow[],
): Promise<Map<PortableRow, PortableRow>> {
  const keys = tableKeys[table];
  const tuple = (row: PortableRow) => sql`(${sql.join(keys.map((key) => row[key]))})`;
  const found = await untyped(db)
    .selectFrom(table)
    .selectAll()
    .where(sql<boolean>`(${namesOf(keys)}) in (${sql.join(rows.map(tuple))})`)
    .execute();
  const keyOf = (row: PortableRow) => JSON.stringify(keys.map((key) => row[key]));
  const byKey = new Map(found.map(portableRow).map((row) => [keyOf(row), row]));
  const pairs = rows.map((row) => [row, byKey.get(keyOf(row))] as const);
  return new Map(pairs.filter((pair): pair is [PortableRow, PortableRow] => Boolean(pair[1])));
}

/** Inserts rows, replacing existing ones with the same key. */
export async function writeRows(
  db: Database,
  table: CopiedTable,
  rows: PortableRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    const keys: string[] = tableKeys[table];
    const others = Object.keys(chunk[0] ?? {}).filter((name) => !keys.includes(name));
    await untyped(db)
      .insertInto(table)
      .values(chunk)
      .onConflict((conflict) => {
        const same = conflict.columns(tableKeys[table]);
        if (others.length === 0) return same.doNothing();
        return same.doUpdateSet(
          Object.fromEntries(others.map((name) => [name, sql.ref(`excluded.${name}`)])),
        );
      })
      .execute();
  }
}

/** Deletes the rows with these keys. */
export async function deleteRows(
  db: Database,
  table: CopiedTable,
  rows: PortableRow[],
): Promise<void> {
  for (const row of rows) {
    let query = untyped(db).deleteFrom(table);
    for (const key of tableKeys[table]) query = query.where(key, '=', row[key]);
    await query.execute();
  }
}

/** A summary of a table: equal if and only if all rows are equal. */
export type Fingerprint = { rows: number; hash: string };

/** Builds a fingerprint that does not depend on the order of rows, because engines sort texts differently. */
export function createFingerprint() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: PortableRow) {
      rows += 1;
      sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);
    },
    value: (): Fingerprint => ({ rows, hash: BigInt.asUintN(256, sum).toString(16) }),
  };
}

/** The current fingerprint of a table. */
export async function fingerprintOf(db: Database, table: CopiedTable): Promise<Fingerprint> {
  const fingerprint = createFingerprint();
  for await (const rows of readRows(db, table)) rows.forEach(fingerprint.add);
  return fingerprint.value();
}

/** Converts a row of an engine or of an archive to the shared form. */
export function portableRow(row: unknown): PortableRow {
  if (typeof row !== 'object' || row === null) throw new TypeError('not a row');
  return Object.fromEntries(
    Object.entries(row)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, value]) => [name, portableValue(value)]),
  );
}

/** PostgreSQL returns dates and booleans where SQLite returns ISO texts and 0 or 1. */
function portableValue(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`a column of the type ${typeof value}`);
}

function isAfter(keys: string[], row: PortableRow) {
  const values = sql.join(keys.map((key) => row[key]));
  return sql<boolean>`(${namesOf(keys)}) > (${values})`;
}

function namesOf(keys: string[]) {
  return sql.join(keys.map((key) => sql.ref(key)));
}

/** Table names are only known at run time here, which the types cannot express. */
function untyped(db: Database): Kysely<Record<string, Record<string, unknown>>> {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
