import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Engine } from '#app/database/database.server.ts';

/** A database for one test file, still empty. */
export type FreshDatabase = {
  engine: Engine;
  url: () => string;
  /**
   * `test` for what another engine would answer alike, in a block with tests that are for both: skipped on
   * PostgreSQL but by `npm run test:all`.
   */
  testOnce: typeof test.skip;
};

/**
 * Declares the same tests for both engines, in blocks named `[sqlite]` and `[postgres]`. Each block has a new
 * database, dropped at the end; `url` is known once the tests run. For whatever the engine matters to: SQL of its
 * own, transactions, locks, search, migrations.
 */
export function eachDatabase(declare: (database: FreshDatabase) => void): void {
  onSqlite(declare);
  onPostgres(declare);
}

/** The same on SQLite alone, where another engine would answer alike; `npm run test:all` tries both. */
export function oneDatabase(declare: (database: FreshDatabase) => void): void {
  onSqlite(declare);
  if (process.env.TEST_ALL) onPostgres(declare);
}

function onSqlite(declare: (database: FreshDatabase) => void): void {
  describe('[sqlite]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const url = () => `file:${join(folder, 'test.sqlite')}`;
    declare({ engine: 'sqlite', url, testOnce: test });
  });
}

/** The same on PostgreSQL alone. */
export function onPostgres(declare: (database: FreshDatabase) => void): void {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server && !process.env.CI)
    console.warn('Skipped on PostgreSQL: TEST_POSTGRES_URL is not set.');
  describe.skipIf(!server && !process.env.CI)('[postgres]', () => {
    const name = `sampan_test_${randomBytes(8).toString('hex')}`;
    beforeAll(async () => {
      if (!server) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL server here');
      await onServer(server, `create database ${name}`);
    });
    afterAll(async () => {
      if (server) await onServer(server, `drop database if exists ${name} with (force)`);
    });
    declare({
      engine: 'postgres',
      url: () => Object.assign(new URL(server ?? ''), { pathname: name }).href,
      testOnce: process.env.TEST_ALL ? test : test.skip,
    });
  });
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
