import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentReceipt } from '#app/applications/money/payment.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import {
  type TestSite,
  goodApplication,
  openTestSite,
  samplePayment,
} from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  let site: TestSite;
  let cookie: string;

  beforeAll(async () => {
    site = await openTestSite(url());
    await site.signIn('rahima@sampan.example');
    cookie = await site.signIn('shirin@sampan.example');
    site.setNow('2026-11-21T06:00:00.000Z');
  });
  afterAll(() => site.close());

  const post = async <Made>(path: string, json: object) =>
    (await (await site.call('POST', `/api/application${path}`, { cookie, json })).json()) as Made;
  const receiptOf = async (payment: string) => {
    const answer = await site.call('GET', `/api/application/payment/${payment}`, { cookie });
    return ((await answer.json()) as PaymentReceipt).payment;
  };

  test('K-17 K-19: the receipt of a refund names the receipt of what it gives back, that one none', async () => {
    const { insertedId } = await post<{ insertedId: string }>('', goodApplication);
    const pay = (more: object) =>
      post<{ _id: string; receiptNo: string }>(`/${insertedId}/payment`, {
        ...samplePayment,
        ...more,
      });
    const earlier = await pay({ amountBdt: 700 });
    const paid = await pay({ amountBdt: 500 });
    const refund = await pay({ amountBdt: 200, refundOf: paid._id });
    expect(new Set([earlier, paid, refund].map(({ receiptNo }) => receiptNo)).size).toBe(3);
    expect(await receiptOf(refund._id)).toMatchObject({
      ...{ receiptNo: refund.receiptNo, refundOf: paid._id, refundOfNo: paid.receiptNo },
      ...{ amountBdt: 200, application: insertedId, name: goodApplication.name },
      byName: 'shirin',
    });
    expect(await receiptOf(paid._id)).toMatchObject({ refundOf: null, refundOfNo: null });
  });
});
