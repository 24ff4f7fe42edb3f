import { beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#app/applications/application.ts';
import { readExportSubject } from '#app/applications/export/export-record.ts';
import { addJobOrder } from '#app/job-orders/job-order-changes.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { completeJobOrder } from '#tests/support/complete-job-order.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

const today = '2026-11-21';

eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let owner: string;
  let shirin: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    site.setNow(`${today}T06:00:00.000Z`);
    owner = await site.signIn('rahima@sampan.example');
    shirin = await site.signIn('shirin@sampan.example');
    for (const name of ['Rakib', 'Sample Nasrin', 'Jamil']) {
      const json = { ...goodApplication, name };
      const answer = await site.call('POST', '/api/application', { json });
      ids[name] = ((await answer.json()) as { insertedId: string }).insertedId;
    }
    const { db } = site.services.database;
    const order = await addJobOrder(db, completeJobOrder(today), {
      ...{ id: 'sample-order', actor: 'nobody', now: site.services.now() },
    });
    const assignee = await staffIdOf(db, 'shirin@sampan.example');
    await change('Rakib', 'stage', { to: 'documents' });
    await change('Rakib', 'assignee', { assignee });
    await change('Rakib', 'next-step', { step: 'papers', text: '=কাগজ', on: today });
    await change('Jamil', 'next-step', { step: 'call', text: '', on: '2026-12-01' });
    await change('Jamil', 'stage', { to: 'closed', closeReason: 'withdrew', reason: 'by phone' });
    await change('Jamil', 'facts', { changes: { destination: 'PL' }, reason: 'asked for it' });
    await db
      .updateTable('application')
      .set({ source: 'office', leftWithoutClearance: 1, jobOrder: order })
      .where('_id', '=', ids['Sample Nasrin']!)
      .execute();
  });

  async function change(name: string, part: string, body: object) {
    const path = `/api/application/${ids[name]}`;
    const card = await site.call('GET', `${path}/card`, { cookie: owner });
    const { version } = (await card.json()) as Application;
    const json = { version, ...body };
    const answer = await site.call('PUT', `${path}/${part}`, { cookie: owner, json });
    expect(answer.status).toBe(200);
  }
  async function found(query: string, cookie = shirin) {
    const answer = await site.call('GET', `/api/application?${query}`, { cookie });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as Application[]).map(({ name }) => name);
  }
  async function exported(query: string, cookie = owner) {
    const answer = await site.call('GET', `/api/application/export?${query}`, { cookie });
    expect(answer.status).toBe(200);
    const records = (await answer.text())
      .trim()
      .split('\r\n')
      .map((line) => line.match(/(?<=^\ufeff?|,)(?:"[^"]*"|)(?=,|$)/g) ?? [])
      .map((cells) => cells.map((cell) => cell.replaceAll('"', '')));
    const [headings = [], ...others] = records;
    return others.map((record) =>
      Object.fromEntries(headings.map((heading, at) => [heading, record[at]])),
    );
  }

  describe('a search finds cases', () => {
    test.each([
      ['stage=documents', ['Rakib']],
      ['stage=closed', ['Jamil']],
      ['assignee=me', ['Rakib']],
      ['assignee=nobody', ['Jamil', 'Sample Nasrin']],
      ['destination=PL', ['Jamil']],
      ['destination=HU', ['Sample Nasrin', 'Rakib']],
      ['source=office', ['Sample Nasrin']],
      ['jobOrder=sample-order', ['Sample Nasrin']],
      ['jobOrder=sample-order&q=rakib', []],
      ['source=website', ['Jamil', 'Rakib']],
      ['due=1', ['Rakib']],
      ['due=1&q=rakib', ['Rakib']],
      ['due=1&q=jamil', []],
      ['stage=documents&assignee=nobody', []],
      ['country=HU&stage=new', ['Sample Nasrin']],
    ])('%s', async (query, names) => {
      expect(await found(query)).toEqual(names);
      const counted = await site.call('GET', `/api/application/count?${query}`, { cookie: shirin });
      expect(await counted.json()).toEqual({ count: names.length, isMore: false });
    });

    test('of the account that is named, whoever asks', async () => {
      const id = await staffIdOf(site.services.database.db, 'shirin@sampan.example');
      expect(await found(`assignee=${id}`, owner)).toEqual(['Rakib']);
      expect(await found('assignee=me', owner)).toEqual([]);
    });

    test.each(['stage=gone', 'assignee=a+b', 'destination=XX', 'source=post', 'due=yes'])(
      'and refuses %s',
      async (query) => {
        const answer = await site.call('GET', `/api/application?${query}`, { cookie: shirin });
        expect(answer.status).toBe(422);
      },
    );

    test('the next steps that are due come in their order, page after page', async () => {
      const { db } = site.services.database;
      const earlier = { nextStep: 'visit' as const, nextStepOn: '2026-11-01' };
      await db.updateTable('application').set(earlier).where('_id', '=', ids['Jamil']!).execute();
      const first = await site.call('GET', '/api/application?due=1&limit=1', { cookie: shirin });
      expect(await first.json()).toMatchObject([{ name: 'Jamil' }]);
      const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      const second = await site.call('GET', next, { cookie: shirin });
      expect(await second.json()).toMatchObject([{ name: 'Rakib' }]);
      expect(await found('due=1&q=017')).toEqual(['Jamil', 'Rakib']);
    });
  });

  test('K-42: the export has a column for each part of a case, and no formula in it', async () => {
    const byName = new Map((await exported('')).map((record) => [record['Name'], record]));
    expect(byName.get('Rakib')).toMatchObject({
      ...{ Stage: 'Documents', 'Since (Dhaka)': '2026-11-21 12:00', Responsible: 'shirin' },
      ...{ 'Next step': 'Papers: =কাগজ', 'Next step on': today, Destination: 'Hungary' },
      ...{ Source: 'website', 'Close reason': '', 'Left without clearance': '' },
    });
    expect(byName.get('Jamil')).toMatchObject({
      ...{ Stage: 'Closed', 'Close reason': 'Withdrew', Destination: 'Poland' },
    });
    expect(byName.get('Sample Nasrin')).toMatchObject({
      ...{ Source: 'office', 'Left without clearance': 'yes', 'Job order': '' },
    });
    const [one] = await exported('jobOrder=sample-order&language=bn');
    expect(one).toMatchObject({ 'চাকরির অর্ডার': 'নমুনা রান্নাঘরের সহকারী' });
    const listed = await site.call('GET', '/api/application?jobOrder=sample-order', {
      cookie: shirin,
    });
    expect((await listed.json())[0]).toMatchObject({
      jobOrder: { _id: 'sample-order', title: { en: 'Sample kitchen helper' }, slug: null },
    });
    expect(byName.get('Rakib')).not.toHaveProperty('Paid');
  });

  test('K-21: money is in an export only for owners, and the log says that it was', async () => {
    const pay = (json: object) =>
      site.call('POST', `/api/application/${ids['Rakib']}/payment`, { cookie: shirin, json });
    const paid = (await (await pay({ ...samplePayment, amountBdt: 500 })).json()) as {
      _id: string;
      receiptNo: string;
    };
    for (const typed of [paid.receiptNo, paid.receiptNo.toLowerCase().replaceAll('-', ' ')])
      expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual(['Rakib']);
    expect(await found('q=R-2026-000099')).toEqual([]);
    await pay({ ...samplePayment, amountBdt: 200, refundOf: paid._id });
    const records = await exported('stage=documents&money=1');
    expect(records[0]).toMatchObject({ Name: 'Rakib', Paid: '500', Refunded: '200' });
    for (const [method, json] of [['GET'], ['POST', { money: '1' }]] as const) {
      const path = `/api/application/export${json ? '' : '?money=1'}`;
      const refused = await site.call(method, path, { cookie: shirin, ...(json && { json }) });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'owner_only' });
    }
    const { subject } = await site.services.database.db
      .selectFrom('event')
      .select('subject')
      .where('action', '=', 'application.exported')
      .orderBy('_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(readExportSubject(subject)).toEqual({ count: 1, chosenBy: ['stage', 'money'] });
  });

  test('K-07: disabling an account names its 12 open cases, and nobody’s finds them', async () => {
    const { db } = site.services.database;
    await site.signIn('leaves@sampan.example');
    const assignee = await staffIdOf(db, 'leaves@sampan.example');
    const names = Array.from({ length: 12 }, (_, index) => `Sample ${index + 10}`);
    for (const name of [...names, 'Closed Sample', 'Deleted Sample']) {
      const answer = await site.call('POST', '/api/application', {
        json: { ...goodApplication, name },
      });
      ids[name] = ((await answer.json()) as { insertedId: string }).insertedId;
      await change(name, 'assignee', { assignee });
    }
    await change('Closed Sample', 'stage', {
      to: 'closed',
      closeReason: 'other',
      reason: 'sample',
    });
    const trash = `/api/application/${ids['Deleted Sample']}`;
    await site.call('DELETE', trash, { cookie: owner });
    const disabled = await site.call('POST', `/api/staff/${assignee}/disable`, { cookie: owner });
    const { cases } = (await disabled.json()) as { cases: { _id: string; name: string }[] };
    expect(cases.map(({ name }) => name).toSorted()).toEqual(names);
    expect(await found('assignee=nobody')).toEqual(expect.arrayContaining(names));
    expect(await found(`assignee=${assignee}`)).toEqual(['Closed Sample']);
  });
});
