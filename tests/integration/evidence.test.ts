import { beforeAll, expect, test as twice } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Evidence } from '#app/evidence/evidence.ts';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { eraseCases } from '#app/applications/storage/erase-applications.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

const shipped = defaultDocuments();
const step = { _key: 'visa', name: { en: 'Visa', bn: 'ভিসা' }, source: {} };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let owner: string;

  const read = async (query = '', cookie = owner) => {
    const answer = await site.call('GET', `/api/evidence${query}`, { cookie });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Evidence;
  };
  async function applied(): Promise<string> {
    const phone = `0100${String(++people).padStart(7, '0')}`;
    const json = { ...goodApplication, phone };
    const answer = await site.call('POST', '/api/application', { json });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  let people = 0;
  async function change(id: string, path: string, json: object) {
    const card = await site.call('GET', `/api/application/${id}/card`, { cookie: owner });
    const { version } = (await card.json()) as { version: number };
    const answer = await site.call('PUT', `/api/application/${id}/${path}`, {
      ...{ cookie: owner, json: { version, ...json } },
    });
    expect(answer.status).toBe(200);
  }
  const move = (id: string, to: string, on: string) =>
    change(id, 'stage', { to, on, reason: 'A sample of a reason' });
  async function pay(id: string, more: object) {
    const answer = await site.call('POST', `/api/application/${id}/payment`, {
      ...{ cookie: owner, json: { ...samplePayment, ...more } },
    });
    return ((await answer.json()) as { _id: string })._id;
  }

  /** A session lasts for hours. */
  async function on(day: string) {
    site.setNow(`${day}T06:00:00.000Z`);
    owner = await site.signIn(`owner-${day}@sampan.example`, 'owner');
  }

  beforeAll(async () => {
    site.renderPage = async () => new Response('<!doctype html>');
    await on('2025-06-01');
  });

  twice('a site without a record has a year of noughts, and knows none before', async () => {
    const numbers = await read();
    expect(numbers).toMatchObject({
      ...{ year: 2025, from: '2025-01-01', until: '2025-06-01', day: '2025-06-01' },
      ...{ firstYear: 2025, departures: [], consents: [] },
      complaints: { all: { received: 0, answered: 0, half: null, longest: null } },
    });
    expect(new Set(numbers.money.kinds.map(({ receivedBdt }) => receivedBdt))).toEqual(
      new Set([0]),
    );
    expect(await read('?year=2019')).toMatchObject({ until: '2019-12-31', firstYear: 2025 });
  });

  test.each(['?year=2026', '?year=25', '?year=2025x'])('%s is refused', async (query) => {
    const answer = await site.call('GET', `/api/evidence${query}`, { cookie: owner });
    expect(answer.status).toBe(422);
  });

  twice(
    'money is counted by the day of Dhaka and by kind, without what was voided, also once its case is erased',
    async () => {
      const id = await applied();
      const fee = await pay(id, { kind: 'embassy_fee', amountBdt: 5000, on: '2025-05-31' });
      await pay(id, { kind: 'embassy_fee', amountBdt: 1234, on: '2025-06-01' });
      await pay(id, { kind: 'deposit', amountBdt: 700, on: '2025-06-01' });
      await pay(id, { kind: 'embassy_fee', amountBdt: 2000, refundOf: fee, on: '2025-06-01' });
      const slip = await pay(id, { kind: 'deposit', amountBdt: 9, on: '2025-06-01' });
      await site.call('POST', `/api/application/payment/${slip}/void`, {
        ...{ cookie: owner, json: { reason: 'Typed wrong' } },
      });
      const counted = async () => {
        const { kinds, voided } = (await read()).money;
        return { voided, kinds: kinds.filter(({ receipts }) => receipts > 0) };
      };
      const expected = {
        voided: 1,
        kinds: [
          {
            ...{ kind: 'embassy_fee', receipts: 2, receivedBdt: 6234 },
            ...{ refunds: 1, givenBackBdt: 2000 },
          },
          { kind: 'deposit', receipts: 1, receivedBdt: 700, refunds: 0, givenBackBdt: 0 },
        ],
      };
      expect(await counted()).toEqual(expected);
      await site.services.database.db
        .transaction()
        .execute((transaction) => eraseCases(transaction, [id]));
      expect(await counted()).toEqual(expected);
    },
  );

  twice(
    'a contract counts that was explained by the day of the departure; a departure that was a mistake does not',
    async () => {
      const explain = (id: string, doneOn: string, copyHandedOver: boolean) =>
        change(id, 'checklist/contract_explained', { doneOn, language: 'bn', copyHandedOver });
      const [before, after, without, mistaken, deleted] = await Promise.all(
        Array.from({ length: 5 }, applied),
      );
      await on('2025-07-10');
      await site.services.database.db
        .updateTable('application')
        .set({ destination: 'HU' })
        .execute();
      await explain(before!, '2025-07-01', true);
      await explain(after!, '2025-07-03', false);
      for (const id of [before, after, without, mistaken, deleted]) {
        await move(id!, 'departed', '2025-07-02');
      }
      await move(mistaken!, 'ticketed', '2025-07-05');
      // Back from a later stage is no second departure.
      await move(before!, 'arrived', '2025-07-04');
      await move(before!, 'departed', '2025-07-05');
      await site.call('DELETE', `/api/application/${deleted}`, { cookie: owner });
      expect((await read()).departures).toEqual([
        { destination: 'HU', departed: 3, explained: 1, copies: 1 },
      ]);
      expect((await read('?year=2024')).departures).toEqual([]);
    },
  );

  twice(
    'complaints tell by kind in how many days they were answered, those about staff too, and spam not',
    async () => {
      const { db } = site.services.database;
      const came = (createdAt: string, more = {}) => storeComplaint(db, { createdAt, ...more });
      // The first minutes of the year in Dhaka, and the last ones of the year before.
      await came('2024-12-31T18:05:00.000Z', { answeredOn: '2025-01-01', state: 'answered' });
      await came('2024-12-31T17:55:00.000Z', { answeredOn: '2025-01-01' });
      await came('2025-02-01T05:00:00.000Z', { answeredOn: '2025-02-10', state: 'closed' });
      await came('2025-02-01T05:00:00.000Z', { answeredOn: '2025-02-04', state: 'answered' });
      await came('2025-02-01T05:00:00.000Z');
      await came('2025-02-01T05:00:00.000Z', { kind: 'staff' });
      await came('2025-02-01T05:00:00.000Z', { deletedAt: '2025-02-02T05:00:00.000Z' });
      const { kinds, all } = (await read()).complaints;
      const money = { received: 4, answered: 3, inTime: 2, closed: 1, half: 3, longest: 9 };
      expect(kinds[0]).toEqual({ kind: 'money', ...money });
      expect(all).toEqual({ ...money, received: 5 });
      expect((await read('?year=2024')).complaints.all.received).toBe(1);
      expect((await read()).firstYear).toBe(2024);
    },
  );

  twice(
    'consents count by the words that were ticked, and of the gallery by the way; a withdrawal stays counted',
    async () => {
      const { db } = site.services.database;
      await db.updateTable('application').set({ consentVersion: '2025-03-01/18.r2' }).execute();
      const unticked = await applied();
      await db
        .updateTable('application')
        .set({ consentVersion: '' })
        .where('_id', '=', unticked)
        .execute();
      const item = { job: 'Cook', country: 'Hungary', date: '2025-03-01', image: '/media/a.webp' };
      const consent = { consentHow: 'signed', shows: 'no_face', nameShown: 'initials' };
      const values = { ...item, ...consent, consentBy: 'Rahima', createdAt: '2025-03-01' };
      await db
        .insertInto('galleryItem')
        .values([
          { ...values, _id: 'one', name: 'Sample One', consentOn: '2025-01-01' },
          { ...values, _id: 'two', name: 'Sample Two', consentOn: '2024-12-31' },
        ])
        .execute();
      for (const [path, method] of [
        ['one/withdrawal', 'POST'],
        ['one/withdrawal', 'DELETE'],
        ['two/withdrawal', 'POST'],
      ] as const) {
        await site.call(method, `/api/gallery/${path}`, {
          ...{ cookie: owner, ...(method === 'POST' && { json: {} }) },
        });
      }
      await db.deleteFrom('galleryItem').where('_id', '=', 'two').execute();
      const { consents, gallery } = await read();
      expect(consents).toEqual([
        { wordsOf: '2025-03-01', count: 5 },
        { wordsOf: null, count: 1 },
      ]);
      expect(gallery).toEqual({
        ways: [
          { way: 'signed', count: 1 },
          { way: 'message', count: 0 },
          { way: 'recorded', count: 0 },
        ],
        withdrawn: 1,
      });
    },
  );

  twice('a fact that is confirmed counts once a day', async () => {
    const { database, content } = site.services;
    const hungary = { ...shipped['guide.hu'], steps: [step] };
    await storeContent(database.db, { ...shipped, 'guide.hu': hungary });
    await content.reload();
    for (const day of ['2025-08-01', '2025-08-02']) {
      await on(day);
      for (const time of ['T06:00:00.000Z', 'T06:10:00.000Z']) {
        site.setNow(day + time);
        await site.call('POST', '/api/facts/confirmations', {
          cookie: owner,
          json: { key: newSubmissionKey(), document: 'guide.hu', path: 'steps/visa' },
        });
      }
    }
    const { facts } = await read();
    expect(facts.filter(({ checks }) => checks > 0)).toEqual([
      { shelf: 'step', facts: 1, checks: 2 },
    ]);
  });

  twice(
    'the file says the same in the words of the page, and who took it is in the log',
    async () => {
      const file = async (json: object) => {
        const answer = await site.call('POST', '/api/evidence/export', { cookie: owner, json });
        expect(answer.headers.get('content-disposition')).toMatch(/sampan-2025-2025-08-02\.csv/);
        return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
      };
      const english = await file({ year: '2025' });
      expect(english.split('\r\n')[0]).toBe(
        '\u{feff}"Year","Counted until","Table","Line","What is counted","Number"',
      );
      expect(english).toContain(
        '"2025","2025-08-02","Receipts and refunds","Embassy fee","Received, Tk","6234"\r\n',
      );
      expect(english).toContain('"Complaints","Money","Longest, days","9"');
      expect(english).toContain(
        '"Contracts explained before departure","Together","Not explained","2"',
      );
      expect(await file({ language: 'bn' })).toContain('"অভিযোগ","টাকা","সবচেয়ে বেশি দিন","9"');
      // Nobody's name, number or telephone.
      expect(english).not.toMatch(/Rakib|01000|R-2025|C-TEST|Rahima/);
    },
  );
});
