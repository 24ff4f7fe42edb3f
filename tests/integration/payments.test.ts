import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import type { PaymentReceipt } from '#app/applications/money/payment.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

type Paid = { _id: string; receiptNo: string };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'payment', 'receiptSeries', 'event'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let owner: string;
  let cookie: string;
  let id: string;

  beforeAll(async () => {
    owner = await site.signIn('rahima@sampan.example');
    cookie = await site.signIn('shirin@sampan.example');
  });
  beforeEach(async () => {
    id = await applied('Rakib Hasan');
  });

  async function applied(name: string): Promise<string> {
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, name },
    });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  const post = (path: string, json: object, as = cookie, headers = {}) =>
    site.call('POST', `/api/application/${path}`, { cookie: as, json, headers });
  const pay = (more: object = {}, to = id) => post(`${to}/payment`, { ...samplePayment, ...more });
  const paid = async (more?: object, to?: string) => (await (await pay(more, to)).json()) as Paid;
  const money = async () => {
    const answer = await site.call('GET', `/api/application/${id}/case`, { cookie });
    return ((await answer.json()) as CaseView).money;
  };
  const errorsOf = async (answer: Response) =>
    ((await answer.json()) as Problem).errors.map(({ field, code }) => ({ field, code }));

  describe('K-13: an amount', () => {
    test.each([
      ['৫০০০', 5000],
      ['5,000', 5000],
      ['1,00,000', 100_000],
      [5000, 5000],
      [1, 1],
      [10_000_000, 10_000_000],
    ])('%j is taken as %i', async (amountBdt, taka) => {
      expect((await pay({ amountBdt })).status).toBe(201);
      expect(await money()).toMatchObject({ payments: [{ amountBdt: taka }], paid: taka });
    });

    test.each([
      [0, 'out_of_range'],
      [-5, 'out_of_range'],
      ['-5', 'invalid'],
      [1e9, 'out_of_range'],
      ['10,000,001', 'out_of_range'],
      [5.5, 'invalid'],
      ['five', 'invalid'],
      ['', 'invalid'],
      [null, 'required'],
    ])('%j is refused', async (amountBdt, code) => {
      const answer = await pay({ amountBdt });
      expect(answer.status).toBe(422);
      expect(await errorsOf(answer)).toEqual([{ field: 'amountBdt', code }]);
      expect((await money()).payments).toEqual([]);
    });
  });

  test.each([
    [{ on: '2026-11-22' }, 'on', 'date_in_future'],
    [{ on: '2026-02-31' }, 'on', 'invalid_day'],
    [{ kind: 'bribe' }, 'kind', 'invalid'],
    [{ method: 'card' }, 'method', 'invalid'],
    [{ reference: 'x'.repeat(61) }, 'reference', 'too_long'],
    [{ paidBy: 'x'.repeat(121) }, 'paidBy', 'too_long'],
    [{ paidBy: 'a\u0000b' }, 'paidBy', 'forbidden_characters'],
    [{ refundOf: 'no-such-payment' }, 'refundOf', 'invalid'],
  ])('a payment is refused where it is %o', async (wrong, field, code) => {
    const answer = await pay(wrong);
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toEqual([{ field, code }]);
  });

  test('a payment says who took it, and counts as an activity', async () => {
    site.setNow('2026-11-21T07:00:00.000Z');
    const { _id, receiptNo } = await paid();
    expect(receiptNo).toBe('R-2026-000001');
    expect((await money()).payments).toEqual([
      {
        ...{ ...samplePayment, _id, receiptNo, refundOf: null, at: '2026-11-21T07:00:00.000Z' },
        ...{ byName: 'shirin', voidedAt: null, voidedByName: null, voidReason: '', prints: 0 },
      },
    ]);
    const { lastActivityAt, version } = await site.services.database.db
      .selectFrom('application')
      .select(['lastActivityAt', 'version'])
      .executeTakeFirstOrThrow();
    expect({ lastActivityAt, version }).toEqual({
      ...{ lastActivityAt: '2026-11-21T07:00:00.000Z', version: 1 },
    });
  });

  twice('K-14: the numbers of a year begin at one, and the year is that of Dhaka', async () => {
    const on = '2025-12-31';
    site.setNow('2025-12-31T17:59:59.000Z');
    expect((await paid({ on })).receiptNo).toBe('R-2025-000001');
    site.setNow('2025-12-31T18:00:00.000Z');
    expect((await paid({ on })).receiptNo).toBe('R-2026-000001');
    expect((await paid({ on })).receiptNo).toBe('R-2026-000002');
  });

  twice('K-14: what is refused takes no number', async () => {
    const { _id } = await paid();
    await pay({ amountBdt: 9999, refundOf: _id });
    await pay({}, 'no-such-case');
    expect((await paid()).receiptNo).toBe('R-2026-000002');
  });

  twice('the same key twice records one payment, and is refused for another', async () => {
    site.setNow('2026-11-14T05:59:59.000Z');
    const headers = { 'Idempotency-Key': 'key-of-this-payment' };
    const send = (more: object = {}, to = id) =>
      post(`${to}/payment`, { ...samplePayment, ...more }, cookie, headers);
    const answers = await Promise.all([send(), send(), send()]);
    const said = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await money()).payments).toHaveLength(1);
    expect(await (await send({ amountBdt: 5 })).json()).toMatchObject({ code: 'key_reused' });
    // Whoever had a copy could compute from a hash who has paid.
    const hashes = await site.services.database.db
      .selectFrom('payment')
      .select('submissionHash')
      .execute();
    expect(new Set(hashes.map(({ submissionHash }) => submissionHash))).toEqual(new Set(['']));
    expect((await send({}, await applied('Nasrin Akter'))).status).toBe(422);
    // A week later it is forgotten.
    site.setNow('2026-11-21T06:00:00.000Z');
    expect(await (await send({ amountBdt: 5 })).json()).toMatchObject({
      receiptNo: 'R-2026-000002',
    });
  });

  describe('K-17: a refund', () => {
    twice('is never more than what it gives back', async () => {
      const { _id: refundOf } = await paid({ amountBdt: 500 });
      const tooMuch = await pay({ amountBdt: 600, refundOf });
      expect(tooMuch.status).toBe(422);
      expect(await errorsOf(tooMuch)).toEqual([{ field: 'amountBdt', code: 'more_than_paid' }]);
      expect((await pay({ amountBdt: 300, refundOf })).status).toBe(201);
      expect((await pay({ amountBdt: 201, refundOf })).status).toBe(422);
      expect((await pay({ amountBdt: 200, refundOf })).status).toBe(201);
      expect((await money()).paid).toBe(0);
    });

    twice('nor are several at once', async () => {
      const { _id: refundOf } = await paid({ amountBdt: 500 });
      const answers = await Promise.all([1, 2, 3, 4].map(() => pay({ amountBdt: 200, refundOf })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
      expect((await money()).paid).toBe(100);
    });

    twice("gives back no refund, nothing void and nothing of another's", async () => {
      const { _id: refundOf } = await paid();
      const refund = await paid({ refundOf });
      expect((await pay({ refundOf: refund._id })).status).toBe(422);
      const other = await applied('Nasrin Akter');
      expect((await pay({ refundOf }, other)).status).toBe(422);
      const { _id: voided } = await paid();
      await post(`payment/${voided}/void`, { reason: 'typed twice' }, owner);
      expect(await errorsOf(await pay({ refundOf: voided }))).toEqual([
        { field: 'refundOf', code: 'invalid' },
      ]);
    });
  });

  describe('K-17: voiding', () => {
    twice('keeps the number, and takes the amount out of the sum', async () => {
      const { _id } = await paid({ amountBdt: 500 });
      await paid({ amountBdt: 70 });
      const answer = await post(`payment/${_id}/void`, { reason: 'typed twice' }, owner);
      expect(await answer.json()).toMatchObject({
        ...{ receiptNo: 'R-2026-000001', voidReason: 'typed twice', voidedByName: 'rahima' },
      });
      const { payments, paid: sum } = await money();
      expect(sum).toBe(70);
      expect(payments).toMatchObject([
        { receiptNo: 'R-2026-000002', voidedAt: null },
        { receiptNo: 'R-2026-000001', voidedAt: '2026-11-21T06:00:00.000Z' },
      ]);
      expect((await paid()).receiptNo).toBe('R-2026-000003');
      const again = await post(`payment/${_id}/void`, { reason: 'pressed twice' }, owner);
      expect(await again.json()).toMatchObject({ voidReason: 'typed twice' });
    });

    twice("is the owner's alone", async () => {
      const { _id } = await paid();
      const answer = await post(`payment/${_id}/void`, { reason: 'typed twice' });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'owner_only' });
      expect((await money()).payments).toMatchObject([{ voidedAt: null }]);
    });

    twice.each([
      [{}, 'required'],
      [{ reason: '  ' }, 'required'],
      [{ reason: 'no' }, 'too_short'],
      [{ reason: 'x'.repeat(301) }, 'too_long'],
    ])('needs a reason: %o', async (body, code) => {
      const { _id } = await paid();
      const answer = await post(`payment/${_id}/void`, body, owner);
      expect(await errorsOf(answer)).toEqual([{ field: 'reason', code }]);
    });

    twice('waits until refunds that stand are void', async () => {
      const { _id } = await paid({ amountBdt: 500 });
      const refund = await paid({ amountBdt: 100, refundOf: _id });
      const refused = await post(`payment/${_id}/void`, { reason: 'typed twice' }, owner);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'has_refunds' });
      await post(`payment/${refund._id}/void`, { reason: 'typed twice' }, owner);
      const done = await post(`payment/${_id}/void`, { reason: 'typed twice' }, owner);
      expect(done.status).toBe(200);
      expect((await money()).paid).toBe(0);
    });

    twice('and refunding at once leave no refund of what is void', async () => {
      for (let round = 0; round < 5; round++) {
        const { _id } = await paid({ amountBdt: 500 });
        const [voiding, refund] = await Promise.all([
          post(`payment/${_id}/void`, { reason: 'typed twice' }, owner),
          pay({ amountBdt: 100, refundOf: _id }),
        ]);
        expect([`${voiding.status} ${refund.status}`]).toEqual([
          voiding.status === 200 ? '200 422' : '409 201',
        ]);
      }
    });
  });

  test('the first print is the receipt, each further one a copy', async () => {
    const { _id } = await paid();
    const print = async () => (await post(`payment/${_id}/print`, {})).json();
    expect(await print()).toEqual({ copy: false });
    expect(await print()).toEqual({ copy: true });
    const answer = await site.call('GET', `/api/application/payment/${_id}`, { cookie });
    const printed = (await answer.json()) as PaymentReceipt;
    expect(printed).toMatchObject({
      ...{ payment: { name: 'Rakib Hasan', application: id, prints: 2 }, checkAt: null },
      head: { name: { en: 'Sampan Overseas' }, licence: null },
    });
    expect(JSON.stringify(printed)).not.toContain(goodApplication.passport);
  });

  test('a print that did not come out is taken back once, by whoever made it, within ten minutes', async () => {
    const { _id } = await paid();
    const path = `payment/${_id}/print`;
    const takeBack = (by = cookie) =>
      site.call('DELETE', `/api/application/${path}`, { cookie: by });
    const prints = async () => (await money()).payments[0]?.prints;
    const refused = { status: 409 };
    expect(await takeBack()).toMatchObject(refused);
    await post(path, {});
    expect(await takeBack(owner)).toMatchObject(refused);
    const both = await Promise.all([takeBack(), takeBack()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prints()).toBe(0);
    expect(await (await post(path, {})).json()).toEqual({ copy: false });
    await site.services.database.db
      .updateTable('payment')
      .set({ printedAt: '2026-01-02T00:00:00.000Z' })
      .execute();
    expect(await takeBack()).toMatchObject(refused);
    expect(await prints()).toBe(1);
  });

  test('nothing is done to payments of what is in the trash, or of what is not there', async () => {
    const { _id } = await paid();
    await site.call('DELETE', `/api/application/${id}`, { cookie });
    for (const one of [_id, 'none']) {
      expect((await post(`payment/${one}/print`, {})).status).toBe(404);
      expect((await post(`payment/${one}/void`, { reason: 'typed twice' }, owner)).status).toBe(
        404,
      );
      const answer = await site.call('GET', `/api/application/payment/${one}`, { cookie });
      expect(answer.status).toBe(404);
    }
    expect((await pay()).status).toBe(404);
    expect((await pay({ refundOf: _id })).status).toBe(404);
    await site.call('POST', `/api/application/${id}/restore`, { cookie });
    expect((await money()).payments).toMatchObject([{ prints: 0, voidedAt: null }]);
  });

  twice('an owner reads by month what came in and went back, and who called', async () => {
    await site.services.database.db.deleteFrom('callLog').execute();
    await site.services.database.db.deleteFrom('stageMove').execute();
    const first = await paid({ amountBdt: 5000, on: '2026-10-31' });
    await paid({ amountBdt: 1200, on: '2026-11-01' });
    const voided = await paid({ amountBdt: 900, on: '2026-11-02' });
    await post(`payment/${voided._id}/void`, { reason: 'Typed wrong' }, owner);
    await pay({ amountBdt: 2000, refundOf: first._id, on: '2026-11-20' });
    const put = (path: string, json: object) =>
      site.call('PUT', `/api/application/${id}/${path}`, { cookie, json });
    const version = async () => {
      const card = await site.call('GET', `/api/application/${id}/card`, { cookie });
      return ((await card.json()) as { version: number }).version;
    };
    await put('call', { version: await version(), outcome: 'reached', note: '', followUpOn: null });
    await put('call', {
      version: await version(),
      outcome: 'no_answer',
      note: '',
      followUpOn: '2026-11-23',
    });
    await put('stage', {
      version: await version(),
      to: 'granted',
      reason: 'It was granted before',
    });
    const answer = await site.call('GET', '/api/application/numbers', { cookie: owner });
    expect(await answer.json()).toEqual({
      months: [
        {
          ...{ month: '2026-11', applications: 1, calls: 2, visas: 1 },
          ...{ receivedBdt: 1200, givenBackBdt: 2000 },
        },
        {
          ...{ month: '2026-10', applications: 0, calls: 0, visas: 0 },
          ...{ receivedBdt: 5000, givenBackBdt: 0 },
        },
        {
          ...{ month: '2026-09', applications: 0, calls: 0, visas: 0 },
          ...{ receivedBdt: 0, givenBackBdt: 0 },
        },
      ],
      people: [{ name: 'shirin', calls: 2, reached: 1, moves: 1 }],
    });
  });
});
