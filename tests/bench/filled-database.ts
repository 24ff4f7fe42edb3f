import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { indexNewApplications } from '#app/applications/storage/sort-key.server.ts';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { blockSize, sampleRow } from './sample-rows.ts';
import { multiply } from './multiply-rows.ts';

/** The engines to measure: SQLite, and the PostgreSQL that TEST_POSTGRES_URL names. */
export const engines = ['SQLite', 'PostgreSQL'] as const;

export type FilledDatabase = OpenDatabase & { url: string; end(): Promise<void> };

/** A database of its own with so many applications, as many as there are thousands of them. */
export async function filledDatabase(
  engine: (typeof engines)[number],
  size: number,
): Promise<FilledDatabase> {
  const place = await emptyPlace(engine);
  const database = openDatabase(place.url);
  await migrate(database);
  for (let from = 0; from < blockSize; from += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => sampleRow(from + index));
    await database.db.insertInto('application').values(rows).execute();
    await indexNewApplications(database.db, rows);
  }
  if (size > blockSize) await multiply(database, size / blockSize);
  // What the engine does by itself, sooner or later.
  if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(database.db);
  return {
    ...database,
    url: place.url,
    async end() {
      await database.db.destroy();
      await place.remove();
    },
  };
}

/** A new, empty database, and how to remove it. */
export function emptyPlace(engine: (typeof engines)[number]) {
  return engine === 'SQLite' ? newFile() : ownPostgres();
}

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
  return {
    url: `file:${join(folder, 'sampan.sqlite')}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A new database on the server that TEST_POSTGRES_URL names, and how to drop it. */
export async function ownPostgres() {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL server');
  const name = `sampan_bench_${randomBytes(8).toString('hex')}`;
  const onServer = async (statement: string) => {
    const { db } = openDatabase(server);
    await sql.raw(statement).execute(db);
    await db.destroy();
  };
  await onServer(`create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: name }).href,
    remove: () => onServer(`drop database ${name} with (force)`),
  };
}
