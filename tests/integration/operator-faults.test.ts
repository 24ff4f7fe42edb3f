import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate, migrations } from '#app/database/migrate.server.ts';
import { runSite } from '#app/run-site.server.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { onPostgres } from '#tests/support/each-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What the start prints on such a database, before it ends with 1. */
async function start(databaseUrl: string): Promise<string> {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('HOST', '203.0.113.1');
  const said: string[] = [];
  const printed = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
  const { exitCode } = process;
  try {
    await runSite({
      ...{ backupProgram: [], clientFolder: null },
      createApp: () => () => Promise.reject(new Error('it has started')),
    });
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = exitCode;
    printed.mockRestore();
  }
  return said.join('\n');
}

test('the start says what it has added to a database', async () => {
  const path = join(folder, 'older.sqlite');
  const database = openDatabase(`file:${path}`);
  const [last = '', ...steps] = Object.keys(migrations).toSorted().toReversed();
  await migrate(database, Object.fromEntries(steps.map((name) => [name, migrations[name]!])));
  await database.db.destroy();
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  await start(`file:${path}`);
  expect(printed).toHaveBeenCalledWith(`The database is brought up to date: ${last}.`);
});

/** One line each from the start and from commands. */
async function everySentence(databaseUrl: string, commands: string[][]): Promise<string[]> {
  const said = [await start(databaseUrl)];
  for (const [program = '', ...args] of commands) {
    const variables = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    const { code, stderr } = await callCommand(program, args, variables);
    expect(code).toBe(1);
    said.push(stderr.trim());
  }
  for (const text of said) expect(text).not.toMatch(/\n|node_modules/);
  return said;
}

const list = ['bin/staff.ts', 'list'];
const backup = ['bin/backup.ts'];

test('a file that is no database is named, by the start and by commands', async () => {
  const path = join(folder, 'garbage.sqlite');
  writeFileSync(path, randomBytes(8192));
  for (const said of await everySentence(`file:${path}`, [list, backup, ['bin/migrate.ts']]))
    expect(said).toMatch(`The file of ${path} is damaged (SQLITE_NOTADB)`);
});

test('so is one that was cut', async () => {
  const path = join(folder, 'cut.sqlite');
  const database = openDatabase(`file:${path}`);
  await migrate(database);
  await database.db.destroy();
  truncateSync(path, 200_000);
  for (const said of await everySentence(`file:${path}`, [list, backup]))
    expect(said).toMatch(/The file of .* is damaged \(SQLITE_CORRUPT\)/);
});

onPostgres(({ url }) => {
  const role = `poor_${randomBytes(6).toString('hex')}`;
  const latin = `${role}_latin`;
  const at = (changes: Partial<URL>) => Object.assign(new URL(url()), changes).href;
  const own = { username: role, password: 'a-password' };
  const ask = async (statement: string, address = url()) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  beforeAll(async () => {
    await ask(`create role ${role} login password 'a-password'`);
    await ask(`grant all privileges on database ${new URL(url()).pathname.slice(1)} to ${role}`);
    await ask(
      `create database ${latin} owner ${role} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`,
    );
  });
  afterAll(async () => {
    for (const name of [latin, `${latin}_utf8`])
      await ask(`drop database if exists ${name} with (force)`);
    await ask(`drop owned by ${role}`);
    await ask(`drop role ${role}`);
  });

  test('a role that may not make tables is told what makes it', async () => {
    for (const said of await everySentence(at(own), [['bin/migrate.ts'], list]))
      expect(said).toMatch(/^The role of DATABASE_URL may not make tables .*\(42501\): .*owner to/);
  });

  test.each([
    ['requir', /unknown sslmode: one of disable, .*verify-full/],
    ['verify-full', /does not speak TLS/],
  ])('sslmode=%s has a sentence', async (mode, sentence) => {
    for (const said of await everySentence(at({ search: `?sslmode=${mode}` }), [list]))
      expect(said).toMatch(sentence);
  });

  test('a database, a role and a password that are not there are told apart', async () => {
    const [missing] = await everySentence(at({ pathname: '/nowhere' }), []);
    expect(missing).toMatch(/^There is no database nowhere on the server/);
    const [unknown] = await everySentence(at({ username: `${role}x` }), []);
    // Where the server trusts this machine, it asks for no password.
    expect(unknown).toMatch(/\((28000|28P01)/);
  });

  test('a database that is not in UTF-8 is refused everywhere, with the line that makes a right one', async () => {
    const address = at({ ...own, pathname: `/${latin}` });
    const commands = [['bin/migrate.ts'], ['bin/check-services.ts'], ['bin/restore.ts', 'archive']];
    const said = await everySentence(address, commands);
    const here = `file:${join(folder, 'sampan.sqlite')}`;
    said.push(...(await moved(here, address)));
    expect(said).toHaveLength(5);
    for (const sentence of said)
      expect(sentence).toMatch(/^The database has the encoding LATIN1, which has no Bengali: /);
    const [, line = ''] = /call (create database .*) as an administrator/.exec(said[0]!) ?? [];
    await ask(line);
    const right = openDatabase(at({ ...own, pathname: `/${latin}_utf8` }));
    await migrate(right);
    await right.db.destroy();
  });

  async function moved(from: string, to: string): Promise<string[]> {
    const variables = { DATA_DIR: folder, DATABASE_URL: from };
    const { code, stderr } = await callCommand('bin/move.ts', ['--to', to], variables);
    expect(code).toBe(1);
    return [stderr.trim()];
  }
});
