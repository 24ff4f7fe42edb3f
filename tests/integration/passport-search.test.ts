import { beforeAll, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { empty: ['event', 'rateLimit'], now: '2026-11-21T10:30:00.000Z' });
  let cookie: string;
  let colleague: string;
  let id: string;
  beforeAll(async () => {
    site.setNow('2026-11-21T10:00:00.000Z');
    cookie = await site.signIn();
    colleague = await site.signIn('colleague@sampan.example');
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, passport: 'QX7654321' },
    });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  const search = (q: string, as = cookie, path = 'search') =>
    site.call('POST', `/api/application/${path}`, { cookie: as, json: { q } });
  const found = async (q: string) =>
    ((await (await search(q)).json()) as { _id: string }[]).map(({ _id }) => _id);
  async function log() {
    const { db } = site.services.database;
    const rows = await db.selectFrom('event').select(['action', 'subject']).execute();
    return rows.map(({ action, subject }) => `${action} ${subject}`.trim());
  }

  test.each(['qx 765-4321', '4321'])('who looks for %s is noted with what was found', async (q) => {
    expect(await found(q)).toEqual([id]);
    expect(await log()).toEqual([`application.found-by-passport ${id}`]);
  });

  test.each(['QX7654320', '9876', '99999999'])(
    'a search for %s, which nobody has, is noted without it',
    async (q) => {
      expect(await found(q)).toEqual([]);
      expect(await log()).toEqual(['application.passport-not-found']);
      const rows = await site.services.database.db.selectFrom('event').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(q);
    },
  );

  test.each(['rakib', '01712345678', '12345678', 'amin', 'Rakib 017'])(
    '%s is no passport number, and nothing is noted',
    async (q) => {
      await search(q);
      expect(await log()).toEqual([]);
    },
  );

  test('what is in the trash is not found, and not noted as found', async () => {
    const { db } = site.services.database;
    await db.updateTable('application').set({ deletedAt: '2026-03-01T10:00:00.000Z' }).execute();
    const [seen, noted] = [await found('QX7654321'), await log()];
    await db.updateTable('application').set({ deletedAt: null }).execute();
    expect([seen, noted]).toEqual([[], ['application.passport-not-found']]);
  });

  test('a receipt number is none either', async () => {
    const { db } = site.services.database;
    const { receiptNumber } = await db
      .selectFrom('application')
      .select('receiptNumber')
      .executeTakeFirstOrThrow();
    expect(await found(receiptNumber)).toEqual([id]);
    expect(await log()).toEqual([]);
  });

  test('the same number again, its count, its next page and its export are one try', async () => {
    for (const path of ['search', 'search/count', 'search?limit=1', 'export', 'search']) {
      expect((await search('QX7654321', cookie, path)).status).toBe(200);
    }
    expect(await log()).toEqual([
      `application.found-by-passport ${id}`,
      'application.exported count=1&by=q',
    ]);
  });

  test('thirty in an hour, then only names, phones and receipts, until the next hour', async () => {
    for (let count = 0; count < 30; count++) {
      expect((await search(`${1000 + count}`)).status).toBe(200);
    }
    for (const path of ['search', 'search/count', 'export']) {
      for (const q of ['4321', 'QX7654321', '4321']) {
        const answer = await search(q, cookie, path);
        expect(answer.status).toBe(429);
        expect(answer.headers.get('retry-after')).toBe('1800');
        expect(await answer.json()).toMatchObject({ code: 'too_many_passport_searches' });
      }
    }
    expect(await log()).toHaveLength(30);
    expect((await search('1000')).status).toBe(200);
    expect((await search('rakib')).status).toBe(200);
    expect((await search('01712345678')).status).toBe(200);
    expect((await search('4321', colleague)).status).toBe(200);
    site.setNow('2026-11-21T11:00:00.000Z');
    expect((await search('4321')).status).toBe(200);
  });

  test('an old list is looked through for numbers ten times a day, and then without them', async () => {
    const body = new FormData();
    body.set(
      'file',
      new File(['Name,Mobile,Passport\nKarim Sample,01000200001,A10000001\n'], 'a.csv'),
    );
    const upload = await site.call('POST', '/api/import', { body, cookie });
    const { importId } = (await upload.json()) as { importId: string };
    const plan = (passport: string) =>
      site.call('PUT', `/api/import/${importId}/columns`, {
        cookie,
        json: {
          columns: ['name', 'phone', passport].map((to) => ({ to, order: null })),
          isCalled: false,
        },
      });
    for (let count = 0; count < 10; count += 1) expect((await plan('passport')).status).toBe(200);
    const refused = await plan('passport');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too_many_plans' });
    expect((await plan('none')).status).toBe(200);
  });

  test('an address finds no passport number, and notes nothing', async () => {
    for (const q of ['QX7654321', '4321']) {
      for (const path of ['', '/count', '/export']) {
        const answer = await site.call('GET', `/api/application${path}?q=${q}`, { cookie });
        const text = await answer.text();
        expect(text).not.toContain('Rakib');
        if (path === '/count') expect(text).toBe('{"count":0,"isMore":false}');
      }
    }
    expect((await log()).filter((line) => line.includes('passport'))).toEqual([]);
  });
});
