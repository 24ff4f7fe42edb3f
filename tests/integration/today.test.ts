import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import { maxRevealsPerDay } from '#app/applications/reveal/count-reveals.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import type { Today, TodayLine } from '#app/today/today.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, goodMessage } from '#tests/support/test-site.ts';

const [before, day, later] = ['2026-11-10', '2026-11-21', '2026-12-01'];

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'checklistMark', 'contactMessage', 'complaint', 'event'],
  });
  let owner: string;
  let officer: string;

  beforeAll(async () => {
    owner = await site.signIn('rahima@sampan.example');
    officer = await site.signIn('shirin@sampan.example', 'staff');
  });
  beforeEach(async () => {
    on(day);
  });

  const on = (date: string) => site.setNow(`${date}T06:00:00.000Z`);
  const send = (method: string, path: string, json?: object, cookie = owner) =>
    site.call(method, `/api/${path}`, { cookie, ...(json && { json }) });

  /** A new application, on the day of the clock. */
  async function apply(name = goodApplication.name): Promise<string> {
    const phone = `0171${String(Math.random()).slice(2, 9).padEnd(7, '1')}`;
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, name, phone },
    });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }

  /** A change of a case as one sees it now. */
  async function change(id: string, part: string, json: object, as = owner): Promise<Response> {
    const view = (await (await send('GET', `application/${id}/case`)).json()) as CaseView;
    const answer = await send(
      'PUT',
      `application/${id}/${part}`,
      { version: view.application.version, ...json },
      as,
    );
    expect(answer.status).toBe(200);
    return answer;
  }
  const plan = (id: string, date: string, more: object = {}) =>
    change(id, 'next-step', { step: 'papers', text: 'Bring the degree', on: date, ...more });
  const promiseCall = (id: string, date: string) =>
    change(id, 'call', { outcome: 'call_later', note: 'after Friday', followUpOn: date });
  const lend = (id: string, receivedOn: string, dueBackOn: string) =>
    change(id, 'checklist/passport', { receivedOn, dueBackOn });

  async function today(whose?: string, as = owner): Promise<Today> {
    const query = whose ? `?whose=${whose}` : '';
    return (await send('GET', `application/today${query}`, undefined, as)).json();
  }
  const named = (line: TodayLine) =>
    `${line.kind} ${line.dueOn} ${'name' in line ? line.name : ''}`;
  const linesOf = async (whose?: string, as = owner) => (await today(whose, as)).lines.map(named);

  test('nothing is due where nothing was planned', async () => {
    await apply();
    expect(await today()).toEqual({
      day,
      lines: [],
      isMore: false,
      toTell: nothing,
      counts: { mine: nothing, nobody: nothing, all: nothing },
      kinds: {
        ...{ call: nothing, step: nothing, original: nothing, paper: nothing },
        ...{
          message: nothing,
          complaint: nothing,
          reveals: nothing,
          published: nothing,
          facts: nothing,
          licence: nothing,
          jobOrder: nothing,
        },
      },
    });
  });

  test('K-08: a next step due yesterday is first, done it goes, and Undo brings it back', async () => {
    on('2026-11-20');
    const [late, now, toCome] = [await apply('Late'), await apply('Now'), await apply('To Come')];
    await plan(now, day);
    await plan(toCome, '2026-11-22');
    await plan(late, '2026-11-20');
    on(day);
    const { lines } = await today();
    expect(lines.map(named)).toEqual([`step 2026-11-20 Late`, `step ${day} Now`]);
    expect(lines[0]).toMatchObject({
      ...{ application: late, step: 'papers', text: 'Bring the degree' },
      ...{ phone: expect.any(String), receiptNumber: expect.stringMatching(/^\w{4}-\w{4}$/) },
    });
    await change(late, 'next-step', { step: null });
    expect(await linesOf()).toEqual([`step ${day} Now`]);
    await plan(late, '2026-11-20', { again: true });
    expect(await linesOf()).toEqual([`step 2026-11-20 Late`, `step ${day} Now`]);
  });

  twice(
    'calls, steps, originals, papers and messages stand in one list, the most overdue first',
    async () => {
      on(before);
      const [call, step, original, paper, message] = [
        await apply('Call'),
        await apply('Step'),
        await apply('Original'),
        await apply('Paper'),
        await write('Message'),
      ];
      await promiseCall(call, '2026-11-19');
      await plan(step, day);
      await lend(original, before, '2026-11-18');
      await change(paper, 'checklist/passport', { seenOn: before, expiresOn: later });
      const promised = { outcome: 'no_answer', note: '', followUpOn: '2026-11-20' };
      await send('PUT', `contact/${message}/call`, { version: 0, ...promised });
      on(day);
      expect(await linesOf()).toEqual([
        'original 2026-11-18 Original',
        'call 2026-11-19 Call',
        'message 2026-11-20 Message',
        `step ${day} Step`,
        `paper ${later} Paper`,
      ]);
      const { kinds, counts } = await today();
      expect(
        Object.values(kinds)
          .map(({ count }) => count)
          .toSorted(),
      ).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
      expect(counts).toMatchObject({ mine: nothing, nobody: { count: 5 }, all: { count: 5 } });
    },
  );

  test('a call that was noted takes its line away, and a message that was answered', async () => {
    on(before);
    const [id, message] = [await apply(), await write('Message')];
    await promiseCall(id, before);
    const promised = { outcome: 'no_answer', note: '', followUpOn: before };
    await send('PUT', `contact/${message}/call`, { version: 0, ...promised });
    expect(await linesOf()).toHaveLength(2);
    await change(id, 'call', { outcome: 'reached', note: '', followUpOn: null });
    await send('PATCH', `contact/answered/${message}`);
    expect(await linesOf()).toEqual([]);
  });

  test('a call that was just noted is taken back by whoever noted it, and by nobody else', async () => {
    on(before);
    const [id, message] = [await apply(), await write('Message')];
    await promiseCall(id, day);
    const promised = { outcome: 'no_answer', note: 'twice', followUpOn: day };
    await send('PUT', `contact/${message}/call`, { version: 0, ...promised });
    on(day);
    const heard = { outcome: 'reached', note: 'comes', followUpOn: null };
    await change(id, 'call', heard);
    await send('PUT', `contact/${message}/call`, { version: 1, ...heard });
    expect(await linesOf()).toEqual([]);
    for (const about of [`application/${id}`, `contact/${message}`]) {
      const undone = async (as?: string) =>
        (await send('DELETE', `${about}/call`, undefined, as)).json();
      expect(await undone(officer)).toEqual({ modifiedCount: 0 });
      expect(await undone()).toEqual({ modifiedCount: 1 });
      // The call before is of another day.
      expect(await undone()).toEqual({ modifiedCount: 0 });
      expect(await (await send('GET', `${about}/calls`)).json()).toHaveLength(1);
    }
    expect((await today()).lines).toMatchObject([
      { kind: 'call', outcome: 'call_later', note: 'after Friday', dueOn: day },
      { kind: 'message', outcome: 'no_answer', note: 'twice', dueOn: day },
    ]);
    await change(id, 'call', heard);
    site.setNow(`${day}T06:01:01.000Z`);
    expect(await (await send('DELETE', `application/${id}/call`)).json()).toEqual({
      modifiedCount: 0,
    });
  });

  describe('K-11: an original', () => {
    test('is listed while the office has it, overdue from the day after, until it is returned', async () => {
      on(before);
      const id = await apply();
      await lend(id, before, '2026-11-20');
      expect(await linesOf()).toEqual(['original 2026-11-20 Rakib Hasan']);
      on(day);
      const { lines } = await today();
      expect(lines.map(({ dueOn }) => dueOn < day)).toEqual([true]);
      expect(lines[0]).toMatchObject({
        item: { code: 'passport', name: { en: 'Passport', bn: 'পাসপোর্ট' } },
        marks: { receivedOn: before, dueBackOn: '2026-11-20', returnedOn: null },
      });
      const { marks } = lines[0] as Extract<TodayLine, { kind: 'original' }>;
      await change(id, 'checklist/passport', { ...marks, returnedOn: day });
      expect(await linesOf()).toEqual([]);
      // Undo: as it was.
      await change(id, 'checklist/passport', marks);
      expect(await linesOf()).toEqual(['original 2026-11-20 Rakib Hasan']);
    });
  });

  test('a paper is due from 30 days before its last until 90 days after, while it is needed', async () => {
    const id = await apply();
    const expires = (expiresOn: string) =>
      change(id, 'checklist/passport', { seenOn: day, expiresOn });
    for (const [last, isDue] of [
      ['2026-12-22', false],
      ['2026-12-21', true],
      ['2026-11-20', true],
      ['2026-08-23', true],
      ['2026-08-22', false],
    ] as const) {
      await expires(last);
      expect(await linesOf()).toEqual(isDue ? [`paper ${last} Rakib Hasan`] : []);
    }
    await expires(day);
    await change(id, 'stage', { to: 'departed', reason: 'left alone' });
    expect(await linesOf()).toEqual([]);
  });

  describe('K-20: who wants to see a 61st passport number', () => {
    test('is a line for owners, their own, on that day alone', async () => {
      const id = await apply();
      const reveal = () =>
        send('POST', `application/${id}/passport`, { reason: 'embassy' }, officer);
      for (let count = 0; count < maxRevealsPerDay; count++) {
        expect((await reveal()).status).toBe(200);
      }
      expect(await linesOf()).toEqual([]);
      expect((await reveal()).status).toBe(429);
      const line = `reveals ${day} shirin`;
      expect(await linesOf()).toEqual([line]);
      expect(await linesOf('mine')).toEqual([line]);
      expect(await linesOf('nobody')).toEqual([]);
      expect(await linesOf('all', officer)).toEqual([]);
      expect((await today('all', officer)).kinds.reveals.count).toBe(0);
      on('2026-11-22');
      expect(await linesOf()).toEqual([]);
    });
  });

  describe('a complaint', () => {
    const sent = (more: Parameters<typeof storeComplaint>[1] = {}) =>
      storeComplaint(site.services.database.db, {
        createdAt: '2026-11-14T06:00:00.000Z',
        ...more,
      });

    test('T-36: is told of from two days before its answer day, and late once that has passed', async () => {
      const id = await sent({ kind: 'delay', reference: 'C-TEST-0036', name: 'Kamal' });
      on('2026-11-18');
      expect(await linesOf()).toEqual([]);
      on('2026-11-19');
      expect((await today()).lines).toEqual([
        {
          ...{ kind: 'complaint', dueOn: '2026-11-21', owed: 'answer', complaint: id },
          ...{ reference: 'C-TEST-0036', about: 'delay', name: 'Kamal' },
        },
      ]);
      site.setNow('2026-11-21T18:00:00.000Z');
      const { lines, day: now, counts } = await today();
      expect(lines.map(({ dueOn }) => dueOn < now)).toEqual([true]);
      expect([counts.mine, counts.nobody, counts.all].map(({ count }) => count)).toEqual([0, 1, 1]);
      expect(await linesOf('mine')).toEqual([]);
    });

    test('goes with its answer, comes back for its end, and goes with that', async () => {
      const id = await sent({ name: 'Kamal', createdAt: '2026-10-14T06:00:00.000Z' });
      const put = async (json: object) =>
        expect((await send('PUT', `complaint/${id}`, json)).status).toBe(200);
      on('2026-10-20');
      expect(await linesOf()).toEqual(['complaint 2026-10-21 Kamal']);
      await put({ version: 0, state: 'answered', answer: 'It comes back' });
      expect(await linesOf()).toEqual([]);
      on('2026-11-11');
      expect((await today()).lines).toMatchObject([{ owed: 'end', dueOn: '2026-11-13' }]);
      await put({ version: 1, state: 'closed', outcome: 'upheld' });
      expect(await linesOf()).toEqual([]);
    });

    twice(
      'T-35: about staff is a line for owners, and neither line nor number for others',
      async () => {
        await sent({ kind: 'staff', name: 'Hush' });
        expect(await linesOf()).toEqual([`complaint ${day} Hush`]);
        const { lines, counts, kinds } = await today(undefined, officer);
        expect([lines, counts.all, kinds.complaint]).toEqual([[], nothing, nothing]);
      },
    );
  });

  test('mine are those of my cases, nobody’s those of no one, and all has both', async () => {
    const { db } = site.services.database;
    const [mine, theirs, free] = [await apply('Mine'), await apply('Theirs'), await apply('Free')];
    for (const id of [mine, theirs, free]) await plan(id, day);
    await change(mine, 'assignee', { assignee: (await staffIdOf(db, 'shirin@sampan.example'))! });
    await change(theirs, 'assignee', { assignee: (await staffIdOf(db, 'rahima@sampan.example'))! });
    expect(await linesOf('mine', officer)).toEqual([`step ${day} Mine`]);
    expect(await linesOf('nobody', officer)).toEqual([`step ${day} Free`]);
    expect((await linesOf('all', officer)).toSorted()).toEqual([
      ...[`step ${day} Free`, `step ${day} Mine`, `step ${day} Theirs`],
    ]);
    expect(await linesOf(undefined, officer)).toHaveLength(3);
    const { counts } = await today('nobody', officer);
    expect([counts.mine, counts.nobody, counts.all].map(({ count }) => count)).toEqual([1, 1, 3]);
    expect((await send('GET', 'application/today?whose=hers')).status).toBe(422);
  });

  test('the trash has no lines, and comes back with them', async () => {
    const id = await apply();
    await plan(id, day);
    await promiseCall(id, day);
    await lend(id, day, later);
    expect(await linesOf()).toHaveLength(3);
    await send('DELETE', `application/${id}`);
    const { lines, counts } = await today();
    expect([lines, counts.all]).toEqual([[], nothing]);
    await send('POST', `application/${id}/restore`);
    expect(await linesOf()).toHaveLength(3);
  });

  test('closing a case ends what was planned but a refund, and the move taken back brings it again', async () => {
    const id = await apply();
    await promiseCall(id, day);
    await plan(id, day);
    const closing = { to: 'closed', closeReason: 'withdrew', reason: 'found work here' };
    await change(id, 'stage', closing);
    expect(await linesOf()).toEqual([]);
    await send('DELETE', `application/${id}/stage`);
    expect((await linesOf()).map((line) => line.split(' ')[0])).toEqual(['call', 'step']);
    await plan(id, day, { step: 'refund' });
    await change(id, 'stage', closing);
    expect(await linesOf()).toEqual([`step ${day} Rakib Hasan`]);
  });

  test('a plan made since a move stays when the move is taken back', async () => {
    const id = await apply();
    await change(id, 'stage', { to: 'documents' });
    await plan(id, day);
    await send('DELETE', `application/${id}/stage`);
    expect(await linesOf()).toEqual([`step ${day} Rakib Hasan`]);
  });

  test('days are those of Dhaka', async () => {
    site.setNow('2026-11-20T17:59:00.000Z');
    const id = await apply();
    await plan(id, day);
    expect(await linesOf()).toEqual([]);
    const midnight = '2026-11-20T18:00:00.000Z';
    expect(todayInDhaka(new Date(midnight))).toBe(day);
    site.setNow(midnight);
    expect(await linesOf()).toEqual([`step ${day} Rakib Hasan`]);
  });

  twice('lists the 200 most overdue lines, and says that there are more and how many', async () => {
    const { db } = site.services.database;
    await apply();
    const mine = (await staffIdOf(db, 'shirin@sampan.example'))!;
    const {
      _id,
      position: _position,
      ...row
    } = await db.selectFrom('application').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 250 }, (_, index) => ({
      ...row,
      ...{ _id: `${_id}${index}`, submissionKey: `key-${index}`, receiptNumber: `N${index}` },
      nextStep: 'call' as const,
      nextStepOn: index < 10 ? before : day,
      assignee: index % 50 === 49 ? mine : null,
    }));
    await db.insertInto('application').values(rows).execute();
    const { lines, isMore, kinds, counts } = await today();
    expect(lines).toHaveLength(200);
    expect(lines.filter(({ dueOn }) => dueOn === before)).toHaveLength(10);
    expect(isMore).toBe(true);
    const exactly = (count: number) => ({ count, isMore: false });
    expect(kinds.step).toEqual(exactly(250));
    expect(counts).toEqual({ all: exactly(250), mine: exactly(0), nobody: exactly(245) });
    const ofOfficer = await today('mine', officer);
    expect([ofOfficer.lines.length, ofOfficer.isMore]).toEqual([5, false]);
    expect(ofOfficer.counts.mine).toEqual(exactly(5));
  });

  test('strangers get nothing', async () => {
    expect((await site.call('GET', '/api/application/today')).status).toBe(401);
  });

  /** A contact message. */
  async function write(name: string): Promise<string> {
    await site.call('POST', '/api/contact', { json: { ...goodMessage, name } });
    const inbox = (await (await send('GET', 'contact')).json()) as { _id: string }[];
    return inbox[0]!._id;
  }
});

const nothing = { count: 0, isMore: false };
