import { beforeAll, expect, test } from 'vitest';
import { buildName } from '#app/document/build-name.ts';
import { forgetBrowserErrors } from '#app/operations/browser-errors/browser-errors.server.ts';
import type { SiteStatus } from '#app/operations/status/site-status.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { siteOrigin } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { METRICS_TOKEN: 'a-token-of-a-good-length' } });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
  });

  /** As a browser sends it when a page fails. */
  async function tell(told: Record<string, string>, page = '/application', from = '198.51.100.1') {
    const answer = await site.call('POST', '/api/browser-error', {
      body: new URLSearchParams({ build: buildName, ...told }),
      headers: { origin: siteOrigin, referer: `${siteOrigin}${page}` },
      from,
    });
    expect(answer.status).toBe(204);
  }
  async function errors() {
    const status = (await (await site.call('GET', '/api/status', { cookie })).json()) as SiteStatus;
    return status.browserErrors;
  }
  const empty = () => site.services.database.db.deleteFrom('browserError').execute();

  test('errors reach the office as counts by name, build and page', async () => {
    await empty();
    for (let times = 0; times < 3; times += 1) await tell({ kind: 'render', name: 'RangeError' });
    await tell({ kind: 'hydration', name: 'Error' }, '/bn/contact?x=1');
    await tell({ kind: 'render', name: 'TypeError', build: '0.0.9-abc' }, '/admin/overview');
    await tell({ kind: 'unsupported', name: '' }, '/');
    expect(await errors()).toEqual({
      ...{ failed: 3, others: 2, tooOld: 1 },
      code: expect.stringContaining('3× render RangeError application'),
    });
    expect((await errors()).code).toContain('1× render TypeError staff (other build)');
    const metrics = await site.call('GET', '/metrics', {
      headers: { authorization: 'Bearer a-token-of-a-good-length' },
    });
    expect(await metrics.text()).toContain(
      `sampan_browser_errors_total{kind="render",name="RangeError",build="${buildName}"} 3`,
    );
  });

  test('nothing that a browser or a stranger writes is kept', async () => {
    await empty();
    const secret = 'A12345678';
    const hostile: Record<string, string>[] = [
      { kind: secret, name: secret, build: secret, message: secret, stack: secret },
      { kind: 'render', name: `TypeError: ${secret}` },
      {},
    ];
    for (const told of hostile) {
      await tell(told, `/${secret}?passport=${secret}`, '198.51.100.2');
    }
    const rows = await site.services.database.db.selectFrom('browserError').selectAll().execute();
    expect(rows.map(({ kind, name, page }) => [kind, name, page]).toSorted()).toEqual([
      ['other', 'other', 'other'],
      ['other', 'other', 'other'],
      ['render', 'other', 'other'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await site.services.metrics.registry.metrics()).not.toContain(secret);
  });

  test('one address is heard sixty times an hour', async () => {
    await empty();
    for (let times = 0; times < 65; times += 1) {
      await tell({ kind: 'script', name: 'Error' }, '/', '198.51.100.3');
    }
    expect((await errors()).failed).toBe(60);
    await tell({ kind: 'script', name: 'Error' }, '/', '198.51.100.4');
    expect((await errors()).failed).toBe(61);
  });

  test('a foreign page is not heard', async () => {
    const answer = await site.call('POST', '/api/browser-error', {
      body: new URLSearchParams({ kind: 'render', name: 'Error' }),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
  });

  test('counts are told for a week and kept for a month', async () => {
    await empty();
    const { db } = site.services.database;
    const row = { build: buildName, kind: 'render', name: 'Error', page: 'home', count: 1 };
    const days = ['2026-10-21', '2026-10-22', '2026-11-14', '2026-11-15', '2026-11-21'];
    await db
      .insertInto('browserError')
      .values(days.map((day) => ({ ...row, day })))
      .execute();
    const now = new Date('2026-11-21T06:00:00Z');
    site.setNow(now.toISOString());
    expect((await errors()).failed).toBe(2);
    expect(await forgetBrowserErrors(db, now)).toBe(1);
    expect(await forgetBrowserErrors(db, now)).toBe(0);
  });
});
