import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import type { VerifyReply } from '#app/trust/verify/check-form.tsx';
import { action } from '#app/trust/verify/verify-page.tsx';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { withoutDatabase } from '#tests/support/without-database.ts';

oneDatabase(({ url }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(url());
    site.setNow('2026-11-21T06:00:00.000Z');
  });
  afterAll(() => site.close());

  /** Sends the form of the page as a browser does that runs no scripts. */
  async function post(value: string, from = '203.0.113.7') {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(clientAddressContext, from);
    const body = new URLSearchParams({ value });
    const request = new Request('http://localhost/verify', { method: 'POST', body });
    const route = { params: {}, url: new URL(request.url), pattern: '/verify' };
    const answer = await action({ request, context, ...route });
    return answer as { data: VerifyReply; init: ResponseInit | null };
  }

  test.each([
    [200, 'answered', '+880 1000-999999'],
    [422, 'required', ' '],
    [422, 'several', '01711000001 and 01711000002'],
    [422, 'too_long', '1'.repeat(501)],
  ])('a check without scripts is answered with %i: %s', async (status, said, value) => {
    const { data, init } = await post(value);
    expect(data).toMatchObject({ status: said, value: value.slice(0, 500) });
    expect(init).toEqual({ status, headers: { 'cache-control': 'no-store' } });
  });

  test('with the database away it says so, with what was typed', async () => {
    const { data, init } = await withoutDatabase(site, () => post('01711000001'));
    expect(data).toEqual({ status: 'unreachable', value: '01711000001' });
    expect(init).toMatchObject({ status: 503 });
  });

  test('T-22 the 31st check in ten minutes is told when to ask again', async () => {
    const from = '203.0.113.8';
    for (let times = 0; times < 30; times += 1)
      expect((await post('01711000001', from)).init).toMatchObject({ status: 200 });
    expect(await post('01711000001', from)).toMatchObject({
      data: { status: 'too_many', value: '01711000001' },
      init: { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': '600' } },
    });
  });
});
