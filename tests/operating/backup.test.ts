import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test as twice, vi } from 'vitest';
import { activeOwners } from '#app/auth/roles.server.ts';
import { copyDatabase } from '#app/backup/copy-database.server.ts';
import { type Database, openDatabase } from '#app/database/database.server.ts';
import { fillRestoredCases } from '#app/database/migrations/0022-case-columns.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { fingerprintOf, readRows } from '#app/database/portable-rows.server.ts';
import { keptTables, passingTables } from '#app/database/table-keys.ts';
import { ArchiveError, unpackArchive, writeArchive } from '#app/backup/archive.server.ts';
import { makeBackup } from '#app/backup/make-backup.server.ts';
import type { Manifest } from '#app/backup/manifest.ts';
import { removeOldBackups } from '#app/backup/old-backups.server.ts';
import {
  NotEmptyError,
  UnrestoredPicturesError,
  UnwritableSecretsError,
  restoreBackup,
} from '#app/backup/restore-backup.server.ts';
import { closedImage, readGalleryPictures } from '#app/images/closed-images.server.ts';
import { createDiskImageStore } from '#app/images/disk-image-store.server.ts';
import { storeContentPicture } from '#app/editing/pictures/content-pictures.server.ts';
import { contentShapes } from '#app/images/image-shapes.ts';
import { type ImageStore, imageNames } from '#app/images/image-store.server.ts';
import { deriveQuickly } from '#tests/support/derive-quickly.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { startScriptedServer } from '#tests/support/outside/scripted-server.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, openTestSite } from '#tests/support/test-site.ts';

const now = new Date('2026-11-21T08:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

eachDatabase(({ engine, url, testOnce: test }) => {
  const site = siteOfBlock(url);
  const pictures = new Map<string, Uint8Array>();

  beforeAll(async () => {
    await site.signIn();
    // Whatever some program takes for the end of a line.
    const odd = 'a\u2028b\u2029c\u0085d\re\nf\vg';
    for (let count = 0; count < 450; count += 1) {
      const subject = count === 7 ? odd : 'y';
      await site.services.database.db
        .insertInto('event')
        .values({ _id: `e${count}`, at: now.toISOString(), actor: null, action: 'x', subject })
        .execute();
    }
    for (const [at, name] of ['Rakib', 'রাকিব হাসান 🙂', '"; drop table'].entries()) {
      const sent = { ...goodApplication, name, phone: `+880171234567${at}` };
      await site.call('POST', '/api/application', { json: sent });
    }
    const key = randomBytes(16).toString('hex');
    for (const name of imageNames(key)) {
      pictures.set(name, new Uint8Array(randomBytes(30_000)));
      await site.services.images.put(name, pictures.get(name)!);
    }
    await site.services.database.db
      .insertInto('image')
      .values({ key, createdAt: now.toISOString() })
      .execute();
    const { db } = site.services.database;
    const complaint = await storeComplaint(db, { kind: 'impostor', text: 'নমুনা 🙂; drop table' });
    const at = now.toISOString();
    await db
      .insertInto('complaintEntry')
      .values({
        ...{ _id: 'entry', complaint, kind: 'answer', text: 'Not ours', at, by: null },
        ...{ state: null, outcome: null },
      })
      .execute();
    await db
      .insertInto('falseIdentity')
      .values({ _id: 'false', value: 'sample.example', kind: 'social', at, by: null, complaint })
      .execute();
    await db
      .insertInto('pendingSetting')
      .values({ name: 'retentionNew', value: '12', holdsFrom: at, at, by: 'owner' })
      .execute();
    await db
      .insertInto('dayCount')
      .values({ day: '2026-11-21', name: 'sample', count: 3 })
      .execute();
    const photo = readFileSync('tests/corpus/files/ok.jpg');
    for (const shape of contentShapes) {
      const { images, database } = site.services;
      const crop = { shape, focus: { x: 10, y: 90, zoom: 150 } };
      await storeContentPicture(database.db, images, photo, crop, now);
    }
    for (const name of await readdir(join(site.dataDir, 'media'))) {
      pictures.set(name, new Uint8Array(await readFile(join(site.dataDir, 'media', name))));
    }
  });

  const source = () => ({
    databaseUrl: url(),
    secretsFile: site.services.settings.secretsFile,
    images: site.services.images,
  });

  async function emptyPlace() {
    const dataDir = await mkdtemp(join(folder, 'place-'));
    const { db } = await migrated(`file:${join(dataDir, 'sampan.sqlite')}`);
    const secretsFile = join(dataDir, 'secrets.json');
    return { db, dataDir, secretsFile, images: createDiskImageStore(join(dataDir, 'media')) };
  }

  twice.each([
    ['plain', null],
    ['encrypted', 'a passphrase of some length'],
  ])('a %s backup comes back whole on the embedded engine', async (_, passphrase) => {
    // The real way takes seconds of the processor, and has nothing to do with where the rows come from.
    if (engine === 'postgres' || !process.env.TEST_ALL) deriveQuickly();
    const { path, manifest } = await makeBackup(source(), folder, passphrase, now);
    expect(path.endsWith('.age')).toBe(passphrase !== null);
    const place = await emptyPlace();
    expect(await restoreBackup(path, place, passphrase)).toEqual(manifest);
    for (const table of keptTables) {
      expect(await fingerprintOf(place.db, table)).toEqual(manifest.tables[table]);
    }
    expect(manifest.tables.application?.rows).toBe(3);
    expect(manifest.tables.contentPicture?.rows).toBe(contentShapes.length);
    // Two squares; two portraits, two scenes, a share, and the master of each of the three.
    expect(manifest.pictures.files).toBe(14);
    expect(manifest.missingPictures).toEqual([]);
    for (const [name, bytes] of pictures) {
      expect(new Uint8Array(await readFile(join(place.dataDir, 'media', name)))).toEqual(bytes);
    }
    // In plain sight the secrets would open every passport number beside them.
    const files = await readdir(place.dataDir);
    expect(files.includes('secrets.json')).toBe(passphrase !== null);
    await place.db.destroy();
    await rm(path);
  });

  test('T-53 a withdrawn picture is closed after a restore too, and what was agreed to comes along', async () => {
    const { db } = site.services.database;
    const key = randomBytes(16).toString('hex');
    const at = now.toISOString();
    const consent = { consentHow: 'signed', consentOn: '2026-01-02', consentBy: 'Rahima' };
    const item = {
      ...{
        _id: 'withdrawn',
        name: 'Rakib',
        job: 'Welder',
        country: 'Hungary',
        date: '2026-02-14',
      },
      ...{ image: `/media/${key}.webp`, createdAt: at, ...consent, shows: 'face' },
      ...{ nameShown: 'initials', withdrawnAt: at, withdrawalReason: 'asked', leavesInitials: 1 },
    };
    await db.insertInto('galleryItem').values(item).execute();
    await db.insertInto('withdrawnPicture').values({ key, at, leftAt: '' }).execute();
    const { path } = await makeBackup(source(), folder, null, now);
    await db.deleteFrom('galleryItem').execute();
    await db.deleteFrom('withdrawnPicture').execute();
    const place = await emptyPlace();
    await restoreBackup(path, place, null);
    const known = await readGalleryPictures(place.db);
    expect(await closedImage(place.db, key, { known, isAway: false, now })).toBe('withdrawn');
    expect(await place.db.selectFrom('galleryItem').selectAll().execute()).toEqual([
      { ...item, deletedAt: null, version: 1 },
    ]);
    await place.db.destroy();
    await rm(path);
  });

  twice(
    'nobody is signed in after a restore, no link is open and nobody is half way in',
    async () => {
      const cookie = await site.signIn('signed-in@sampan.example');
      const { path } = await makeBackup(source(), folder, null, now);
      const place = await emptyPlace();
      const { secretsFile } = site.services.settings;
      await restoreBackup(path, place, null);
      for (const table of passingTables) {
        expect(await place.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      await place.db.destroy();
      const restored = await openTestSite(`file:${join(place.dataDir, 'sampan.sqlite')}`, {
        SECRETS_FILE: secretsFile,
      });
      expect((await site.call('GET', '/api/application', { cookie })).status).toBe(200);
      expect((await restored.call('GET', '/api/application', { cookie })).status).toBe(401);
      await restored.close();
      await rm(path);
    },
  );

  test('an archive that still holds sessions, as older ones do, brings none back', async () => {
    const cookie = await site.signIn('signed-in@sampan.example');
    const { path } = await makeBackup(source(), folder, null, now);
    const open = await mkdtemp(join(folder, 'older-'));
    await unpackArchive(path, open, null);
    const older = JSON.parse(await readFile(join(open, 'manifest.json'), 'utf8')) as Manifest;
    const { db } = site.services.database;
    const rows = await Array.fromAsync(readRows(db, 'session'));
    older.tables.session = await fingerprintOf(db, 'session');
    const lines = rows.flat().map((row) => `${JSON.stringify(row)}\n`);
    const again = join(folder, 'sampan-older.tar.gz');
    async function* entries() {
      for (const table of keptTables) {
        yield { name: `tables/${table}.jsonl`, path: join(open, 'tables', `${table}.jsonl`) };
      }
      yield { name: 'tables/session.jsonl', bytes: Buffer.from(lines.join('')) };
      for (const name of await readdir(join(open, 'pictures'))) {
        yield { name: `pictures/${name}`, path: join(open, 'pictures', name) };
      }
      yield { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(older)) };
    }
    await writeArchive(again, entries(), null);
    const place = await emptyPlace();
    await restoreBackup(again, place, null);
    expect(await place.db.selectFrom('session').selectAll().execute()).toEqual([]);
    await place.db.destroy();
    expect((await site.call('GET', '/api/application', { cookie })).status).toBe(200);
    await rm(path);
    await rm(again);
  });

  test('from an archive of before there were roles the oldest enabled account comes back as owner', async () => {
    await site.signIn('owner-later@sampan.example', 'owner');
    const { path } = await makeBackup(source(), folder, null, now);
    const open = await mkdtemp(join(folder, 'no-roles-'));
    await unpackArchive(path, open, null);
    const older = JSON.parse(await readFile(join(open, 'manifest.json'), 'utf8')) as Manifest;
    delete older.tables.staffRole;
    const again = join(folder, 'sampan-no-roles.tar.gz');
    async function* entries() {
      for (const table of Object.keys(older.tables)) {
        yield { name: `tables/${table}.jsonl`, path: join(open, 'tables', `${table}.jsonl`) };
      }
      for (const name of await readdir(join(open, 'pictures'))) {
        yield { name: `pictures/${name}`, path: join(open, 'pictures', name) };
      }
      yield { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(older)) };
    }
    await writeArchive(again, entries(), null);
    const place = await emptyPlace();
    await restoreBackup(again, place, null);
    expect(await activeOwners(place.db)).toMatchObject([{ email: 'staff@sampan.example' }]);
    await place.db.destroy();
    await rm(path);
    await rm(again);
  });

  twice(
    'from an archive of before there were cases each application comes back at its stage',
    async () => {
      const { db } = site.services.database;
      const contacted = { contacted: 1, contactedAt: '2099-01-01T07:00:00.000Z' };
      const outcome = { outcome: 'reached', outcomeAt: '2099-01-01T07:30:00.000Z' } as const;
      await db
        .updateTable('application')
        .set({ ...contacted, ...outcome, interestedCode: 'HU' })
        .where('name', '=', 'Rakib')
        .execute();
      const { path } = await makeBackup(source(), folder, null, now);
      const open = await mkdtemp(join(folder, 'no-cases-'));
      await unpackArchive(path, open, null);
      const older = JSON.parse(await readFile(join(open, 'manifest.json'), 'utf8')) as Manifest;
      older.schema = '0021-content-picture-master';
      for (const table of caseTables) delete older.tables[table];
      const application = join(open, 'tables', 'application.jsonl');
      const rows = (await readFile(application, 'utf8')).trim().split('\n');
      const before = rows.map((line) => {
        const row = Object.entries(JSON.parse(line) as object);
        return `${JSON.stringify(Object.fromEntries(row.filter(([column]) => !isOfCases(column))))}\n`;
      });
      await writeFile(application, before.join(''));
      const again = join(folder, 'sampan-no-cases.tar.gz');
      async function* entries() {
        for (const table of Object.keys(older.tables)) {
          yield { name: `tables/${table}.jsonl`, path: join(open, 'tables', `${table}.jsonl`) };
        }
        for (const name of await readdir(join(open, 'pictures'))) {
          yield { name: `pictures/${name}`, path: join(open, 'pictures', name) };
        }
        yield { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(older)) };
      }
      await writeArchive(again, entries(), null);
      const atTheirStages = async (target: Database) => {
        const restored = await target
          .selectFrom('application')
          .select(['name', 'stage', 'stageAt', 'destination', 'lastActivityAt', 'createdAt'])
          .execute();
        const [called, ...others] = restored.toSorted(
          (a, b) => Number(b.name === 'Rakib') - Number(a.name === 'Rakib'),
        );
        expect(called).toMatchObject({
          ...{ stage: 'called', stageAt: contacted.contactedAt, destination: 'HU' },
          lastActivityAt: outcome.outcomeAt,
        });
        expect(others).toHaveLength(2);
        for (const { stage, stageAt, lastActivityAt, createdAt } of others) {
          expect({ stage, stageAt, lastActivityAt }).toEqual({
            ...{ stage: 'new', stageAt: createdAt, lastActivityAt: createdAt },
          });
        }
      };
      const place = await emptyPlace();
      await restoreBackup(again, place, null);
      await atTheirStages(place.db);
      await place.db.destroy();
      // A place on the other engine: there such rows look the same.
      const none = { stage: 'new', stageAt: '', destination: null, lastActivityAt: '' } as const;
      await db.updateTable('application').set(none).execute();
      await fillRestoredCases(db);
      await atTheirStages(db);
      await rm(path);
      await rm(again);
    },
  );

  test('a restored passport number can be read with the secrets of the backup', async () => {
    deriveQuickly();
    const passphrase = 'a passphrase of some length';
    const { path } = await makeBackup(source(), folder, passphrase, now);
    const place = await emptyPlace();
    await restoreBackup(path, place, passphrase);
    await place.db.destroy();
    const restored = await openTestSite(`file:${join(place.dataDir, 'sampan.sqlite')}`, {
      SECRETS_FILE: place.secretsFile,
    });
    const cookie = await restored.signIn('another@sampan.example');
    const answer = await restored.call('GET', '/api/application', { cookie });
    const [{ _id }] = (await answer.json()) as [{ _id: string }];
    const whole = await restored.call('GET', `/api/application/${_id}`, { cookie });
    expect(await whole.json()).toMatchObject({ passport: goodApplication.passport });
    await restored.close();
    await rm(path);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3000)],
    ['damaged', (bytes: Buffer) => Buffer.from(bytes).fill(7, 2000, 2100)],
    ['no archive', () => Buffer.from('hello')],
  ])('a backup that is %s is refused, and the place stays empty', async (_, spoil) => {
    const { path } = await makeBackup(source(), folder, null, now);
    await writeFile(path, spoil(await readFile(path)));
    const place = await emptyPlace();
    await expect(restoreBackup(path, place, null)).rejects.toBeInstanceOf(ArchiveError);
    expect((await fingerprintOf(place.db, 'application')).rows).toBe(0);
    await place.db.destroy();
    await rm(path);
  });

  test('a picture that a busy host withholds is told from one that is gone, and the rest is in the archive', async () => {
    const own = await mkdtemp(join(folder, 'busy-'));
    const gone = [...pictures.keys()].toSorted()[0]!;
    let status = 503;
    const host = await startScriptedServer(({ url: { pathname } }) =>
      pathname === `/${gone}` ? { status } : { body: pictures.get(pathname.slice(1))! },
    );
    const images = {
      ...site.services.images,
      get: async (name: string) => ({ address: `${host.origin}/${name}` }),
    };
    const lacking = { missingPictures: [gone], pictures: { files: 13 } };
    const made = await makeBackup({ ...source(), images }, own, null, now);
    expect(made.manifest).toMatchObject(lacking);
    expect(made.unread).toEqual([{ name: gone, code: 'images/503' }]);
    status = 410;
    const again = await makeBackup({ ...source(), images }, own, null, now);
    expect(again.manifest).toMatchObject(lacking);
    expect(again.unread).toEqual([]);
    await host.close();
  });

  test('without a place for the secrets nothing is restored, and with one all is', async () => {
    deriveQuickly();
    const passphrase = 'a passphrase of some length';
    const { path, manifest } = await makeBackup(source(), folder, passphrase, now);
    const place = await emptyPlace();
    await mkdir(place.secretsFile);
    const file = join(place.dataDir, 'file');
    await writeFile(file, '');
    for (const secretsFile of [place.secretsFile, join(file, 'secrets.json')]) {
      const restored = restoreBackup(path, { ...place, secretsFile }, passphrase);
      await expect(restored).rejects.toThrow(/EISDIR|EEXIST/);
      expect((await fingerprintOf(place.db, 'application')).rows).toBe(0);
    }
    await expect(restoreBackup(path, place, passphrase)).rejects.toThrow(UnwritableSecretsError);
    await rm(place.secretsFile, { recursive: true });
    expect(await restoreBackup(path, place, passphrase)).toEqual(manifest);
    await place.db.destroy();
    await rm(path);
  });

  test.each([
    ['could not be stored', (): Promise<void> => Promise.reject(new Error('full'))],
    ['came out different', () => Promise.resolve()],
  ])('a picture that %s is named, and what is there already stays', async (sentence, put) => {
    deriveQuickly();
    const passphrase = 'a passphrase of some length';
    const { path, manifest } = await makeBackup(source(), folder, passphrase, now);
    const place = await emptyPlace();
    let tries = 0;
    const images: ImageStore = {
      ...place.images,
      put: (name, bytes) => (++tries > 4 ? put() : place.images.put(name, bytes)),
    };
    const failure: unknown = await restoreBackup(path, { ...place, images }, passphrase).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UnrestoredPicturesError);
    expect(failure).toMatchObject({ contents: manifest, restored: 4 });
    expect(String(failure)).toMatch(new RegExp(`The picture [-\\w.]+ ${sentence}`));
    expect((await fingerprintOf(place.db, 'application')).rows).toBe(3);
    expect(await readFile(place.secretsFile, 'utf8')).toBe(
      await readFile(source().secretsFile, 'utf8'),
    );
    await place.db.destroy();
    await rm(path);
  });

  test('a wrong passphrase is refused, and so is a place that is not empty', async () => {
    deriveQuickly();
    const { path } = await makeBackup(source(), folder, 'the right passphrase', now);
    const place = await emptyPlace();
    await expect(restoreBackup(path, place, 'another passphrase')).rejects.toThrow(ArchiveError);
    await expect(restoreBackup(path, place, null)).rejects.toThrow(/BACKUP_PASSPHRASE/);
    await restoreBackup(path, place, 'the right passphrase');
    await expect(restoreBackup(path, place, 'the right passphrase')).rejects.toThrow(NotEmptyError);
    await place.db.destroy();
    await rm(path);
  });

  twice('a copy to another database is the same, and after changes again', async () => {
    const other = await migrated(`file:${join(await mkdtemp(join(folder, 'copy-')), 'c.sqlite')}`);
    const { db } = site.services.database;
    const copy = () => Array.fromAsync(copyDatabase(db, other.db));
    const first = await copy();
    expect(first.filter(({ same }) => !same)).toEqual([]);
    expect(first.find(({ table }) => table === 'event')?.written).toBeGreaterThanOrEqual(450);

    await db.deleteFrom('event').where('_id', '=', 'e7').execute();
    await db.updateTable('event').set({ action: 'z' }).where('_id', '=', 'e8').execute();
    await other.db.updateTable('event').set({ action: 'w' }).where('_id', '=', 'e9').execute();
    const second = await copy();
    expect(second.filter(({ same }) => !same)).toEqual([]);
    expect(second.find(({ table }) => table === 'event')).toMatchObject({ written: 2, deleted: 1 });
    expect(second.filter(({ written, deleted }) => written + deleted > 0)).toHaveLength(1);
    await other.db.destroy();
  });

  twice.runIf(engine === 'postgres')(
    'a copy from the embedded engine is the same too',
    async () => {
      const embedded = await openTestSite('file::memory:');
      await embedded.signIn();
      await embedded.call('POST', '/api/application', { json: goodApplication });
      const { db } = site.services.database;
      const reports = await Array.fromAsync(copyDatabase(embedded.services.database.db, db));
      expect(reports.filter(({ same }) => !same)).toEqual([]);
      expect(reports.find(({ table }) => table === 'staff')).toMatchObject({ rows: 1, written: 1 });
      await embedded.close();
    },
  );
});

twice('old backups go, the newest never, and other files are left alone', async () => {
  const own = await mkdtemp(join(folder, 'old-'));
  const name = (day: string) => `sampan-2026-${day}T080000Z.tar.gz`;
  for (const file of [name('10-01'), name('11-06'), `${name('11-08')}.age`, 'notes.txt']) {
    await writeFile(join(own, file), '');
  }
  expect(await removeOldBackups(own, 14, now)).toEqual([name('10-01'), name('11-06')]);
  expect(await removeOldBackups(own, 1, new Date('2027-11-21T08:00:00Z'))).toEqual([]);
  expect((await readdir(own)).toSorted()).toEqual(['notes.txt', `${name('11-08')}.age`]);
});

/** The tables that came with the cases, and those after them. */
const caseTables = [
  ...['stageMove', 'caseNote', 'factChange', 'checklistMark', 'payment', 'receiptSeries'],
  ...['ownerSetting', 'pendingSetting', 'withdrawnPicture', 'differentPeople'],
  ...['complaint', 'complaintEntry', 'falseIdentity', 'dayCount'],
];

const caseColumns = [
  ...['stage', 'stageAt', 'closeReason', 'destination', 'assignee', 'nextStep', 'nextStepText'],
  ...['nextStepOn', 'source', 'lookupClosed', 'eraseAfter', 'lastActivityAt'],
  ...['leftWithoutClearance', 'personKey', 'passportGroup', 'hasDuplicate', 'pairsNoted'],
];

/** Whether a column of applications came with the cases. */
function isOfCases(column: string): boolean {
  return caseColumns.includes(column);
}

async function migrated(url: string) {
  const database = openDatabase(url);
  await migrate(database);
  return database;
}
