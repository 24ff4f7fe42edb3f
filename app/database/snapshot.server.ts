import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from './database.server.ts';

/**
 * Calls `work` with a consistent snapshot, whatever is written meanwhile: on SQLite a copy in `folder`,
 * deleted afterwards, on PostgreSQL a read-only transaction. Does not block writers.
 */
export async function withSnapshot<T>(
  databaseUrl: string,
  folder: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, engine } = openDatabase(databaseUrl);
  try {
    if (engine === 'sqlite') return await withCopy(db, folder, work);
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  } finally {
    await db.destroy();
  }
}

async function withCopy<T>(
  db: Database,
  folder: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const ownFolder = await mkdtemp(join(folder, 'snapshot-'));
  try {
    const copy = join(ownFolder, 'copy.sqlite');
    await sql`vacuum into ${copy}`.execute(db);
    const opened = openDatabase(`file:${copy}`);
    try {
      return await work(opened.db);
    } finally {
      await opened.db.destroy();
    }
  } finally {
    await rm(ownFolder, { recursive: true, force: true });
  }
}
