import { defaultDocuments } from '#app/content/defaults.server.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPublicGallery } from '#app/gallery/gallery.server.ts';
import { removeUnusedImage, sweepUnusedImages } from '#app/images/unused-images.server.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

type Item = { _id: string; name: string; createdAt: string };

const item = {
  name: 'Rakib Hasan',
  job: 'Electrician',
  country: 'Hungary',
  date: '2026-02-14',
};

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    empty: ['galleryItem', 'event'],
    now: '2026-03-01T10:00:00.000Z',
  });
  let cookie: string;
  let image: string;
  beforeAll(async () => {
    cookie = await site.signIn();
    image = await uploadedPicture(site, cookie);
  });

  const db = () => site.services.database.db;

  function add(json: object) {
    return site.call('POST', '/api/gallery', { cookie, json });
  }

  async function added(changed: object = {}): Promise<string> {
    const answer = await add({ ...item, image, ...changed });
    expect(answer.status).toBe(201);
    const body = (await answer.json()) as { insertedId: string };
    expect(body).toEqual({ acknowledged: true, insertedId: expect.any(String) });
    return body.insertedId;
  }

  async function shown(): Promise<Item[]> {
    return (await site.call('GET', '/api/gallery')).json();
  }

  async function events(): Promise<string[]> {
    const rows = await site.services.database.db
      .selectFrom('event')
      .select(['action', 'subject', 'actor'])
      .orderBy('_id')
      .execute();
    expect(rows.every(({ actor }) => actor !== null)).toBe(true);
    return rows.map(({ action, subject }) => `${action} ${subject}`);
  }

  test('an added item is there for everybody, with its picture', async () => {
    const _id = await added();
    expect(await shown()).toEqual([{ ...item, image, _id, createdAt: '2026-03-01T10:00:00.000Z' }]);
    expect((await site.call('GET', image)).status).toBe(200);
    expect(await events()).toEqual([`gallery.added ${_id}`]);
  });

  test('the public page has one country, under whatever name staff typed it', async () => {
    for (const [index, country] of [
      'Hungary',
      'France',
      ' hungary',
      'হাঙ্গেরি',
      'Poland',
    ].entries()) {
      site.setNow(`2026-03-01T10:00:0${index}.000Z`);
      await added({ name: `Number ${index}`, country });
    }
    await site.call('DELETE', `/api/gallery/${await added({ country: 'Romania' })}`, { cookie });
    const page = async (country: string | undefined, limit = 9) => {
      const { db } = site.services.database;
      const known = defaultDocuments().countries.countries;
      const part = { country, limit };
      const { items, ...rest } = await listPublicGallery(db, known, part);
      return { names: items.map(({ name }) => name), ...rest };
    };
    const countries = expect.toSatisfy((codes: string[]) => codes.toSorted().join() === 'hu,pl');
    const all = [4, 3, 2, 1, 0].map((index) => `Number ${index}`);
    expect(await page(undefined)).toEqual({ names: all, total: 5, countries, isAgreed: false });
    expect(await page('hu')).toEqual({
      names: ['Number 3', 'Number 2', 'Number 0'],
      total: 3,
      ...{ countries, isAgreed: false },
    });
    const newest = ['Number 3', 'Number 2'];
    expect(await page('hu', 2)).toMatchObject({ names: newest, total: 3 });
    expect(await page('ro')).toEqual({ names: [], total: 0, countries, isAgreed: false });
  });

  test('a deleted item is gone, and deleting it again deletes nothing', async () => {
    const _id = await added();
    const path = `/api/gallery/${_id}`;
    const first = await site.call('DELETE', path, { cookie });
    expect(await first.json()).toEqual({ deletedCount: 1 });
    const second = await site.call('DELETE', path, { cookie });
    expect(await second.json()).toEqual({ deletedCount: 0 });
    expect(await shown()).toEqual([]);
    expect(await events()).toEqual([`gallery.added ${_id}`, `gallery.deleted ${_id}`]);
  });

  test('a deleted item comes back where it was, once', async () => {
    const _id = await added();
    const before = await shown();
    await site.call('DELETE', `/api/gallery/${_id}`, { cookie });
    const restore = () => site.call('POST', `/api/gallery/${_id}/restore`, { cookie });
    expect(await (await restore()).json()).toEqual({ restoredCount: 1 });
    expect(await (await restore()).json()).toEqual({ restoredCount: 0 });
    expect(await shown()).toEqual(before);
    expect((await events()).at(-1)).toBe(`gallery.restored ${_id}`);
  });

  describe('the trash', () => {
    const remove = (id: string, as = cookie) =>
      site.call('DELETE', `/api/gallery/${id}`, { cookie: as });
    const restore = async (id: string) =>
      (await site.call('POST', `/api/gallery/${id}/restore`, { cookie })).json();
    const trash = async () =>
      (await (await site.call('GET', '/api/gallery/trash', { cookie })).json()) as Item[];

    test('holds what was deleted, with when and by whom', async () => {
      const colleague = await site.signIn('gallery-colleague@sampan.example');
      const _id = await added();
      await remove(_id, colleague);
      expect(await restore(_id)).toEqual({ restoredCount: 1 });
      expect(await trash()).toEqual([]);
      site.setNow('2026-03-02T10:00:00.000Z');
      await remove(_id);
      expect(await trash()).toEqual([
        {
          ...{ ...item, image, _id, createdAt: '2026-03-01T10:00:00.000Z' },
          deletedAt: '2026-03-02T10:00:00.000Z',
          deletedBy: 'staff',
        },
      ]);
    });

    test('gives nothing back after 30 days', async () => {
      const _id = await added();
      await remove(_id);
      site.setNow('2026-03-31T10:00:00.000Z');
      expect(await trash()).toHaveLength(1);
      site.setNow('2026-03-31T10:00:00.001Z');
      expect(await trash()).toEqual([]);
      expect(await restore(_id)).toEqual({ restoredCount: 0 });
    });

    test('comes the latest first, page by page, each once', async () => {
      for (let index = 0; index < 7; index++) {
        site.setNow(`2026-03-01T10:00:0${index}.000Z`);
        const _id = await added({ name: `Number ${index}` });
        site.setNow(`2026-03-02T10:00:0${Math.floor(index / 3)}.000Z`);
        await remove(_id);
      }
      const names: string[] = [];
      let path: string | undefined = '/api/gallery/trash?limit=3';
      while (path) {
        const answer = await site.call('GET', path, { cookie });
        names.push(...((await answer.json()) as Item[]).map(({ name }) => name));
        path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Number ${index}`));
    });
  });

  describe('a change', () => {
    const seen = async (id: string) =>
      (await (await site.call('GET', `/api/gallery/${id}`, { cookie })).json()) as object;
    const versionOf = async (id: string) => ({ version: 1, ...(await seen(id)) }).version;
    const change = async (id: string, json: object) =>
      site.call('PATCH', `/api/gallery/${id}`, {
        cookie,
        json: { version: await versionOf(id), ...json },
      });

    test('from a version that somebody else has changed since is refused, and says what it is now', async () => {
      const _id = await added();
      const version = await versionOf(_id);
      const narrowed = { shows: 'no_face', nameShown: 'initials' };
      await change(_id, {
        ...{ consentHow: 'signed', consentOn: '2026-01-02', consentBy: 'Rahima', ...narrowed },
      });
      const none = { consentHow: null, consentOn: null, consentBy: null };
      for (const stale of [{ job: 'Welder' }, { ...none, shows: null, nameShown: null }]) {
        const answer = await change(_id, { ...stale, version });
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({ code: 'changed_meanwhile' });
      }
      expect(await seen(_id)).toMatchObject({ ...item, ...narrowed, version: version + 1 });
      expect((await site.call('PATCH', `/api/gallery/${_id}`, { cookie, json: {} })).status).toBe(
        422,
      );
      await site.call('DELETE', `/api/gallery/${_id}`, { cookie });
      expect((await site.call('GET', `/api/gallery/${_id}`, { cookie })).status).toBe(404);
    });

    test('keeps what it does not name', async () => {
      const _id = await added();
      const answer = await change(_id, { job: 'Welder', date: '2026-05-01' });
      expect(await answer.json()).toEqual({ modifiedCount: 1 });
      expect(await shown()).toMatchObject([
        { ...item, image, _id, job: 'Welder', date: '2026-05-01' },
      ]);
      expect((await events()).at(-1)).toBe(`gallery.changed ${_id}`);
    });

    test.each([
      ['name', '', 'required'],
      ['date', '2026-02-30', 'invalid_day'],
      ['image', `/media/${'0'.repeat(32)}.webp`, 'unknown_image'],
    ])('of %s to %j is refused as %s', async (field, value, code) => {
      const _id = await added();
      const answer = await change(_id, { [field]: value });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
      expect(await shown()).toMatchObject([{ ...item, image }]);
    });

    test('of nothing, of id and moment, and of what is gone', async () => {
      const _id = await added();
      const [before] = await shown();
      expect((await change(_id, {})).status).toBe(200);
      await change(_id, { _id: 'mine', createdAt: '1999-01-01T00:00:00.000Z' });
      expect(await shown()).toEqual([before]);
      await site.call('DELETE', `/api/gallery/${_id}`, { cookie });
      expect(await (await change(_id, { job: 'Welder' })).json()).toEqual({ modifiedCount: 0 });
    });
  });

  describe('a picture that is not used', () => {
    const upload = () => uploadedPicture(site, cookie);
    const keyOf = (url: string) => url.slice('/media/'.length, -'.webp'.length);
    const forget = async (url: string) =>
      (await site.call('DELETE', `/api/images/${keyOf(url)}`, { cookie })).json();
    const isKept = async (url: string) =>
      (await site.services.images.get(`${keyOf(url)}.webp`)) !== null;
    const isThere = async (url: string) => (await site.call('GET', url)).status === 200;

    test('is forgotten with both its files', async () => {
      const url = await upload();
      expect(await forget(url)).toEqual({ deletedCount: 1 });
      expect(await isThere(url)).toBe(false);
      expect(await isThere(url.replace('.webp', '-400.webp'))).toBe(false);
      expect(await forget(url)).toEqual({ deletedCount: 0 });
    });

    test('stays while an item shows it, in the trash too', async () => {
      const url = await upload();
      const _id = await added({ image: url });
      expect(await forget(url)).toEqual({ deletedCount: 0 });
      await site.call('DELETE', `/api/gallery/${_id}`, { cookie });
      expect(await forget(url)).toEqual({ deletedCount: 0 });
      expect(await isThere(url)).toBe(true);
    });

    test('goes a day later, and is served to nobody from then on', async () => {
      await added();
      const [url, used] = [await upload(), await upload()];
      await added({ image: used });
      const sweep = () => sweepUnusedImages(db(), site.services.images, site.services.now());
      site.setNow('2026-03-02T09:59:59.000Z');
      await sweep();
      expect(await isThere(url)).toBe(true);
      site.setNow('2026-03-02T10:00:01.000Z');
      expect(await isThere(url)).toBe(false);
      await sweep();
      expect(await isKept(url)).toBe(false);
      expect([await isThere(used), await isThere(image)]).toEqual([true, true]);
    });

    test('that cannot be removed keeps nobody from uploading, and none of the others', async () => {
      const stuck = await upload();
      site.setNow('2026-03-01T10:00:00.500Z');
      const other = await upload();
      const { images } = site.services;
      const { remove } = images;
      images.remove = async (name) => {
        if (name.startsWith(keyOf(stuck))) throw new Error('locked');
        await remove(name);
      };
      site.setNow('2026-03-02T10:00:01.000Z');
      const url = await upload();
      expect(await isThere(url)).toBe(true);
      const swept = sweepUnusedImages(db(), images, site.services.now());
      await expect(swept).rejects.toThrow('locked');
      images.remove = remove;
      expect(await isKept(other)).toBe(false);
      await sweepUnusedImages(db(), images, site.services.now());
      expect(await isKept(stuck)).toBe(false);
    });

    test('stays on record until its files are gone, however the removal ends, and nobody can use it', async () => {
      const url = await upload();
      const { images } = site.services;
      const begun = Promise.withResolvers<void>();
      const killed = {
        ...images,
        remove() {
          begun.resolve();
          return new Promise<never>(() => {});
        },
      };
      void removeUnusedImage(db(), killed, keyOf(url));
      await begun.promise;
      expect(await isThere(url)).toBe(false);
      expect((await add({ ...item, image: url })).status).toBe(422);
      await sweepUnusedImages(db(), images, site.services.now());
      expect(await isKept(url)).toBe(false);
      const rows = await db()
        .selectFrom('image')
        .select('key')
        .where('key', '=', keyOf(url))
        .execute();
      expect(rows).toEqual([]);
    });

    test('is not kept when the upload is cancelled while it is decoded', async () => {
      const cancel = new AbortController();
      const form = new FormData();
      form.set('image', new File([readFileSync('tests/corpus/files/ok.jpg')], 'ok.jpg'));
      const { db } = site.services.database;
      const count = async () => (await db.selectFrom('image').select('key').execute()).length;
      const before = await count();
      const { put } = site.services.images;
      site.services.images.put = async (name, bytes) => {
        cancel.abort();
        return put(name, bytes);
      };
      await site
        .send(
          new Request('http://localhost:3000/api/images', {
            method: 'POST',
            headers: { origin: 'http://localhost:3000', cookie },
            body: form,
            signal: cancel.signal,
          }),
        )
        .finally(() => {
          site.services.images.put = put;
        });
      expect(await count()).toBe(before);
    });
  });

  test('deleting what was never there deletes nothing', async () => {
    for (const id of ['nobody', "' or 1=1--", 'x'.repeat(5000)]) {
      const path = `/api/gallery/${encodeURIComponent(id)}`;
      const answer = await site.call('DELETE', path, { cookie });
      expect(await answer.json()).toEqual({ deletedCount: 0 });
    }
  });

  test('adding and deleting drop the pages that were kept in memory', async () => {
    const { pages } = site.services;
    const end = startCacheInvalidation(site.services);
    const keep = () =>
      pages.fill('/gallery', async () => ({
        status: 200,
        headers: {},
        etag: '""',
        bodies: { identity: Buffer.from('') },
      }));
    await keep();
    const _id = await added();
    expect(pages.get('/gallery')).toBeUndefined();
    await keep();
    await site.call('DELETE', `/api/gallery/${_id}`, { cookie });
    expect(pages.get('/gallery')).toBeUndefined();
    await end();
  });

  test('the list comes newest first, page by page', async () => {
    for (let index = 0; index < 12; index++) {
      site.setNow(`2026-03-01T10:00:0${Math.floor(index / 5)}.000Z`);
      await added({ name: `Number ${index}` });
    }
    const names: string[] = [];
    let path: string | undefined = '/api/gallery?limit=5';
    while (path) {
      const answer = await site.call('GET', path);
      names.push(...((await answer.json()) as Item[]).map(({ name }) => name));
      path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual(Array.from({ length: 12 }, (_, index) => `Number ${11 - index}`));
  });

  test('without a limit a hundred come, and the rest by the link', async () => {
    const { db } = site.services.database;
    const rows = Array.from({ length: 101 }, (_, index) => ({
      ...item,
      image,
      _id: `id-${String(index).padStart(3, '0')}`,
      createdAt: '2026-03-01T10:00:00.000Z',
    }));
    await db.insertInto('galleryItem').values(rows).execute();
    const answer = await site.call('GET', '/api/gallery');
    expect(await answer.json()).toHaveLength(100);
    expect(answer.headers.get('link')).toMatch(/rel="next"/);
  });

  describe('refusals', () => {
    test.each([
      ['name', '', 'required'],
      ['name', '\u3164\u200b', 'required'],
      ['name', 'x'.repeat(121), 'too_long'],
      ['job', 5, 'not_text'],
      ['country', 'a\0b', 'forbidden_characters'],
      ['date', '14/02/2026', 'invalid_day'],
      ['date', '2026-02-30', 'invalid_day'],
      ['date', '1989-12-31', 'day_too_early'],
      ['image', `/media/${'0'.repeat(32)}.webp`, 'unknown_image'],
      ['image', 'https://evil.example/x.webp', 'unknown_image'],
      ['image', 'javascript:alert(1)', 'unknown_image'],
      ['image', 'x'.repeat(201), 'unknown_image'],
    ])('%s as %j is refused as %s', async (field, value, code) => {
      const answer = await add({ ...item, image, [field]: value });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
      expect(await shown()).toEqual([]);
    });

    test('the small picture’s address is not one to show', async () => {
      const answer = await add({ ...item, image: image.replace('.webp', '-400.webp') });
      expect(answer.status).toBe(422);
    });
  });

  test('id and moment from outside are ignored', async () => {
    const insertedId = await added({ _id: 'mine', createdAt: '1999-01-01T00:00:00.000Z' });
    expect(insertedId).not.toBe('mine');
    expect(await shown()).toMatchObject([{ createdAt: '2026-03-01T10:00:00.000Z' }]);
  });
});
