import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test as twice, vi } from 'vitest';
import { contentVersion } from '#app/database/content-version.server.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import {
  eraseTrashedGallery,
  eraseWithdrawn,
} from '#app/gallery/consent/erase-withdrawn.server.ts';
import { listPublicGallery } from '#app/gallery/gallery.server.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import type { CachedResponse } from '#app/serving/page-cache.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

const item = { name: 'Rakib Hasan', job: 'Welder', country: 'Hungary', date: '2026-02-14' };
const consent = {
  consentHow: 'signed',
  consentOn: '2026-03-01',
  consentBy: 'Rahima Begum',
  shows: 'face',
  nameShown: 'full',
};
const drawing = '/illustrations/gallery-person.svg';
const page: CachedResponse = {
  status: 200,
  headers: {},
  etag: '""',
  bodies: { identity: Buffer.from('') },
};

eachDatabase(({ url, testOnce: test }) => {
  let one: TestSite;
  let other: TestSite;
  let cookie: string;
  let image: string;
  let stop: (() => Promise<void>)[];
  beforeAll(async () => {
    one = await openTestSite(url(), { RATE_LIMITS: 'off' });
    other = await openTestSite(url(), { RATE_LIMITS: 'off', DATA_DIR: one.dataDir });
    cookie = await one.signIn();
    stop = [one, other].map(({ services }) => startCacheInvalidation(services));
  });
  beforeEach(async () => {
    at('2026-03-01T10:00:00.000Z');
    const { db } = one.services.database;
    await db.deleteFrom('galleryItem').execute();
    await db.deleteFrom('event').execute();
    image = await uploaded();
  });
  afterAll(async () => {
    await Promise.all(stop.map((end) => end()));
    await other.close();
    await one.close();
  });

  function at(now: string) {
    for (const site of [one, other]) site.setNow(now);
  }

  const uploaded = () => uploadedPicture(one, cookie);

  const addItem = (json: object) =>
    one.call('POST', '/api/gallery', { cookie, json: { ...item, image, ...json } });

  async function added(json: object = {}): Promise<string> {
    const answer = await addItem(json);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }

  async function changed(id: string, json: object): Promise<unknown> {
    const seen = await one.call('GET', `/api/gallery/${id}`, { cookie });
    const { version = 1 } = (await seen.json()) as { version?: number };
    const answer = await one.call('PATCH', `/api/gallery/${id}`, {
      cookie,
      json: { version, ...json },
    });
    const body = (await answer.json()) as { errors?: { field: string; code: string }[] };
    return body.errors?.map(({ field, code }) => `${field} ${code}`) ?? body;
  }

  async function withdraw(id: string, json: object = {}, site = one): Promise<unknown> {
    return (await site.call('POST', `/api/gallery/${id}/withdrawal`, { cookie, json })).json();
  }

  async function undo(id: string, site = one): Promise<unknown> {
    return (await site.call('DELETE', `/api/gallery/${id}/withdrawal`, { cookie })).json();
  }

  type Listed = { _id: string; name: string; image: string };
  const shown = async (site = one) =>
    (await (await site.call('GET', '/api/gallery')).json()) as Listed[];

  async function forStaff(): Promise<Record<string, unknown>[]> {
    return (await one.call('GET', '/api/gallery/items', { cookie })).json();
  }

  /** What the loader of the public page gives it, in either language. */
  async function onPage({ services }: TestSite) {
    const known = defaultDocuments().countries.countries;
    const part = { country: undefined, limit: 9 };
    return listPublicGallery(services.database.db, known, part);
  }

  const both = () => [image, image.replace('.webp', '-400.webp')];

  /** What each process answers for both addresses of the picture. */
  async function statuses(): Promise<number[]> {
    const answers = [one, other].flatMap((site) => both().map((path) => site.call('GET', path)));
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  const all = (status: number) => [status, status, status, status];

  async function events(): Promise<string[]> {
    const rows = await one.services.database.db
      .selectFrom('event')
      .select(['action', 'subject'])
      .where('action', 'like', 'gallery.%')
      .orderBy('_id')
      .execute();
    return rows.map(({ action, subject }) => `${action} ${subject}`);
  }

  const keepHouse = () => housekeepingTask(other.services).run(new AbortController().signal);
  const files = () => readdir(join(one.dataDir, 'media'));
  const filesOfPicture = async () => {
    const key = image.slice('/media/'.length, -'.webp'.length);
    return (await files()).filter((name) => name.startsWith(key));
  };

  test('the page says that everybody agreed only while that is recorded of each item it shows', async () => {
    expect((await onPage(one)).isAgreed).toBe(false);
    await added(consent);
    expect((await onPage(one)).isAgreed).toBe(true);
    await added();
    expect((await onPage(one)).isAgreed).toBe(false);
  });

  describe('T-54 a new item', () => {
    test('with the five specified fields is taken as before, and has no consent for staff', async () => {
      const _id = await added();
      expect(await shown()).toEqual([
        { ...item, image, _id, createdAt: '2026-03-01T10:00:00.000Z' },
      ]);
      expect(await forStaff()).toEqual([
        {
          ...{ ...item, image, _id, createdAt: '2026-03-01T10:00:00.000Z' },
          ...{ consentHow: null, consentOn: null, consentBy: null, shows: null, nameShown: null },
          ...{ withdrawal: null, version: 1 },
        },
      ]);
    });

    test('with a whole consent shows it to staff alone', async () => {
      const _id = await added(consent);
      expect(await forStaff()).toMatchObject([{ _id, ...consent }]);
      expect(Object.keys((await shown())[0]!)).toEqual(
        expect.not.arrayContaining(Object.keys(consent)),
      );
    });

    test.each(Object.keys(consent))(
      'whose consent is begun without %s is refused, and the field is named',
      async (field) => {
        const answer = await addItem({ ...consent, [field]: undefined });
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ errors: [{ field, code: 'required' }] });
        expect(await shown()).toEqual([]);
      },
    );

    test('may say of the consent what fits', async () => {
      const widest = { ...consent, consentBy: 'x'.repeat(120), consentOn: '1990-01-01' };
      expect((await addItem(widest)).status).toBe(201);
    });

    test.each([
      ['consentOn', '1989-12-31', 'day_too_early'],
      ['consentHow', 'shouted', 'invalid'],
      ['consentOn', '2026-02-30', 'invalid_day'],
      // It is still the first of March in Dhaka.
      ['consentOn', '2026-03-02', 'date_in_future'],
      ['consentBy', 'x'.repeat(121), 'too_long'],
      ['consentBy', ' ', 'required'],
      ['shows', 'half', 'invalid'],
      ['nameShown', '', 'invalid'],
    ])('whose %s is %j is refused as %s', async (field, value, code) => {
      const answer = await addItem({ ...consent, [field]: value });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
    });
  });

  test('a change may record a consent, alter a part of it, and take it away as a whole', async () => {
    const id = await added();
    expect(await changed(id, { consentHow: 'message' })).toEqual([
      'consentOn required',
      'consentBy required',
      'shows required',
      'nameShown required',
    ]);
    expect(await changed(id, consent)).toEqual({ modifiedCount: 1 });
    expect(await changed(id, { nameShown: 'first' })).toEqual({ modifiedCount: 1 });
    expect(await forStaff()).toMatchObject([{ ...consent, nameShown: 'first' }]);
    expect(await changed(id, { shows: null })).toEqual(['shows required']);
    expect(await changed(id, { job: 'Nurse' })).toEqual({ modifiedCount: 1 });
    const none = Object.fromEntries(Object.keys(consent).map((field) => [field, null]));
    expect(await changed(id, none)).toEqual({ modifiedCount: 1 });
    expect(await forStaff()).toMatchObject([{ job: 'Nurse', ...none }]);
  });

  test.each([
    ['full', 'Rakib Hasan'],
    ['first', 'Rakib'],
    ['initials', 'R. H.'],
  ])(
    'with the name shown as %s, page and API say %s and staff the whole',
    async (nameShown, name) => {
      await added({ ...consent, nameShown });
      expect(await shown()).toMatchObject([{ name, image }]);
      expect((await onPage(one)).items).toMatchObject([{ name, image }]);
      expect(await forStaff()).toMatchObject([{ name: 'Rakib Hasan' }]);
    },
  );

  test('without a face there is a drawing, and the picture is not served, until the face is agreed to', async () => {
    const id = await added({ ...consent, shows: 'no_face' });
    expect(await shown()).toMatchObject([{ name: 'Rakib Hasan', image: drawing }]);
    expect((await onPage(other)).items).toMatchObject([{ image: drawing }]);
    expect(await statuses()).toEqual(all(404));
    await changed(id, { shows: 'face' });
    expect(await statuses()).toEqual(all(200));
    await changed(id, { shows: 'no_face' });
    expect(await statuses()).toEqual(all(404));
  });

  test('a picture that nobody was to see stays closed when it is replaced, and when its item is erased', async () => {
    const id = await added({ ...consent, shows: 'no_face' });
    const replaced = image;
    image = await uploaded();
    expect(await changed(id, { image })).toEqual({ modifiedCount: 1 });
    expect(await statuses()).toEqual(all(404));
    await one.call('DELETE', `/api/gallery/${id}`, { cookie });
    at('2026-04-01T10:00:00.000Z');
    expect(await eraseTrashedGallery(one.services.database.db, one.services.now())).toBe(1);
    for (image of [image, replaced]) {
      expect(await filesOfPicture()).toHaveLength(2);
      expect(await statuses()).toEqual(all(404));
    }
  });

  test('a picture that was shown is closed when it is replaced, unless another item shows it', async () => {
    const [first, second] = [await added(consent), await added({ name: 'The same again' })];
    const before = image;
    const next = await uploaded();
    await changed(first, { image: next });
    expect(await statuses()).toEqual(all(200));
    await changed(second, { image: next });
    expect(await statuses()).toEqual(all(404));
    // Nobody can show again what is about to be removed.
    expect(await changed(first, { image: before })).toEqual(['image unknown_image']);
    image = next;
    expect(await statuses()).toEqual(all(200));
  });

  test('pictures of the gallery are kept for a day', async () => {
    await added();
    for (const path of both()) {
      const answer = await one.call('GET', path);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    }
  });

  describe('T-53 a withdrawal', () => {
    twice(
      'takes the person off both processes within a second, and closes both addresses at once',
      async () => {
        const id = await added(consent);
        for (const { services } of [one, other]) {
          await expect
            .poll(async () => {
              await services.pages.fill('/gallery', async () => page);
              await services.pages.fill('/bn/gallery', async () => page);
              return services.pages.get('/bn/gallery');
            })
            .toBe(page);
        }
        expect(await statuses()).toEqual(all(200));

        expect(await withdraw(id, { reason: 'asked by phone' })).toEqual({ withdrawnCount: 1 });
        expect(await statuses()).toEqual(all(410));
        for (const site of [one, other]) {
          const { pages } = site.services;
          const kept = () => ['/gallery', '/bn/gallery'].map((path) => pages.get(path));
          await expect.poll(kept, { timeout: 1000, interval: 20 }).toEqual([undefined, undefined]);
          expect(await shown(site)).toEqual([]);
          expect(await onPage(site)).toEqual({
            items: [],
            total: 0,
            countries: [],
            isAgreed: false,
          });
        }
        const answer = await one.call('GET', image);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.json()).toMatchObject({ code: 'picture_withdrawn' });
        expect(await withdraw(id, {}, other)).toEqual({ withdrawnCount: 0 });
        expect(await events()).toEqual([`gallery.added ${id}`, `gallery.withdrawn ${id}`]);
      },
    );

    test('is shown to staff with its reason and its end, and can be undone until then by either process', async () => {
      const id = await added(consent);
      const before = [await shown(), await forStaff()];
      await withdraw(id, { reason: ' asked by phone ' });
      expect(await forStaff()).toMatchObject([
        {
          ...{ _id: id, name: 'Rakib Hasan' },
          withdrawal: {
            ...{ at: '2026-03-01T10:00:00.000Z', erasedFrom: '2026-03-02T10:00:00.000Z' },
            ...{ reason: 'asked by phone', leavesInitials: false, isErased: false },
          },
        },
      ]);
      at('2026-03-02T09:59:59.999Z');
      await keepHouse();
      expect(await filesOfPicture()).toHaveLength(2);
      expect(await undo(id, other)).toEqual({ undoneCount: 1 });
      expect(await undo(id)).toEqual({ undoneCount: 0 });
      expect([await shown(), await forStaff()]).toEqual(before);
      expect(await statuses()).toEqual(all(200));
      expect(await events()).toEqual([
        `gallery.added ${id}`,
        `gallery.withdrawn ${id}`,
        `gallery.withdrawal-undone ${id}`,
      ]);
    });

    twice('erases name and bytes after 24 hours, and the addresses stay closed', async () => {
      const id = await added(consent);
      await withdraw(id);
      at('2026-03-02T10:00:00.000Z');
      expect(await undo(id)).toEqual({ undoneCount: 0 });
      expect(await filesOfPicture()).toHaveLength(2);
      expect(await keepHouse()).toMatch(/withdrawn 1/);
      expect(await filesOfPicture()).toEqual([]);
      expect(await forStaff()).toEqual([]);
      expect(await statuses()).toEqual(all(410));
      const { db } = one.services.database;
      expect(await db.selectFrom('galleryItem').select('_id').execute()).toEqual([]);
      const key = image.slice('/media/'.length, -'.webp'.length);
      expect(await db.selectFrom('image').select('key').where('key', '=', key).execute()).toEqual(
        [],
      );
      expect((await events()).at(-1)).toBe(`gallery.withdrawal-erased ${id}`);
      expect(await keepHouse()).not.toMatch(/withdrawn/);
      // Nobody can put it on show again.
      expect((await addItem({})).status).toBe(422);
    });

    test('erases twenty at a time', async () => {
      const ids = await Promise.all(Array.from({ length: 21 }, () => added(consent)));
      await withdraw(ids[0]!);
      at('2026-03-02T10:00:00.000Z');
      const { database, images, now } = one.services;
      for (const count of [20, 1])
        expect(await eraseWithdrawn(database.db, images, now())).toBe(count);
    });

    twice('leaves initials and a drawing where the person wishes that, also for good', async () => {
      const id = await added(consent);
      const left = [{ _id: id, name: 'R. H.', image: drawing, job: 'Welder' }];
      await withdraw(id, { reason: 'Rakib called', leavesInitials: true });
      expect(await shown()).toMatchObject(left);
      expect((await onPage(other)).items).toMatchObject(left);
      expect(await statuses()).toEqual(all(410));
      at('2026-03-02T10:00:00.000Z');
      await keepHouse();
      await keepHouse();
      expect(await shown(other)).toMatchObject(left);
      expect(await filesOfPicture()).toEqual([]);
      const rows = await one.services.database.db.selectFrom('galleryItem').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/Rakib|Hasan|media/);
      expect(await forStaff()).toMatchObject([
        { name: 'R. H.', withdrawal: { isErased: true, leavesInitials: true } },
      ]);
      expect(await undo(id)).toEqual({ undoneCount: 0 });
      const removal = await one.call('DELETE', `/api/gallery/${id}`, { cookie });
      expect(await removal.json()).toEqual({ deletedCount: 1 });
      const trash = await one.call('GET', '/api/gallery/trash', { cookie });
      expect(await trash.json()).toMatchObject([{ name: 'R. H.', image: drawing }]);
    });

    twice(
      'takes everything along that shows the same face, and brings it back together',
      async () => {
        const [first, second] = [await added(consent), await added({ name: 'The same again' })];
        const deleted = await added();
        await one.call('DELETE', `/api/gallery/${deleted}`, { cookie });
        expect(await withdraw(second)).toEqual({ withdrawnCount: 3 });
        expect(await shown()).toEqual([]);
        expect(await (await one.call('GET', '/api/gallery/trash', { cookie })).json()).toEqual([]);
        expect(await undo(first)).toEqual({ undoneCount: 3 });
        expect((await shown()).map(({ _id }) => _id).toSorted()).toEqual(
          [first, second].toSorted(),
        );
      },
    );

    test('touches nobody else, when it is made, undone or carried out', async () => {
      const bystander = { id: await added({ ...consent, name: 'Nasrin Akter' }), image };
      image = await uploaded();
      const stays = { id: await added({ ...consent, name: 'Zahid Islam' }), image };
      image = await uploaded();
      const returns = { id: await added({ ...consent, name: 'Mitu Begum' }), image };
      const seen = async () => {
        const all = [bystander, stays, returns].map((each) => one.call('GET', each.image));
        return (await Promise.all(all)).map(({ status }) => status);
      };
      await withdraw(stays.id, { leavesInitials: true });
      await withdraw(returns.id);
      expect(await seen()).toEqual([200, 410, 410]);
      await undo(returns.id);
      expect(await seen()).toEqual([200, 410, 200]);
      at('2026-03-02T10:00:00.000Z');
      await keepHouse();
      expect(await seen()).toEqual([200, 410, 200]);
      expect((await shown()).map(({ name }) => name).toSorted()).toEqual([
        'Mitu Begum',
        'Nasrin Akter',
        'Z. I.',
      ]);
      expect(await undo(bystander.id)).toEqual({ undoneCount: 0 });
    });

    test('leaves nothing to edit, to delete, or to restore', async () => {
      const id = await added(consent);
      await withdraw(id);
      expect(await changed(id, { name: 'Rakib again' })).toEqual({ modifiedCount: 0 });
      const removal = await one.call('DELETE', `/api/gallery/${id}`, { cookie });
      expect(await removal.json()).toEqual({ deletedCount: 0 });
      const back = await one.call('POST', `/api/gallery/${id}/restore`, { cookie });
      await back.json();
      expect(await shown()).toEqual([]);
      expect((await addItem({})).status).toBe(422);
    });

    test('of somebody who is not there withdraws nothing', async () => {
      expect(await withdraw('nobody')).toEqual({ withdrawnCount: 0 });
      expect(await undo('nobody')).toEqual({ undoneCount: 0 });
      const tooLong = { reason: 'x'.repeat(501) };
      const id = await added();
      const path = `/api/gallery/${id}/withdrawal`;
      expect((await one.call('POST', path, { cookie, json: tooLong })).status).toBe(422);
      expect(await shown()).toHaveLength(1);
    });

    twice('two of the same at once are one', async () => {
      const id = await added(consent);
      const counts = await Promise.all([withdraw(id), withdraw(id, {}, other)]);
      expect(counts).toEqual(
        expect.arrayContaining([{ withdrawnCount: 1 }, { withdrawnCount: 0 }]),
      );
      expect((await events()).filter((each) => each.includes('withdrawn'))).toHaveLength(1);
    });

    test('stays where the store fails, on no page, and is erased the next time', async () => {
      const id = await added(consent);
      await withdraw(id);
      at('2026-03-02T11:00:00.000Z');
      const { images } = other.services;
      const { remove } = images;
      images.remove = () => Promise.reject(new Error('away'));
      await expect(keepHouse()).rejects.toThrow('withdrawn: failed');
      images.remove = remove;
      expect(await statuses()).toEqual(all(410));
      expect(await shown()).toEqual([]);
      await keepHouse();
      expect(await filesOfPicture()).toEqual([]);
      expect((await events()).at(-1)).toBe(`gallery.withdrawal-erased ${id}`);
    });

    test('is erased although the file of another one cannot be', async () => {
      const stuck = { id: await added(consent), image };
      await withdraw(stuck.id);
      image = await uploaded();
      at('2026-03-01T10:00:01.000Z');
      const id = await added(consent);
      await withdraw(id);
      at('2026-03-02T11:00:00.000Z');
      const { images } = other.services;
      const { remove } = images;
      images.remove = async (name) => {
        if (stuck.image.includes(name.slice(0, 32))) throw new Error('locked');
        await remove(name);
      };
      await expect(keepHouse()).rejects.toThrow('withdrawn: failed');
      images.remove = remove;
      expect(await filesOfPicture()).toEqual([]);
      expect((await events()).at(-1)).toBe(`gallery.withdrawal-erased ${id}`);
      expect(await forStaff()).toMatchObject([{ _id: stuck.id }]);
    });

    test('is not forgotten because the question failed: then nobody gets the picture', async () => {
      await added(consent);
      const asked = vi.spyOn(one.services.database.db, 'selectFrom').mockImplementation(() => {
        throw new Error('broken');
      });
      const { status } = await one.call('GET', image);
      asked.mockRestore();
      expect(status).toBe(500);
    });

    test('closes what nobody has asked for since, also once the database is away', async () => {
      const id = await added(consent);
      const shownByOthers = image;
      image = await uploaded();
      await added();
      await withdraw(id);
      const versions = () => [one, other].map(({ services }) => services.content.current().version);
      const told = await contentVersion(one.services.database.db);
      await expect.poll(versions).toEqual([told, told]);
      for (const { services } of [one, other]) services.pages.isStale = true;
      const [open, closed] = [await statuses(), ((image = shownByOthers), await statuses())];
      for (const { services } of [one, other]) services.pages.isStale = false;
      expect([open, closed]).toEqual([all(200), all(410)]);
    });

    test('leaves no page from before that comes back when a rendering fails', async () => {
      const id = await added(consent);
      const path = '/bn/gallery?country=hu&show=15';
      const sites = [one, other].map(({ services }) => services.pages);
      for (const pages of sites) {
        await expect
          .poll(async () => pages.fill(path, async () => page).then(() => pages.get(path)))
          .toBe(page);
      }
      const broken = () => Promise.reject(new Error('database away'));
      await one.call('PATCH', `/api/gallery/${id}`, { cookie, json: { job: 'Nurse', version: 1 } });
      for (const pages of sites) {
        await expect.poll(() => pages.get(path)).toBeUndefined();
        expect(await pages.fill(path, broken)).toBe(page);
      }
      await withdraw(id);
      for (const pages of sites) {
        await expect.poll(() => pages.fill(path, broken).catch(() => 'none')).toBe('none');
      }
    });

    test('holds while the database is away, as far as the process was told', async () => {
      const id = await added(consent);
      const open = image;
      image = await uploaded();
      const gone = await added(consent);
      await withdraw(gone);
      expect(await statuses()).toEqual(all(410));
      const stale = [one, other].map(({ services }) => services.pages);
      for (const pages of stale) pages.isStale = true;
      const seen = await Promise.all([open, image].map((path) => one.call('GET', path)));
      for (const pages of stale) pages.isStale = false;
      await undo(gone);
      expect(await statuses()).toEqual(all(200));
      for (const pages of stale) pages.isStale = true;
      expect((await one.call('GET', image)).status).toBe(200);
      for (const pages of stale) pages.isStale = false;
      expect(seen.map(({ status }) => status)).toEqual([200, 410]);
      expect((await shown()).map(({ _id }) => _id).toSorted()).toEqual([id, gone].toSorted());
    });
  });
});
