import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ageSessions } from '#tests/support/age-sessions.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let owner: string;
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
  });
  beforeEach(() => ageSessions(site, 11));

  test.each([
    ['PUT', '/api/setting/statusOpen', { value: false }],
    ['POST', '/api/staff/nobody/disable', undefined],
    ['POST', '/api/staff/nobody/enable', undefined],
    ['POST', '/api/application/payment/none/void', { reason: 'typed twice' }],
    ['POST', '/api/application/export', { money: '1' }],
    ['GET', '/api/application/export?money=1', undefined],
    ['POST', '/api/application/search/count', { money: '1' }],
  ])('decision 77: %s %s needs a sign-in of the last ten minutes', async (method, path, json) => {
    const call = async () =>
      (await site.call(method, path, { cookie: owner, ...(json && { json }) })).status;
    expect(await call()).toBe(403);
    await ageSessions(site, 9);
    expect(await call()).not.toBe(403);
  });

  test('what is without money is exported in a session of any age', async () => {
    for (const path of ['export', 'count']) {
      expect((await site.call('GET', `/api/application/${path}`, { cookie: owner })).status).toBe(
        200,
      );
    }
  });
});
