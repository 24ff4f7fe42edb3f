import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backupTasks } from '#app/backup/backup-task.server.ts';
import { parseSettings } from '#app/services/env.server.ts';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { createDiskImageStore } from '#app/images/disk-image-store.server.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import { callCommand } from '#tests/support/call-command.ts';

// Commands start in a second, or in ten where everything is tested at once.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let database: OpenDatabase;
let there: string;
let missing: string;

/** A place with a picture of which one of two files is gone. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-missing-'));
  database = openDatabase(`file:${join(folder, 'sampan.sqlite')}`);
  await migrate(database);
  const key = randomBytes(16).toString('hex');
  [there = '', missing = ''] = imageNames(key);
  await createDiskImageStore(join(folder, 'media')).put(there, randomBytes(90));
  const createdAt = new Date().toISOString();
  await database.db.insertInto('image').values({ key, createdAt }).execute();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls a command of the site on this place, or on another. */
function run(words: string[], DATA_DIR = folder) {
  const [program = '', ...args] = words;
  return callCommand(program, args, { DATA_DIR });
}

test('a drill and a restore name the pictures that the archive lacks', async () => {
  expect(await run(['bin/backup.ts'])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`${missing} is missing in the image store`),
  });
  const named = `so that they are not in it: 1.\n  ${missing}\n`;
  const drilled = await run(['bin/restore.ts', '--drill']);
  expect(drilled).toMatchObject({ code: 0, stdout: expect.stringContaining(named) });
  const [archive = ''] = readdirSync(join(folder, 'backups'));
  const words = ['bin/restore.ts', join(folder, 'backups', archive)];
  const restored = await run(words, join(folder, 'elsewhere'));
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining(named) });
});

test('of the nightly backup is recorded how many pictures it lacks', async () => {
  vi.stubEnv('DATA_DIR', folder);
  const settings = parseSettings({ DATA_DIR: folder });
  const services = { database, settings, now: () => new Date() };
  const [task] = backupTasks([resolve('bin/backup.ts')], services);
  const outcome = await task?.run(new AbortController().signal);
  expect(outcome).toMatch(/^\d+ bytes, picture files missing: 1$/);
  const record = database.db.selectFrom('task').select(['outcome']).where('name', '=', 'backup');
  expect(await record.execute()).toEqual([{ outcome }]);
});

test('while a picture cannot be read the backup fails, and one archive of the day has the rest', async () => {
  const media = join(folder, 'media', there);
  rmSync(media);
  mkdirSync(media);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { code, stderr } = await run(['bin/backup.ts']);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`did not give ${there} (disk/`)]);
  }
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  const drilled = await run(['bin/restore.ts', '--drill']);
  expect(drilled).toMatchObject({ code: 0, stdout: expect.stringContaining(`  ${there}\n`) });
  const task = await database.db
    .selectFrom('task')
    .selectAll()
    .where('name', '=', 'backup')
    .execute();
  expect(task).toMatchObject([{ outcome: expect.stringMatching(/^disk\//), succeededAt: null }]);
});

test('a restore whose image store fails says what is there and what to do', async () => {
  expect(await run(['bin/backup.ts'])).toMatchObject({ code: 0 });
  const [archive = ''] = readdirSync(join(folder, 'backups'));
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'media'), '');
  const words = ['bin/restore.ts', join(folder, 'backups', archive)];
  const { code, stderr } = await run(words, elsewhere);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `The picture ${there} could not be stored (disk/EEXIST). All tables are`,
  );
  expect(stderr).toContain('only 0 of 1 picture files. Repair the image store');
  const restored = openDatabase(`file:${join(elsewhere, 'sampan.sqlite')}`);
  const images = await restored.db.selectFrom('image').select('key').execute();
  const events = await restored.db
    .selectFrom('event')
    .select('action')
    .where('action', '=', 'backup.restored')
    .execute();
  await restored.db.destroy();
  expect([images.length, events.length]).toEqual([1, 1]);
});
