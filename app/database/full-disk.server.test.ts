import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnreachable, openDatabase } from './database.server.ts';
import { inGroupCommit } from './group-commit.server.ts';

const { db } = openDatabase('file::memory:');
const write = (transaction: typeof db, bytes: number) =>
  sql`insert into line values (zeroblob(${bytes}))`.execute(transaction);
const tooMuch = 1_000_000;

beforeAll(async () => {
  await sql`create table line (bytes blob)`.execute(db);
  // SQLite reports a file at its maximum size like a full disk.
  await sql`pragma max_page_count = 20`.execute(db);
});
afterAll(() => db.destroy());

test('a transaction on a full disk says so, and the next one goes on', async () => {
  const failure = await db
    .transaction()
    .execute((transaction) => write(transaction, tooMuch))
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'SQLITE_FULL' });
  expect(isDatabaseUnreachable(failure)).toBe(true);
  await db.transaction().execute((transaction) => write(transaction, 1));
});

test('so it does to everybody who would have been in the same commit', async () => {
  const outcomes = await Promise.all(
    [1, tooMuch, 1].map((bytes) =>
      inGroupCommit(db, (transaction) => write(transaction, bytes)).catch((error) => error.code),
    ),
  );
  expect(outcomes).toEqual(['SQLITE_FULL', 'SQLITE_FULL', 'SQLITE_FULL']);
  await inGroupCommit(db, (transaction) => write(transaction, 1));
});
