import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contentImage } from '#app/images/content-image.ts';
import { contentShapes } from '#app/images/image-shapes.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { type FakeImageHost, startFakeImageHost } from '#tests/support/outside/fake-image-host.ts';
import { makeBucket, s3Variables } from '#tests/support/outside/real-object-store.ts';
import { startScriptedServer } from '#tests/support/outside/scripted-server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let host: FakeImageHost | undefined;

afterEach(async () => {
  await site.close();
  await host?.close();
  host = undefined;
});

test('a picture goes to the object store and is read through us', async () => {
  site = await openTestSite(
    'file::memory:',
    s3Variables(await makeBucket(`site-${randomBytes(6).toString('hex')}`)),
  );
  const url = await uploaded(await site.signIn());
  for (const address of [url, url.replace('.webp', '-400.webp')]) {
    const answer = await site.call('GET', address);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  await expect(readdir(join(site.dataDir, 'media'))).rejects.toThrow(/ENOENT/);
});

test('a picture of the content goes there too, is cropped again, and its master is read by staff alone', async () => {
  site = await openTestSite(
    'file::memory:',
    s3Variables(await makeBucket(`site-${randomBytes(6).toString('hex')}`)),
  );
  await expectContentPictures(await site.signIn(), 200);
  await expect(readdir(join(site.dataDir, 'media'))).rejects.toThrow(/ENOENT/);
});

test('a picture of the content goes to the image host, and nobody is told where its master is', async () => {
  host = await startFakeImageHost();
  site = await openTestSite('file::memory:', {
    IMAGE_HOST_KEY: host.key,
    IMAGE_HOST_UPLOAD_URL: host.uploadUrl,
    IMAGE_HOST_ORIGIN: host.origin,
  });
  await expectContentPictures(await site.signIn(), 302);
});

test('a picture goes to the image host, the browser is sent there, and the key is shown nowhere', async () => {
  host = await startFakeImageHost();
  site = await openTestSite('file::memory:', {
    IMAGE_HOST_KEY: host.key,
    IMAGE_HOST_UPLOAD_URL: host.uploadUrl,
    IMAGE_HOST_ORIGIN: host.origin,
  });
  const url = await uploaded(await site.signIn());
  const answer = await site.call('GET', url);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toMatch(new RegExp(`^${host.origin}/`));
  expect(answer.headers.get('content-security-policy')).toContain(`blob: ${host.origin};`);
  expect(JSON.stringify([...answer.headers])).not.toContain(host.key);
});

test('T-53 a withdrawn picture is closed at once and its bytes leave the object store a day later', async () => {
  site = await openTestSite(
    'file::memory:',
    s3Variables(await makeBucket(`site-${randomBytes(6).toString('hex')}`)),
  );
  const cookie = await site.signIn();
  site.setNow('2026-03-01T10:00:00.000Z');
  const { url, id } = await addedItem(cookie);
  const paths = [url, url.replace('.webp', '-400.webp')];
  const names = paths.map((path) => path.slice('/media/'.length));
  const stored = async () =>
    (await Promise.all(names.map((name) => site.services.images.get(name)))).map(Boolean);
  await withdraw(cookie, id);
  for (const path of paths) expect((await site.call('GET', path)).status).toBe(410);
  expect(await stored()).toEqual([true, true]);
  site.setNow('2026-03-02T10:00:00.000Z');
  await housekeepingTask(site.services).run(new AbortController().signal);
  expect(await stored()).toEqual([false, false]);
  for (const path of paths) expect((await site.call('GET', path)).status).toBe(410);
});

test('T-53 of a withdrawn picture at the image host nobody is sent there any more, and staff are told where it is until they have removed it', async () => {
  host = await startFakeImageHost();
  site = await openTestSite('file::memory:', {
    IMAGE_HOST_KEY: host.key,
    IMAGE_HOST_UPLOAD_URL: host.uploadUrl,
    IMAGE_HOST_ORIGIN: host.origin,
  });
  const cookie = await site.signIn();
  site.setNow('2026-03-01T10:00:00.000Z');
  const { url, id } = await addedItem(cookie);
  const paths = [url, url.replace('.webp', '-400.webp')];
  const there = await Promise.all(
    paths.map(async (path) => (await site.call('GET', path)).headers.get('location')),
  );
  const left = async () =>
    (await (await site.call('GET', '/api/gallery/left-pictures', { cookie })).json()) as {
      key: string;
      addresses: string[];
    }[];
  expect(await left()).toEqual([]);
  await withdraw(cookie, id);
  for (const path of paths) {
    const answer = await site.call('GET', path);
    expect(answer.status).toBe(410);
    expect(answer.headers.get('location')).toBeNull();
  }
  expect((await left()).map(({ addresses }) => addresses.toSorted())).toEqual([there.toSorted()]);

  await site.call('DELETE', `/api/gallery/${id}/withdrawal`, { cookie });
  expect(await left()).toEqual([]);
  expect((await site.call('GET', url)).status).toBe(302);

  await withdraw(cookie, id);
  site.setNow('2026-03-03T10:00:00.000Z');
  await housekeepingTask(site.services).run(new AbortController().signal);
  const { db } = site.services.database;
  expect(await db.selectFrom('hostedImage').select('address').execute()).toEqual([]);
  expect((await site.call('GET', url)).status).toBe(410);
  // The host still has it, so staff are still told.
  const [picture] = await left();
  expect(picture?.addresses).toHaveLength(2);
  const path = `/api/gallery/left-pictures/${picture?.key}`;
  for (const removedCount of [1, 0]) {
    const answer = await site.call('DELETE', path, { cookie });
    expect(await answer.json()).toEqual({ removedCount });
  }
  expect(await left()).toEqual([]);
  expect((await site.call('GET', url)).status).toBe(410);
});

test('while the object store is away an upload is refused in words, and nothing is half stored', async () => {
  const away = await startScriptedServer(() => ({}));
  away.misbehave('busy 503');
  site = await openTestSite('file::memory:', { ...s3Variables('b-1'), S3_ENDPOINT: away.origin });
  const answer = await upload(await site.signIn());
  await away.close();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toMatchObject({ code: 'outside_service_failed' });
  const { db } = site.services.database;
  expect(await db.selectFrom('image').select('key').execute()).toEqual([]);
});

/** `status`: of a picture for everybody. The master comes through us wherever it is. */
async function expectContentPictures(cookie: string, status: number) {
  for (const shape of contentShapes) {
    const body = new FormData();
    body.append('image', new Blob([readFileSync('tests/corpus/files/ok.jpg')]), 'ok.jpg');
    body.append('shape', shape);
    body.append('focus', JSON.stringify({ x: 50, y: 50, zoom: 100 }));
    const stored = await site.call('POST', '/api/content/pictures', { cookie, body });
    const first = ((await stored.json()) as { data: { url: string } }).data.url;
    const path = `/api/content/pictures/${contentImage(first)!.key}`;
    const master = await site.call('GET', path, { cookie });
    expect(master.headers.get('content-type')).toBe('image/webp');
    expect(master.headers.get('location')).toBeNull();
    expect((await master.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const json = { shape, focus: { x: 0, y: 0, zoom: 200 } };
    const cropped = await site.call('POST', `${path}/crop`, { cookie, json });
    const second = ((await cropped.json()) as { data: { url: string } }).data.url;
    expect(second).not.toBe(first);
    for (const url of [first, second]) expect((await site.call('GET', url)).status).toBe(status);
  }
}

async function addedItem(cookie: string): Promise<{ url: string; id: string }> {
  const url = await uploaded(cookie);
  const item = { name: 'Rakib Hasan', job: 'Welder', country: 'Hungary', date: '2026-02-14' };
  const json = { ...item, image: url };
  const answer = await site.call('POST', '/api/gallery', { cookie, json });
  return { url, id: ((await answer.json()) as { insertedId: string }).insertedId };
}

async function withdraw(cookie: string, id: string): Promise<void> {
  const answer = await site.call('POST', `/api/gallery/${id}/withdrawal`, { cookie, json: {} });
  expect(await answer.json()).toEqual({ withdrawnCount: 1 });
}

async function uploaded(cookie: string): Promise<string> {
  const answer = await upload(cookie);
  const { data } = (await answer.json()) as { data: { url: string } };
  return data.url;
}

function upload(cookie: string): Promise<Response> {
  const body = new FormData();
  body.append('image', new Blob([readFileSync('tests/corpus/files/ok.jpg')]), 'ok.jpg');
  return site.call('POST', '/api/images', { cookie, body });
}
