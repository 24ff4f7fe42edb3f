import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import { cachedResponse } from '#app/serving/page-cache.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

eachDatabase(({ url }) => {
  let sites: TestSite[];
  beforeAll(async () => {
    sites = [await openTestSite(url()), await openTestSite(url())];
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  const soon = { timeout: 1200, interval: 20 };
  const shownBy = ({ services }: TestSite) => licenceState(services.content.current().documents);

  /** Lets the clock of both processes run from a moment, and their pages follow it. Returns how to stop that. */
  function run(from: string): () => Promise<unknown> {
    const [start, base] = [performance.now(), Date.parse(from)];
    const stop = sites.map(({ services }) => {
      services.now = () => new Date(base + performance.now() - start);
      return startCacheInvalidation(services);
    });
    return () => Promise.all(stop.map((end) => end()));
  }

  async function keepPages() {
    for (const { services } of sites) {
      await services.pages.fill('/', () => cachedResponse(200, {}, Buffer.from('before'), {}));
      expect(services.pages.get('/')).toBeDefined();
    }
  }

  async function expectForgotten() {
    for (const { services } of sites) {
      await expect.poll(() => services.pages.get('/'), soon).toBeUndefined();
    }
  }

  test('T-14: a licence is on the pages of both processes within a second, and leaves them with the midnight after its last day', async () => {
    for (const site of sites) site.setNow('2026-06-30T17:00:00.000Z');
    let stop = run('2026-06-30T17:00:00.000Z');
    await keepPages();
    const shipped = defaultDocuments();
    await storeContent(sites[0]!.services.database.db, {
      ...shipped,
      agency: { agency: { ...shipped.agency.agency, licence: 'RL-1234' } },
      licence: { ...shipped.licence, licence: { source: {}, validUntil: '2026-06-30' } },
    });
    const valid = { state: 'valid', number: 'RL-1234', until: '2026-06-30' };
    for (const site of sites) await expect.poll(() => shownBy(site), soon).toEqual(valid);
    await expectForgotten();
    await stop();

    // Half a second before 1 July begins in Dhaka.
    stop = run('2026-06-30T17:59:59.500Z');
    await keepPages();
    for (const site of sites) expect(shownBy(site).state).toBe('valid');
    for (const site of sites) {
      await expect.poll(() => shownBy(site).state, soon).toBe('expired');
    }
    await expectForgotten();
    await stop();
  });
});
