import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveName } from '#app/backup/archive-names.server.ts';
import { openSecondPlace } from '#app/backup/second-place.server.ts';
import { shipArchives } from '#app/backup/ship-archives.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { parseSettings } from '#app/services/env.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { readTasks } from '#app/jobs/task-record.server.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { deriveQuickly } from '#tests/support/derive-quickly.ts';
import { makeBucket, s3Settings } from '#tests/support/outside/real-object-store.ts';
import { allFaults, startScriptedServer } from '#tests/support/outside/scripted-server.ts';
import { goodApplication, openTestSite } from '#tests/support/test-site.ts';

const BACKUP_PASSPHRASE = 'a passphrase of some length';
const folder = mkdtempSync(join(tmpdir(), 'sampan-second-'));
const name = archiveName(new Date('2026-11-20'), true);
const file = join(folder, name);
writeFileSync(file, randomBytes(70_000));
beforeEach(deriveQuickly);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** BACKUP_TO of a bucket of the real store. */
function addressOf(bucket: string, { accessKeyId, secretAccessKey } = s3Settings(bucket)): string {
  const url = new URL(`${s3Settings(bucket).endpoint}/${bucket}`);
  url.username = encodeURIComponent(accessKeyId);
  url.password = encodeURIComponent(secretAccessKey);
  return url.href;
}

function placeAt(BACKUP_TO: string) {
  const { to } = parseSettings({ BACKUP_TO, BACKUP_PASSPHRASE }).backup;
  return openSecondPlace(to!, folder, { questionMs: 5000, archiveMs: 5000 });
}

const newBucket = () => makeBucket(`backups-${randomBytes(6).toString('hex')}`);

test('a new server is restored from a bucket and the passphrase alone', async () => {
  const to = addressOf(await newBucket());
  const databaseUrl = `file:${join(folder, 'first.sqlite')}`;
  const site = await openTestSite(databaseUrl);
  const settings = parseSettings({
    ...{ DATA_DIR: site.dataDir, SECRETS_FILE: site.services.settings.secretsFile },
    ...{ DATABASE_URL: databaseUrl, BACKUP_PASSPHRASE, BACKUP_TO: to },
  });
  await shipArchives(settings);
  await site.call('POST', '/api/application', { json: goodApplication });
  await vi.waitUntil(async () => {
    await shipArchives(settings);
    return (await placeAt(to).list()).length > 1;
  });
  const tasks = await readTasks(site.services.database.db);
  expect(tasks.get('second-place')).toMatchObject({ outcome: expect.stringMatching(/bytes$/) });
  await site.close();

  const dataDir = join(folder, 'new');
  const onNew = { DATA_DIR: dataDir, BACKUP_PASSPHRASE, BACKUP_TO: to };
  const restored = await callCommand('bin/restore.ts', ['--from-second-place'], onNew);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(dataDir)).toContain('secrets.json');
  const { db } = openDatabase(`file:${join(dataDir, 'sampan.sqlite')}`);
  const found = await db.selectFrom('application').select('name').execute();
  await db.destroy();
  expect(found).toEqual([{ name: goodApplication.name }]);
});

test('what is stored is listed, fetched as it was, and removed', async () => {
  const place = placeAt(addressOf(await newBucket()));
  expect(await place.list()).toEqual([]);
  await place.store(name, file);
  expect((await place.list()).map((one) => one.name)).toEqual([name]);
  await place.fetch(name, `${file}.back`);
  expect(readFileSync(`${file}.back`)).toEqual(readFileSync(file));
  await place.remove(name);
  await place.remove(name);
  expect(await place.list()).toEqual([]);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }, '403/SignatureDoesNotMatch'],
  ['a wrong key', { accessKeyId: 'sampan:nobody' }, /^second-place\/403\/\w+$/],
])('%s is told by its code', async (_, wrong, code) => {
  const bucket = await newBucket();
  const place = placeAt(addressOf(bucket, { ...s3Settings(bucket), ...wrong }));
  await expect(place.store(name, file)).rejects.toThrow(code);
  await expect(place.list()).rejects.toThrow(code);
});

test('a bucket that is not there, and a store that is away, are told by their codes', async () => {
  const gone = placeAt(addressOf('nowhere-at-all'));
  await expect(gone.store(name, file)).rejects.toThrow('second-place/404/NoSuchBucket');
  const server = await startScriptedServer(() => ({}));
  await server.close();
  const away = placeAt(`${server.origin.replace('//', '//KEY:SECRET@')}/backups`);
  await expect(away.store(name, file)).rejects.toThrow('second-place/ECONNREFUSED');
});

test('a clock that is wrong is told by its code', async () => {
  const place = placeAt(addressOf(await newBucket()));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await expect(place.store(name, file)).rejects.toThrow('second-place/403/RequestTimeTooSkewed');
});

test.each([
  [507, '', 'second-place/507'],
  [403, '<Error><Code>QuotaExceeded</Code></Error>', 'second-place/403/QuotaExceeded'],
])('a bucket that is full, answering %d, is told by its code', async (status, body, code) => {
  const server = await startScriptedServer(() => ({ status, body }));
  const place = placeAt(`${server.origin.replace('//', '//KEY:SECRET@')}/backups`);
  await expect(place.store(name, file)).rejects.toThrow(new RegExp(`^${code}$`));
  await server.close();
});

describe.each(allFaults)('a store that answers with: %s', (fault) => {
  test('is a fault, and never taken for a success', async () => {
    const server = await startScriptedServer(() => ({}));
    server.misbehave(fault);
    const { to } = parseSettings({
      ...{
        BACKUP_PASSPHRASE,
        BACKUP_TO: `${server.origin.replace('//', '//KEY:SECRET@')}/backups`,
      },
    }).backup;
    const place = openSecondPlace(to!, folder, { questionMs: 300, archiveMs: 300 });
    await expect(place.list()).rejects.toBeInstanceOf(ExternalServiceError);
    await expect(place.store(name, file)).rejects.toBeInstanceOf(ExternalServiceError);
    await server.close();
  });
});
