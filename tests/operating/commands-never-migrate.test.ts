import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { currentSchema, migrate, migrations } from '#app/database/migrate.server.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sampan-never-migrate-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'sampan',
  S3_ACCESS_KEY_ID: 'sample',
  S3_SECRET_ACCESS_KEY: 'sample',
};

// A site of the version before is running, and the sources on the disk are already this version's.
const steps = Object.entries(migrations).toSorted(([one], [other]) => (one < other ? -1 : 1));
const [before = ''] = steps.at(-2) ?? [];
const [next = ''] = steps.at(-1) ?? [];

eachDatabase(({ url }) => {
  const call = (program: string, ...args: string[]) =>
    callCommand(program, args, { DATA_DIR: dataDir, DATABASE_URL: url(), ...s3 });
  const schema = async () => {
    const { db } = openDatabase(url());
    const name = await currentSchema(db);
    await db.destroy();
    return name;
  };
  beforeAll(async () => {
    const database = openDatabase(url());
    await migrate(database, Object.fromEntries(steps.slice(0, -1)));
    await database.db.destroy();
  });

  test('a backup and a drill leave a database of the version before as it is', async () => {
    expect(await call('bin/backup.ts')).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
    expect(await call('bin/restore.ts', '--drill')).toMatchObject({ code: 0, stderr: '' });
    expect(await schema()).toBe(before);
    rmSync(join(dataDir, 'backups'), { recursive: true });
  });

  test.each([
    ['bin/staff.ts', 'list'],
    ['bin/content.ts', 'diff'],
    ['bin/check-services.ts'],
    ['bin/restore.ts', 'archive'],
    ['bin/move.ts', '--to', `file:${dataDir}/copy.sqlite`],
    ['bin/move-images.ts', '--from', 'disk', '--to', 's3'],
  ])('%s %s does not touch it either, and says what to do', async (program, ...args) => {
    const { code, stderr } = await call(program, ...args);
    expect(await schema()).toBe(before);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`(${next}), which only its start`)]);
  });

  test('a backup of a database that is newer is refused', async () => {
    const { db } = openDatabase(url());
    await db
      .insertInto('kysely_migration' as 'event')
      .values({ name: '9999-later', timestamp: '2026-11-21' } as never)
      .execute();
    await db.destroy();
    expect(await call('bin/backup.ts')).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('A newer version of the site') },
    });
  });
});

test('a backup of no database makes none', async () => {
  const file = join(dataDir, 'nowhere.sqlite');
  const made = await callCommand('bin/backup.ts', [], {
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${file}`,
  });
  expect(made).toMatchObject({ code: 1, stderr: `There is no database yet: ${file}.\n` });
  expect(existsSync(file)).toBe(false);
});
