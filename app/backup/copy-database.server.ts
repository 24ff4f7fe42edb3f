import type { Database } from '#app/database/database.server.ts';
import {
  type Fingerprint,
  deleteRows,
  fingerprintOf,
  readRows,
  sameRows,
  writeRows,
} from '#app/database/portable-rows.server.ts';
import { type CopiedTable, copiedTables } from '#app/database/table-keys.ts';

/** How a table was copied; `same` compares the fingerprints of both sides. */
export type CopiedTableReport = Fingerprint & {
  table: CopiedTable;
  written: number;
  deleted: number;
  same: boolean;
};

/**
 * Makes the tables of `to` equal to those of `from`, a snapshot: deletes extra rows and writes missing or
 * different ones. A repeated call writes only what has changed since, so an interrupted copy can be resumed.
 * Both sides must have the same schema.
 */
export async function* copyDatabase(
  from: Database,
  to: Database,
): AsyncGenerator<CopiedTableReport> {
  const deleted = new Map<CopiedTable, number>();
  // From last to first: referenced rows must be deleted after the rows that refer to them.
  for (const table of copiedTables.toReversed()) {
    deleted.set(table, await deleteSurplus(from, to, table));
  }
  for (const table of copiedTables) {
    const written = await writeDifferent(from, to, table);
    const [source, copy] = [await fingerprintOf(from, table), await fingerprintOf(to, table)];
    const same = source.hash === copy.hash && source.rows === copy.rows;
    yield { table, written, deleted: deleted.get(table) ?? 0, ...copy, same };
  }
}

async function deleteSurplus(from: Database, to: Database, table: CopiedTable): Promise<number> {
  let count = 0;
  for await (const rows of readRows(to, table)) {
    const wanted = await sameRows(from, table, rows);
    const surplus = rows.filter((row) => !wanted.has(row));
    await deleteRows(to, table, surplus);
    count += surplus.length;
  }
  return count;
}

async function writeDifferent(from: Database, to: Database, table: CopiedTable): Promise<number> {
  let count = 0;
  for await (const rows of readRows(from, table)) {
    const there = await sameRows(to, table, rows);
    const different = rows.filter((row) => JSON.stringify(there.get(row)) !== JSON.stringify(row));
    await writeRows(to, table, different);
    count += different.length;
  }
  return count;
}
