import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate, migrations } from '#app/database/migrate.server.ts';
import { runSite } from '#app/run-site.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { onPostgres } from '#tests/support/each-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What the start prints on such a database, before it ends with 1. */
async function start(databaseUrl: string, port = '0'): Promise<string> {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('HOST', process.env.HOST ?? '127.0.0.1');
  vi.stubEnv('PORT', port);
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
    // Each start listens, and none of these ends the process.
    for (const output of [process.stdout, process.stderr])
      for (const listener of output.listeners('error').slice(1))
        output.off('error', listener as () => void);
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
  // Ends it where it would listen.
  vi.stubEnv('FIRST_STAFF_EMAIL', 'staff@sampan.example');
  vi.stubEnv('FIRST_STAFF_PASSWORD', 'password1234');
  expect(await start(`file:${path}`)).toContain('FIRST_STAFF_PASSWORD is easy to guess');
  expect(printed).toHaveBeenCalledWith(`The database is brought up to date: ${last}.`);
});

test('a port that is taken is told before an account is made and its password shown', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const path = join(folder, 'fresh.sqlite');
  expect(await start(`file:${path}`, `${port}`)).toMatch(/^PORT \d+ is taken, by another .*start/);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^Sampan /)]]);
  expect(existsSync(path)).toBe(false);
  taken.close();
});

test('so is a host that the machine does not have', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('HOST', '203.0.113.1');
  const path = join(folder, 'fresh.sqlite');
  expect(await start(`file:${path}`)).toBe('HOST 203.0.113.1 is not an address of this machine.');
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^Sampan /)]]);
  expect(existsSync(path)).toBe(false);
});

test('a drill names the damaged archive that it took, and the one before it', async () => {
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const [older, newest] = ['20', '21'].map((day) =>
    join(backups, `sampan-2026-11-${day}T203000Z.tar.gz`),
  );
  for (const path of [older!, newest!]) writeFileSync(path, 'cut');
  const drill = (...args: string[]) =>
    callCommand('bin/restore.ts', ['--drill', ...args], { DATA_DIR: folder });
  expect((await drill()).stderr).toBe(
    `${newest} is damaged or cut off, or no backup of this site. The one before: npm run restore -- --drill ${older}\n`,
  );
  expect((await drill(older!)).stderr).toBe(
    `${older} is damaged or cut off, or no backup of this site.\n`,
  );
});

test('what is wrong with the content of a folder is told with that folder', async () => {
  const texts = join(folder, 'texts');
  mkdirSync(texts);
  writeFileSync(join(texts, 'stray.json'), '{}');
  const { stderr } = await callCommand('bin/content.ts', ['check', texts], { DATA_DIR: folder });
  const lines = stderr.trim().split('\n');
  expect(lines[0]).toBe(`${texts}/stray.json: no document is described by this name.`);
  for (const line of lines) expect(line).toMatch(`${texts}/`);
});

test.each([
  ['', /^Something has failed that should not \(TypeError, at .*\): .*trouble\.md[^\n]*\n$/],
  ['debug', /^Something has failed[^\n]*\nTypeError: x is not a function\n +at /],
])('a command that starts programs ends by a sentence, too (LOG_LEVEL=%s)', (level, words) => {
  const breaks = `import { main } from './bin/bootstrap.mjs';
    await main(async () => { throw new TypeError('x is not a function'); });`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', breaks], {
    ...{ env: bareEnvironment({ LOG_LEVEL: level }), encoding: 'utf8' },
  });
  expect(run).toMatchObject({ status: 1, stderr: expect.stringMatching(words) });
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
