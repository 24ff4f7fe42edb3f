import { expect, test, vi } from 'vitest';
import { contentChanged } from '#app/database/content-version.server.ts';
import { watchContent } from '#app/platform/content-watch.server.ts';
import type { ReadyResponse } from '#app/platform/page-cache.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { openTestSite } from '#tests/support/test-site.ts';

const page: ReadyResponse = {
  status: 200,
  headers: {},
  etag: '""',
  bodies: { identity: Buffer.from('') },
};

eachDatabase(({ url }) => {
  test('a change that another process makes drops the pages here', async () => {
    const [one, other] = [await openTestSite(url()), await openTestSite(url())];
    const end = watchContent(one.services);
    const { pages } = one.services;
    await pages.fill('/gallery', async () => page);
    const forget = vi.spyOn(pages, 'forget');
    await vi.waitFor(async () => {
      await contentChanged(other.services.database.db);
      expect(forget).toHaveBeenCalled();
    }, 5000);
    expect(pages.get('/gallery')).toBeUndefined();
    end();
    await Promise.all([one.close(), other.close()]);
  });

  test('while the database is away pages are kept and marked, and afterwards no longer', async () => {
    const site = await openTestSite(url());
    const { pages, database } = site.services;
    const away = vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    await pages.fill('/', async () => page);
    const end = watchContent(site.services);
    await vi.waitFor(() => expect(pages.isStale).toBe(true), 5000);
    expect(pages.get('/')).toBe(page);
    away.mockRestore();
    await vi.waitFor(() => expect(pages.isStale).toBe(false), 5000);
    end();
    await site.close();
  });
});
