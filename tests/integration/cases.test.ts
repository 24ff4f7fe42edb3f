import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { Application } from '#app/applications/application.ts';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import { stageCodes } from '#app/applications/stage.ts';
import { byCommand } from '#app/database/event-log.server.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { disableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'applicationTerm', 'callLog', 'stageMove'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let colleague: string;
  let id: string;

  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
    colleague = await site.signIn('colleague@sampan.example');
  });
  beforeEach(async () => {
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  const send = (method: string, part: string, json?: object, as = cookie) =>
    site.call(method, `/api/application${part && '/'}${part.replace(':id', id)}`, {
      ...{ cookie: as },
      ...(json && { json }),
    });
  const read = async () => (await (await send('GET', ':id/case')).json()) as CaseView;
  const move = (to: string, more: object = {}, as = cookie) =>
    read().then(({ application: { version } }) =>
      send('PUT', ':id/stage', { version, to, ...more }, as),
    );
  const errorsOf = async (answer: Response) =>
    ((await answer.json()) as Problem).errors.map(({ field, code }) => ({ field, code }));

  test('a new application is at the first stage, and its destination is where it wants to go', async () => {
    const { application, moves } = await read();
    expect(application).toMatchObject({ stage: 'new', destination: 'HU', source: 'website' });
    expect(application.stageAt).toBe(application.createdAt);
    expect(moves).toEqual([]);
  });

  describe('K-01: MARK AS CONTACTED', () => {
    test('moves a new case to called, and Undo takes both back', async () => {
      const marked = await send('PATCH', 'contacted/:id');
      expect(await marked.json()).toEqual({ modifiedCount: 1 });
      const { application, moves } = await read();
      expect(application).toMatchObject({ contacted: true, stage: 'called' });
      expect(moves).toMatchObject([{ from: 'new', to: 'called', on: '2026-11-21' }]);
      expect(await (await send('PATCH', 'contacted/:id')).json()).toEqual({ modifiedCount: 0 });
      expect(await (await send('DELETE', 'contacted/:id')).json()).toEqual({ modifiedCount: 1 });
      const after = await read();
      expect(after.application).toMatchObject({ contacted: false, stage: 'new' });
      expect(after.moves).toEqual([]);
    });

    test('Undo leaves both where something happened since', async () => {
      await send('PATCH', 'contacted/:id');
      const { application } = await read();
      site.setNow('2026-11-21T06:00:05.000Z');
      const call = { version: application.version, outcome: 'reached', note: '', followUpOn: null };
      expect((await send('PUT', ':id/call', call)).status).toBe(200);
      expect(await (await send('DELETE', 'contacted/:id')).json()).toEqual({ modifiedCount: 0 });
      expect((await read()).application).toMatchObject({ contacted: true, stage: 'called' });
    });

    test('any move away from new marks, and one back to it is "Back to waiting"', async () => {
      await move('documents');
      expect((await read()).application).toMatchObject({ contacted: true, stage: 'documents' });
      const back = await send('POST', ':id/waiting', { reason: 'the wrong person' });
      expect(await back.json()).toMatchObject({ contacted: false, stage: 'new' });
      const { moves } = await read();
      expect(moves[0]).toMatchObject({ from: 'documents', to: 'new', reason: 'the wrong person' });
      const calls = await (await send('GET', ':id/calls')).json();
      expect(calls).toMatchObject([{ outcome: 'back_to_waiting', note: 'the wrong person' }]);
      await send('DELETE', ':id/stage');
      expect(await (await send('GET', ':id/calls')).json()).toEqual([]);
      expect((await read()).application).toMatchObject({ contacted: true, stage: 'documents' });
    });
  });

  twice('K-02: a move says from, to, who and when, on its real day', async () => {
    site.setNow('2026-11-23T06:00:00.000Z');
    await move('documents', { on: '2026-11-22' });
    const { application, moves } = await read();
    expect(application).toMatchObject({
      stage: 'documents',
      stageAt: '2026-11-21T18:00:00.000Z',
    });
    expect(moves).toMatchObject([
      {
        ...{ from: 'new', to: 'documents', on: '2026-11-22', at: '2026-11-23T06:00:00.000Z' },
        actorName: 'rahima',
      },
    ]);
  });

  test('the same stage again records nothing, also from a page that is behind', async () => {
    await move('documents');
    const before = await read();
    const again = await send('PUT', ':id/stage', { version: 0, to: 'documents' });
    expect(again.status).toBe(200);
    expect(await read()).toEqual(before);
  });

  test('K-03: closing needs why and how', async () => {
    expect(await errorsOf(await move('closed'))).toEqual([
      { field: 'closeReason', code: 'required' },
      { field: 'reason', code: 'required' },
    ]);
    const some = await move('closed', { closeReason: 'withdrew' });
    expect(some.status).toBe(422);
    expect(await errorsOf(some)).toEqual([{ field: 'reason', code: 'required' }]);
    const short = await move('closed', { closeReason: 'withdrew', reason: 'no' });
    expect(await errorsOf(short)).toEqual([{ field: 'reason', code: 'too_short' }]);
    const closed = await move('closed', { closeReason: 'withdrew', reason: 'found work here' });
    expect(await closed.json()).toMatchObject({ stage: 'closed', closeReason: 'withdrew' });
    const opened = await move('documents', { reason: 'called again' });
    expect(await opened.json()).toMatchObject({ stage: 'documents', closeReason: null });
  });

  twice('K-04: of two who move a case at once one wins, and one move is recorded', async () => {
    const { application } = await read();
    const { version } = application;
    const answers = await Promise.all([
      send('PUT', ':id/stage', { version, to: 'documents' }),
      send('PUT', ':id/stage', { version, to: 'interview' }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { moves, stage } = await read();
    expect(moves).toHaveLength(1);
    expect(moves[0]?.to).toBe(stage);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('K-05: a departure without clearance asks for a reason, and the case carries a mark', async () => {
    await move('granted');
    await move('ticketed');
    expect(await errorsOf(await move('departed'))).toEqual([{ field: 'reason', code: 'required' }]);
    const gone = await move('departed', { reason: 'left by himself' });
    expect(await gone.json()).toMatchObject({ stage: 'departed', leftWithoutClearance: true });
    await send('DELETE', ':id/stage');
    expect((await read()).application.leftWithoutClearance).toBe(false);
  });

  test('K-05: nor does it where clearance and the explained contract are done', async () => {
    const { db } = site.services.database;
    for (const item of ['clearance', 'contract_explained']) {
      await db
        .insertInto('checklistMark')
        .values({
          ...{ _id: `${id}-${item}`, application: id, item, doneOn: '2026-11-21', note: '' },
          ...{ language: '', copyHandedOver: 1, at: '2026-11-21T06:00:00.000Z', isLatest: 1 },
        })
        .execute();
    }
    const gone = await move('departed');
    expect(await gone.json()).toMatchObject({ stage: 'departed', leftWithoutClearance: false });
    await db.deleteFrom('checklistMark').execute();
  });

  test.each([
    ['refused', 'permit'],
    ['ticketed', 'visa'],
    ['documents', 'offer'],
    ['granted', 'refused'],
  ])('a move to %s from %s needs a reason', async (to, from) => {
    await move(from, { reason: 'as it is' });
    expect(await errorsOf(await move(to))).toEqual([{ field: 'reason', code: 'required' }]);
    expect((await move(to, { reason: 'as it came' })).status).toBe(200);
  });

  test('a ticket after the visa was granted needs none', async () => {
    await move('granted');
    await move('clearance');
    expect((await move('ticketed')).status).toBe(200);
  });

  test('every stage leads to every other, and the last of fifteen moves tells where the case is', async () => {
    for (const [at, to] of stageCodes.entries()) {
      const from = stageCodes[(at + 7) % stageCodes.length]!;
      await move(from, { reason: 'to begin', closeReason: 'other' });
      const answer = await move(to, { reason: 'to try it', closeReason: 'other' });
      expect(`${from} to ${to}: ${answer.status}`).toBe(`${from} to ${to}: 200`);
      const { application, moves } = await read();
      expect(application.stage).toBe(to);
      expect(moves[0]).toMatchObject({ from, to });
    }
  });

  test.each([
    ['tomorrow', '2026-11-22', 'date_in_future'],
    ['before the application', '2026-11-20', 'day_too_early'],
    ['on 31 February', '2026-02-31', 'invalid_day'],
    ['in no format', '21/11/2026', 'invalid_day'],
  ])('K-06: not %s', async (_, on, code) => {
    const answer = await move('documents', { on });
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toEqual([{ field: 'on', code }]);
  });

  test.each([
    [{ to: 'nowhere' }, 'to'],
    [{ to: 'documents', version: -1 }, 'version'],
    [{ to: 'closed', closeReason: 'whim', reason: 'because' }, 'closeReason'],
    [{ to: 'refused', reason: 'x'.repeat(301) }, 'reason'],
  ])('what is no move is refused: %o', async (body, field) => {
    const answer = await move('', body);
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toMatchObject([{ field }]);
  });

  describe('taking back', () => {
    test('one takes back the last move, then the one before it', async () => {
      await move('documents');
      await move('interview');
      const back = await send('DELETE', ':id/stage');
      expect(await back.json()).toMatchObject({ stage: 'documents', contacted: true });
      await send('DELETE', ':id/stage');
      const { application, moves } = await read();
      expect(application).toMatchObject({ stage: 'new', contacted: false, contactedAt: null });
      expect(application.stageAt).toBe(application.createdAt);
      expect(moves).toEqual([]);
    });

    test("not another's, and not after 15 minutes", async () => {
      await move('documents', {}, colleague);
      const others = await send('DELETE', ':id/stage');
      expect(await others.json()).toMatchObject({ code: 'too_late_to_undo' });
      await move('interview');
      site.setNow('2026-11-21T06:15:00.001Z');
      expect((await send('DELETE', ':id/stage')).status).toBe(409);
      expect((await read()).stage).toBe('interview');
    });

    test('of a close leaves what was planned since, and brings back the rest of the plan', async () => {
      const papers = { step: 'papers', text: 'Bring the degree', on: '2026-11-23' };
      const visit = { step: 'visit', text: '', on: '2026-11-24' };
      const plan = async (next: object) =>
        send('PUT', ':id/next-step', { version: (await read()).application.version, ...next });
      const call = async (followUpOn: string) => {
        const { version } = (await read()).application;
        await send('PUT', ':id/call', { version, outcome: 'no_answer', note: '', followUpOn });
      };
      const close = () => move('closed', { closeReason: 'other', reason: 'found work here' });
      await plan(papers);
      await call('2026-11-25');
      await close();
      await plan(visit);
      expect(await (await send('DELETE', ':id/stage')).json()).toMatchObject({
        ...{ nextStep: 'visit', nextStepText: '', nextStepOn: '2026-11-24' },
        followUpOn: '2026-11-25',
      });
      await plan(papers);
      await close();
      await call('2026-11-26');
      expect(await (await send('DELETE', ':id/stage')).json()).toMatchObject({
        ...{ nextStep: 'papers', nextStepText: 'Bring the degree', nextStepOn: '2026-11-23' },
        followUpOn: '2026-11-26',
      });
      // Closing leaves this one.
      await plan({ ...papers, step: 'refund' });
      await close();
      await plan({ step: null });
      expect(await (await send('DELETE', ':id/stage')).json()).toMatchObject({
        ...{ nextStep: null, nextStepText: '', nextStepOn: null },
      });
    });

    test('what happened since stays an activity', async () => {
      await move('documents');
      const { version } = (await read()).application;
      site.setNow('2026-11-21T06:05:00.000Z');
      await send('PUT', ':id/call', { version, outcome: 'reached', note: '', followUpOn: null });
      await send('DELETE', ':id/stage');
      const { lastActivityAt } = await site.services.database.db
        .selectFrom('application')
        .select('lastActivityAt')
        .executeTakeFirstOrThrow();
      expect(lastActivityAt).toBe('2026-11-21T06:05:00.000Z');
    });
  });

  describe('the responsible person', () => {
    test('is an enabled account (K-07)', async () => {
      const { db } = site.services.database;
      await site.signIn('leaves@sampan.example');
      const leaving = await staffIdOf(db, 'leaves@sampan.example');
      await disableAccount(db, leaving!, byCommand, new Date());
      for (const assignee of [leaving, 'nobody-there', '']) {
        const answer = await send('PUT', ':id/assignee', { version: 0, assignee });
        expect(answer.status).toBe(422);
        expect(await errorsOf(answer)).toEqual([{ field: 'assignee', code: 'invalid' }]);
      }
      const me = await staffIdOf(db, 'rahima@sampan.example');
      const mine = await send('PUT', ':id/assignee', { version: 0, assignee: me });
      expect(await mine.json()).toMatchObject({
        ...{ assignee: me, assigneeName: 'rahima', version: 1 },
      });
      const late = await send('PUT', ':id/assignee', { version: 0, assignee: null });
      expect(await late.json()).toMatchObject({ code: 'changed_meanwhile' });
      const nobodys = await send('PUT', ':id/assignee', { version: 1, assignee: null });
      expect(await nobodys.json()).toMatchObject({ assignee: null, assigneeName: null });
    });

    test('has left meanwhile: a closed case that is taken up again is nobody’s (K-07)', async () => {
      const { db } = site.services.database;
      const close = () => move('closed', { closeReason: 'other', reason: 'found work here' });
      const takeUp = () => move('documents', { reason: 'is back' });
      const waysBack = { up: takeUp, back: () => send('DELETE', ':id/stage') };
      for (const [name, comeBack] of Object.entries(waysBack)) {
        const email = `taken-${name}@sampan.example`;
        await site.signIn(email);
        const leaving = await staffIdOf(db, email);
        const { version } = (await read()).application;
        await send('PUT', ':id/assignee', { version, assignee: leaving });
        await close();
        expect(await (await comeBack()).json()).toMatchObject({ assignee: leaving });
        await close();
        await disableAccount(db, leaving!, byCommand, new Date());
        expect((await read()).application.assignee).toBe(leaving);
        expect(await (await comeBack()).json()).toMatchObject({ assignee: null });
      }
    });

    test('is one of those that the page can offer', async () => {
      const found = (await (await send('GET', 'assignees')).json()) as { name: string }[];
      const names = found.map(({ name }) => name);
      expect(names).toContain('colleague');
      expect(names).not.toContain('leaves');
    });
  });

  describe('the next step', () => {
    const next = { step: 'papers', text: 'Bring the degree', on: '2026-11-23' };

    test('has a day and words until it is done', async () => {
      const set = await send('PUT', ':id/next-step', { version: 0, ...next });
      expect(await set.json()).toMatchObject({
        ...{ nextStep: 'papers', nextStepText: 'Bring the degree', nextStepOn: '2026-11-23' },
      });
      const done = await send('PUT', ':id/next-step', { version: 1, step: null });
      expect(await done.json()).toMatchObject({
        ...{ nextStep: null, nextStepText: '', nextStepOn: null },
      });
    });

    test.each([
      [{ on: null }, 'on', 'required'],
      [{ on: '2026-11-20' }, 'on', 'date_over'],
      [{ on: '2028-11-22' }, 'on', 'out_of_range'],
      [{ on: '2026-02-31' }, 'on', 'invalid_day'],
      [{ step: 'dance' }, 'step', 'invalid'],
      [{ text: 'x'.repeat(201) }, 'text', 'too_long'],
    ])('is refused where it is %o', async (wrong, field, code) => {
      const answer = await send('PUT', ':id/next-step', { version: 0, ...next, ...wrong });
      expect(answer.status).toBe(422);
      expect(await errorsOf(answer)).toEqual([{ field, code }]);
    });

    test('may be up to two years ahead', async () => {
      const far = await send('PUT', ':id/next-step', { version: 0, ...next, on: '2028-11-21' });
      expect(far.status).toBe(200);
    });
  });

  test('the look-up is closed and opened', async () => {
    const closed = await send('PUT', ':id/lookup', { version: 0, closed: true });
    expect(await closed.json()).toMatchObject({ lookupClosed: true });
    const opened = await send('PUT', ':id/lookup', { version: 1, closed: false });
    expect(await opened.json()).toMatchObject({ lookupClosed: false });
  });

  test('nothing is changed of what is in the trash, or of what is not there', async () => {
    await send('DELETE', ':id');
    const bodies = [
      ['PUT', ':id/stage', { version: 1, to: 'documents' }],
      ['DELETE', ':id/stage', undefined],
      ['PUT', ':id/assignee', { version: 1, assignee: null }],
      ['PUT', ':id/next-step', { version: 1, step: null }],
      ['PUT', ':id/lookup', { version: 1, closed: true }],
      ['GET', ':id/case', undefined],
    ] as const;
    for (const [method, part, json] of bodies) {
      for (const address of [part, part.replace(':id', 'none')]) {
        const { status } = await send(method, address, json);
        expect(`${status} ${method} ${address}`).toBe(`404 ${method} ${address}`);
      }
    }
  });

  test('the list shows the stage of each', async () => {
    await move('documents');
    const list = (await (await send('GET', '')).json()) as Application[];
    expect(list).toMatchObject([{ stage: 'documents' }]);
  });
});
