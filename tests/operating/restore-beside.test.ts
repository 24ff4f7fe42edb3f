import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { eraseOnRequest } from '#app/applications/storage/erase-applications.server.ts';
import { makeBackup } from '#app/backup/make-backup.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { withdrawConsent } from '#app/gallery/consent/withdraw.server.ts';
import { deriveQuickly } from '#tests/support/derive-quickly.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { goodApplication, openTestSite } from '#tests/support/test-site.ts';

// Everything that is run here stands in the document that an operator has before him that day.
const document = readFileSync('docs/operations/backup-and-move.md', 'utf8');
const [onMachine = '', inContainers = ''] = [
  ...document.slice(document.indexOf('## Restoring')).matchAll(/```sh\n([^`]+)```/g),
].map(([, commands]) => commands!);
const [, question = ''] = /```sql\n([^`]+)```/.exec(document) ?? [];

const now = new Date('2026-11-21T08:00:00Z');
afterEach(() => vi.restoreAllMocks());

eachDatabase(({ engine, url }) => {
  test('a restore beside the database of before, which is then asked what was withdrawn and erased since', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sampan-beside-'));
    const dataDir = join(folder, 'sampan');
    await mkdir(join(dataDir, 'backups'), { recursive: true });
    const here = engine === 'sqlite' ? `file:${join(dataDir, 'sampan.sqlite')}` : url();
    const secretsFile = join(dataDir, 'secrets.json');
    const site = await openTestSite(here, { SECRETS_FILE: secretsFile });
    const { db } = site.services.database;
    await site.call('POST', '/api/application', { json: goodApplication });
    const { _id: application } = await db
      .selectFrom('application')
      .select('_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('galleryItem')
      .values({
        ...{ _id: 'shown', name: 'Rakib', job: 'Welder', country: 'Hungary', date: '2026-02-14' },
        ...{ image: '', createdAt: now.toISOString(), shows: 'face', nameShown: 'full' },
        ...{ consentHow: 'signed', consentOn: '2026-01-02', consentBy: 'Rahima' },
      })
      .execute();
    const { images } = site.services;
    deriveQuickly();
    const passphrase = engine === 'sqlite' ? null : 'a passphrase of some length';
    const from = { databaseUrl: here, secretsFile, images };
    const { path } = await makeBackup(from, join(dataDir, 'backups'), passphrase, now);
    await withdrawConsent(
      db,
      { id: 'shown', actor: 'staff', now },
      { reason: 'asked by phone', leavesInitials: false },
    );
    await db.updateTable('application').set({ eraseAfter: now.toISOString() }).execute();
    expect(await eraseOnRequest(db, now)).toBe(1);
    await site.close();

    const env = {
      ...{ ...process.env, DATA_DIR: dataDir, DATABASE_URL: here },
      BACKUP_PASSPHRASE: passphrase ?? '',
    };
    const run = (script: string) =>
      execFileSync('sh', ['-ec', script], { encoding: 'utf8', env, stdio: 'pipe' });
    const restore = `${process.execPath} ${resolve('bin/restore.ts')}`;
    let before: string;
    if (engine === 'sqlite') {
      run(
        onMachine
          .replace(/^systemctl .*$/gm, '')
          .replace(/ -o sampan -g sampan/, '')
          .replace(/\/\S*\/backups\/sampan-\S+/, path)
          .replace('sampan restore', restore)
          .replaceAll('/var/lib/sampan', dataDir),
      );
      before = `file:${join(`${dataDir}.before`, 'sampan.sqlite')}`;
    } else {
      const name = new URL(here).pathname.slice(1);
      const named = (statement: string) => statement.replace(/\bsampan(?=\b|_)/g, name);
      const [, rename = ''] = /psql .*--command='([^']+)'/.exec(inContainers) ?? [];
      await onServer(named(rename), `create database ${name}`);
      const [, command = ''] = /app-1 node (bin\/restore\.ts) /.exec(inContainers) ?? [];
      // The secrets come with the encrypted archive.
      await rm(secretsFile);
      run(`${process.execPath} ${resolve(command)} ${path}`);
      before = Object.assign(new URL(here), { pathname: named('sampan_before') }).href;
    }
    expect(existsSync(secretsFile)).toBe(true);

    const old = openDatabase(before);
    const { rows } = await sql.raw<{ action: string; subject: string }>(question).execute(old.db);
    await old.db.destroy();
    expect(rows.map(({ action, subject }) => [action, subject]).toSorted()).toEqual([
      ['application.erased-on-request', application],
      ['gallery.withdrawn', 'shown'],
    ]);
    // Both are back, by the very names that the old database gave.
    const restored = openDatabase(here);
    const shown = restored.db.selectFrom('galleryItem').select(['_id', 'name', 'withdrawnAt']);
    expect(await shown.execute()).toEqual([{ _id: 'shown', name: 'Rakib', withdrawnAt: null }]);
    const applications = restored.db.selectFrom('application').select(['_id', 'eraseAfter']);
    expect(await applications.execute()).toEqual([{ _id: application, eraseAfter: null }]);
    await restored.db.destroy();

    if (engine === 'postgres') {
      const [, drop = ''] = /`dropdb (\w+)`/.exec(document) ?? [];
      await onServer(`drop database ${drop.replace('sampan', new URL(here).pathname.slice(1))}`);
    }
    await rm(folder, { recursive: true, force: true });
  });
});

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
