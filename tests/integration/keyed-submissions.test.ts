import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyedSubmissionsTask } from '#app/applications/storage/keyed-submissions.server.ts';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { reencryptPassports } from '#app/applications/storage/reencrypt-passports.server.ts';
import { createLog } from '#app/config/log.server.ts';
import { runDueTasks } from '#app/jobs/scheduler.server.ts';
import { withNewKeys, withNewestKeys } from '#app/config/secrets.server.ts';
import { noteTask } from '#app/jobs/task-record.server.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { cellsThatTell, everyCell, submission } from '#tests/support/passport-attack.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

const now = '2026-11-21T10:00:00.000Z';
const recently = '2026-11-14T10:00:00.000Z';
const longAgo = '2026-11-14T09:59:59.999Z';
const passport = 'Q7654ZKWJ';

eachDatabase(({ engine, url }) => {
  let site: TestSite;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    site = await openTestSite(url(), { RATE_LIMITS: 'off' });
    site.services.log = createLog('info', { write: (line: string) => void lines.push(line) });
    await db().deleteFrom('application').execute();
    await db().deleteFrom('task').execute();
  });
  afterEach(() => site.close());
  const db = () => site.services.database.db;

  /** The key that the form of an application has sent, and its answer. */
  async function applied(at: string, form: string, changed: object = {}) {
    site.setNow(at);
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, passport, ...changed },
      headers: { 'idempotency-key': `key-of-the-form-${form}` },
    });
    return { status: answer.status, ...((await answer.json()) as { insertedId?: string }) };
  }
  const rows = () => db().selectFrom('application').selectAll().orderBy('createdAt').execute();
  const hashes = async () => (await rows()).map(({ submissionHash }) => submissionHash);

  /** As versions before have stored it. */
  const plainHash = (row: object) =>
    createHash('sha256').update(submission(row, passport)).digest('base64url');
  async function unkey(which = () => true) {
    for (const row of (await rows()).filter(which)) {
      const submissionHash = plainHash(row);
      await db()
        .updateTable('application')
        .set({ submissionHash })
        .where('_id', '=', row._id)
        .execute();
    }
  }
  const tell = async () =>
    cellsThatTell(await everyCell(db()), { typed: passport, row: (await rows()).at(-1)! });
  const start = (services = site.services) =>
    runDueTasks(services, [keyedSubmissionsTask(services)], new AbortController().signal);

  test('what an older version has stored is replaced at the first start, and repeats are still known', async () => {
    await applied(longAgo, 'one');
    const first = await applied(recently, 'two');
    site.setNow(now);
    await unkey();
    expect(new Set(await tell())).toEqual(new Set(['application.submissionHash']));
    const before = await hashes();
    // Several processes may start at once.
    const other = await openTestSite(url());
    other.setNow(now);
    await Promise.all([start(), start(other.services)]);
    await other.close();
    expect(await tell()).toEqual([]);
    expect(await hashes()).toEqual(['', expect.stringMatching(/^1:[\w-]{43}$/)]);
    expect(await applied(now, 'two')).toEqual({ ...first, status: 201 });
    expect(await applied(now, 'two', { job: 'Plumber' })).toMatchObject({ status: 422 });
    expect((await applied(now, 'one')).status).toBe(201);
    expect(await rows()).toHaveLength(3);
    if (engine === 'sqlite') {
      const path = url().slice('file:'.length);
      const file = Buffer.concat([readFileSync(path), readFileSync(`${path}-wal`)]);
      for (const hash of before) expect(file.includes(hash)).toBe(false);
    }
  });

  test('the operator is told of the backups from before, in the log and on the page of the state', async () => {
    await applied(recently, 'one');
    site.setNow(now);
    await unkey();
    const { folder } = site.services.settings.backup;
    mkdirSync(folder, { recursive: true });
    const names = ['sampan-2026-11-20T203000Z.tar.gz', 'sampan-2026-11-20T203000Z.tar.gz.age'];
    for (const name of [...names, 'sampan-2026-11-21T203000Z.tar.gz'])
      writeFileSync(join(folder, name), '');
    await start();
    expect(lines.join()).toContain('"code":"backups_hold_hashes","found":1');
    const cookie = await site.signIn();
    const status = async () =>
      (await (await site.call('GET', '/api/status', { cookie })).json()) as {
        keyedHashes: object;
        warnings: string[];
      };
    const told = await status();
    expect(told.keyedHashes).toEqual({ replacedAt: now, plainBackups: 1 });
    expect(told.warnings).toContain('backups_tell_passports');
    rmSync(join(folder, names[0]!));
    expect((await status()).warnings).not.toContain('backups_tell_passports');
  });

  test('staff are told as well when the first try was interrupted after everything was replaced', async () => {
    await noteTask(db(), 'unkeyed-hashes', { outcome: '1', succeeded: true, now: new Date(now) });
    await start();
    const cookie = await site.signIn();
    const answer = await site.call('GET', '/api/status', { cookie });
    expect(await answer.json()).toMatchObject({ keyedHashes: { replacedAt: expect.any(String) } });
  });

  test('a database that never had any is done with the first look, and nobody is told', async () => {
    await applied(now, 'one');
    await start();
    const task = () =>
      db().selectFrom('task').selectAll().where('name', '=', 'keyed-hashes').executeTakeFirst();
    expect(await task()).toMatchObject({ outcome: 'nothing', succeededAt: now });
    expect(lines.join()).not.toContain('backups_hold_hashes');
    const kept = await hashes();
    site.setNow('2026-11-21T11:00:00.000Z');
    await start();
    expect(await task()).toMatchObject({ succeededAt: now });
    expect(await hashes()).toEqual(kept);
  });

  test('while an older version still runs beside this one, its repeats are known too', async () => {
    const first = await applied(recently, 'one');
    await unkey();
    expect(await applied(now, 'one')).toEqual({ ...first, status: 201 });
    expect(await applied(now, 'one', { passport: 'Q7654ZKWK' })).toMatchObject({ status: 422 });
  });

  test('housekeeping replaces what such a version has stored since, and empties after seven days', async () => {
    await applied(longAgo, 'one');
    await applied(recently, 'two');
    site.setNow(now);
    await start();
    await unkey(() => true);
    await runDueTasks(
      site.services,
      [housekeepingTask(site.services)],
      new AbortController().signal,
    );
    expect(await hashes()).toEqual(['', expect.stringMatching(/^1:/)]);
    expect(lines.join()).toContain('"task":"housekeeping"');
  });

  test('a repeat is known while keys are changed, and after the old one is dropped', async () => {
    const first = await applied(recently, 'one', { address: 'Mirpur\nDhaka' });
    const { services } = site;
    services.secrets = withNewKeys(services.secrets);
    const again = { address: 'Mirpur\r\nDhaka' };
    expect(await applied(now, 'one', again)).toEqual({ ...first, status: 201 });
    await reencryptPassports(db(), createPassportCipher(services.secrets), 'k2');
    expect(await hashes()).toEqual([expect.stringMatching(/^2:/)]);
    services.secrets = withNewestKeys(services.secrets);
    expect(await applied(now, 'one', again)).toEqual({ ...first, status: 201 });
    expect(await applied(now, 'one', { job: 'Plumber' })).toMatchObject({ status: 422 });
  });
});
