import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { complaintActionTexts } from '#app/complaints/complaint-actions.text.ts';
import { readComplaintsDue } from '#app/complaints/desk/due-complaints.server.ts';
import { countComplaints as countAll } from '#app/complaints/storage/count-complaints.server.ts';
import type { OpenComplaint, StaffComplaint } from '#app/complaints/desk/staff-complaint.ts';
import { contentVersion } from '#app/database/content-version.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

const now = '2026-01-21T06:00:00.000Z';
const few = (count: number) => ({ count, isMore: false });

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['complaint', 'complaintEntry', 'event'],
    now,
  });
  let owner: string;
  let officer: string;
  const db = () => site.services.database.db;

  beforeAll(async () => {
    owner = await site.signIn('rahima@sampan.example');
    officer = await site.signIn('shirin@sampan.example', 'staff');
  });

  const get = async <T>(path: string, cookie = officer) =>
    (await (await site.call('GET', path, { cookie })).json()) as T;
  const search = async (json: object, cookie = officer) =>
    (await (
      await site.call('POST', '/api/complaint/search', { cookie, json })
    ).json()) as StaffComplaint[];
  const put = (id: string, json: object, cookie = officer) =>
    site.call('PUT', `/api/complaint/${id}`, { cookie, json });
  const changed = async (...sent: Parameters<typeof put>) => {
    const answer = await put(...sent);
    expect(answer.status).toBe(200);
    return (await answer.json()) as OpenComplaint;
  };
  const refused = async (...sent: Parameters<typeof put>) => {
    const answer = await put(...sent);
    const { code, errors } = (await answer.json()) as {
      code: string;
      errors: { field: string; code: string }[];
    };
    return [answer.status, code, ...errors.map((error) => `${error.field} ${error.code}`)];
  };
  const references = (rows: StaffComplaint[]) => rows.map(({ reference }) => reference);
  const actions = async () =>
    (await db().selectFrom('event').select('action').orderBy('_id').execute()).map(
      ({ action }) => action,
    );

  describe('the trash', () => {
    const remove = (id: string, cookie = owner) =>
      site.call('DELETE', `/api/complaint/${id}`, { cookie });
    const restore = (id: string, cookie = owner) =>
      site.call('POST', `/api/complaint/${id}/restore`, { cookie });
    const trash = (cookie = owner) => get<object[]>('/api/complaint/trash', cookie);

    test('takes spam out of list, search, counts, Today, totals and look-up, and gives it back', async () => {
      const createdAt = '2026-01-10T06:00:00.000Z';
      const [reference, kind] = ['C-SPAM-0001', 'staff'] as const;
      const id = await storeComplaint(db(), { reference, kind, text: 'Buy this', createdAt });
      const seen = async () => [
        (await get<object[]>('/api/complaint', owner)).length,
        (await search({ q: 'Buy' }, owner)).length,
        (await get<{ all: { count: number } }>('/api/complaint/counts', owner)).all.count,
        (await site.call('GET', `/api/complaint/${id}`, { cookie: owner })).status,
        (await readComplaintsDue(db(), { today: '2026-01-21', role: 'owner' }, 9)).length,
      ];
      expect(await seen()).toEqual([1, 1, 1, 200, 1]);
      const version = await contentVersion(db());
      expect(await (await remove(id)).json()).toEqual({ deletedCount: 1 });
      expect(await (await remove(id)).json()).toEqual({ deletedCount: 0 });
      expect(await contentVersion(db())).toBe(version + 1);
      expect(await seen()).toEqual([0, 0, 0, 404, 0]);
      expect((await countAll(db(), new Date(now))).received).toBe(0);
      expect(await trash()).toEqual([
        {
          ...{ _id: id, reference, kind, text: 'Buy this', deletedAt: now },
          deletedBy: 'rahima',
        },
      ]);
      expect(await (await restore(id)).json()).toEqual({ restoredCount: 1 });
      expect(await seen()).toEqual([1, 1, 1, 200, 1]);
      expect(await trash()).toEqual([]);
      expect(await actions()).toEqual(['owners.complaint-deleted', 'owners.complaint-restored']);
    });

    twice('is for owners alone', async () => {
      const id = await storeComplaint(db());
      const path = '/api/complaint/trash';
      const refused = [
        await remove(id, officer),
        await restore(id, officer),
        await site.call('GET', path, { cookie: officer }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await get<object[]>('/api/complaint')).toHaveLength(1);
    });
  });

  describe('the list', () => {
    beforeEach(async () => {
      await storeComplaint(db(), {
        ...{ reference: 'C-LATE-0001', createdAt: '2026-01-10T06:00:00.000Z', kind: 'delay' },
        ...{ name: 'Kamal Ahmed', phone: '০১৭১২-৩৪৫৬৭৮', text: 'নয় মাস ধরে কোনো খবর নেই' },
      });
      await storeComplaint(db(), {
        ...{ reference: 'C-WORK-0002', createdAt: '2026-01-18T06:00:00.000Z', state: 'in_work' },
        ...{ text: 'Paid 100% and got no receipt', email: 'Sample@mail.example' },
        ...{ phone: '+8801898765432', receiptNo: 'R-2026-000001' },
      });
      await storeComplaint(db(), {
        ...{ reference: 'C-ANSW-0003', createdAt: '2026-01-19T06:00:00.000Z', state: 'answered' },
        ...{ answer: 'We have asked the bank', answeredOn: '2026-01-20' },
      });
      await storeComplaint(db(), {
        ...{ reference: 'C-DONE-0004', createdAt: '2026-01-01T06:00:00.000Z', state: 'closed' },
        ...{ outcome: 'upheld', closedAt: '2026-01-15T06:00:00.000Z', isFlagged: 1 },
      });
    });

    test.each([
      ['', ['C-ANSW-0003', 'C-WORK-0002', 'C-LATE-0001', 'C-DONE-0004']],
      ['?view=open', ['C-LATE-0001', 'C-WORK-0002', 'C-ANSW-0003']],
      ['?view=late', ['C-LATE-0001']],
      ['?view=received', ['C-LATE-0001']],
      ['?view=in_work', ['C-WORK-0002']],
      ['?view=answered', ['C-ANSW-0003']],
      ['?view=closed', ['C-DONE-0004']],
    ])('the view %j has its complaints in its order', async (query, expected) => {
      expect(references(await get(`/api/complaint${query}`))).toEqual(expected);
    });

    twice('each view is counted', async () => {
      expect(await get('/api/complaint/counts')).toEqual({
        ...{ open: few(3), late: few(1), received: few(1), in_work: few(1) },
        ...{ answered: few(1), closed: few(1), all: few(4) },
      });
    });

    test.each([
      ['the reference', 'late-0001', ['C-LATE-0001']],
      ['a name', 'kamal', ['C-LATE-0001']],
      ['a word in Bengali', 'নয়', ['C-LATE-0001']],
      ['the same with its letters joined', 'ন\u09df', ['C-LATE-0001']],
      ['digits of the other script', '01712345', ['C-LATE-0001']],
      ['Bengali digits', '০১৮৯৮', ['C-WORK-0002']],
      ['digits as they are dialled abroad', '008801712345678', ['C-LATE-0001']],
      ['a receipt number', 'r-2026-000001', ['C-WORK-0002']],
      ['an e-mail', 'sample@mail', ['C-WORK-0002']],
      ['words of the answer', 'bank asked', ['C-ANSW-0003']],
      ['a sign that means something to a database', '0%', ['C-WORK-0002']],
      ['another such sign', '_', []],
      ['nothing that is there', 'zzz', []],
    ])('is searched by %s', async (_, q, expected) => {
      expect(references(await search({ q }))).toEqual(expected);
    });

    twice('comes page by page, in either order, the words in no address', async () => {
      for (const [first, json, expected] of [
        ['/api/complaint?limit=1', undefined, 'C-ANSW-0003 C-WORK-0002 C-LATE-0001 C-DONE-0004'],
        ['/api/complaint?limit=2&view=open', undefined, 'C-LATE-0001 C-WORK-0002 C-ANSW-0003'],
        [
          '/api/complaint/search?limit=1',
          { q: '-000', view: 'open' },
          'C-LATE-0001 C-WORK-0002 C-ANSW-0003',
        ],
      ] as const) {
        const found: string[] = [];
        let path: string | undefined = first;
        while (path) {
          expect(path).not.toContain('000');
          const method = json ? 'POST' : 'GET';
          const answer: Response = await site.call(method, path, {
            cookie: officer,
            ...(json && { json }),
          });
          found.push(...references((await answer.json()) as StaffComplaint[]));
          path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(found.join(' ')).toBe(expected);
      }
    });

    twice('what is open comes in the order in which it is due, however old it is', async () => {
      await db()
        .updateTable('complaint')
        .set({ answerBy: '2026-02-17' })
        .where('reference', '=', 'C-LATE-0001')
        .execute();
      const expected = ['C-WORK-0002', 'C-LATE-0001', 'C-ANSW-0003'];
      const answer = await site.call('GET', '/api/complaint?view=open&limit=1', {
        cookie: officer,
      });
      const next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
      const found = [
        ...((await answer.json()) as StaffComplaint[]),
        ...(await get<StaffComplaint[]>(next)),
      ];
      expect(references(found)).toEqual(expected.slice(0, 2));
      expect(references(await get('/api/complaint?view=open'))).toEqual(expected);
    });

    test('a row says what is due, what is late, and which number can be called; of the PIN nothing', async () => {
      const rows = await get<StaffComplaint[]>('/api/complaint');
      expect(rows.map(({ dueOn, isLate }) => [dueOn, isLate])).toEqual([
        ['2026-02-18', false],
        ['2026-01-25', false],
        ['2026-01-17', true],
        [null, false],
      ]);
      expect(rows[2]).toMatchObject({ phone: '০১৭১২-৩৪৫৬৭৮', phoneE164: '+8801712345678' });
      expect(rows[3]).toMatchObject({ isFlagged: true, outcome: 'upheld' });
      for (const row of rows) {
        const names = Object.keys(row);
        expect(names.filter((name) => /pin|submission/i.test(name))).toEqual([]);
      }
    });

    test('an answer owed today is not late, the day after it is, by the day in Dhaka', async () => {
      const lateAt = async (moment: string) => {
        site.setNow(moment);
        return references(await get('/api/complaint?view=late'));
      };
      expect(await lateAt('2026-01-25T17:59:00.000Z')).toEqual(['C-LATE-0001']);
      expect(await lateAt('2026-01-25T18:00:00.000Z')).toEqual(['C-LATE-0001', 'C-WORK-0002']);
    });
  });

  describe('a change', () => {
    let id: string;
    beforeEach(async () => {
      id = await storeComplaint(db());
    });

    test('is taken up, answered and closed, each with its entries, event and day', async () => {
      expect(
        await changed(id, { version: 0, state: 'in_work', note: 'Asked the cashier' }),
      ).toMatchObject({
        ...{ state: 'in_work', version: 1, stateAt: now, answeredOn: null, dueOn: '2026-01-28' },
        entries: [
          { kind: 'state', state: 'in_work', at: now, by: expect.any(String) },
          { kind: 'note', text: 'Asked the cashier' },
        ],
      });
      // In Dhaka it is the next day already.
      site.setNow('2026-01-22T19:00:00.000Z');
      expect(
        await changed(id, { version: 1, state: 'answered', answer: 'The money comes back' }),
      ).toMatchObject({
        ...{ state: 'answered', answer: 'The money comes back', answeredOn: '2026-01-23' },
        ...{ dueOn: '2026-02-20', closedAt: null },
      });
      site.setNow('2026-01-25T06:00:00.000Z');
      const closed = await changed(id, { version: 2, state: 'closed', outcome: 'upheld' });
      expect(closed).toMatchObject({
        ...{ state: 'closed', outcome: 'upheld', answer: 'The money comes back', dueOn: null },
        ...{ answeredOn: '2026-01-23', closedAt: '2026-01-25T06:00:00.000Z', version: 3 },
      });
      expect(closed.entries.map(({ kind }) => kind)).toEqual([
        'state',
        'state',
        'answer',
        'state',
        'note',
      ]);
      expect(await actions()).toEqual([
        'complaint.moved',
        'complaint.answered',
        'complaint.closed',
      ]);
      expect(Object.keys(complaintActionTexts)).toEqual(expect.arrayContaining(await actions()));
    });

    test('a second answer replaces the first for the reader, keeps its day, and both stay in the history', async () => {
      await changed(id, { version: 0, state: 'answered', answer: 'First' });
      site.setNow('2026-01-24T06:00:00.000Z');
      const again = await changed(id, { version: 1, state: 'answered', answer: 'Second' });
      expect(again).toMatchObject({ answer: 'Second', answeredOn: '2026-01-21', stateAt: now });
      expect(again.entries.map(({ text }) => text)).toEqual(['Second', '', 'First']);
    });

    test('a closed one is taken up again without its outcome', async () => {
      await changed(id, { version: 0, state: 'closed', outcome: 'withdrawn' });
      expect(await changed(id, { version: 1, state: 'in_work' })).toMatchObject({
        ...{ state: 'in_work', outcome: null, closedAt: null, dueOn: '2026-01-28' },
      });
      expect(await actions()).toEqual(['complaint.closed', 'complaint.moved']);
    });

    test('that changes nothing records nothing', async () => {
      expect(await changed(id, { version: 0, state: 'received' })).toMatchObject({
        version: 0,
        entries: [],
      });
      expect(await actions()).toEqual([]);
    });

    twice('of a version that is past is refused, and of two at once one wins', async () => {
      const answers = await Promise.all([
        put(id, { version: 0, state: 'in_work', note: 'one' }),
        put(id, { version: 0, state: 'answered', answer: 'two' }, owner),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await refused(id, { version: 0, state: 'closed', outcome: 'upheld' })).toEqual([
        409,
        'changed_meanwhile',
      ]);
      expect(await actions()).toHaveLength(1);
    });

    test.each([
      ['closed without an outcome', { state: 'closed' }, 'outcome required'],
      ['an outcome without the end', { state: 'in_work', outcome: 'upheld' }, 'outcome invalid'],
      ['answered without an answer', { state: 'answered' }, 'answer required'],
      ['answered with blanks', { state: 'answered', answer: '  \n ' }, 'answer required'],
      ['answered and still only received', { state: 'received', answer: 'So' }, 'state invalid'],
      ['an unknown state', { state: 'lost' }, 'state invalid'],
      ['an unknown outcome', { state: 'closed', outcome: 'won' }, 'outcome invalid'],
      [
        'an answer that is too long',
        { state: 'answered', answer: 'x'.repeat(3001) },
        'answer too_long',
      ],
      ['a note that is too long', { state: 'in_work', note: 'x'.repeat(2001) }, 'note too_long'],
      [
        'a note that cannot be stored',
        { state: 'in_work', note: 'a\0b' },
        'note forbidden_characters',
      ],
    ])('with %s is refused by its field', async (_, change, error) => {
      expect(await refused(id, { version: 0, ...change })).toEqual([422, 'invalid_input', error]);
      expect(await actions()).toEqual([]);
    });

    test('never goes back to received', async () => {
      await changed(id, { version: 0, state: 'in_work' });
      expect(await refused(id, { version: 1, state: 'received' })).toEqual([
        422,
        'invalid_input',
        'state invalid',
      ]);
    });

    test.each([
      ['a note', { state: 'received', note: 'Called' }, false],
      ['being taken up', { state: 'in_work' }, false],
      ['the first answer', { state: 'answered', answer: 'Yes' }, true],
      ['the end', { state: 'closed', outcome: 'withdrawn' }, true],
    ])(
      'by %s tells the pages with the totals only where these change',
      async (_, change, isPublic) => {
        const before = await contentVersion(db());
        await changed(id, { version: 0, ...change });
        expect((await contentVersion(db())) - before).toBe(isPublic ? 1 : 0);
      },
    );
  });

  describe('the case that a complaint names', () => {
    const caseOf = async (complaint: string, cookie = officer) =>
      (await site.call('GET', `/api/complaint/${complaint}/case`, { cookie })).json();

    test('is found by its receipt number or that of a payment, however it was typed', async () => {
      await db().deleteFrom('application').execute();
      const sent = await site.call('POST', '/api/application', { json: goodApplication });
      const { insertedId: id } = (await sent.json()) as { insertedId: string };
      await db().updateTable('application').set({ receiptNumber: 'DDWAAEFR' }).execute();
      const paid = await site.call('POST', `/api/application/${id}/payment`, {
        ...{ cookie: officer, json: samplePayment },
      });
      const { receiptNo } = (await paid.json()) as { receiptNo: string };
      for (const typed of ['DDWA-AEFR', ' ddwa aefr', receiptNo, receiptNo.toLowerCase()]) {
        const complaint = await storeComplaint(db(), { receiptNo: typed, kind: 'erase' });
        expect(await caseOf(complaint)).toEqual({
          found: {
            ...{ application: id, name: 'Rakib Hasan', receiptNumber: 'DDWA-AEFR' },
            ...{ phone: '+8801712345678', phoneE164: '+8801712345678', eraseAfter: null },
          },
        });
      }
      for (const typed of ['', '?', 'DDWA-AEFX', 'R-1999-000001']) {
        const complaint = await storeComplaint(db(), { receiptNo: typed });
        expect(await caseOf(complaint)).toEqual({ found: null });
      }
      await site.call('DELETE', `/api/application/${id}`, { cookie: officer });
      const complaint = await storeComplaint(db(), { receiptNo: 'DDWA-AEFR' });
      expect(await caseOf(complaint)).toEqual({ found: null });
    });

    test('T-35: is not told of a complaint about staff but to owners', async () => {
      const complaint = await storeComplaint(db(), { kind: 'staff' });
      expect(await caseOf(complaint)).toMatchObject({ code: 'not_found' });
      expect(await caseOf(complaint, owner)).toEqual({ found: null });
    });
  });

  describe('T-35: a complaint about staff', () => {
    let id: string;
    beforeEach(async () => {
      await storeComplaint(db(), { reference: 'C-OPEN-0001' });
      id = await storeComplaint(db(), {
        ...{ kind: 'staff', reference: 'C-HUSH-0002', text: 'Rude at the desk' },
        createdAt: '2026-01-01T06:00:00.000Z',
      });
    });

    twice('is in list, search and counts for owners, and for nobody else', async () => {
      const seen = async (cookie: string) => [
        ...references(await get('/api/complaint', cookie)),
        ...references(await get('/api/complaint?view=late', cookie)),
        ...references(await search({ q: 'C-' }, cookie)),
        ...Object.values(
          await get<Record<string, { count: number }>>('/api/complaint/counts', cookie),
        ).map(({ count }) => count),
      ];
      expect(await seen(owner)).toEqual([
        ...['C-OPEN-0001', 'C-HUSH-0002', 'C-HUSH-0002', 'C-OPEN-0001', 'C-HUSH-0002'],
        ...[2, 1, 2, 0, 0, 0, 2],
      ]);
      expect(await seen(officer)).toEqual(['C-OPEN-0001', 'C-OPEN-0001', 1, 0, 1, 0, 0, 0, 1]);
    });

    test('is not found by its id, nor changed, by role staff', async () => {
      const status = async (cookie: string) =>
        (await site.call('GET', `/api/complaint/${id}`, { cookie })).status;
      expect(await status(officer)).toBe(404);
      expect(await refused(id, { version: 0, state: 'in_work' })).toEqual([404, 'not_found']);
      expect(await status(owner)).toBe(200);
      await changed(id, { version: 0, state: 'in_work' }, owner);
    });

    twice('is in the history for owners alone', async () => {
      await changed(id, { version: 0, state: 'answered', answer: 'We are sorry' }, owner);
      const subjects = async (path: string, cookie: string) =>
        (await get<{ action: string }[]>(path, cookie)).map(({ action }) => action);
      for (const path of ['/api/event', '/api/event?by=staff', `/api/application/${id}/events`]) {
        expect(await subjects(path, owner)).toEqual(['owners.complaint-answered']);
        expect(await subjects(path, officer)).toEqual([]);
      }
      expect(Object.keys(complaintActionTexts)).toEqual(expect.arrayContaining(await actions()));
    });
  });
});
