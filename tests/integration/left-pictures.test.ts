import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageHost } from '#app/images/image-host.server.ts';
import { type MovedImage, moveImages } from '#app/images/move-images.server.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type FakeImageHost, startFakeImageHost } from '#tests/support/outside/fake-image-host.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

const item = { name: 'Rakib Hasan', job: 'Welder', country: 'Hungary', date: '2026-02-14' };

oneDatabase(({ url }) => {
  let host: FakeImageHost;
  let site: TestSite;
  let cookie: string;
  beforeEach(async () => {
    host = await startFakeImageHost();
  });
  afterEach(async () => {
    const { db } = site.services.database;
    for (const table of ['galleryItem', 'withdrawnPicture', 'hostedImage', 'image'] as const) {
      await db.deleteFrom(table).execute();
    }
    await site.close();
    await host.close();
  });

  async function open(kind: 'disk' | 'image-host') {
    const { key, uploadUrl, origin } = host;
    site = await openTestSite(url(), {
      ...{ RATE_LIMITS: 'off', IMAGE_STORE: kind, IMAGE_HOST_KEY: key },
      ...{ IMAGE_HOST_UPLOAD_URL: uploadUrl, IMAGE_HOST_ORIGIN: origin },
    });
    cookie = await site.signIn(`${crypto.randomUUID()}@sampan.example`);
    site.setNow('2026-03-01T10:00:00.000Z');
  }

  const uploaded = () => uploadedPicture(site, cookie);

  async function added(image: string): Promise<string> {
    const json = { ...item, image };
    const answer = await site.call('POST', '/api/gallery', { cookie, json });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }

  const withdraw = (id: string) =>
    site.call('POST', `/api/gallery/${id}/withdrawal`, { cookie, json: {} });

  type Left = { key: string; at: string; addresses: string[] };
  const left = async () =>
    (await (await site.call('GET', '/api/gallery/left-pictures', { cookie })).json()) as Left[];

  const keepHouse = () => housekeepingTask(site.services).run(new AbortController().signal);

  /** Where the host has both files of a picture. */
  async function atHost(image: string): Promise<string[]> {
    const paths = [image, image.replace('.webp', '-400.webp')];
    const answers = await Promise.all(paths.map((path) => site.call('GET', path)));
    return answers.map(({ headers }) => headers.get('location') ?? '');
  }

  async function moveToHost(): Promise<MovedImage[]> {
    const { services } = site;
    const { db } = services.database;
    const { key, uploadUrl, origin } = host;
    const settings = { kind: 'image-host', key, uploadUrl, origin } as const;
    const to = createImageHost(settings, { db, now: services.now });
    return Array.fromAsync(moveImages(db, services.images, to));
  }

  test('T-53 a withdrawn picture is not moved to an image host', async () => {
    await open('disk');
    const [shown, withdrawn] = [await uploaded(), await uploaded()];
    await added(shown);
    await withdraw(await added(withdrawn));
    const moved = await moveToHost();
    expect(moved.map(({ name, status }) => `${status} /media/${name}`).toSorted()).toEqual([
      `moved ${shown.replace('.webp', '-400.webp')}`,
      `moved ${shown}`,
    ]);
  });

  test('T-53 staff are told of copies that an image host got after the withdrawal, once these are all that is left', async () => {
    await open('disk');
    const image = await uploaded();
    const id = await added(image);
    await moveToHost();
    const { db } = site.services.database;
    const hosted = await db.selectFrom('hostedImage').select('address').execute();
    // As if they had been on their way when the consent was withdrawn.
    await withdraw(id);
    await db.updateTable('withdrawnPicture').set({ leftAt: '' }).execute();
    site.setNow('2026-03-02T10:00:00.000Z');
    await keepHouse();
    expect((await left()).map(({ addresses }) => addresses.toSorted())).toEqual([
      hosted.map(({ address }) => address).toSorted(),
    ]);
    expect(await db.selectFrom('hostedImage').selectAll().execute()).toEqual([]);
  });

  test('what an image host has of a replaced picture is told to staff when the site forgets it', async () => {
    await open('image-host');
    const [first, second] = [await uploaded(), await uploaded()];
    const id = await added(first);
    const addresses = await atHost(first);
    await site.call('PATCH', `/api/gallery/${id}`, { cookie, json: { image: second, version: 1 } });
    site.setNow('2026-03-02T10:00:01.000Z');
    await keepHouse();
    const key = first.slice('/media/'.length, -'.webp'.length);
    expect(await left()).toEqual([
      { key, at: '2026-03-02T10:00:01.000Z', addresses: expect.arrayContaining(addresses) },
    ]);
    expect(await atHost(second)).toEqual([
      expect.stringContaining(host.origin),
      expect.stringContaining(host.origin),
    ]);
  });

  test('T-53 copies that somebody has removed before the erasure are not listed again by it', async () => {
    await open('image-host');
    const image = await uploaded();
    await withdraw(await added(image));
    const [{ key, addresses }] = (await left()) as [Left];
    expect(addresses).toHaveLength(2);
    await site.call('DELETE', `/api/gallery/left-pictures/${key}`, { cookie });
    site.setNow('2026-03-02T10:00:00.000Z');
    expect(await keepHouse()).toContain('withdrawn 1');
    expect(await left()).toEqual([]);
  });

  test('T-53 copies that nobody has removed before the erasure are listed once', async () => {
    await open('image-host');
    await withdraw(await added(await uploaded()));
    const before = await left();
    site.setNow('2026-03-02T10:00:00.000Z');
    await keepHouse();
    expect(await left()).toEqual(before);
  });
});
