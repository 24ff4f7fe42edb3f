import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Defaults from '#app/content/defaults.server.ts';
import { type DocumentId, type Documents, documentIds } from '#app/content/documents.ts';
import { mediaFaults, shippedFile } from '#app/content/pictures/media-files.server.ts';
import { pictureAddress } from '#app/content/pictures/picture.ts';
import { differences } from '#app/editing/files/differences.ts';
import { importContent } from '#app/editing/files/import-content.server.ts';
import { writeContentFiles } from '#app/editing/files/write-content-files.server.ts';
import { writePictures } from '#app/editing/files/write-pictures.server.ts';
import { picturesLacking, takePictures } from '#app/editing/pictures/taken-pictures.server.ts';
import { contentImage } from '#app/images/content-image.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import { sweepUnusedImages } from '#app/images/unused-images.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

/** What the product ships: the files of the repository, or those that a test has put in their place. */
const shipping = vi.hoisted(() => ({ folder: '' }));

vi.mock('#app/content/defaults.server.ts', async (original) => {
  const real = await original<typeof Defaults>();
  const read = new Map<string, unknown>();
  return {
    ...real,
    get contentFolder() {
      return shipping.folder || real.contentFolder;
    },
    defaultDocuments() {
      if (!shipping.folder) return real.defaultDocuments();
      if (!read.has(shipping.folder)) read.set(shipping.folder, documentsIn(shipping.folder, real));
      return read.get(shipping.folder);
    },
  };
});

function documentsIn(folder: string, { readDocument }: typeof Defaults) {
  return Object.fromEntries(documentIds.map((id) => [id, readDocument(folder, id)]));
}

const { contentFolder } = await vi.importActual<typeof Defaults>('#app/content/defaults.server.ts');
const real = await vi.importActual<typeof Defaults>('#app/content/defaults.server.ts');
const work = mkdtempSync(join(tmpdir(), 'sampan-media-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeEach(() => {
  shipping.folder = '';
});

/** A site whose pages show three uploaded pictures, and what it exports. */
let first: TestSite;
let folder: string;
let shown: string[];
beforeAll(async () => {
  first = await openTestSite(emptyDatabase());
  await publishPictures(first, await first.signIn('owner@sampan.example', 'owner'));
  folder = await exported(first);
  shown = [await photoOf(first), await headOf(first), policyPictureOf(first)];
});
afterAll(() => first.close());

oneDatabase(({ url }) => {
  test('E-38 pictures are exported without their masters, imported into an empty site, and exported again as the same bytes', async () => {
    expect(readdirSync(join(folder, 'media')).toSorted()).toEqual(
      shown.flatMap((address) => filesOf(address)).toSorted(),
    );

    const second = await emptySite(url());
    const owner = await second.signIn('owner@sampan.example', 'owner');
    const { files, lacking } = await readFolder(second, folder);
    expect(lacking).toHaveLength(3);
    await imported(second, folder);
    expect(differences(second.services.content.current().documents, files)).not.toEqual([]);
    const keptNow = await second.services.database.db
      .selectFrom('contentPictureUse')
      .select('revision')
      .execute();
    expect(keptNow.map(({ revision }) => revision)).toEqual(['draft', 'draft', 'draft']);
    await publish(second, owner, ['officials', 'services', 'policy']);
    expect(bytesIn(await exported(second))).toEqual(bytesIn(folder));
    // A second time there is nothing to take.
    expect((await readFolder(second, folder)).lacking).toEqual([]);
    await second.close();
  });

  test('E-38 committed as defaults and deployed on an empty store, pages show them and staff cut them again', async () => {
    const pages = first.services.content.current().documents;
    shipping.folder = folder;
    await first.services.content.reload();
    const { documents, resolved } = first.services.content.current();
    expect(documents).toEqual(pages);
    expect(Object.values(resolved).flatMap(({ overridden }) => overridden)).toEqual([]);

    const site = await emptySite(url());
    const owner = await site.signIn('owner@sampan.example', 'owner');
    const { db } = site.services.database;
    const photo = await photoOf(site);
    expect(site.services.content.current().documents).toEqual(pages);
    for (const name of filesOf(photo)) {
      const answer = await site.call('GET', `/media/${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.equals(readFileSync(join(folder, 'media', name)))).toBe(true);
    }
    expect((await site.call('GET', `/media/${'0'.repeat(32)}.webp`)).status).toBe(404);
    // A name of another form is never a path.
    for (const name of ['../agency.json', 'agency.json', `../media/${filesOf(photo)[0]}`, '..', ''])
      expect(await shippedFile(name)).toBeNull();

    // Nothing was written so far, and nothing is swept.
    expect(await db.selectFrom('image').select('key').execute()).toEqual([]);
    const { key } = contentImage(photo)!;
    const crop = await site.call('GET', `/api/content/pictures/${key}/crop`, { cookie: owner });
    expect(await crop.json()).toMatchObject({ shape: 'portrait', focus: { zoom: 100 } });
    const cut = await site.call('POST', `/api/content/pictures/${key}/crop`, {
      cookie: owner,
      json: { shape: 'portrait', focus: { x: 0, y: 0, zoom: 200 } },
    });
    expect(cut.status).toBe(200);

    // A text beside it goes live: now it belongs to staff, and stays when the product ships it no more.
    const [official, other] = site.services.content.current().documents.officials.officials;
    await save(site, owner, 'officials', {
      [`officials/${other!._key}/name`]: { en: 'Another', bn: 'আরেকজন' },
    });
    await publish(site, owner, ['officials']);
    const uses = await db.selectFrom('contentPictureUse').select('key').execute();
    expect(uses).toEqual([{ key }]);
    await sweepUnusedImages(db, site.services.images, new Date(Date.now() + 48 * 3600 * 1000));
    shipping.folder = '';
    await site.services.content.reload();
    expect(await photoOf(site)).toBe(photo);
    expect((await site.call('GET', photo)).status).toBe(200);
    expect(await headOf(site)).toBe('/illustrations/services-office.svg');
    expect(official!.photo).toMatchObject({ address: photo });
    await site.close();
  });

  test('a shipped picture is published while the store is away, and shown', async () => {
    shipping.folder = folder;
    const photo = shown[0]!;
    const site = await emptySite(url());
    const owner = await site.signIn('owner@sampan.example', 'owner');
    site.services.images.put = () => Promise.reject(new Error('away'));
    const [official] = site.services.content.current().documents.officials.officials;
    await save(site, owner, 'officials', {
      [`officials/${official!._key}/name`]: { en: 'Another', bn: 'আরেকজন' },
      [`officials/${official!._key}/photo`]: { address: photo, decoration: true },
    });
    await publish(site, owner, ['officials']);
    expect((await site.call('GET', photo)).status).toBe(200);
    await site.close();
  });
});

describe('E-39 a picture that is not right is named, and nothing is written', () => {
  /** An export, with a mistake made in its pictures. */
  async function faultsWith(mistake: (media: string, names: string[]) => unknown) {
    const copy = freshFolder();
    cpSync(folder, copy, { recursive: true });
    const names = filesOf(shown[0]!);
    await mistake(join(copy, 'media'), names);
    const empty = await openTestSite(emptyDatabase());
    const { faults } = await readFolder(empty, copy);
    const { db } = empty.services.database;
    expect(await db.selectFrom('image').select('key').execute()).toEqual([]);
    await empty.close();
    return { faults, names };
  }

  test('a file that is missing', async () => {
    const { faults, names } = await faultsWith((media, [, small]) => rmSync(join(media, small!)));
    expect(faults).toEqual([
      `content/media/${names[1]}: the content shows this picture, and it is not here.`,
    ]);
  });

  test('one that is cut off, and one of another size', async () => {
    const { faults, names } = await faultsWith(async (media, [large, small]) => {
      const whole = readFileSync(join(media, large!));
      writeFileSync(join(media, small!), await sharp(whole).resize(300, 300).webp().toBuffer());
      writeFileSync(join(media, large!), whole.subarray(0, whole.length / 2));
    });
    expect(faults).toEqual(
      names.map((name) => expect.stringMatching(`^content/media/${name}: this is not a whole`)),
    );
  });

  test('one that is no picture, and one that says where it was taken', async () => {
    const { faults } = await faultsWith(async (media, [large, small]) => {
      const whole = sharp(readFileSync(join(media, large!)));
      const exif = { IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } };
      writeFileSync(join(media, large!), await whole.withExif(exif).webp().toBuffer());
      writeFileSync(join(media, small!), '<svg onload="alert(1)"/>');
    });
    expect(faults).toHaveLength(2);
  });

  test('one that no text shows', async () => {
    const { faults } = await faultsWith((media) => writeFileSync(join(media, 'notes.txt'), ''));
    expect(faults).toEqual(['content/media/notes.txt: no text shows this picture.']);
  });
});

test('an export takes away pictures that nothing shows any more, and nothing else', async () => {
  const site = await openTestSite(emptyDatabase());
  const folder = freshFolder();
  cpSync(contentFolder, folder, { recursive: true });
  mkdirSync(join(folder, 'media'));
  const old = `${'0'.repeat(32)}-800x800.webp`;
  for (const name of [old, 'notes.txt']) writeFileSync(join(folder, 'media', name), '');
  await exported(site, folder);
  expect(readdirSync(join(folder, 'media'))).toEqual(['notes.txt']);
  await site.close();
});

test('E-38 an export without uploaded pictures makes no folder for them, and changes no byte', async () => {
  const site = await openTestSite(emptyDatabase());
  const folder = await exported(site);
  expect(existsSync(join(folder, 'media'))).toBe(false);
  for (const [name, bytes] of bytesIn(folder))
    expect([name, bytes]).toEqual([name, readFileSync(join(contentFolder, name), 'base64')]);
  await site.close();
});

function freshFolder(): string {
  return `${mkdtempSync(join(work, 'folder-'))}/`;
}

function emptyDatabase(): string {
  return `file:${join(freshFolder(), 'sampan.sqlite')}`;
}

/** A site on the database of all tests here, without what another one has written. */
async function emptySite(url: string): Promise<TestSite> {
  const site = await openTestSite(url);
  const tables = [
    'contentDocument',
    'contentRevision',
    'contentPicture',
    'contentPictureUse',
    'image',
  ];
  for (const table of tables as 'image'[]) {
    await site.services.database.db.deleteFrom(table).execute();
  }
  await site.services.content.reload();
  return site;
}

/** As `npm run content -- export` does. */
async function exported(site: TestSite, folder = freshFolder()): Promise<string> {
  const { documents } = site.services.content.current();
  writeContentFiles(documents, folder);
  expect(await writePictures(site.services.images, documents, folder)).toEqual([]);
  return folder;
}

async function readFolder(site: TestSite, folder: string) {
  const files = documentsIn(folder, real) as Documents;
  const lacking = await picturesLacking(site.services.database.db, files);
  return { files, lacking, faults: await mediaFaults(folder, files, lacking) };
}

/** As `npm run content -- import` does. */
async function imported(site: TestSite, folder: string): Promise<void> {
  const { database, images } = site.services;
  const { files, lacking, faults } = await readFolder(site, folder);
  expect(faults).toEqual([]);
  await takePictures(database.db, images, lacking, folder, site.services.now());
  await importContent(database.db, files, site.services.now());
}

function bytesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

function filesOf(address: string): string[] {
  const { key, shape } = contentImage(address)!;
  return imageNames(key, shape);
}

async function photoOf({ services }: TestSite): Promise<string> {
  return pictureAddress(services.content.current().documents.officials.officials[0]!.photo);
}

async function headOf({ services }: TestSite): Promise<string> {
  return pictureAddress(services.content.current().documents.services.headPicture);
}

function policyPictureOf({ services }: TestSite): string {
  const blocks = services.content
    .current()
    .documents.policy.sections.flatMap((section) => section.blocks);
  return blocks.find(({ kind }) => kind === 'picture')!.address!;
}

/** Publishes a portrait with words, a scene that is decoration, and one in the policy. */
async function publishPictures(site: TestSite, cookie: string): Promise<void> {
  site.renderPage = async () => new Response('<!doctype html>');
  const { officials, policy } = site.services.content.current().documents;
  const at = policy.sections.flatMap(({ _key, blocks }) =>
    blocks
      .filter(({ kind }) => kind === 'picture')
      .map((block) => `sections/${_key}/blocks/${block._key}`),
  )[0]!;
  const words = { en: 'In the office', bn: 'অফিসে' };
  await save(site, cookie, 'officials', {
    [`officials/${officials.officials[0]!._key}/photo`]: {
      ...{ address: await uploadedPicture(site, cookie, 'portrait') },
      ...words,
    },
  });
  await save(site, cookie, 'services', {
    headPicture: { address: await uploadedPicture(site, cookie, 'scene'), decoration: true },
  });
  await save(site, cookie, 'policy', {
    [`${at}/address`]: await uploadedPicture(site, cookie, 'scene'),
    [`${at}/alt`]: null,
    [`${at}/decoration`]: true,
  });
  await publish(site, cookie, ['officials', 'services', 'policy']);
}

let sequence = 0;

async function save(
  site: TestSite,
  cookie: string,
  id: DocumentId,
  values: Record<string, unknown>,
): Promise<void> {
  const read = await site.call('GET', `/api/content/${id}`, { cookie });
  const { leaves } = (await read.json()) as { leaves: Record<string, { version: number }> };
  const changes = Object.entries(values).map(([path, value]) => {
    return { path, base: leaves[path]?.version ?? 0, value };
  });
  const json = { editor: 'a-screen', sequence: (sequence += 1), changes };
  const answer = await site.call('PATCH', `/api/content/${id}`, { cookie, json });
  expect(answer.status).toBe(200);
}

async function publish(site: TestSite, cookie: string, ids: DocumentId[]): Promise<void> {
  site.renderPage = async () => new Response('<!doctype html>');
  const documents = [];
  for (const _id of ids) {
    const answer = await site.call('GET', `/api/content/${_id}`, { cookie });
    documents.push({ _id, version: ((await answer.json()) as { version: number }).version });
  }
  const json = { key: randomUUID(), documents, note: '' };
  const answer = await site.call('POST', '/api/content/publications', { cookie, json });
  expect(await answer.json()).toMatchObject({ acknowledged: true });
}
