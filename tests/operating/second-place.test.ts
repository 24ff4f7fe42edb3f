import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { archiveName } from '#app/backup/archive-names.server.ts';
import { sendNextBackupMail, tellOwners } from '#app/backup/missed-backup.server.ts';
import { shipArchives } from '#app/backup/ship-archives.server.ts';
import { parseSettings } from '#app/services/env.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import { noteTask, readTasks } from '#app/jobs/task-record.server.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { deriveQuickly } from '#tests/support/derive-quickly.ts';
import { eachDatabase, oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const BACKUP_PASSPHRASE = 'a passphrase of some length';

/** Folders of this disk, and of another one, as a mounted folder is. */
let here: string;
let away: string;
beforeAll(() => {
  here = mkdtempSync(join(tmpdir(), 'sampan-here-'));
  away = mkdtempSync(join('/dev/shm', 'sampan-away-'));
});
afterAll(() => [here, away].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
beforeEach(deriveQuickly);
afterEach(() => vi.restoreAllMocks());

let places = 0;
const emptyPlace = () => {
  const folder = join(away, `place-${(places += 1)}`);
  mkdirSync(folder);
  return folder;
};

eachDatabase(({ url }) => {
  const site = siteOfBlock(url);
  const variables = (BACKUP_TO: string) => ({
    ...{ DATA_DIR: site.dataDir, SECRETS_FILE: site.services.settings.secretsFile },
    ...{ DATABASE_URL: url(), BACKUP_PASSPHRASE, BACKUP_TO },
  });
  const settings = (to: string) => parseSettings(variables(to));
  const record = async () => (await readTasks(site.services.database.db)).get('second-place');

  async function addPicture(createdAt: string): Promise<Map<string, Buffer>> {
    const key = randomBytes(16).toString('hex');
    const { database, images } = site.services;
    const files = new Map(imageNames(key).map((name) => [name, randomBytes(3000)]));
    for (const [name, bytes] of files) await images.put(name, bytes);
    await database.db.insertInto('image').values({ key, createdAt }).execute();
    return files;
  }

  test('what was written ten minutes ago comes back on a new server, from the second place and the passphrase alone', async () => {
    const place = emptyPlace();
    const older = await addPicture('2026-11-01T08:00:00.000Z');
    const erased = await addPicture('2026-11-01T09:00:00.000Z');
    await shipArchives(settings(place));
    const [whole = ''] = readdirSync(place);
    expect(whole).toMatch(/Z\.tar\.gz\.age$/);
    renameSync(join(place, whole), join(place, archiveName(new Date('2026-11-20'), true)));

    await site.call('POST', '/api/application', { json: goodApplication });
    const newer = await addPicture(new Date().toISOString());
    const { db } = site.services.database;
    const [gone = ''] = erased.keys();
    await db.deleteFrom('image').where('key', '=', gone.slice(0, 32)).execute();
    await shipArchives(settings(place));
    expect(readdirSync(place)).toHaveLength(2);
    expect(await record()).toMatchObject({ outcome: expect.stringMatching(/^\d+ bytes$/) });
    await shipArchives(settings(place));
    expect(readdirSync(place)).toHaveLength(2);
    expect(await record()).toMatchObject({ outcome: 'nothing new' });

    const dataDir = mkdtempSync(join(here, 'new-'));
    const onNew = { DATA_DIR: dataDir, BACKUP_PASSPHRASE, BACKUP_TO: place };
    const wrong = { ...onNew, BACKUP_PASSPHRASE: 'another passphrase of some length' };
    expect(await callCommand('bin/restore.ts', ['--from-second-place'], wrong)).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('BACKUP_PASSPHRASE is not its own') },
    });
    const drilled = await callCommand('bin/restore.ts', ['--drill'], onNew);
    expect(drilled).toMatchObject({ code: 0, stdout: expect.stringContaining('went well') });
    const restored = await callCommand('bin/restore.ts', ['--from-second-place'], onNew);
    expect(restored).toMatchObject({ code: 0, stderr: '' });

    const secrets = readFileSync(site.services.settings.secretsFile);
    expect(readFileSync(join(dataDir, 'secrets.json'))).toEqual(secrets);
    const media = readdirSync(join(dataDir, 'media')).toSorted();
    expect(media).toEqual([...older.keys(), ...newer.keys()].toSorted());
    for (const [name, bytes] of [...older, ...newer])
      expect(readFileSync(join(dataDir, 'media', name))).toEqual(bytes);
    const opened = openDatabase(`file:${join(dataDir, 'sampan.sqlite')}`);
    const found = await opened.db.selectFrom('application').select('name').execute();
    await opened.db.destroy();
    expect(found).toEqual([{ name: goodApplication.name }]);

    // It goes on with what is there.
    await shipArchives(parseSettings(onNew));
    expect(readdirSync(place).length).toBeGreaterThan(1);
  });

  test('a backup is brought there too, and replaces the changes before it', async () => {
    const place = emptyPlace();
    await shipArchives(settings(place));
    const [whole = ''] = readdirSync(place);
    renameSync(join(place, whole), join(place, archiveName(new Date('2026-11-20'), true)));
    await shipArchives(settings(place));
    const changes = readdirSync(place).find((name) => /Z-/.test(name)) ?? '';
    const earlier = archiveName(new Date('2026-11-21'), true, '0123456789abcdef');
    renameSync(join(place, changes), join(place, earlier));
    expect(await callCommand('bin/backup.ts', [], variables(place))).toMatchObject({ code: 0 });
    const [made] = readdirSync(join(site.dataDir, 'backups')).filter((name) => /Z\./.test(name));
    expect(readdirSync(place)).toContain(made);
    expect(readdirSync(place)).not.toContain(earlier);
    const { stdout } = await callCommand('bin/restore.ts', ['--list'], variables(place));
    expect(stdout.split('\n')).toContain(made);
  });

  test.each([
    ['a folder that is not mounted', 'ENOENT', () => join(away, 'nowhere')],
    ['a folder of the same disk', 'same_disk', () => here],
    [
      'the place of another installation',
      'not_ours',
      () => {
        const place = emptyPlace();
        mkdirSync(join(place, archiveName(new Date('2026-11-20'), true)));
        return place;
      },
    ],
  ])('%s is a fault with a code, and nothing there is touched', async (_, code, choose) => {
    const place = choose();
    const before = code === 'ENOENT' ? [] : readdirSync(place);
    await expect(shipArchives(settings(place))).rejects.toThrow(`second-place/${code}`);
    expect(await record()).toMatchObject({ outcome: `second-place/${code}`, leaseUntil: null });
    if (before.length > 0) expect(readdirSync(place)).toEqual(before);
    const left = readdirSync(join(site.dataDir, 'backups'));
    expect(left.filter((name) => name.startsWith('working-'))).toEqual([]);
  });
});

oneDatabase(({ url }) => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.close());
  const site = siteOfBlock(url, {
    settings: {
      get SMTP_URL() {
        return smtp.url;
      },
    },
    empty: ['task', 'outbox', 'event'],
  });
  const tell = async (name: 'backup' | 'second-place', now: string) => {
    site.setNow(now);
    await tellOwners(site.services.database.db, name, new Date(now));
    let sent = 0;
    while (await sendNextBackupMail(site.services)) sent += 1;
    return sent;
  };
  const note = (name: 'backup' | 'second-place', succeeded: boolean, now: string) =>
    noteTask(site.services.database.db, name, {
      ...{ outcome: 'second-place/403/AccessDenied', succeeded, now: new Date(now) },
    });

  test('owners are told when nothing has come there for an hour, once a day', async () => {
    await site.signIn('owner@sampan.example', 'owner');
    await note('second-place', true, '2026-11-21T08:00:00.000Z');
    await note('second-place', false, '2026-11-21T08:50:00.000Z');
    expect(await tell('second-place', '2026-11-21T08:50:00.000Z')).toBe(0);
    await note('second-place', false, '2026-11-21T09:10:00.000Z');
    expect(await tell('second-place', '2026-11-21T09:10:00.000Z')).toBe(1);
    expect(smtp.taken.at(-1)).toContain('owner@sampan.example');
    expect(smtp.taken.at(-1)).toContain('second-place/403/AccessDenied');
    expect(await tell('second-place', '2026-11-22T09:00:00.000Z')).toBe(0);
    expect(await tell('second-place', '2026-11-22T09:20:00.000Z')).toBe(1);
  });

  test('a nightly backup that fails all day is told, and one that is well again not', async () => {
    await note('backup', true, '2026-11-20T20:30:00.000Z');
    await note('backup', false, '2026-11-21T20:30:00.000Z');
    expect(await tell('backup', '2026-11-21T20:30:00.000Z')).toBe(0);
    await note('backup', false, '2026-11-21T22:30:00.000Z');
    const taken = smtp.taken.length;
    await tellOwners(site.services.database.db, 'backup', new Date('2026-11-21T22:30:00.000Z'));
    await note('backup', true, '2026-11-21T22:40:00.000Z');
    site.setNow('2026-11-21T22:40:00.000Z');
    expect(await sendNextBackupMail(site.services)).toBe(true);
    expect(smtp.taken).toHaveLength(taken);
  });
});
