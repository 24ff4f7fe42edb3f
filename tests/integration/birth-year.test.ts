import { beforeAll, expect, test } from 'vitest';
import type { Application } from '#app/applications/application.ts';
import type { FactChange } from '#app/applications/facts/fact-body.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let cookie: string;
  const send = (key: string, birth: string) =>
    site.call('POST', '/api/application', {
      headers: { 'idempotency-key': key },
      json: { ...goodApplication, birth },
    });
  const list = async () =>
    (await (await site.call('GET', '/api/application', { cookie })).json()) as Application[];
  async function correct(birth: string) {
    const [row] = await list();
    const json = { version: row?.version, changes: { birth }, reason: 'said so on the telephone' };
    return site.call('PUT', `/api/application/${row?._id}/facts`, { cookie, json });
  }

  beforeAll(async () => {
    site.setNow('2026-11-21T06:00:00.000Z');
    cookie = await site.signIn('rahima@sampan.example');
  });

  test('a birth year alone is kept, shown and asked for as a year, and is no day', async () => {
    expect((await send('the-key-of-a-year', '১৯৯৮')).status).toBe(201);
    const [row] = await list();
    expect(row).toMatchObject({ birth: null, birthYear: 1998, flags: [] });
    const exported = await site.call('GET', '/api/application/export', { cookie });
    expect(await exported.text()).toContain(',"1998",');
    const json = { receiptNumber: row?.receiptNumber, birthYear: '1998' };
    expect((await site.call('POST', '/api/application/lookup', { json })).status).toBe(200);
    const other = { ...json, birthYear: '1999' };
    expect((await site.call('POST', '/api/application/lookup', { json: other })).status).toBe(404);
    expect((await send('the-key-of-a-year', '1998')).status).toBe(201);
    expect((await send('the-key-of-a-year', '1999')).status).toBe(422);

    expect(await (await correct('2012')).json()).toMatchObject({
      ...{ birth: null, birthYear: 2012, flags: ['under-18'] },
    });
    expect(await (await correct('৫/৩/১৯৯৮')).json()).toMatchObject({
      ...{ birth: '1998-03-05', birthYear: null, flags: [] },
    });
    const changes = await site.call('GET', `/api/application/${row?._id}/facts`, { cookie });
    expect(
      ((await changes.json()) as FactChange[]).map(({ before, after }) => [before, after]),
    ).toEqual([
      ['2012', '1998-03-05'],
      ['1998', '2012'],
    ]);
  });
});
