import { RouterContextProvider } from 'react-router';
import { describe, expect, test as twice } from 'vitest';
import { action as post, loader as load } from '#app/complaints/page/complaints-page.tsx';
import { loader as showReceipt } from '#app/complaints/receipt/receipt-page.tsx';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, siteOrigin } from '#tests/support/test-site.ts';
import { withoutDatabase } from '#tests/support/without-database.ts';

const text = 'I paid and got no receipt.';

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    empty: ['complaint', 'complaintEntry', 'event', 'rateLimit'],
    now: '2026-11-21T06:00:00.000Z',
  });

  /** What a page of the router answers: its data with what goes with them, or where it leads. */
  type Answer = {
    data: Record<string, unknown>;
    init?: { status?: number; headers?: Record<string, string> };
  };
  async function visit(
    page: (args: never) => Promise<unknown>,
    path: string,
    { device = 'a phone', ...request }: RequestInit & { device?: string } = {},
  ): Promise<Answer | Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(clientAddressContext, '203.0.113.7');
    const there = new URL(siteOrigin + path);
    const headers = { 'user-agent': device, ...(request.headers as Record<string, string>) };
    const args = { request: new Request(there, { ...request, headers }), url: there, context };
    try {
      // What the router adds for pages that ask for it, these do not.
      return (await page({ ...args, params: {} } as never)) as Answer | Response;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }
  const send = (typed: Record<string, string>, more: { path?: string; device?: string } = {}) =>
    visit(post, more.path ?? '/complaints', {
      method: 'POST',
      body: new URLSearchParams(typed),
      ...(more.device && { device: more.device }),
    });
  const answered = async (typed: Record<string, string>) => {
    const answer = await send(typed);
    if (answer instanceof Response) throw new Error('it led elsewhere');
    return answer;
  };
  const receiptOf = async (sent: Answer | Response, path = '/complaints/receipt') => {
    if (!(sent instanceof Response)) throw new Error('it was not taken');
    const shown = await visit(showReceipt, path, { headers: { cookie: cookieOf(sent) } });
    return shown instanceof Response ? shown : shown.data.receipt;
  };
  const countRows = async () =>
    (await site.services.database.db.selectFrom('complaint').select('_id').execute()).length;
  const totals = async () => {
    const page = await visit(load, '/complaints');
    return page instanceof Response ? page : page.data.totals;
  };

  describe('T-34: the form, which has no key of its own', () => {
    test('leads to the receipt with reference, PIN and days, by a cookie that no script reads', async () => {
      const sent = await send({ kind: 'money', text }, { path: '/bn/complaints' });
      if (!(sent instanceof Response)) throw new Error('it was not taken');
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/bn/complaints/receipt']);
      expect(sent.headers.get('set-cookie')).toMatch(
        /^complaint=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(sent.headers.get('location')).not.toMatch(/\d/);
      expect(await receiptOf(sent)).toEqual({
        reference: expect.stringMatching(/^C-\w{4}-\w{4}$/),
        pin: expect.stringMatching(/^\d{6}$/),
        createdAt: '2026-11-21T06:00:00.000Z',
        ...{ answerBy: '2026-11-28', closeBy: '2026-12-21' },
      });
    });
    twice(
      'sent by two taps, after Back and after a lost answer is one complaint with one PIN',
      async () => {
        const typed = { kind: 'delay', text, name: 'Rakib' };
        const taps = await Promise.all([send(typed), send(typed)]);
        site.setNow('2026-11-21T06:10:00.000Z');
        const all = [...taps, await send(typed), await send(typed)];
        const receipts = await Promise.all(all.map((sent) => receiptOf(sent)));
        expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
        expect(await countRows()).toBe(1);
      },
    );
    test('sent again half an hour later has the same reference and no PIN any more', async () => {
      const [first, later] = ['06:55', '07:25'].map((at) => `2026-11-21T${at}:00.000Z`);
      site.setNow(first ?? '');
      const before = await receiptOf(await send({ kind: 'money', text }));
      site.setNow(later ?? '');
      const after = await receiptOf(await send({ kind: 'money', text }));
      expect(after).toEqual({ ...(before as object), pin: null });
      expect(await countRows()).toBe(1);
    });
    test('tells the PIN of one phone to no other behind the same address', async () => {
      const one = (await receiptOf(await send({ kind: 'money', text }))) as { reference: string };
      const other = await send({ kind: 'money', text }, { device: 'another phone' });
      expect(await receiptOf(other)).not.toMatchObject({ reference: one.reference });
      expect(await countRows()).toBe(2);
    });
  });

  test('the receipt can be seen for 15 minutes, and leads to the form without its cookie', async () => {
    const sent = await send({ kind: 'money', text });
    site.setNow('2026-11-21T06:14:59.000Z');
    expect(await receiptOf(sent)).toMatchObject({ answerBy: '2026-11-28' });
    site.setNow('2026-11-21T06:15:00.000Z');
    const late = await receiptOf(sent, '/bn/complaints/receipt');
    for (const answer of [late, await visit(showReceipt, '/bn/complaints/receipt')]) {
      if (!(answer instanceof Response)) throw new Error('a receipt was shown');
      expect(answer.headers.get('location')).toBe('/bn/complaints');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('what is wrong comes back with everything that was typed', async () => {
    const typed = { kind: 'copy', text: 'too short', receiptNo: 'x'.repeat(41), name: 'Rakib' };
    const { data, init } = await answered({ ...typed, phone: '', email: 'rakib' });
    expect([init?.status, init?.headers?.['cache-control']]).toEqual([422, 'no-store']);
    expect(data).toMatchObject({ form: 'send', answers: { ...typed, email: 'rakib' } });
    expect(data.wrong).toEqual([
      { field: 'text', code: 'too_short' },
      { field: 'receiptNo', code: 'too_long' },
      { field: 'email', code: 'invalid_email' },
    ]);
    const asked = await answered({ kind: 'erase', text });
    expect(asked.data.wrong).toEqual([{ field: 'phone', code: 'required' }]);
    expect(await countRows()).toBe(0);
  });

  test('a form begun on another page is shown with its value, and nothing is kept', async () => {
    const { data, init } = await answered({ start: 'impostor', text: '01712-456789 wrote to me' });
    expect(init?.status).toBe(200);
    expect(data).toMatchObject({
      ...{ form: 'send', status: 'started' },
      answers: { kind: 'impostor', text: '01712-456789 wrote to me', name: '' },
    });
    const other = await answered({ start: '<script>', text });
    expect(other.data).toMatchObject({ answers: { kind: '' } });
    expect(await countRows()).toBe(0);
  });

  test('the 21st complaint in an hour comes back with everything typed, and the wait', async () => {
    for (let count = 0; count < 20; count++)
      await send({ kind: 'money', text: `${text} ${count}` });
    const { data, init } = await answered({ kind: 'money', text });
    expect([init?.status, init?.headers?.['retry-after']]).toEqual([429, '3600']);
    expect(data).toMatchObject({ status: 'too_many', answers: { kind: 'money', text } });
  });

  test('the look-up answers on the page, and keeps what was typed where it finds nothing', async () => {
    const { reference, pin } = (await receiptOf(await send({ kind: 'money', text }))) as {
      reference: string;
      pin: string;
    };
    const found = await answered({ form: 'lookup', reference, pin });
    expect(found.init?.headers?.['cache-control']).toBe('no-store');
    expect(found.data).toMatchObject({
      ...{ form: 'lookup', status: 'found', state: 'received', since: '2026-11-21', answer: '' },
    });
    const typed = { reference: 'C-3333-3333', pin: '123456' };
    const none = await answered({ form: 'lookup', ...typed });
    expect([none.init?.status, none.data]).toEqual([
      404,
      { form: 'lookup', status: 'no_match', answers: typed },
    ]);
  });

  test('T-58: with the database away complaint and look-up say so, and keep what was typed', async () => {
    await withoutDatabase(site, async () => {
      const sent = await answered({ kind: 'money', text, name: 'Rakib' });
      expect(sent.init?.status).toBe(503);
      expect(sent.data).toMatchObject({
        ...{ form: 'send', status: 'unreachable' },
        answers: { kind: 'money', text, name: 'Rakib' },
      });
      const asked = await answered({ form: 'lookup', reference: 'C-3333-3333', pin: '123456' });
      expect(asked.init?.status).toBe(503);
      expect(asked.data).toMatchObject({
        ...{ form: 'lookup', status: 'unreachable' },
        answers: { reference: 'C-3333-3333', pin: '123456' },
      });
      const page = await visit(load, '/complaints');
      expect(page).toMatchObject({
        data: { totals: null },
        init: { status: 503, headers: { 'cache-control': 'no-store' } },
      });
    });
  });

  twice(
    'T-37, decision 78: the three totals equal the table of the last twelve months of Dhaka, but for what is about staff',
    async () => {
      expect(await totals()).toEqual({ received: 0, inTime: 0, open: 0 });
      const { db } = site.services.database;
      const answer = {
        state: 'answered',
        answeredOn: '2026-11-20',
        answerBy: '2026-11-20',
      } as const;
      await storeComplaint(db, answer);
      await storeComplaint(db, { ...answer, answeredOn: '2026-11-21' });
      await storeComplaint(db, {
        ...answer,
        state: 'closed',
        closedAt: '2026-11-21T05:30:00.000Z',
      });
      await storeComplaint(db);
      await storeComplaint(db, { createdAt: '2025-11-20T18:00:00.000Z' });
      await storeComplaint(db, { createdAt: '2025-11-20T17:59:59.999Z' });
      expect(await totals()).toEqual({ received: 5, inTime: 2, open: 4 });
      await storeComplaint(db, { kind: 'staff' });
      expect(await totals()).toEqual({ received: 5, inTime: 2, open: 4 });
    },
  );
});
