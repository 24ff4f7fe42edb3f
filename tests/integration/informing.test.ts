import { beforeAll, beforeEach, expect, test as twice } from 'vitest';
import type { NewsLine } from '#app/applications/informing/informing.ts';
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
    id = await apply('Karim Sample');
  });

  async function apply(name: string): Promise<string> {
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, name },
    });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  const send = (method: string, part: string, json?: object, as = cookie) =>
    site.call(method, `/api/application/${part.replace(':id', id)}`, {
      ...{ cookie: as },
      ...(json && { json }),
    });
  const versionOf = async () =>
    ((await (await send('GET', ':id/card')).json()) as { version: number }).version;
  const move = async (to: string, more: object = {}) => {
    const answer = await send('PUT', ':id/stage', { version: await versionOf(), to, ...more });
    expect(answer.status).toBe(200);
  };
  const inform = async (by: string, as = cookie, version?: number) =>
    send('PUT', ':id/told', { version: version ?? (await versionOf()), by }, as);
  const toTell = async () => {
    const answer = await send('GET', 'to-tell');
    return (await answer.json()) as { count: { count: number }; lines: NewsLine[] };
  };
  const names = async () => (await toTell()).lines.map(({ name }) => name);

  twice(
    'whose public step has moved stands there until told, whoever waits the longest first',
    async () => {
      await move('called');
      // The call has told it.
      expect(await names()).toEqual([]);
      await move('documents');
      site.setNow('2026-11-21T06:01:00.000Z');
      await move('offer');
      const first = id;
      id = await apply('Salma Sample');
      await move('visa');
      expect(await names()).toEqual(['Karim Sample', 'Salma Sample']);
      expect(await (await send('GET', 'today')).json()).toMatchObject({
        toTell: { count: 2, isMore: false },
      });
      id = first;
      expect(await (await inform('whatsapp')).json()).toEqual({ modifiedCount: 1 });
      expect(await names()).toEqual(['Salma Sample']);
      // Still the third step that everybody sees.
      await move('interview', { reason: 'back to the interview' });
      expect(await names()).toEqual(['Salma Sample']);
      const history: unknown = await (await send('GET', ':id/timeline')).json();
      const [moved, told] = [{ kind: 'move' }, { kind: 'informed', code: 'whatsapp' }];
      expect(history).toMatchObject({ entries: [moved, told, moved, moved, moved, {}] });
    },
  );

  twice('nobody is told twice: not by two people, nor after a move forth and back', async () => {
    await move('documents');
    const version = await versionOf();
    expect((await inform('office', cookie, version)).status).toBe(200);
    expect(await (await inform('office', colleague, version)).json()).toEqual({ modifiedCount: 0 });
    await move('visa');
    expect(await names()).toEqual(['Karim Sample']);
    await move('documents', { reason: 'the wrong one' });
    expect(await names()).toEqual([]);
    await move('called', { reason: 'the wrong one' });
    await move('documents');
    expect(await names()).toEqual([]);
  });

  test('who was told of a move that is taken back is told that it was none', async () => {
    await move('documents');
    await inform('office');
    await move('visa');
    await inform('whatsapp');
    await send('DELETE', ':id/stage');
    expect(await names()).toEqual(['Karim Sample']);
  });

  twice(
    'a change that was not seen refuses, and telling can be taken back by whoever told',
    async () => {
      await move('documents');
      expect((await inform('call', cookie, (await versionOf()) - 1)).status).toBe(409);
      await inform('call');
      expect(await (await send('DELETE', ':id/told', undefined, colleague)).json()).toEqual({
        modifiedCount: 0,
      });
      expect(await (await send('DELETE', ':id/told')).json()).toEqual({ modifiedCount: 1 });
      expect(await names()).toEqual(['Karim Sample']);
      expect(await (await send('DELETE', ':id/told')).json()).toEqual({ modifiedCount: 0 });
    },
  );

  test('later asks again tomorrow, and says nothing of having told', async () => {
    await move('documents');
    await inform('later');
    expect(await names()).toEqual([]);
    site.setNow('2026-11-22T06:00:00.000Z');
    expect(await names()).toEqual(['Karim Sample']);
    expect(await (await send('GET', ':id/timeline')).text()).not.toContain('informed');
  });

  test.each([{}, { version: 0 }, { version: 0, by: 'letter' }, { by: 'call' }])(
    'what is no telling is refused: %j',
    async (body) => {
      expect((await send('PUT', ':id/told', body)).status).toBe(422);
    },
  );

  test('nobody is told of what is gone, nor by strangers', async () => {
    id = '00000000-0000-7000-8000-000000000000';
    expect((await send('PUT', ':id/told', { version: 0, by: 'call' })).status).toBe(404);
    expect((await site.call('GET', '/api/application/to-tell')).status).toBe(401);
  });

  test('whoever went away, is in the trash or was told stands in no list; a refusal does, and two weeks are counted', async () => {
    await move('visa');
    await move('refused', { reason: 'refused by the embassy' });
    await inform('call');
    await move('closed', { reason: 'went away', closeReason: 'withdrew' });
    expect(await names()).toEqual([]);
    id = await apply('Salma Sample');
    await move('refused', { reason: 'refused by the embassy' });
    expect((await toTell()).lines).toMatchObject([{ name: 'Salma Sample', stage: 'refused' }]);
    await send('DELETE', ':id');
    expect(await names()).toEqual([]);
    await send('POST', ':id/restore');
    site.setNow('2026-12-06T06:00:01.000Z');
    const as = await site.signIn('rahima@sampan.example');
    const numbers = await send('GET', 'overview', undefined, as);
    expect(await numbers.json()).toMatchObject({ untold: 1 });
  });
});
