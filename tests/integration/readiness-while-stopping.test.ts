import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('file::memory:');
});
afterAll(() => site.close());

test('a site that was told to stop says so at once where load balancers ask, and still works', async () => {
  expect((await site.call('GET', '/readyz')).status).toBe(200);
  site.services.isDraining = true;
  const answer = await site.call('GET', '/readyz');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'draining' }]);
  expect((await site.call('GET', '/healthz')).status).toBe(200);
  expect((await site.call('GET', '/api/gallery')).status).toBe(200);
});
