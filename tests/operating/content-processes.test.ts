import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const path = 'homeWords/headline';

eachDatabase(({ url }) => {
  let one: TestSite;
  let other: TestSite;
  let cookie: string;
  let version = 0;
  beforeAll(async () => {
    one = await openTestSite(url(), { RATE_LIMITS: 'off' });
    other = await openTestSite(url(), { RATE_LIMITS: 'off' });
    cookie = await one.signIn();
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  let sequence = 0;
  async function save(site: TestSite, bn: string) {
    const changes = [{ path, base: 0, value: { en: 'English', bn } }];
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    const answer = await site.call('PATCH', '/api/content/home', { cookie, json });
    ({ version } = (await answer.json()) as { version: number });
  }

  function publish(site: TestSite) {
    const json = { key: randomUUID(), documents: [{ _id: 'home', version }] };
    return site.call('POST', '/api/content/publications', { cookie, json });
  }

  const shownBy = (site: TestSite) =>
    site.services.content.current().documents.home.homeWords.headline.bn;

  test('E-05 what one process publishes the other shows within a second, and never the old text again', async () => {
    const stop = [one, other].map(({ services }) => startCacheInvalidation(services));
    for (const bn of ['প্রথম', 'দ্বিতীয়', 'তৃতীয়']) {
      await save(one, bn);
      expect((await publish(one)).status).toBe(201);
      expect(shownBy(one)).toBe(bn);
      await expect.poll(() => shownBy(other), { timeout: 1000, interval: 20 }).toBe(bn);
      expect(shownBy(one)).toBe(bn);
    }
    await Promise.all(stop.map((end) => end()));
  });

  test('two processes publish the same document at once: one 201, one 409', async () => {
    await save(one, 'একসঙ্গে');
    const answers = await Promise.all([publish(one), publish(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('E-32 housekeeping erases a draft that was discarded 30 days ago, and none before', async () => {
    const { db } = one.services.database;
    one.setNow('2026-03-01T10:00:00.000Z');
    await save(one, 'ফেলে দেওয়া');
    await one.call('DELETE', '/api/content/home/draft', { cookie });
    const discarded = async () =>
      (
        await db
          .selectFrom('contentRevision')
          .select('_id')
          .where('state', '=', 'discarded')
          .execute()
      ).length;
    const keepHouse = () => housekeepingTask(one.services).run(new AbortController().signal);
    one.setNow('2026-03-31T09:00:00.000Z');
    await keepHouse();
    expect(await discarded()).toBe(1);
    one.setNow('2026-03-31T11:00:00.000Z');
    await keepHouse();
    expect(await discarded()).toBe(0);
  });
});
