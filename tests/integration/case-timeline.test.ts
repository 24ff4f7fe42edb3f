import { beforeAll, expect, test } from 'vitest';
import type { TimelinePage } from '#app/applications/timeline/timeline-entry.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let cookie: string;
  let id: string;

  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
    site.setNow('2026-11-21T06:00:00.000Z');
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  const send = (method: string, part: string, json: object) =>
    site.call(method, `/api/application/${id}/${part}`, { cookie, json });
  const part = async (before?: string): Promise<TimelinePage> => {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
    const answer = await site.call('GET', `/api/application/${id}/timeline${query}`, { cookie });
    expect(answer.status).toBe(200);
    return (await answer.json()) as TimelinePage;
  };

  test('everything that happens on a case is told, the newest first, by whom', async () => {
    const day = { on: '2026-11-21' };
    for (const [second, [method, what, json]] of (
      [
        ['POST', 'note', { text: 'Comes on Sunday' }],
        ['PUT', 'call', { version: 0, outcome: 'reached', note: 'Is glad', followUpOn: null }],
        ['PUT', 'stage', { version: 1, to: 'documents' }],
        ['PUT', 'checklist/passport', { version: 2, seenOn: '2026-11-21' }],
        [
          'POST',
          'payment',
          { amountBdt: 500, kind: 'deposit', method: 'cash', ...day, paidBy: 'He' },
        ],
        ['POST', 'passport', { reason: 'other', note: 'The bank asks' }],
      ] as const
    ).entries()) {
      site.setNow(`2026-11-21T06:00:0${second + 1}.000Z`);
      const answer = await send(method, what, json);
      expect(`${what}: ${answer.ok}`).toBe(`${what}: true`);
    }
    const { entries, next } = await part();
    expect(next).toBe(null);
    expect(entries).toMatchObject([
      { kind: 'reveal', code: 'other', text: 'The bank asks', byName: 'rahima', isOwn: true },
      { kind: 'payment', code: 'deposit', amountBdt: 500, from: 'R-2026-000001' },
      { kind: 'check', code: 'passport' },
      { kind: 'move', from: 'new', code: 'documents', on: '2026-11-21' },
      { kind: 'call', code: 'reached', text: 'Is glad' },
      { kind: 'note', text: 'Comes on Sunday' },
      { kind: 'sent', code: 'website', byName: null },
    ]);
  });

  test('who has changed it last, or a part of it, and when, is told; looking at it is no change', async () => {
    const last = async (of = '') => {
      const path = `/api/application/${id}/change${of}`;
      const answer = await site.call('GET', path, { cookie });
      return answer.ok ? answer.json() : answer.status;
    };
    const byName = 'rahima';
    expect(await last()).toEqual({ at: '2026-11-21T06:00:05.000Z', byName });
    expect(await last('?of=checked')).toEqual({ at: '2026-11-21T06:00:04.000Z', byName });
    expect(await last('?of=corrected')).toBe(404);
    expect(await last('?of=voided')).toBe(422);
  });

  test('it comes thirty at a time, and nothing of the same moment is lost or told twice', async () => {
    site.setNow('2026-11-21T07:00:00.000Z');
    for (let count = 0; count < 70; count += 1)
      await send('POST', 'note', { text: `Note ${count}` });
    const first = await part();
    const second = await part(first.next ?? '');
    const third = await part(second.next ?? '');
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([30, 30, 17]);
    expect(third.next).toBe(null);
    const all = [first, second, third].flatMap(({ entries }) => entries);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(77);
    const notes = all.filter(({ text }) => text.startsWith('Note ')).map(({ text }) => text);
    expect(new Set(notes).size).toBe(70);
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('a `before` that nothing has answers what is older than it, and nonsense nothing odd', async () => {
    expect((await part('2026-11-21T06:00:02.500Z x')).entries.map(({ kind }) => kind)).toEqual([
      ...['call', 'note', 'sent'],
    ]);
    expect((await part('nonsense')).entries.length).toBeLessThanOrEqual(30);
    const long = await site.call(
      'GET',
      `/api/application/${id}/timeline?before=${'x'.repeat(101)}`,
      {
        cookie,
      },
    );
    expect(long.status).toBe(422);
  });
});
