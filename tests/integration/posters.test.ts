import { beforeEach, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { posterLinks } from '#app/posters/poster-links.server.ts';
import type { Posters } from '#app/posters/poster.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeContent } from '#tests/support/store-content.ts';

const origin = 'https://sampan.example';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { now: '2026-11-28T20:00:00.000Z' });
  const setOrigin = (publicOrigin: string | null) => {
    site.services.settings = { ...site.services.settings, publicOrigin };
  };
  beforeEach(() => setOrigin(origin));

  async function enter(licence: string, validUntil?: string, sample = false) {
    const shipped = defaultDocuments();
    await storeContent(site.services.database.db, {
      ...shipped,
      agency: { agency: { ...shipped.agency.agency, licence, sample } },
      licence: { ...shipped.licence, licence: { source: {}, ...(validUntil && { validUntil }) } },
    });
    await site.services.content.reload();
  }

  async function posters(): Promise<Posters> {
    const cookie = await site.signIn('staff@sampan.example', 'staff');
    const answer = await site.call('GET', '/api/posters', { cookie });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Posters;
  }

  test.each([
    ['/q/verify', '/bn/verify'],
    ['/q/apply', '/bn/application'],
    ['/q/costs', '/bn/costs'],
    ['/q/en/verify', '/verify'],
    ['/q/en/apply', '/application'],
    ['/q/en/costs', '/costs'],
  ])('T-52 %s leads to %s, whatever the browser’s language', async (path, page) => {
    for (const language of ['bn', 'en', 'de']) {
      const answer = await site.call('GET', path, {
        headers: { 'accept-language': language, cookie: `language=${language}` },
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, page]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each(['/q/other', '/q', '/q/en', '/q/en/other', '/q/bn/verify'])(
    'T-52 %s is unknown',
    async (path) => {
      expect((await posterLinks.request(path)).status).toBe(404);
    },
  );

  test('how often a poster was opened on a day of Dhaka is kept, and nothing else of it', async () => {
    // A day of its own: nobody waits for the counts of the tests before.
    site.setNow('2026-12-31T20:00:00.000Z');
    await site.call('GET', '/q/verify?name=Rakib');
    await site.call('GET', '/q/en/verify');
    await site.call('HEAD', '/q/costs');
    const counts = () =>
      site.services.database.db
        .selectFrom('dayCount')
        .selectAll()
        .where('day', '>', '2026-12-01')
        .execute();
    await expect.poll(counts).toEqual([{ day: '2027-01-01', name: 'poster.verify', count: 2 }]);
    expect((await posters()).opened).toEqual({ verify: 2, apply: 0, costs: 0 });
  });

  test('the code of a poster leads on while the database is away', async () => {
    const { db } = site.services.database;
    const lost = new Proxy(db, {
      get() {
        throw new Error('away');
      },
    });
    site.services.database = { ...site.services.database, db: lost };
    try {
      expect((await site.call('GET', '/q/verify')).status).toBe(302);
    } finally {
      site.services.database = { ...site.services.database, db };
    }
  });

  test.each([
    ['', undefined, ['licence']],
    ['RL-1234', '2026-11-28', ['licence_expired']],
    ['RL-1234', '2026-11-29', []],
    ['RL-1234', undefined, []],
  ])('with the licence %j until %s these are missing: %j', async (number, until, missing) => {
    await enter(number, until);
    const found = await posters();
    expect(found.missing).toEqual(missing);
    expect(found.facts === null).toBe(missing.length > 0);
  });

  test('there is none before the site knows its address', async () => {
    await enter('RL-1234');
    setOrigin(null);
    expect(await posters()).toMatchObject({ missing: ['origin'], facts: null });
  });

  test('they say what is published, on the day of Dhaka, and whether it is a sample', async () => {
    await enter('RL-1234', undefined, true);
    expect((await posters()).facts).toMatchObject({
      ...{ origin, day: '2026-11-29', isSample: true },
      head: { licence: 'RL-1234', phones: ['+880 1000-000001', '+880 1000-000002'] },
    });
    await enter('RL-1234');
    expect((await posters()).facts?.isSample).toBe(false);
  });
});
