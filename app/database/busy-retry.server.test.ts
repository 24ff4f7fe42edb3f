import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type DatabaseConnection, sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from './database.server.ts';
import { BusyRetryConnection } from './busy-retry.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-patient-'));
const url = `file:${join(folder, 'two.sqlite')}`;
const [first, second] = [openDatabase(url), openDatabase(url)];

afterAll(async () => {
  await Promise.all([first.db.destroy(), second.db.destroy()]);
  rmSync(folder, { recursive: true, force: true });
});

test('while one writes, the other waits its turn and lets its process go on', async () => {
  await sql`create table line (n integer)`.execute(first.db);
  const inOrder: string[] = [];
  let written: Promise<unknown> | undefined;
  await first.db.transaction().execute(async (transaction) => {
    await sql`insert into line values (1)`.execute(transaction);
    written = sql`insert into line values (2)`
      .execute(second.db)
      .then(() => inOrder.push('the other'));
    // Both connections are in this process: if the other one blocked inside SQLite, this could never
    // continue.
    await new Promise((resolve) => setImmediate(resolve));
    inOrder.push('the one');
  });
  await written;
  expect(inOrder).toEqual(['the one', 'the other']);
});

test('the patience ends after five seconds, with the error of SQLite', async () => {
  // Every attempt takes a second.
  vi.useFakeTimers({ toFake: ['performance'] });
  let tries = 0;
  const held: DatabaseConnection = {
    executeQuery() {
      tries += 1;
      vi.advanceTimersByTime(1000);
      if (tries < 20) throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
      return Promise.resolve({ rows: [] });
    },
    streamQuery: () => {
      throw new Error('not asked for');
    },
  };
  const answer = new BusyRetryConnection(held).executeQuery(CompiledQuery.raw('select 1'));
  await expect(answer).rejects.toThrow('busy');
  expect(tries).toBe(6);
  vi.useRealTimers();
});
