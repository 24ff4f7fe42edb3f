import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { Message } from '#app/contact/inbox/message.ts';
import { messageActionTexts } from '#app/contact/inbox/inbox.text.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeMessage } from '#tests/support/stored-message.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const now = '2026-11-21T06:00:00.000Z';
const call = { outcome: 'call_later', note: 'After six, আজান-এর পরে', followUpOn: '2026-11-24' };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['contactMessage', 'callLog', 'event'],
    now,
  });
  let cookie: string;
  let colleague: string;
  const db = () => site.services.database.db;

  beforeAll(async () => {
    cookie = await site.signIn();
    colleague = await site.signIn('colleague@sampan.example');
  });

  const get = async <T>(path: string) =>
    (await (await site.call('GET', path, { cookie })).json()) as T;
  const send = (method: string, path: string, json?: unknown, as = cookie) =>
    site.call(method, path, { cookie: as, ...(json !== undefined && { json }) });
  const sendForJson = async (...sent: Parameters<typeof send>) => (await send(...sent)).json();
  const names = (rows: Message[]) => rows.map(({ name }) => name);
  const actions = async () =>
    (await db().selectFrom('event').select('action').execute()).map(({ action }) => action);

  describe('looking', () => {
    beforeEach(async () => {
      await storeMessage(db(), {
        ...{ name: 'কামাল আহমেদ', number: '০১৭১২-৩৪৫৬৭৮', createdAt: '2026-11-21T01:00:00.000Z' },
        question: 'আমার ভাই হাঙ্গেরি যেতে চায়। মোট কত টাকা লাগে?',
      });
      await storeMessage(db(), {
        ...{ name: 'Ferenc B.', number: '+36 1 000 0000', createdAt: '2026-11-21T02:00:00.000Z' },
        ...{ question: 'We look for six Welders. 100%', address: 'Budapest', kind: 'employer' },
        ...{ mailStatus: 'failed', mailError: 'ECONNREFUSED', mailedAt: null },
      });
      await storeMessage(db(), {
        ...{ name: 'Hasina Khatun', number: '01898765432', kind: 'airticket', answered: 1 },
        ...{ fromPlace: 'Dhaka', toPlace: 'Lisbon', travelOn: '2026-12-12', trip: 'one_way' },
        ...{ travellers: 2, createdAt: '2026-11-21T03:00:00.000Z' },
      });
      await storeMessage(db(), { name: 'Deleted', deletedAt: now });
    });

    test.each([
      ['', ['Hasina Khatun', 'Ferenc B.', 'কামাল আহমেদ']],
      ['?view=all', ['Hasina Khatun', 'Ferenc B.', 'কামাল আহমেদ']],
      ['?view=waiting', ['কামাল আহমেদ', 'Ferenc B.']],
      ['?view=answered', ['Hasina Khatun']],
      ['?view=airticket', ['Hasina Khatun']],
      ['?view=employer', ['Ferenc B.']],
    ])(
      'the view %j has its messages, of those that wait the oldest first',
      async (query, expected) => {
        expect(names(await get<Message[]>(`/api/contact${query}`))).toEqual(expected);
      },
    );

    twice('each view is counted', async () => {
      const few = (count: number) => ({ count, isMore: false });
      expect(await get('/api/contact/counts')).toEqual({
        ...{ waiting: few(2), answered: few(1), airticket: few(1), employer: few(1), all: few(3) },
      });
    });

    test.each([
      ['the Latin letters of a Bengali name', 'kamal', ['কামাল আহমেদ']],
      ['the Bengali letters of a Latin name', 'হাসিনা', ['Hasina Khatun']],
      ['a name behind its honorific', 'মোঃ কামাল', ['কামাল আহমেদ']],
      ['digits as they are typed abroad', '008801712345678', ['কামাল আহমেদ']],
      ['the last digits, in Bengali', '৫৪৩২', ['Hasina Khatun']],
      ['a word of the question', 'হাঙ্গেরি', ['কামাল আহমেদ']],
      ['a word of the question, letters apart', 'চায়', ['কামাল আহমেদ']],
      ['a word of the question, letters joined', 'চা\u09df', ['কামাল আহমেদ']],
      ['words of the question in small letters', 'welders six', ['Ferenc B.']],
      ['a name and a word', 'ferenc budapest', ['Ferenc B.']],
      ['where somebody flies to', 'lisbon', ['Hasina Khatun']],
      ['a sign that means something to a database', '0%', ['Ferenc B.']],
      ['another such sign', '_', []],
      ['nothing that is there', 'zzz', []],
      ['markup', '<>', []],
      ['what is in the trash', 'deleted', []],
    ])('by %s', async (_, q, expected) => {
      const found = (await sendForJson('POST', '/api/contact/search', { q })) as Message[];
      expect(names(found)).toEqual(expected);
    });

    twice(
      'within a view, page by page, the words in the body each time and in no address',
      async () => {
        const found: string[] = [];
        let path: string | undefined = '/api/contact/search?limit=1';
        while (path) {
          expect(path).not.toContain('0%');
          const answer: Response = await send('POST', path, { q: '0', view: 'waiting' });
          found.push(...names((await answer.json()) as Message[]));
          path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(found).toEqual(['Ferenc B.']);
        const pages: string[] = [];
        let next: string | undefined = '/api/contact?limit=2&view=all';
        while (next) {
          const answer: Response = await site.call('GET', next, { cookie });
          pages.push(...names((await answer.json()) as Message[]));
          next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(pages).toEqual(['Hasina Khatun', 'Ferenc B.', 'কামাল আহমেদ']);
      },
    );

    test.each([
      [{ q: 5 }, 'q'],
      [{ q: 'x'.repeat(121) }, 'q'],
      [{ q: 'a\0b' }, 'q'],
      [{ view: 'gone' }, 'view'],
    ])('%j is refused with the field %s', async (json, field) => {
      for (const path of ['search', 'export']) {
        const answer = await send('POST', `/api/contact/${path}`, json);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ errors: [{ field }] });
      }
    });

    test('a message has everything that was told, and why no mail went', async () => {
      const [ticket, employer] = await get<Message[]>('/api/contact');
      expect(ticket).toMatchObject({
        ...{ from: 'Dhaka', to: 'Lisbon', travelOn: '2026-12-12', trip: 'one_way', travellers: 2 },
        ...{ kind: 'airticket', phoneE164: '+8801898765432', mailStatus: 'sent', answered: true },
      });
      expect(employer).toMatchObject({
        ...{ kind: 'employer', mailStatus: 'failed', mailError: 'ECONNREFUSED' },
      });
      expect(await get(`/api/contact/${employer!._id}`)).toEqual(employer);
      expect(JSON.stringify(employer)).not.toContain('submission');
    });

    twice('the file holds the search, runs no formula, and is noted', async () => {
      await storeMessage(db(), { name: '=1+1', question: 'Two\nlines' });
      const answer = await send('POST', '/api/contact/export', { q: 'lines' });
      const name = 'sampan-messages-2026-11-21.csv';
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      const csv = await answer.text();
      expect(csv.split('\r\n')).toHaveLength(3);
      expect(csv).toContain(`,"'=1+1",`);
      const all = await site.call('POST', '/api/contact/export', {
        cookie,
        body: new URLSearchParams({ view: 'answered', q: '' }),
      });
      expect(await all.text()).toContain('"(+880) 1898 765432"');
      const employers = await send('POST', '/api/contact/export', { view: 'employer' });
      expect(await employers.text()).toContain('"employer","waiting","Ferenc B."');
      const read = await send('POST', '/api/contact/export', { view: 'employer', language: 'bn' });
      const bengali = await read.text();
      expect(bengali).toContain('"ফরম","অবস্থা","নাম"');
      expect(bengali).toContain('"নিয়োগকর্তা","অপেক্ষায়","Ferenc B."');
      const events = await db().selectFrom('event').select(['action', 'subject']).execute();
      expect(events).toEqual(
        Array.from({ length: 4 }, () => ({ action: 'message.exported', subject: 'count=1' })),
      );
    });
  });

  describe('answering', () => {
    test('marked once, taken back by whoever marked it, for a minute', async () => {
      const id = await storeMessage(db());
      const path = `/api/contact/answered/${id}`;
      const undo = (as: string) => sendForJson('DELETE', path, undefined, as);
      expect(await sendForJson('PATCH', path)).toEqual({ modifiedCount: 1 });
      expect(await sendForJson('PATCH', path)).toEqual({ modifiedCount: 0 });
      expect(await get(`/api/contact/${id}`)).toMatchObject({ answered: true, answeredAt: now });
      expect(await undo(colleague)).toEqual({ modifiedCount: 0 });
      expect(await undo(cookie)).toEqual({ modifiedCount: 1 });
      expect(await undo(cookie)).toEqual({ modifiedCount: 0 });
      await send('PATCH', path);
      site.setNow('2026-11-21T06:01:01.000Z');
      expect(await undo(cookie)).toEqual({ modifiedCount: 0 });
      expect(await actions()).toEqual([
        ...['message.answered', 'message.answer-undone', 'message.answered'],
      ]);
    });

    test('back to waiting, by anybody and with a reason that a colleague finds', async () => {
      const id = await storeMessage(db());
      await send('PATCH', `/api/contact/answered/${id}`);
      const path = `/api/contact/${id}/waiting`;
      const reason = ' She wrote again ';
      const late = await send('POST', path, { version: 0, reason }, colleague);
      expect(await late.json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
      const done = await sendForJson('POST', path, { version: 1, reason }, colleague);
      expect(done).toMatchObject({ answered: false, answeredAt: null, version: 2 });
      expect(await get(`/api/contact/${id}/calls`)).toMatchObject([
        {
          ...{ outcome: 'back_to_waiting', note: 'She wrote again' },
          by: { email: 'colleague@sampan.example' },
        },
      ]);
      const again = await send('POST', path, { version: 2, reason });
      expect(again.status).toBe(409);
    });

    test.each([
      [{ version: 1, reason: ' ' }, 'reason'],
      [{ version: 1, reason: 'x'.repeat(301) }, 'reason'],
      [{ version: -1, reason: 'x' }, 'version'],
    ])('back to waiting with %j is refused with the field %s', async (json, field) => {
      const id = await storeMessage(db());
      const answer = await send('POST', `/api/contact/${id}/waiting`, json);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field }] });
    });

    test('every call is kept, and the last one stands at the message', async () => {
      const id = await storeMessage(db());
      const path = `/api/contact/${id}/call`;
      expect(await sendForJson('PUT', path, { ...call, version: 0 })).toMatchObject({
        ...{ ...call, version: 1 },
      });
      const second = { outcome: 'reached', note: 'Told her the sum', followUpOn: null };
      await send('PUT', path, { ...second, version: 1 }, colleague);
      expect(await get(`/api/contact/${id}`)).toMatchObject(second);
      expect(await get(`/api/contact/${id}/calls`)).toMatchObject([second, call]);
      expect(await actions()).toEqual(['message.called', 'message.called']);
    });

    twice('two people on one message: the second sees the first one’s words first', async () => {
      const id = await storeMessage(db());
      await send('PUT', `/api/contact/${id}/call`, { ...call, version: 0 });
      const late = { outcome: 'reached', note: 'mine', followUpOn: null, version: 0 };
      const answer = await send('PUT', `/api/contact/${id}/call`, late, colleague);
      expect(await answer.json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
      expect(await get(`/api/contact/${id}`)).toMatchObject({ note: call.note });
      expect(await get(`/api/contact/${id}/calls`)).toHaveLength(1);
    });

    test.each([
      [{ ...call, outcome: 'sung' }, 'outcome'],
      [{ ...call, note: 'x'.repeat(1001) }, 'note'],
      [{ ...call, followUpOn: '2026-11-20' }, 'followUpOn'],
      [{ ...call, followUpOn: null }, 'followUpOn'],
    ])('the call %j is refused with the field %s', async (sent, field) => {
      const id = await storeMessage(db());
      const answer = await send('PUT', `/api/contact/${id}/call`, { ...sent, version: 0 });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field }] });
    });

    test.each(['PATCH /api/contact/answered/', 'DELETE /api/contact/'])(
      'fifty at once: %s adds up to exactly one',
      async (calls) => {
        const id = await storeMessage(db());
        const [method = '', path = ''] = calls.split(' ');
        const counts = await Promise.all(
          Array.from({ length: 50 }, async () => {
            const answer = (await sendForJson(method, path + id)) as Record<string, number>;
            return Object.values(answer)[0]!;
          }),
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
      },
    );

    test('deleted, found in the trash with who did it, and taken back', async () => {
      const id = await storeMessage(db(), { name: 'Rina Khatun' });
      const path = `/api/contact/${id}`;
      expect(await sendForJson('DELETE', path)).toEqual({ deletedCount: 1 });
      expect((await send('GET', path)).status).toBe(404);
      expect(await sendForJson('PATCH', `/api/contact/answered/${id}`)).toEqual({
        modifiedCount: 0,
      });
      const waiting = await send('POST', `${path}/waiting`, { version: 1, reason: 'why' });
      const called = await send('PUT', `${path}/call`, { ...call, version: 1 });
      expect([waiting.status, called.status]).toEqual([404, 404]);
      expect(await get('/api/contact/trash')).toMatchObject([
        { name: 'Rina Khatun', deletedAt: now, deletedBy: 'staff' },
      ]);
      expect(await sendForJson('POST', `${path}/restore`)).toEqual({ restoredCount: 1 });
      expect(names(await get<Message[]>('/api/contact'))).toEqual(['Rina Khatun']);
      await send('DELETE', path);
      site.setNow('2026-12-21T06:00:01.000Z');
      const later = await site.signIn('later@sampan.example');
      expect(await sendForJson('POST', `${path}/restore`, undefined, later)).toEqual({
        restoredCount: 0,
      });
    });

    test('whatever is done has its words in the history, in both languages', async () => {
      const id = await storeMessage(db());
      await send('PATCH', `/api/contact/answered/${id}`);
      await send('DELETE', `/api/contact/answered/${id}`);
      await send('PATCH', `/api/contact/answered/${id}`);
      await send('POST', `/api/contact/${id}/waiting`, { version: 3, reason: 'Wrong person' });
      await send('PUT', `/api/contact/${id}/call`, { ...call, version: 4 });
      await send('DELETE', `/api/contact/${id}`);
      await send('POST', `/api/contact/${id}/restore`);
      await send('POST', '/api/contact/export', {});
      const done = new Set(await actions());
      expect(done.size).toBe(7);
      for (const action of done) expect(Object.keys(messageActionTexts)).toContain(action);
      const events = await db().selectFrom('event').selectAll().execute();
      expect(JSON.stringify(events)).not.toMatch(/After six|Wrong person|Kamal/);
    });
  });
});
