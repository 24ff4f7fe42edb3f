import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test as twice, vi } from 'vitest';
import { changeContent, contentVersion } from '#app/database/content-version.server.ts';
import { storeImage } from '#app/images/store-image.server.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import type { CachedResponse } from '#app/serving/page-cache.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { openTestSite } from '#tests/support/test-site.ts';

const page: CachedResponse = {
  status: 200,
  headers: {},
  etag: '""',
  bodies: { identity: Buffer.from('') },
};

eachDatabase(({ url, testOnce: test }) => {
  twice('a change that another process makes drops the pages here', async () => {
    const [one, other] = [await openTestSite(url()), await openTestSite(url())];
    const end = startCacheInvalidation(one.services);
    const { pages } = one.services;
    await pages.fill('/gallery', async () => page);
    const invalidate = vi.spyOn(pages, 'invalidate');
    await vi.waitFor(async () => {
      await changeContent(other.services.database.db, ({ announce }) => announce());
      expect(invalidate).toHaveBeenCalled();
    }, 5000);
    expect(pages.get('/gallery')).toBeUndefined();
    await end();
    await Promise.all([one.close(), other.close()]);
  });

  twice('content that was read without dropping the pages is made up for', async () => {
    const [one, other] = [await openTestSite(url()), await openTestSite(url())];
    const { pages, content, database } = one.services;
    await pages.fill('/', async () => page);
    const end = startCacheInvalidation(one.services);
    // Looks that find the version before the change: from now on only the difference tells.
    const hold = vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    await changeContent(other.services.database.db, ({ announce }) => announce());
    hold.mockRestore();
    await content.reload();
    await vi.waitFor(() => expect(pages.get('/')).toBeUndefined(), 5000);
    await end();
    await Promise.all([one.close(), other.close()]);
  });

  test('a fault of ours while the content is read anew is told once, and the database being away is not', async () => {
    const site = await openTestSite(url());
    const told = vi.spyOn(site.services.log, 'error');
    const causes = () =>
      told.mock.calls.flatMap(([details]) => ('err' in (details as object) ? [details] : []));
    const reload = vi.spyOn(site.services.content, 'reload');
    reload.mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const end = startCacheInvalidation(site.services);
    // By another process, as it were: this one's own change is told to whoever made it.
    await sql`update "contentVersion" set "version" = "version" + 1`.execute(
      site.services.database.db,
    );
    await vi.waitFor(() => expect(site.services.pages.isStale).toBe(true), 5000);
    expect(causes()).toEqual([]);
    reload.mockRejectedValue(new TypeError('x is not a function'));
    await vi.waitFor(() => expect(reload.mock.calls.length).toBeGreaterThan(4), 5000);
    expect(causes()).toEqual([{ err: expect.any(TypeError) }]);
    await end();
    await site.close();
  });

  twice('what staff do to the gallery by one process is seen in another', async () => {
    const [one, other] = [await openTestSite(url()), await openTestSite(url())];
    const cookie = await other.signIn();
    const end = startCacheInvalidation(one.services);
    const { pages } = one.services;
    const invalidate = vi.spyOn(pages, 'invalidate');
    await vi.waitFor(async () => {
      await changeContent(other.services.database.db, ({ announce }) => announce());
      expect(invalidate).toHaveBeenCalled();
    }, 5000);
    const picture = await storeImage(
      other.services.database.db,
      other.services.images,
      new Uint8Array(readFileSync('tests/corpus/files/ok.jpg')),
      other.services.now(),
    );
    const image = 'url' in picture ? picture.url : '';
    const item = {
      name: 'Rakib',
      job: 'Electrician',
      country: 'Hungary',
      date: '2026-01-02',
      image,
    };
    let id = '';
    const calls = {
      add: async () => {
        const answer = await other.call('POST', '/api/gallery', { cookie, json: item });
        id = ((await answer.json()) as { insertedId: string }).insertedId;
        return answer.status;
      },
      change: async () =>
        (
          await other.call('PATCH', `/api/gallery/${id}`, {
            cookie,
            json: { job: 'Welder', version: 1 },
          })
        ).status,
      delete: async () => (await other.call('DELETE', `/api/gallery/${id}`, { cookie })).status,
      restore: async () =>
        (await other.call('POST', `/api/gallery/${id}/restore`, { cookie })).status,
    };
    for (const [name, call] of Object.entries(calls)) {
      // The last change has been noticed here, or its notice would be taken for the next one's.
      await pages.fill('/gallery', async () => page);
      expect(pages.get('/gallery')).toBe(page);
      expect(await call()).toBe(name === 'add' ? 201 : 200);
      await vi.waitFor(() => expect(pages.get('/gallery')).toBeUndefined(), 5000);
    }
    await end();
    await Promise.all([one.close(), other.close()]);
  });

  twice(
    'a change that is committed here is seen at once, and one that was taken back changes nothing',
    async () => {
      const site = await openTestSite(url());
      const { pages, database } = site.services;
      const end = startCacheInvalidation(site.services);
      await vi.waitFor(async () => {
        await pages.fill('/gallery', async () => page);
        await changeContent(database.db, async () => {});
        expect(pages.get('/gallery')).toBe(page);
      }, 5000);
      await changeContent(database.db, async ({ announce }) => {
        await announce();
        // Not yet: whoever asks now would have the page as it was before kept as the new one.
        expect(pages.get('/gallery')).toBe(page);
      });
      expect(pages.get('/gallery')).toBeUndefined();

      const before = await contentVersion(database.db);
      const failed = changeContent(database.db, async ({ announce }) => {
        await announce();
        throw new Error('taken back');
      });
      await expect(failed).rejects.toThrow('taken back');
      expect(await contentVersion(database.db)).toBe(before);

      await end();
      const told = vi.spyOn(pages, 'invalidate');
      await changeContent(database.db, ({ announce }) => announce());
      expect(told).not.toHaveBeenCalled();
      await site.close();
    },
  );

  test('while the database is away pages are kept and marked, and afterwards no longer', async () => {
    const site = await openTestSite(url());
    const { pages, database } = site.services;
    const away = vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    await pages.fill('/', async () => page);
    const end = startCacheInvalidation(site.services);
    await vi.waitFor(() => expect(pages.isStale).toBe(true), 5000);
    expect(pages.get('/')).toBe(page);
    away.mockRestore();
    await vi.waitFor(() => expect(pages.isStale).toBe(false), 5000);
    await end();
    await site.close();
  });
});
