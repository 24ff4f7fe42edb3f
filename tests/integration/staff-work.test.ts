import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { countFound } from '#app/applications/search/find-applications.server.ts';
import { refreshNormalised } from '#app/applications/storage/refresh-normalised.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

type Listed = { _id: string; name: string; version: number; note: string; contacted: boolean };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'applicationTerm', 'callLog', 'event'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let colleague: string;

  beforeAll(async () => {
    cookie = await site.signIn();
    colleague = await site.signIn('colleague@sampan.example');
  });

  async function submit(more: Partial<typeof goodApplication> = {}): Promise<string> {
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, ...more },
    });
    const { insertedId } = (await answer.json()) as { insertedId: string };
    return insertedId;
  }
  const get = async <T>(path: string) =>
    (await (await site.call('GET', path, { cookie })).json()) as T;
  const send = (method: string, path: string, json?: unknown, as = cookie) =>
    site.call(method, path, { cookie: as, ...(json !== undefined && { json }) });
  const found = async (query: string) =>
    (await get<Listed[]>(`/api/application?${query}`)).map(({ name }) => name);

  describe('finding', () => {
    beforeEach(async () => {
      for (const [name, phone, passport, interested, job] of [
        ['মোঃ আব্দুর রহিম', '01712345678', 'AB1234567', 'Hungary', 'Electrician'],
        ['Karim Uddin', '+8801898765432', 'BX7654321', 'poland', 'Chef/cook'],
        ['Rahima Khatun', '০১৬১১১১২২২২', 'নাই', 'Japan', 'Nurse'],
      ] as const) {
        await submit({ name, phone, passport, interested, job });
      }
    });

    twice.each([
      ['the Latin letters of a Bengali name', 'q=rahim', ['Rahima Khatun', 'মোঃ আব্দুর রহিম']],
      ['a name in its own script', 'q=রহিম', ['Rahima Khatun', 'মোঃ আব্দুর রহিম']],
      ['two words in any order', 'q=rahim abdur', ['মোঃ আব্দুর রহিম']],
      ['the middle of a word', 'q=ddin', ['Karim Uddin']],
      ['two sounds in the middle of a word', 'q=hem', ['Rahima Khatun', 'মোঃ আব্দুর রহিম']],
      ['the middles of two words', 'q=arim ddin', ['Karim Uddin']],
      ['the last digits of the phone', 'q=5678', ['মোঃ আব্দুর রহিম']],
      ['the phone as it is written at home', 'q=01898-765432', ['Karim Uddin']],
      ['Bengali digits', 'q=১১১২২২', ['Rahima Khatun']],
      ['a job', 'q=electrician', ['মোঃ আব্দুর রহিম']],
      ['the beginning of a job', 'q=electr', ['মোঃ আব্দুর রহিম']],
      ['a job in the other language', 'q=ইলেকট্রিশিয়ান', ['মোঃ আব্দুর রহিম']],
      ['another name of a job', 'q=বাবুর্চি', ['Karim Uddin']],
      ['both names of a job', 'q=chef cook', ['Karim Uddin']],
      ['too few letters for a job', 'q=nur', []],
      ['a country', 'country=HU', ['মোঃ আব্দুর রহিম']],
      ['all other countries', 'country=other', ['Rahima Khatun']],
      ['a job', 'job=chef', ['Karim Uddin']],
      ['a name and a country', 'q=rahim&country=HU', ['মোঃ আব্দুর রহিম']],
      ['a day', 'from=2026-11-21&to=2026-11-21', ['Rahima Khatun', 'Karim Uddin', 'মোঃ আব্দুর রহিম']],
      ['another day', 'to=2026-11-20', []],
      ['nothing that is there', 'q=zzz', []],
      ['signs that mean something to a database', 'q=%25_\\', []],
      ['markup', 'q=<>', []],
    ])('by %s', async (_, query, names) => {
      expect((await found(query)).toSorted()).toEqual(names.toSorted());
    });

    twice.each([
      ['the whole passport number', { q: 'ab 1234567' }, ['মোঃ আব্দুর রহিম']],
      ['the whole number in Bengali digits', { q: 'AB১২৩৪৫৬৭' }, ['মোঃ আব্দুর রহিম']],
      ['its last four', { q: '4321' }, ['Karim Uddin']],
      ['its last four in another country', { q: '4321', country: 'HU' }, []],
      ['part of a name', { q: 'রহিম' }, ['Rahima Khatun', 'মোঃ আব্দুর রহিম']],
      ['filters alone', { country: 'HU' }, ['মোঃ আব্দুর রহিম']],
      ['empty words', { q: ' ', state: '' }, ['Karim Uddin', 'Rahima Khatun', 'মোঃ আব্দুর রহিম']],
    ])('with the words in the body, by %s', async (_, json, names) => {
      const rows = (await (await send('POST', '/api/application/search', json)).json()) as Listed[];
      expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      const count = await send('POST', '/api/application/search/count', json);
      expect(await count.json()).toEqual({ count: names.length, isMore: false });
      const csv = await (await send('POST', '/api/application/export', json)).text();
      expect(csv.split('\r\n')).toHaveLength(names.length + 2);
    });

    test.each([
      [{ q: 5 }, 'q'],
      [{ q: 'x'.repeat(121) }, 'q'],
      [{ q: 'a\0b' }, 'q'],
      [{ state: 'gone' }, 'state'],
      [{ from: '2026-02-31' }, 'from'],
    ])('%j is refused with the field %s', async (json, field) => {
      for (const path of ['search', 'search/count', 'export']) {
        const answer = await send('POST', `/api/application/${path}`, json);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ errors: [{ field }] });
      }
    });

    twice('page by page, the words in the body each time and in no address', async () => {
      const names: string[] = [];
      let path: string | undefined = '/api/application/search?limit=1';
      while (path) {
        expect(path).not.toContain('rahim');
        const answer: Response = await send('POST', path, { q: 'rahim' });
        names.push(...((await answer.json()) as Listed[]).map(({ name }) => name));
        path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(names.toSorted()).toEqual(['Rahima Khatun', 'মোঃ আব্দুর রহিম']);
    });

    test('an export is saved by a form, too', async () => {
      const answer = await site.call('POST', '/api/application/export', {
        cookie,
        body: new URLSearchParams({ q: 'karim', country: '' }),
      });
      expect(await answer.text()).toContain('Karim Uddin');
    });

    test.each([
      ['Electrician', 'ইলেকট্রিশিয়ান'],
      ['ইলেকট্রিশিয়ান', ' electrician '],
      // ড় as one character and as two.
      ['Carpenter কা\u09dcিগর', 'কা\u09a1\u09bcিগর'],
      ['কা\u09a1\u09bcিগর', 'কা\u09dcিগর'],
      ['ÉLECTRICIEN', 'ÉLECTRICIEN'],
    ])('by the job %s with the filter %s, however it was typed', async (job, filter) => {
      await submit({ name: 'Of That Job', job });
      expect(await found(`job=${filter}`)).toContain('Of That Job');
    });

    test('the filter finds of a listed job what the overview counts', async () => {
      await submit({ job: 'ইলেকট্রিশিয়ান' });
      const { jobs } = await get<{ jobs: { job: string; count: number }[] }>(
        '/api/application/overview',
      );
      for (const { job, count } of jobs) expect(await found(`job=${job}`)).toHaveLength(count);
    });

    twice.each(['job=%25', 'job=_', 'job=\\\\', 'job=ch%25f', 'job=che_'])(
      'signs that mean something to a database mean nothing in %s',
      async (query) => {
        expect(await found(query)).toEqual([]);
      },
    );

    twice('by a name of one honorific', async () => {
      await submit({ name: 'Mohammad' });
      await submit({ name: 'মোঃ' });
      expect(await found('q=mohammad')).toContain('Mohammad');
      expect(await found('q=মোঃ')).toContain('মোঃ');
    });

    twice('by a day from its first to its last moment in Dhaka', async () => {
      await site.services.database.db.deleteFrom('application').execute();
      for (const [name, at] of [
        ['The evening before', '2026-11-20T17:59:59.999Z'],
        ['First', '2026-11-20T18:00:00.000Z'],
        ['Last', '2026-11-21T17:59:59.999Z'],
        ['The day after', '2026-11-21T18:00:00.000Z'],
      ] as const) {
        site.setNow(at);
        await submit({ name });
      }
      expect(await found('from=2026-11-21&to=2026-11-21')).toEqual(['Last', 'First']);
      expect(await found('to=2026-11-20')).toEqual(['The evening before']);
      expect(await found('from=2026-11-22')).toEqual(['The day after']);
    });

    twice('as many as are counted at most are not more', async () => {
      const { db } = site.services.database;
      for (const search of [{}, { q: '017' }]) {
        const { documents } = site.services.content.current();
        const question = { search, today: '2026-11-21', staffId: '', documents };
        const { count } = await countFound(db, question);
        expect(await countFound(db, question, count)).toEqual({ count, isMore: false });
        expect(await countFound(db, question, count - 1)).toEqual({
          count: count - 1,
          isMore: true,
        });
      }
    });

    twice('by the receipt number, and only the waiting or the contacted', async () => {
      const [first] =
        await get<{ _id: string; receiptNumber: string; name: string }[]>('/api/application');
      expect(await found(`q=${first!.receiptNumber.toLowerCase()}`)).toEqual([first!.name]);
      await send('PATCH', `/api/application/contacted/${first!._id}`);
      expect(await found('state=contacted')).toEqual([first!.name]);
      expect(await found('state=waiting')).toHaveLength(2);
      expect(await get('/api/application/count?state=waiting')).toEqual({
        count: 2,
        isMore: false,
      });
      expect(await get('/api/application/count?q=rahim')).toEqual({ count: 2, isMore: false });
    });

    test.each([
      ['Plumber', 'প্লাম্বার'],
      ['প্লাম্বার', 'plumber'],
      ['সেলাই অপারেটর', 'Sewing operator'],
      ['Senior Plumber, pipe-fitting', 'প্লাম্বার'],
      ['ওয়েটার', 'waiter'],
      ['CNC', 'cnc'],
      ['Falconer', 'falc'],
    ])('by the job %s, typed as %s', async (job, q) => {
      await submit({ name: 'Somebody', job });
      expect(await found(`q=${q}`)).toEqual(['Somebody']);
    });

    twice(
      'by the first half of the receipt number, however it is read out, and by more of it',
      async () => {
        const id = await submit({ name: 'Nasrin Akter' });
        const { db } = site.services.database;
        await db
          .updateTable('application')
          .set({ receiptNumber: 'AEFRDDWA', normalisedVersion: 0 })
          .where('_id', '=', id)
          .execute();
        // As at the next start after an upgrade, for rows that were stored without these terms.
        await db.deleteFrom('applicationTerm').where('term', 'like', 'r%').execute();
        expect(await found('q=AEFR')).toEqual([]);
        expect(await refreshNormalised(db)).toBe(1);
        for (const q of ['AEFR', 'aefr', 'AEFR-', 'aefr-d', 'AEFR DDW', 'aefrddwa']) {
          expect(await found(`q=${q}`)).toEqual(['Nasrin Akter']);
        }
        for (const q of ['AEF', 'DDWA', 'AEFRW', 'AEFR%25']) {
          expect(await found(`q=${q}`)).not.toContain('Nasrin Akter');
        }
      },
    );

    twice('page by page, each once, the search in the address of the next page', async () => {
      const names: string[] = [];
      let path: string | undefined = '/api/application?q=rahim&limit=1';
      while (path) {
        const answer: Response = await site.call('GET', path, { cookie });
        names.push(...((await answer.json()) as Listed[]).map(({ name }) => name));
        path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(names.toSorted()).toEqual(['Rahima Khatun', 'মোঃ আব্দুর রহিম']);
    });

    twice('what is in the trash is not found, and after a restore it is again', async () => {
      const [first] = await get<Listed[]>('/api/application?q=karim');
      await send('DELETE', `/api/application/${first!._id}`);
      expect(await found('q=karim')).toEqual([]);
      expect(await get('/api/application/trash')).toMatchObject([
        {
          name: 'Karim Uddin',
          deletedAt: '2026-11-21T06:00:00.000Z',
          deletedBy: 'staff',
        },
      ]);
      const restored = await send('POST', `/api/application/${first!._id}/restore`);
      expect(await restored.json()).toEqual({ restoredCount: 1 });
      expect(await found('q=karim')).toEqual(['Karim Uddin']);
    });

    twice('search terms that are missing, as after a restore, are made anew', async () => {
      const { db } = site.services.database;
      await db.deleteFrom('applicationTerm').execute();
      expect(await refreshNormalised(db)).toBe(3);
      expect(await found('q=rahim')).toHaveLength(2);
    });
  });

  describe('the views', () => {
    /** Four people, one an hour; the second is contacted, and three are to be called again. */
    beforeEach(async () => {
      const ids: string[] = [];
      for (const [hour, name] of ['Anis', 'Babul', 'Chanchal', 'Dulal'].entries()) {
        site.setNow(`2026-11-21T0${hour + 1}:00:00.000Z`);
        ids.push(await submit({ name: `${name} Mia` }));
      }
      const { db } = site.services.database;
      for (const [at, day] of [
        [0, '2026-11-21'],
        [1, '2026-11-19'],
        [2, '2026-11-22'],
        [3, '2026-11-20'],
      ] as const) {
        await db
          .updateTable('application')
          .set({ followUpOn: day })
          .where('_id', '=', ids[at]!)
          .execute();
      }
      await send('PATCH', `/api/application/contacted/${ids[1]}`);
      await send('DELETE', `/api/application/${await submit({ name: 'Emran Mia' })}`);
      site.setNow('2026-11-21T06:00:00.000Z');
    });

    const views: [string, string[]][] = [
      ['', ['Dulal', 'Chanchal', 'Babul', 'Anis']],
      ['all', ['Dulal', 'Chanchal', 'Babul', 'Anis']],
      ['waiting', ['Anis', 'Chanchal', 'Dulal']],
      ['contacted', ['Babul']],
      ['due', ['Babul', 'Dulal', 'Anis']],
    ];

    twice.each(views)('%s, in its order, page by page, also with words', async (view, names) => {
      for (const words of ['', 'q=mia&']) {
        const shown: string[] = [];
        let path: string | undefined = `/api/application?${words}view=${view}&limit=1`;
        while (path) {
          const answer: Response = await site.call('GET', path, { cookie });
          const rows = (await answer.json()) as Listed[];
          shown.push(...rows.map(({ name }) => name.replace(' Mia', '')));
          path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(shown).toEqual(names);
      }
      const count = await get(`/api/application/count?view=${view}`);
      expect(count).toEqual({ count: names.length, isMore: false });
      const csv = await (await send('POST', '/api/application/export', { view })).text();
      expect([...csv.matchAll(/"(\w+) Mia"/g)].map(([, name]) => name)).toEqual(names);
    });

    twice('their numbers come in one call', async () => {
      const of = (count: number) => ({ count, isMore: false });
      expect(await get('/api/application/counts')).toEqual({
        all: of(4),
        waiting: of(3),
        contacted: of(1),
        due: of(3),
      });
    });

    test('a state or a filter narrows a view down, newest first where no view is named', async () => {
      expect(await found('state=waiting')).toEqual(['Dulal Mia', 'Chanchal Mia', 'Anis Mia']);
      expect(await found('view=due&state=waiting')).toEqual(['Dulal Mia', 'Anis Mia']);
      expect(await found('view=waiting&state=contacted')).toEqual([]);
      expect((await send('GET', '/api/application?view=gone')).status).toBe(422);
    });

    twice('whoever is called at midnight in Dhaka is due from then on', async () => {
      site.setNow('2026-11-21T17:59:59.999Z');
      expect(await found('view=due')).toHaveLength(3);
      site.setNow('2026-11-21T18:00:00.000Z');
      expect(await found('view=due')).toEqual([
        'Babul Mia',
        'Dulal Mia',
        'Anis Mia',
        'Chanchal Mia',
      ]);
    });
  });

  describe('calling', () => {
    const call = {
      outcome: 'call_later',
      note: 'After six, আজান-এর পরে',
      followUpOn: '2026-11-21',
    };

    twice(
      'an outcome is written down, comes up when it is due, and is noted without its text',
      async () => {
        const id = await submit();
        const answer = await send('PUT', `/api/application/${id}/call`, { ...call, version: 0 });
        expect(await answer.json()).toMatchObject({ ...call, version: 1 });
        expect((await get<Listed[]>('/api/application/due')).map(({ _id }) => _id)).toEqual([id]);
        const events = await get<object[]>(`/api/application/${id}/events`);
        expect(events[0]).toEqual({
          at: '2026-11-21T06:00:00.000Z',
          actor: 'staff@sampan.example',
          actorName: 'staff',
          action: 'application.called',
        });
        expect(JSON.stringify(events)).not.toContain('After six');
      },
    );

    test.each([['reached'], ['wrong_number'], ['not_interested'], [null]])(
      'after %s nobody is to be called again, whatever day was set',
      async (outcome) => {
        const id = await submit();
        await send('PUT', `/api/application/${id}/call`, { ...call, version: 0 });
        const settled = { ...call, outcome, version: 1 };
        const answer = await send('PUT', `/api/application/${id}/call`, settled);
        expect(await answer.json()).toMatchObject({ outcome, followUpOn: null });
        expect(await get('/api/application/due')).toEqual([]);
      },
    );

    test('whoever did not answer is called again on a day that is set, or on none', async () => {
      const id = await submit();
      const missed = { ...call, outcome: 'no_answer' };
      await send('PUT', `/api/application/${id}/call`, { ...missed, version: 0 });
      expect(await get('/api/application/due')).toHaveLength(1);
      const without = { ...missed, followUpOn: null, version: 1 };
      expect((await send('PUT', `/api/application/${id}/call`, without)).status).toBe(200);
      expect(await get('/api/application/due')).toEqual([]);
    });

    twice('every call is kept with who, when and what was said, the newest first', async () => {
      const id = await submit();
      const other = await submit();
      await send('PUT', `/api/application/${id}/call`, { ...call, version: 0 });
      site.setNow('2026-11-21T07:00:00.000Z');
      const second = { outcome: 'reached', note: 'Brings the passport', followUpOn: null };
      await send('PUT', `/api/application/${id}/call`, { ...second, version: 1 }, colleague);
      const note = { outcome: null, note: 'His brother rang', followUpOn: null };
      await send('PUT', `/api/application/${id}/call`, { ...note, version: 2 });
      const calls = await get<{ _id: string }[]>(`/api/application/${id}/calls`);
      const mine = { name: 'staff', email: 'staff@sampan.example' };
      expect(calls).toEqual([
        { ...note, by: mine, at: '2026-11-21T07:00:00.000Z', _id: expect.any(String) },
        {
          ...{ ...second, _id: expect.any(String), at: '2026-11-21T07:00:00.000Z' },
          by: { name: 'colleague', email: 'colleague@sampan.example' },
        },
        { ...call, by: mine, at: '2026-11-21T06:00:00.000Z', _id: expect.any(String) },
      ]);
      expect(await get(`/api/application/${id}/card`)).toMatchObject(note);
      expect(await get(`/api/application/${other}/calls`)).toEqual([]);
    });

    test('a call that was refused is not kept', async () => {
      const id = await submit();
      await send('PUT', `/api/application/${id}/call`, { ...call, version: 7 });
      await send('DELETE', `/api/application/${id}`);
      await send('PUT', `/api/application/${id}/call`, { ...call, version: 1 });
      expect(await get(`/api/application/${id}/calls`)).toEqual([]);
    });

    twice(
      'two people on one record: the second sees the first one’s change instead of overwriting it',
      async () => {
        const id = await submit();
        await send('PUT', `/api/application/${id}/call`, { ...call, version: 0 });
        const late = { outcome: 'reached', note: 'mine', followUpOn: null, version: 0 };
        const answer = await send('PUT', `/api/application/${id}/call`, late, colleague);
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({ code: 'changed_meanwhile' });
        expect(await get(`/api/application/${id}/card`)).toMatchObject({ note: call.note });
      },
    );

    test.each([
      [{ ...call, outcome: 'sung' }, 'outcome'],
      [{ ...call, note: 'x'.repeat(1001) }, 'note'],
      [{ ...call, note: 'a\0b' }, 'note'],
      [{ ...call, followUpOn: '2026-11-20' }, 'followUpOn'],
      [{ ...call, followUpOn: null }, 'followUpOn'],
    ])('%j is refused with the field %s', async (sent, field) => {
      const id = await submit();
      const answer = await send('PUT', `/api/application/${id}/call`, { ...sent, version: 0 });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field }] });
    });

    twice('a mark can be taken back by whoever set it, for a minute', async () => {
      const id = await submit();
      const path = `/api/application/contacted/${id}`;
      const undo = async (as: string) => (await send('DELETE', path, undefined, as)).json();
      await send('PATCH', path);
      expect(await undo(colleague)).toEqual({ modifiedCount: 0 });
      expect(await undo(cookie)).toEqual({ modifiedCount: 1 });
      expect(await undo(cookie)).toEqual({ modifiedCount: 0 });
      await send('PATCH', path);
      site.setNow('2026-11-21T06:01:01.000Z');
      expect(await undo(cookie)).toEqual({ modifiedCount: 0 });
    });

    twice(
      'back to waiting: by anybody, at any time, with a reason that is kept with the calls and not in the log',
      async () => {
        const id = await submit();
        await send('PATCH', `/api/application/contacted/${id}`);
        site.setNow('2026-11-21T09:00:00.000Z');
        const path = `/api/application/${id}/waiting`;
        const reason = ' ভুল জনকে চিহ্নিত করা হয়েছিল ';
        const answer = await send('POST', path, { reason, version: 1 }, colleague);
        expect(await answer.json()).toMatchObject({
          ...{ contacted: false, contactedAt: null, version: 2 },
          // What is known of the last call stays.
          ...{ outcome: null, note: '', followUpOn: null },
        });
        expect(await found('view=waiting')).toHaveLength(1);
        expect(await get(`/api/application/${id}/calls`)).toMatchObject([
          {
            outcome: 'back_to_waiting',
            note: reason.trim(),
            by: { email: 'colleague@sampan.example' },
          },
        ]);
        const events = await get<object[]>(`/api/application/${id}/events`);
        expect(events[0]).toMatchObject({
          action: 'application.back-to-waiting',
          actor: 'colleague@sampan.example',
        });
        expect(JSON.stringify(events)).not.toContain('চিহ্নিত');
      },
    );

    twice(
      'back to waiting is refused for whoever waits, is gone, or was changed meanwhile',
      async () => {
        const id = await submit();
        const path = `/api/application/${id}/waiting`;
        const codeOf = async (json: object, to = path) => {
          const answer = await send('POST', to, json);
          return [answer.status, ((await answer.json()) as { code: string }).code];
        };
        const reason = 'a slip';
        expect(await codeOf({ reason })).toEqual([409, 'not_contacted']);
        await send('PATCH', `/api/application/contacted/${id}`);
        expect(await codeOf({ reason, version: 0 })).toEqual([409, 'changed_meanwhile']);
        expect((await send('POST', path, { reason })).status).toBe(200);
        expect(await codeOf({ reason })).toEqual([409, 'not_contacted']);
        expect(await get(`/api/application/${id}/calls`)).toHaveLength(1);
        await send('DELETE', `/api/application/${id}`);
        expect(await codeOf({ reason })).toEqual([404, 'not_found']);
        expect(await codeOf({ reason }, '/api/application/nobody/waiting')).toEqual([
          404,
          'not_found',
        ]);
      },
    );

    test.each([
      ['', 422],
      ['  ab ', 422],
      ['abc', 200],
      ['x'.repeat(300), 200],
      ['x'.repeat(301), 422],
      ['a\0bc', 422],
      [undefined, 422],
      [5, 422],
    ])('back to waiting for the reason %j is answered with %i', async (reason, status) => {
      const id = await submit();
      await send('PATCH', `/api/application/contacted/${id}`);
      const answer = await send('POST', `/api/application/${id}/waiting`, { reason });
      expect(answer.status).toBe(status);
      expect(await found('view=waiting')).toHaveLength(status === 200 ? 1 : 0);
    });

    twice('a hundred at once put somebody back once', async () => {
      const id = await submit();
      await send('PATCH', `/api/application/contacted/${id}`);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          send('POST', `/api/application/${id}/waiting`, { reason: 'all at once' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await get(`/api/application/${id}/calls`)).toHaveLength(1);
    });

    twice.each(['PATCH /api/application/contacted/', 'DELETE /api/application/'])(
      'a hundred at once: %s adds up to exactly one',
      async (calls) => {
        const id = await submit();
        const [method = '', path = ''] = calls.split(' ');
        const answers = await Promise.all(
          Array.from({ length: 100 }, async () => {
            const answer = await send(method, path + id);
            return Object.values((await answer.json()) as Record<string, number>)[0]!;
          }),
        );
        expect(answers.reduce((sum, count) => sum + count, 0)).toBe(1);
      },
    );

    twice('after 30 days in the trash nothing comes back', async () => {
      const id = await submit();
      await send('DELETE', `/api/application/${id}`);
      site.setNow('2026-12-21T06:00:01.000Z');
      const later = await site.signIn('later@sampan.example');
      const answer = await send('POST', `/api/application/${id}/restore`, undefined, later);
      expect(await answer.json()).toEqual({ restoredCount: 0 });
    });
  });

  twice('the overview counts what waits, what is new and what is due', async () => {
    site.setNow('2026-11-10T06:00:00.000Z');
    const old = await submit({ job: ' electrician ' });
    await submit({ job: 'ইলেকট্রিশিয়ান' });
    await submit({ job: ' welder' });
    await submit({ job: 'WELDER' });
    site.setNow('2026-11-21T06:00:00.000Z');
    const marked = await submit({ interested: 'Japan' });
    await send('PATCH', `/api/application/contacted/${marked}`);
    const overview = await get<{
      oldestWaiting: { _id: string };
      weeks: { from: string; count: number }[];
    }>('/api/application/overview');
    expect(overview).toMatchObject({
      waiting: 4,
      newToday: 1,
      dueToday: 0,
      untold: 0,
      received: 5,
      contacted: 1,
      countries: [
        { code: 'HU', count: 4 },
        { code: null, count: 1 },
      ],
      // However it is spelt, in either language; a job that is not listed as it was typed.
      jobs: [
        { job: 'Electrician', count: 3 },
        { job: expect.stringMatching(/^welder$/i), count: 2 },
      ],
    });
    expect(overview.oldestWaiting._id).toBe(old);
    expect(overview.weeks).toHaveLength(12);
    expect(overview.weeks.slice(-2)).toEqual([
      { from: '2026-11-08', count: 4 },
      { from: '2026-11-15', count: 1 },
    ]);
  });

  twice(
    'the export holds the search, names no passport, runs no formula and is noted',
    async () => {
      await submit({ name: '=1+1', address: 'a "quoted"\nline', job: 'Nurse' });
      await submit({ name: 'Somebody else', job: 'Cook' });
      const answer = await site.call('GET', '/api/application/export?job=nurse', { cookie });
      const csv = await answer.text();
      expect(answer.headers.get('content-disposition')).toContain(
        'sampan-applications-2026-11-21.csv',
      );
      // Response.text() takes the mark away.
      expect(csv.split('\r\n')).toHaveLength(3);
      expect(csv).toContain(`,"'=1+1",`);
      expect(csv).toContain('"a ""quoted""\nline"');
      expect(csv).toContain('(+880) 1712 345678');
      expect(csv).not.toContain(goodApplication.passport);
      const log = await get<{ action: string; actor: string }[]>('/api/event?limit=1');
      expect(log[0]).toMatchObject({
        action: 'application.exported',
        actor: 'staff@sampan.example',
        subject: 'count=1&by=job',
      });
    },
  );

  twice('the log goes on page by page', async () => {
    for (let count = 0; count < 3; count += 1) await submit();
    const first = await site.call('GET', '/api/event?limit=2', { cookie });
    const path = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1];
    const ids = [...((await first.json()) as Listed[]), ...(await get<Listed[]>(path!))];
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(3);
  });

  twice('the log can be had without what visitors sent, and goes on page by page so', async () => {
    for (let count = 0; count < 3; count += 1) {
      const id = await submit();
      await send('PATCH', `/api/application/contacted/${id}`);
    }
    const first = await site.call('GET', '/api/event?by=staff&limit=2', { cookie });
    const path = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1];
    type Entry = { action: string; actor: string | null; via: string | null };
    const entries = [...((await first.json()) as Entry[]), ...(await get<Entry[]>(path!))];
    expect(entries.filter(({ action }) => action === 'application.contacted')).toHaveLength(3);
    expect(entries.filter(({ actor, via }) => !actor && !via)).toEqual([]);
    expect((await site.call('GET', '/api/event?by=me', { cookie })).status).toBe(422);
  });

  twice(
    'the log is narrowed down to a person, and to the number of a record, which each entry has',
    async () => {
      const [id, other] = [await submit(), await submit()];
      await send('PATCH', `/api/application/contacted/${id}`);
      await send('PATCH', `/api/application/contacted/${other}`);
      type Entry = { action: string; subject: string; record: string | null };
      const named = await site.services.database.db
        .selectFrom('staff')
        .select('id')
        .where('email', '=', 'staff@sampan.example')
        .executeTakeFirstOrThrow();
      const own = await get<Entry[]>(`/api/event?who=${named.id}`);
      expect(own.filter(({ subject }) => subject === id).map(({ action }) => action)).toEqual([
        'application.contacted',
      ]);
      const number = own.find(({ subject }) => subject === id)!.record!;
      expect(number).toMatch(/^\w{4}-\w{4}$/);
      const about = await get<Entry[]>(
        `/api/event?record=${number.toLowerCase().replace('-', ' ')}`,
      );
      expect(about.map(({ action, record }) => [action, record])).toEqual([
        ['application.contacted', number],
        ['application.submitted', number],
      ]);
      expect(await get(`/api/event?who=nobody`)).toEqual([]);
      expect(await get(`/api/event?record=AAAA-AAAA`)).toEqual([]);
      expect(
        (await site.call('GET', '/api/event?record=Rahima Begum, Dhaka', { cookie })).status,
      ).toBe(422);
    },
  );
});
