import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import type { ContractSheet } from '#app/applications/contract/contract-sheet.ts';
import type { FactChange } from '#app/applications/facts/fact-body.ts';
import type { TimelinePage } from '#app/applications/timeline/timeline-entry.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { noTerms } from '#app/job-orders/terms.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { changeJobOrder, sampleOrder, storeJobOrder } from '#tests/support/sample-job-order.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { goodApplication, samplePayment, siteOrigin } from '#tests/support/test-site.ts';

const terms = { ...noTerms, employer: 'Sample Hotel', wage: 1234, currency: 'EUR', per: 'month' };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off', PUBLIC_ORIGIN: siteOrigin },
    empty: [
      ...(['application', 'checklistMark', 'factChange', 'stageMove', 'jobOrder'] as const),
      ...(['payment', 'contentRevision', 'contentDocument'] as const),
    ],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let id: string;
  const db = () => site.services.database.db;

  beforeAll(async () => {
    cookie = await site.signIn();
  });
  beforeEach(async () => {
    await site.services.content.reload();
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, passport: 'QX7654321' },
    });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  const send = (method: string, part: string, json?: object) =>
    site.call(method, `/api/application/${id}/${part}`, { cookie, ...(json && { json }) });
  const read = async <Answer>(part: string) => (await (await send('GET', part)).json()) as Answer;
  const version = async () => (await read<CaseView>('case')).application.version;
  const put = async (part: string, json: object) =>
    send('PUT', part, { version: await version(), ...json });
  const sheet = () => read<ContractSheet>('contract');
  const explain = () =>
    put('checklist/contract_explained', {
      ...{ doneOn: '2026-11-21', language: 'bn', copyHandedOver: true },
    });
  const item = async () =>
    (await read<CaseView>('case')).checklist.find(({ code }) => code === 'contract_explained');

  twice(
    'a case is given a job order and loses it, by version, and its history says both',
    async () => {
      const order = await storeJobOrder(db());
      expect((await put('job-order', { jobOrderId: order })).status).toBe(200);
      expect((await read<CaseView>('case')).contract).toMatchObject({
        order: { _id: order, title: sampleOrder.title, version: 1 },
        lines: expect.stringMatching(/^order\.1\.[0-9a-f]{16}$/) as string,
      });
      const late = await send('PUT', 'job-order', { version: 0, jobOrderId: null });
      expect(late.status).toBe(409);
      expect((await put('job-order', { jobOrderId: null })).status).toBe(200);
      const history = await read<FactChange[]>('facts');
      const title = 'নমুনা রান্নাঘরের সহকারী / Sample kitchen helper';
      expect(history).toMatchObject([
        { field: 'jobOrder', before: title, after: '' },
        { field: 'jobOrder', before: '', after: title },
      ]);
      const { entries } = await read<TimelinePage>('timeline');
      expect(entries.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
        ...['correction jobOrder', 'correction jobOrder', 'sent website'],
      ]);
    },
  );

  test('an order that was never published, is in the trash or unknown is refused', async () => {
    const [draft, deleted] = [await storeJobOrder(db()), await storeJobOrder(db())];
    const at = '2026-11-01T04:00:00.000Z';
    await db()
      .updateTable('jobOrder')
      .set({ publishedAt: null })
      .where('_id', '=', draft)
      .execute();
    await db().updateTable('jobOrder').set({ deletedAt: at }).where('_id', '=', deleted).execute();
    for (const jobOrderId of [draft, deleted, 'nowhere']) {
      expect((await put('job-order', { jobOrderId })).status).toBe(422);
    }
    expect((await read<CaseView>('case')).contract).toEqual({ order: null, lines: '' });
  });

  twice('without an order the lines stand on the case, with version and history', async () => {
    expect((await put('terms', { terms })).status).toBe(200);
    expect((await put('terms', { terms: { ...terms, wage: '১২,৩৪৫' } })).status).toBe(200);
    // What stands already records nothing.
    expect((await put('terms', { terms: { ...terms, wage: 12_345 } })).status).toBe(200);
    expect(await sheet()).toMatchObject({
      ...{ terms: { wage: 12_345 }, own: { version: 2 }, order: null, feeBdt: null },
      lines: expect.stringMatching(/^case\.2\./) as string,
    });
    const [last, first, ...more] = await read<FactChange[]>('facts');
    expect(more).toEqual([]);
    expect(JSON.parse(first!.before)).toEqual(noTerms);
    expect(JSON.parse(last!.before)).toEqual(terms);
    expect(JSON.parse(last!.after)).toEqual({ ...terms, wage: 12_345 });
    expect((await send('PUT', 'terms', { version: 0, terms })).status).toBe(409);
    for (const wage of ['0', '-1', 1e12]) {
      expect((await put('terms', { terms: { ...terms, wage } })).status).toBe(422);
    }
  });

  describe('T-60: the sheet', () => {
    twice(
      'says what the order says, what was paid and what is still to pay, and no passport number',
      async () => {
        await put('job-order', { jobOrderId: await storeJobOrder(db()) });
        await put('terms', { terms });
        const pay = async (more: object) => {
          const answer = await send('POST', 'payment', { ...samplePayment, ...more });
          return (await answer.json()) as { _id: string; receiptNo: string };
        };
        const kept = await pay({});
        const wrong = await pay({ amountBdt: 9 });
        const back = await pay({ amountBdt: 234, refundOf: kept._id });
        await site.call('POST', `/api/application/payment/${wrong._id}/void`, {
          ...{ cookie, json: { reason: 'Typed wrong' } },
        });
        const answer = await send('GET', 'contract');
        const text = await answer.text();
        expect(text).not.toMatch(/passport|•|4321/i);
        expect(JSON.parse(text)).toMatchObject({
          ...{ name: goodApplication.name, day: '2026-11-21', permissionNo: 'SAMPLE-P-1' },
          terms: { employer: 'Sample Hotel', wage: 1234, hours: 40 },
          ...{ whoPays: sampleOrder.whoPays, feeBdt: 1234, paid: 1000 },
          payments: [
            { receiptNo: kept.receiptNo, amountBdt: 1234, refundOf: null },
            { receiptNo: back.receiptNo, amountBdt: 234, refundOf: kept._id },
          ],
          helpLines: [{ number: '16135' }, { number: '+880 9610 102030' }],
          ...{ mission: null, checkAt: 'localhost:3000/bn/verify' },
        });
      },
    );

    test('names the embassy of the country only while it is checked', async () => {
      const mission = {
        ...{ _key: 'm', name: { en: 'Sample embassy', bn: 'নমুনা দূতাবাস' }, source: {} },
        ...{ phone: '+36 1000 0001', servesBangladesh: true },
      };
      const publish = async (checkedOn: string) => {
        const content = defaultDocuments();
        const guide = { ...content['guide.hu'], missions: [{ ...mission, checkedOn }] };
        await storeContent(db(), { ...content, 'guide.hu': guide });
        await site.services.content.reload();
      };
      await put('job-order', { jobOrderId: await storeJobOrder(db()) });
      await publish('2026-11-01');
      expect((await sheet()).mission).toEqual({
        ...{ name: mission.name, phone: mission.phone, email: null },
      });
      await publish('2024-11-01');
      expect((await sheet()).mission).toBeNull();
    });

    test('is of no case that is gone', async () => {
      await site.call('DELETE', `/api/application/${id}`, { cookie });
      expect((await send('GET', 'contract')).status).toBe(404);
      const now = { version: 1, jobOrderId: null, terms };
      expect((await send('PUT', 'job-order', now)).status).toBe(404);
      expect((await send('PUT', 'terms', now)).status).toBe(404);
    });
  });

  describe('T-60: an explained contract', () => {
    twice(
      'counts until the order changes what it promises, and again once that is taken back',
      async () => {
        const order = await storeJobOrder(db());
        await put('job-order', { jobOrderId: order });
        await explain();
        expect(await item()).toMatchObject({
          ...{ doneOn: '2026-11-21', language: 'bn', outdated: null },
          lines: expect.stringMatching(/^order\.1\./) as string,
        });
        // What is no line of the twelve.
        await changeJobOrder(db(), order, { seats: 3 });
        expect(await item()).toMatchObject({ doneOn: '2026-11-21', outdated: null });
        await changeJobOrder(db(), order, { wage: 1000 });
        expect(await item()).toMatchObject({ doneOn: null, outdated: { doneOn: '2026-11-21' } });
        const unexplained = await put('stage', { to: 'departed' });
        expect(unexplained.status).toBe(422);
        await changeJobOrder(db(), order, {});
        expect(await item()).toMatchObject({ doneOn: '2026-11-21', outdated: null });
      },
    );

    twice('counts no more where the lines of the case, or its order, are others', async () => {
      await put('terms', { terms });
      await explain();
      expect(await item()).toMatchObject({ doneOn: '2026-11-21' });
      site.setNow('2026-11-22T06:00:00.000Z');
      await put('terms', { terms: { ...terms, hours: 60 } });
      const outdated = { doneOn: '2026-11-21', changedAt: '2026-11-22T06:00:00.000Z' };
      expect(await item()).toMatchObject({ doneOn: null, outdated });
      await put('terms', { terms });
      expect(await item()).toMatchObject({ doneOn: '2026-11-21' });
      await put('job-order', { jobOrderId: await storeJobOrder(db()) });
      expect(await item()).toMatchObject({ doneOn: null, outdated });
    });

    test('is of the lines that whoever marked it had before them', async () => {
      const order = await storeJobOrder(db());
      await put('job-order', { jobOrderId: order });
      const { lines } = (await read<CaseView>('case')).contract;
      await changeJobOrder(db(), order, { wage: 1000 });
      const mark = { doneOn: '2026-11-21', language: 'bn' };
      await put('checklist/contract_explained', { ...mark, lines });
      expect(await item()).toMatchObject({ doneOn: null, lines });
      expect((await put('checklist/contract_explained', { ...mark, lines: 'x' })).status).toBe(422);
    });

    twice('stays as it was once somebody has departed', async () => {
      const order = await storeJobOrder(db());
      await put('job-order', { jobOrderId: order });
      await explain();
      const reason = 'No card yet';
      expect((await put('stage', { to: 'departed', reason })).status).toBe(200);
      await changeJobOrder(db(), order, { wage: 1000 });
      expect(await item()).toMatchObject({ doneOn: '2026-11-21', outdated: null });
      // Back among those who have not, it counts no more, nor for the departure that follows.
      await put('stage', { to: 'ticketed', reason: 'The flight was called off' });
      expect(await item()).toMatchObject({ doneOn: null });
      site.setNow('2026-11-22T06:00:00.000Z');
      await put('stage', { to: 'departed', reason });
      await changeJobOrder(db(), order, {});
      expect(await item()).toMatchObject({ doneOn: null, outdated: { doneOn: '2026-11-21' } });
      const evidence = await site.call('GET', '/api/evidence?year=2026', { cookie });
      expect(((await evidence.json()) as { departures: object[] }).departures).toMatchObject([
        { departed: 1, explained: 0, copies: 0 },
      ]);
    });
  });
});
