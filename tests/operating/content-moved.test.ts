import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#app/backup/make-backup.server.ts';
import { restoreBackup } from '#app/backup/restore-backup.server.ts';
import { documentIds } from '#app/content/documents.ts';
import { pictureAddress } from '#app/content/pictures/picture.ts';
import { copyDatabase } from '#app/backup/copy-database.server.ts';
import { type Database, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { fingerprintOf } from '#app/database/portable-rows.server.ts';
import { createDiskImageStore } from '#app/images/disk-image-store.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, cookieOf, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const owner = 'owner@sampan.example';
const text = (bn: string, en = 'English') => ({ en, bn });
const headline = 'homeWords/headline';
const now = new Date('2026-03-02T10:00:00Z');

/** Where everything that staff have written is. */
const tables = [
  ...(['contentDocument', 'contentRevision', 'contentPicture', 'contentPictureUse'] as const),
  ...(['image', 'staffRole'] as const),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-moved-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

eachDatabase(({ engine, url }) => {
  test('E-71 a restored backup has the same content, drafts, history, roles and pictures', async () => {
    const site = await openTestSite(url());
    const before = await writtenBy(await edit(site), site);
    const { db: source } = site.services.database;
    const { settings, images } = site.services;
    const { secretsFile } = settings;
    const taken = { databaseUrl: url(), secretsFile, images };
    const { path } = await makeBackup(taken, folder, null, now);
    const place = await emptyPlace();
    await restoreBackup(path, place, null);
    expect(await fingerprints(place.db)).toEqual(await fingerprints(source));
    await place.db.destroy();

    const restored = await openTestSite(place.url, { DATA_DIR: place.dataDir });
    expect(await writtenBy(await signIn(restored), restored)).toEqual(before);
    await Promise.all([site.close(), restored.close()]);
  });

  test.runIf(engine === 'postgres')(
    'E-71 what has moved to the other engine and back is the same on each',
    async () => {
      const [first, last] = [await emptyPlace(), await emptyPlace()];
      const variables = { DATA_DIR: first.dataDir };
      const site = await openTestSite(first.url, variables);
      const before = await writtenBy(await edit(site), site);
      const { db: source } = site.services.database;
      const middle = openDatabase(url());
      for (const [from, to] of [
        [source, middle.db],
        [middle.db, last.db],
      ] as const) {
        const copied = await Array.fromAsync(copyDatabase(from, to));
        expect(copied.filter(({ same }) => !same)).toEqual([]);
        expect(await fingerprints(to)).toEqual(await fingerprints(source));
      }
      await Promise.all([middle.db.destroy(), first.db.destroy(), last.db.destroy()]);
      for (const place of [url(), last.url]) {
        const moved = await openTestSite(place, variables);
        expect(await writtenBy(await signIn(moved), moved)).toEqual(before);
        await moved.services.database.db.destroy();
      }
      await site.close();
    },
  );
});

async function emptyPlace() {
  const dataDir = await mkdtemp(join(folder, 'place-'));
  const url = `file:${join(dataDir, 'sampan.sqlite')}`;
  const database = openDatabase(url);
  await migrate(database);
  const images = createDiskImageStore(join(dataDir, 'media'));
  return { url, db: database.db, dataDir, secretsFile: join(dataDir, 'secrets.json'), images };
}

async function fingerprints(db: Database) {
  const all = await Promise.all(tables.map((table) => fingerprintOf(db, table)));
  return Object.fromEntries(all.map((one, at) => [tables[at], one]));
}

/** Leaves of everything one: two publications, a draft, a discarded one, a request, a picture, two roles. */
async function edit(site: TestSite): Promise<string> {
  const cookie = await site.signIn(owner, 'owner');
  const staff = await site.signIn('shirin@sampan.example', 'staff');
  let sequence = 0;
  const call = async <Answer>(method: string, path: string, json?: object, by = cookie) => {
    const answer = await site.call(method, `/api/content${path}`, { cookie: by, json });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const save = async (id: string, values: Record<string, unknown>, by = cookie) => {
    const { leaves } = await call<{ leaves: Record<string, { version: number }> }>('GET', `/${id}`);
    const changes = Object.entries(values).map(([path, value]) => {
      return { path, base: leaves[path]?.version ?? 0, value };
    });
    const editor = by === cookie ? 'screen-of-owner' : 'screen-of-shirin';
    return call<{ version: number }>(
      ...(['PATCH', `/${id}`, { editor, sequence: (sequence += 1), changes }, by] as const),
    );
  };
  const publish = async (id: string, values: Record<string, unknown>, note: string) => {
    const { version } = await save(id, values);
    const documents = [{ _id: id, version }];
    await call('POST', '/publications', { key: randomUUID(), documents, note });
  };
  const form = new FormData();
  form.set('image', new File([readFileSync('tests/corpus/files/ok.jpg')], 'ok.jpg'));
  form.set('shape', 'portrait');
  form.set('focus', JSON.stringify({ x: 10, y: 90, zoom: 150 }));
  const upload = await site.call('POST', '/api/content/pictures', { cookie, body: form });
  const { data } = (await upload.json()) as { data: { url: string } };
  const [official] = site.services.content.current().documents.officials.officials;

  await publish('home', { [headline]: text('প্রথম', '"First"; <b>') }, 'A better headline');
  const photo = { address: data.url, ...text('অফিসে', 'In the office') };
  await publish('officials', { [`officials/${official!._key}/photo`]: photo }, '');
  await save('home', { [headline]: text('ফেলে দেওয়া') });
  await call('DELETE', '/home/draft');
  await save('home', { [headline]: text('দ্বিতীয়\nলাইন 🙂') }, staff);
  await save('agency', { 'agency/email': 'new@sampan.example' }, staff);
  await call('POST', '/agency/request', undefined, staff);
  return cookie;
}

async function signIn(site: TestSite): Promise<string> {
  const json = { email: owner, password: staffPassword };
  return cookieOf(await site.call('POST', '/api/auth/sign-in/email', { json }));
}

/** All that staff and visitors see of it. */
async function writtenBy(cookie: string, site: TestSite) {
  const ask = async (path: string) => (await site.call('GET', path, { cookie })).json();
  const { documents, publishedAt } = site.services.content.current();
  const [official] = documents.officials.officials;
  const picture = await site.call('GET', pictureAddress(official!.photo));
  return {
    live: documents,
    publishedAt,
    list: (await ask('/api/content')) as object,
    edited: await Promise.all(documentIds.map((id) => ask(`/api/content/${id}`))),
    history: await Promise.all(documentIds.map((id) => ask(`/api/content/${id}/revisions`))),
    picture: [picture.status, Buffer.from(await picture.arrayBuffer()).toString('base64')],
  };
}
