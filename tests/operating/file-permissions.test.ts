import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { restrictPermissions } from '#app/services/file-permissions.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { callCommand } from '#tests/support/call-command.ts';

// Commands start in a second, or in ten where everything is tested at once.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-own-files-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the site in a shell that lets everybody read and write what it makes. */
function run(command: string, settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `umask 0; exec "${process.execPath}" ${resolve('bin', command)}`],
    {
      cwd: folder,
      env: bareEnvironment({ DATA_DIR: join(folder, 'data'), ...settings }),
      encoding: 'utf8',
      timeout: 50_000,
    },
  );
  return { status, stdout, stderr };
}

/** The same in this process, where the rights of files are not the matter. */
function call(command: string, settings: Record<string, string> = {}) {
  const [program, ...args] = command.split(' ');
  return callCommand(`bin/${program}`, args, { DATA_DIR: join(folder, 'data'), ...settings });
}

/** What others may do with each file and folder below, where that is anything at all. */
function open(path: string): string[] {
  const { mode } = statSync(path);
  const below = statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => open(join(path, name)))
    : [];
  return [...(mode & 0o077 ? [`${path} ${(mode & 0o777).toString(8)}`] : []), ...below];
}

test('what commands make in a new place is the owner’s alone, database, pictures and backups', () => {
  expect(run('seed-demo.ts')).toMatchObject({ status: 0 });
  expect(run('backup.ts')).toMatchObject({ status: 0 });
  const data = join(folder, 'data');
  expect(readdirSync(data).toSorted()).toEqual([
    'backups',
    'demo-old-list.csv',
    'media',
    'sampan.sqlite',
    'secrets.json',
  ]);
  expect(readdirSync(join(data, 'media'))).not.toEqual([]);
  expect(open(data)).toEqual([]);
});

describe('a folder from before', () => {
  const path = (name: string) => join(folder, name);
  const of = (databaseUrl = `file:${path('sampan.sqlite')}`) =>
    restrictPermissions({ dataDir: folder, databaseUrl });
  const mode = (name: string) => statSync(path(name)).mode & 0o777;
  // That of another test's site may still be there, and this one leaves its own.
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o022);
    for (const name of ['media', 'mail', 'backups']) mkdirSync(path(name));
    for (const name of ['secrets.json', 'sampan.sqlite']) writeFileSync(path(name), '');
  });

  afterEach(() => {
    process.umask(umask);
  });

  test('is closed, with all that is ours in it, which is said once', async () => {
    expect(await of()).toEqual([
      expect.stringMatching(/^Other accounts of this machine could read .* no longer can \(6 in /),
    ]);
    expect(open(folder)).toEqual([]);
    expect(await of()).toEqual([]);
  });

  test('SQLite’s files beside the database have its rights from then on', async () => {
    await of();
    const { db } = openDatabase(`file:${path('sampan.sqlite')}`);
    await db.schema.createTable('any').addColumn('any', 'integer').execute();
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['sampan.sqlite-wal', 'sampan.sqlite-shm']),
    );
    expect(open(folder)).toEqual([]);
    await db.destroy();
  });

  test('of which others use something too keeps that as it is', async () => {
    writeFileSync(path('somebody-else'), '');
    chmodSync(path('somebody-else'), 0o644);
    await of();
    expect([mode('somebody-else'), mode('.')]).toEqual([0o644, 0o755]);
    expect([mode('sampan.sqlite'), mode('media')]).toEqual([0o600, 0o700]);
  });

  test('and a database elsewhere is closed as well, what a link leads to is not', async () => {
    mkdirSync(path('other'));
    writeFileSync(path('other/site.db'), '');
    writeFileSync(path('other/site.db-wal'), '');
    rmSync(path('media'), { recursive: true });
    symlinkSync(path('other'), path('media'));
    await of(`file:${path('other/site.db')}`);
    expect([mode('other/site.db'), mode('other/site.db-wal')]).toEqual([0o600, 0o600]);
    expect(mode('other')).toBe(0o755);
  });

  test('there is nothing to do where there is none yet', async () => {
    const nowhere = path('none');
    expect(await restrictPermissions({ dataDir: nowhere, databaseUrl: 'postgres://x/y' })).toEqual(
      [],
    );
    expect(existsSync(nowhere)).toBe(false);
  });
});

test.each([
  [
    'staff.ts list',
    '/proc/none',
    'The folder /proc/none cannot be made (ENOENT): see DATA_DIR, or',
  ],
  [
    'migrate.ts',
    '/proc/none/deep/below',
    'The folder /proc/none cannot be made (ENOENT): see DATA_DIR, or',
  ],
  [
    'staff.ts list',
    '/etc/passwd',
    '/etc/passwd is a file, and a folder is needed there: see DATA_DIR, or',
  ],
])('%s with DATA_DIR=%s ends with a sentence', async (command, DATA_DIR, sentence) => {
  const { code, stderr } = await call(command, { DATA_DIR });
  expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('so does a place for secrets or backups that cannot be', async () => {
  const secrets = await call('staff.ts list', { SECRETS_FILE: '/proc/none/secrets.json' });
  expect([secrets.code, secrets.stderr]).toEqual([
    1,
    expect.stringMatching(/^The secrets cannot be made at \/proc\/none\/secrets\.json \(ENOENT\)/),
  ]);
  const backup = await call('backup.ts', { BACKUP_DIR: '/proc/none' });
  expect([backup.code, backup.stderr]).toEqual([
    1,
    expect.stringMatching(/^The folder \/proc\/none cannot be made/),
  ]);
});

test('secrets that this user may not read are told of in a sentence', async () => {
  mkdirSync(join(folder, 'data/secrets.json'), { recursive: true });
  const { code, stderr } = await call('staff.ts list');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The secrets in \S+ cannot be read \(EISDIR\): let the user [^\n]+\n$/);
});
