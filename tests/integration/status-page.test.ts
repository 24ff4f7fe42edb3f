import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { action as forget } from '#app/applications/lookup-page/forget.ts';
import { loader as showResult } from '#app/applications/lookup-page/result-page.tsx';
import { action as post } from '#app/applications/lookup-page/status-page.tsx';
import { lookUp } from '#app/applications/lookup/look-up.server.ts';
import {
  clientAddressContext,
  documentsContext,
  servicesContext,
} from '#app/http/request-context.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, goodApplication, siteOrigin } from '#tests/support/test-site.ts';

const right = { phoneEnd: '456789' };
const birthYear = goodApplication.birth.slice(0, 4);

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    empty: ['application', 'applicationTerm', 'callLog', 'stageMove', 'rateLimit', 'ownerSetting'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let id: string;
  let receiptNumber: string;

  beforeEach(async () => {
    const json = { ...goodApplication, phone: '01712-456789' };
    const answer = await site.call('POST', '/api/application', { json });
    const applied = (await answer.json()) as { insertedId: string; receiptNumber: string };
    ({ insertedId: id, receiptNumber } = applied);
  });

  /** What a page of the router answers: its data with what goes with them, or where it leads. */
  type Answer = {
    data?: Record<string, unknown>;
    init?: { status?: number; headers?: HeadersInit };
  };
  async function visit(
    page: (args: never) => Promise<unknown>,
    path: string,
    request: RequestInit = {},
  ): Promise<Answer | Response> {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(documentsContext, site.services.content.current().documents);
    context.set(clientAddressContext, '203.0.113.7');
    const there = new URL(siteOrigin + path);
    const args = { request: new Request(there, request), url: there, context, params: {} };
    try {
      // What the router adds for pages that ask for it, these do not.
      return (await page(args as never)) as Answer | Response;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }
  const ask = (typed: Record<string, string>, path = '/status') =>
    visit(post, path, {
      method: 'POST',
      body: new URLSearchParams({ receiptNumber, phoneEnd: '', birthYear: '', ...typed }),
    });
  const refused = async (typed: Record<string, string>) => {
    const answer = await ask(typed);
    if (answer instanceof Response) throw new Error('it was found');
    return answer;
  };
  const found = async (typed: Record<string, string> = right) => {
    const answer = await ask(typed);
    if (!(answer instanceof Response)) throw new Error('it was not found');
    return cookieOf(answer);
  };
  const result = (cookie: string, path = '/status/result') =>
    visit(showResult, path, { headers: { cookie } });
  const leadsTo = (answer: Answer | Response) =>
    answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer.data;
  const change = (set: object) =>
    site.services.database.db.updateTable('application').set(set).where('_id', '=', id).execute();

  test('a look-up leads to the result in the language of the form, by a cookie that names nobody', async () => {
    const answer = await ask(right, '/bn/status');
    expect(leadsTo(answer)).toEqual([303, '/bn/status/result']);
    const kept = Buffer.from(decodeURIComponent(await found()).split(/[=.]/)[1]!, 'base64');
    expect(kept.toString()).toContain(receiptNumber.replace('-', ''));
    for (const part of ['456789', id, birthYear, goodApplication.name]) {
      expect(kept.toString()).not.toContain(part);
    }
  });

  test('T-08: the result is there for 15 minutes by our own clock, and asks for nothing again', async () => {
    const cookie = await found();
    for (let loads = 0; loads < 40; loads++) {
      expect(leadsTo(await result(cookie))).toMatchObject({ step: 1, since: '2026-11-21' });
    }
    site.setNow('2026-11-21T06:14:59.000Z');
    expect(leadsTo(await result(cookie, '/bn/status/result'))).toMatchObject({ receiptNumber });
    site.setNow('2026-11-21T06:15:00.000Z');
    expect(leadsTo(await result(cookie, '/bn/status/result'))).toEqual([302, '/bn/status']);
  });

  test('no cookie, another one, and one that was changed lead to the form', async () => {
    const cookie = await found();
    const changed = cookie.replace(/.(?=.$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
    for (const sent of ['', 'status=eyJhIjoxfQ.AAAA', changed]) {
      expect(leadsTo(await result(sent))).toEqual([302, '/status']);
    }
  });

  test.each([
    ['in the trash', { deletedAt: '2026-11-21T06:05:00.000Z' }],
    ['closed to look-ups', { lookupClosed: 1 }],
    ['of another phone number', { phoneE164: '+8801712000000' }],
    ['of another receipt number', { receiptNumber: 'AAAAAAAA' }],
  ])('a case that is meanwhile %s shows the form again', async (_, set) => {
    const cookie = await found();
    expect(leadsTo(await result(cookie))).toMatchObject({ step: 1 });
    await change(set);
    expect(leadsTo(await result(cookie))).toEqual([302, '/status']);
  });

  test('so does one that is erased, and any where the owner has switched it off', async () => {
    const cookie = await found();
    const { db } = site.services.database;
    const off = { name: 'statusOpen', value: 'false', at: '2026-11-21', by: null };
    await db.insertInto('ownerSetting').values(off).execute();
    expect(leadsTo(await result(cookie))).toEqual([302, '/status']);
    expect(await refused(right)).toMatchObject({ data: { status: 'switched_off' } });
    await db.deleteFrom('ownerSetting').execute();
    expect(leadsTo(await result(cookie))).toMatchObject({ step: 1 });
    await db.deleteFrom('application').execute();
    expect(leadsTo(await result(cookie))).toEqual([302, '/status']);
  });

  test('who has found it by the year of birth is not asked again for another phone number', async () => {
    const cookie = await found({ birthYear });
    await change({ phoneE164: '+8801712000000' });
    expect(leadsTo(await result(cookie))).toMatchObject({ step: 1 });
    await change({ birth: '1991-01-01' });
    expect(leadsTo(await result(cookie))).toEqual([302, '/status']);
  });

  test('T-04: page and API count together, and the page says when to come again', async () => {
    const wrong = { receiptNumber, phoneEnd: '000000' };
    for (let tries = 0; tries < 3; tries++) {
      await site.call('POST', '/api/application/lookup', { json: wrong });
    }
    for (let tries = 0; tries < 2; tries++) {
      expect(await refused(wrong)).toMatchObject({ init: { status: 404 } });
    }
    const sixth = await refused(right);
    expect(sixth).toMatchObject({ data: { status: 'too_many' }, init: { status: 429 } });
    expect(new Headers(sixth.init?.headers).get('retry-after')).toBe('900');
    expect(sixth.data?.answers).toEqual({ receiptNumber, ...right, birthYear: '' });
  });

  test('a body that is no form, and files in place of texts, are a form without answers', async () => {
    const files = new FormData();
    files.set('receiptNumber', new File(['x'], 'x.txt'));
    for (const body of ['{}', files]) {
      const answer = await visit(post, '/status', { method: 'POST', body });
      expect(answer).toMatchObject({
        data: { status: 'refused', answers: { receiptNumber: '', phoneEnd: '', birthYear: '' } },
        init: { status: 422 },
      });
    }
  });

  test('"Forget on this phone" ends the cookie, in the language of the page', async () => {
    const answer = await visit(forget, '/bn/status/forget', { method: 'POST' });
    expect(leadsTo(answer)).toEqual([303, '/bn/status']);
    const header = answer instanceof Response ? answer.headers.get('set-cookie') : null;
    expect(header).toMatch(/^status=.*Max-Age=0/);
  });

  test('T-03: nothing is found with the same queries, whatever the reason', async () => {
    const counted = async (typed: object) => {
      const kinds: string[] = [];
      const db: Database = site.services.database.db.withPlugin({
        transformQuery({ node }) {
          kinds.push(node.kind);
          return node;
        },
        transformResult: async ({ result: rows }) => rows,
      });
      const known = { receiptNumber: receiptNumber.replace('-', ''), phoneEnd: '', birthYear: '' };
      const by = { clientAddress: '203.0.113.8', now: site.services.now() };
      const answer = await lookUp(db, site.services.limiter, { ...known, ...typed }, by);
      expect(answer).toEqual({ status: 'no_match' });
      return kinds.join();
    };
    const all = [
      await counted({ receiptNumber: 'AAAAAAAA', ...right }),
      await counted({ phoneEnd: '000000' }),
      await counted({ birthYear: '1901' }),
    ];
    await change({ lookupClosed: 1 });
    all.push(await counted(right));
    await change({ lookupClosed: 0, deletedAt: '2026-11-21T06:00:00.000Z' });
    all.push(await counted(right));
    await site.services.database.db.deleteFrom('application').execute();
    all.push(await counted(right));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toBe('SelectQueryNode,SelectQueryNode,SelectQueryNode');
  });
});
