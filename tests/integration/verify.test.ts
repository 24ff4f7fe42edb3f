import { RouterContextProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { createLog } from '#app/config/log.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { action } from '#app/trust/verify/verify-page.tsx';
import { oneDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

type Identity = Documents['identities']['identities'][number];

const identity = (
  more: Partial<Identity> & Pick<Identity, '_key' | 'kind' | 'value'>,
): Identity => ({
  role: { en: 'Driver', bn: 'চালক' },
  source: {},
  ...more,
});

const listed: Identity[] = [
  identity({
    ...{ _key: 'driver', kind: 'person', value: '+880 1000-000011', name: 'Sample Driver' },
    since: '2026-02-03',
  }),
  identity({
    ...{ _key: 'expired', kind: 'sub_agent', value: '+880 1000-000012' },
    ...{ registrationNumber: 'SA-0012', validUntil: '2026-11-20' },
    role: { en: 'Sub-agent', bn: 'সাব-এজেন্ট' },
  }),
  identity({
    ...{ _key: 'agent', kind: 'sub_agent', value: '+880 1000-000013' },
    ...{ registrationNumber: 'SA-0013', since: '2026-02-03', validUntil: '2026-11-21' },
    role: { en: 'Sub-agent', bn: 'সাব-এজেন্ট' },
  }),
  identity({
    ...{ _key: 'account', kind: 'account', value: '1000 2000 3000 4000' },
    role: { en: 'Bank account', bn: 'ব্যাংক হিসাব' },
  }),
  identity({
    ...{ _key: 'later', kind: 'phone', value: '+880 1000-000014', since: '2026-11-22' },
  }),
];

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    empty: ['falseIdentity', 'dayCount', 'rateLimit', 'complaint'],
    now: '2026-11-20T20:00:00.000Z',
  });
  let owner: string;
  let staff: string;

  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    staff = await site.signIn('staff@sampan.example', 'staff');
    const shipped = defaultDocuments();
    const content = { ...shipped, identities: { ...shipped.identities, identities: listed } };
    await storeContent(site.services.database.db, content);
    await site.services.content.reload();
  });
  beforeEach(async () => {
    // Late in the evening of UTC it is the next day in Dhaka.
  });

  const ask = (value: unknown, from?: string) =>
    site.call('POST', '/api/verify', { json: { value }, ...(from && { from }) });
  const answerTo = async (value: string) => {
    const answer = await ask(value);
    expect(answer.status).toBe(200);
    const { padding: _, ...told } = (await answer.json()) as Record<string, unknown>;
    return told;
  };
  const confirm = (value: string, more: object = {}, cookie = owner) =>
    site.call('POST', '/api/verify/false', { json: { value, ...more }, cookie });

  describe('T-17: yes with role and day to an official phone number written as', () => {
    const { phones } = defaultDocuments().agency.agency;
    const digits = (phones[0]?.shown ?? '').replace(/\D/g, '');
    const bengali = digits
      .slice(2)
      .replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    test.each([
      phones[0]?.shown ?? '',
      `+${digits}`,
      bengali,
      `${digits.slice(2, 7)}-${digits.slice(7)}`,
    ])('%s', async (typed) => {
      expect(await answerTo(typed)).toEqual({
        ...{ answer: 'yes', kind: 'phone', since: '2026-01-01' },
        role: { en: 'Office phone', bn: 'অফিসের ফোন' },
      });
    });
  });

  test('yes to e-mail, pages and channel of the agency, its listed people, agents and accounts', async () => {
    const { agency } = defaultDocuments().agency;
    for (const value of [agency.email.toUpperCase(), agency.videoChannel, agency.chatNumber]) {
      expect(await answerTo(value)).toMatchObject({ answer: 'yes', since: '2026-01-01' });
    }
    for (const { url: page } of agency.socials) {
      expect(await answerTo(page)).toMatchObject({ answer: 'yes', kind: 'social' });
    }
    expect(await answerTo('01000000011')).toEqual({
      ...{ answer: 'yes', kind: 'person', since: '2026-02-03' },
      role: { en: 'Driver', bn: 'চালক' },
    });
    expect(await answerTo('sa 0013')).toEqual({
      ...{ answer: 'yes', kind: 'sub_agent', since: '2026-02-03', until: '2026-11-21' },
      role: { en: 'Sub-agent', bn: 'সাব-এজেন্ট' },
    });
    expect(await answerTo('১০০০-২০০০-৩০০০-৪০০০')).toEqual({
      ...{ answer: 'yes', kind: 'account' },
      role: { en: 'Bank account', bn: 'ব্যাংক হিসাব' },
    });
  });

  test('T-18: an expired sub-agent and an unlisted number are unknown, never yes', async () => {
    expect(await answerTo('+880 1000-000012')).toEqual({ answer: 'unknown', kind: 'phone' });
    expect(await answerTo('SA-0012')).toEqual({ answer: 'unknown', kind: 'account' });
    expect(await answerTo('+880 1000-000099')).toEqual({ answer: 'unknown', kind: 'phone' });
    expect(await answerTo('+880 1000-000014')).toEqual({ answer: 'unknown', kind: 'phone' });
    site.setNow('2026-11-21T18:00:00.000Z');
    expect(await answerTo('+880 1000-000013')).toEqual({ answer: 'unknown', kind: 'phone' });
    expect(await answerTo('+880 1000-000014')).toMatchObject({ answer: 'yes' });
  });

  test('T-19: a page confirmed as false is answered with no, however it is given', async () => {
    expect((await confirm('facebook.com/x')).status).toBe(201);
    for (const typed of ['https://m.facebook.com/x/?ref=1', 'FB.com/X', 'www.facebook.com/x#a']) {
      expect(await answerTo(typed)).toEqual({ answer: 'no', kind: 'social' });
    }
    expect(await answerTo('facebook.com/x2')).toEqual({ answer: 'unknown', kind: 'social' });
  });

  test('T-19: one false post says nothing of another, nor of ours', async () => {
    const story = (id: number) => `https://m.facebook.com/story.php?story_fbid=${id}&id=2`;
    expect((await confirm(story(1))).status).toBe(201);
    expect(await answerTo(`${story(1)}&ref=3`)).toEqual({ answer: 'no', kind: 'social' });
    expect(await answerTo(story(4))).toEqual({ answer: 'unknown', kind: 'social' });
    expect(await answerTo('facebook.com/story.php')).toEqual({ answer: 'unknown', kind: 'social' });
  });

  test('no yes to a text that holds the number of a stranger beside ours', async () => {
    for (const beside of [' / 09612345678', ' (imo +971 50 1234567)', '/02-9876543']) {
      const answer = await ask(`01000000011${beside}`);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'several_values' }] });
    }
  });

  test('T-35, decision 78: role staff is not told by which complaint, where it is about staff', async () => {
    const { db } = site.services.database;
    for (const kind of ['staff', 'money'] as const) {
      const complaint = await storeComplaint(db, { kind });
      expect((await confirm(`facebook.com/${kind}`, { complaint })).status).toBe(201);
    }
    const complaint = await storeComplaint(db, { deletedAt: '2026-11-20T20:00:00.000Z' });
    await confirm('facebook.com/trash', { complaint });
    const told = async (cookie: string) => {
      const answer = await site.call('GET', '/api/verify/false', { cookie });
      const list = (await answer.json()) as { value: string; complaint: string | null }[];
      return Object.fromEntries(list.map(({ value, complaint }) => [value, complaint !== null]));
    };
    expect(await told(owner)).toEqual({
      'facebook.com/staff': true,
      'facebook.com/money': true,
      'facebook.com/trash': false,
    });
    expect(await told(staff)).toEqual({
      'facebook.com/staff': false,
      'facebook.com/money': true,
      'facebook.com/trash': false,
    });
  });

  test('T-19: staff see what is false, but confirm and remove nothing', async () => {
    const refused = await confirm('facebook.com/x', {}, staff);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'owner_only' });
    const { _id } = (await (await confirm('facebook.com/x')).json()) as { _id: string };
    const removal = await site.call('DELETE', `/api/verify/false/${_id}`, { cookie: staff });
    expect(removal.status).toBe(403);
    const list = await site.call('GET', '/api/verify/false', { cookie: staff });
    expect(await list.json()).toEqual([
      {
        ...{ _id, kind: 'social', value: 'facebook.com/x', complaint: null },
        ...{ by: 'owner@sampan.example', at: '2026-11-20T20:00:00.000Z' },
      },
    ]);
  });

  test('staff see who speaks for us, with what ended and what is still to come', async () => {
    const answer = await site.call('GET', '/api/verify/identities', { cookie: staff });
    const all = (await answer.json()) as { _key: string; state: string; checked: string }[];
    expect(all.map(({ _key, state, checked }) => [_key, state, checked])).toEqual([
      ['driver', 'listed', 'unchecked'],
      ['expired', 'ended', 'unchecked'],
      ['agent', 'listed', 'unchecked'],
      ['account', 'listed', 'unchecked'],
      ['later', 'not_yet', 'unchecked'],
    ]);
  });

  test('confirmed twice it is one entry, and taken off it is unknown again', async () => {
    const [first, second] = [await confirm('01000-000098'), await confirm('+880 1000 000098')];
    const { _id } = (await first.json()) as { _id: string };
    expect(await second.json()).toEqual({ _id });
    expect(await answerTo('+8801000000098')).toMatchObject({ answer: 'no' });
    const remove = () => site.call('DELETE', `/api/verify/false/${_id}`, { cookie: owner });
    expect(await (await remove()).json()).toEqual({ removedCount: 1 });
    expect(await (await remove()).json()).toEqual({ removedCount: 0 });
    expect(await answerTo('+8801000000098')).toMatchObject({ answer: 'unknown' });
  });

  test.each([
    ['Sample Driver', {}, 'value', 'only_a_name'],
    ['01000-000097 01000-000096', {}, 'value', 'several_values'],
    ['+880 1000-000011', {}, 'value', 'on_our_list'],
    ['01000-000097', { complaint: 'nowhere' }, 'complaint', 'unknown_complaint'],
    ['01000-000097', { complaint: 'no\u0000where' }, 'complaint', 'forbidden_characters'],
    ['123\u0000', {}, 'value', 'forbidden_characters'],
    [' ', {}, 'value', 'required'],
  ])('%s %j cannot be confirmed as false', async (value, more, field, code) => {
    const answer = await confirm(value, more);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
  });

  test('T-20: the bare name of somebody on the list is not yes', async () => {
    for (const name of ['Sample Driver', 'sample driver', 'Nobody Known']) {
      expect(await answerTo(name)).toEqual({ answer: 'unknown', kind: 'person' });
    }
  });

  test.each([
    ['01000-000001, 01000-000002', 'several_values'],
    ['', 'required'],
    [undefined, 'required'],
    [17, 'not_text'],
    ['123\u0000', 'forbidden_characters'],
    ['1'.repeat(501), 'too_long'],
  ])('what is wrong with %j is said', async (value, code) => {
    const answer = await ask(value);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'value', code }] });
  });

  test('the form of the page reads what no database can keep', async () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(clientAddressContext, '203.0.113.9');
    const body = new URLSearchParams({ value: '010000\u000000011' });
    const request = new Request('http://localhost/verify', { method: 'POST', body });
    const route = { params: {}, url: new URL(request.url), pattern: '/verify' };
    const { data } = await action({ request, context, ...route });
    expect(data).toMatchObject({ status: 'answered', answer: 'yes' });
  });

  test('T-21: nothing typed stands in the database, in the log or in the metrics', async () => {
    const { services } = site;
    const typed = [
      '01000-777777',
      'someone@typed.example',
      'facebook.com/typed',
      '7777666655554444',
    ];
    const logged: string[] = [];
    const quiet = services.log;
    services.log = createLog('debug', { write: (line) => void logged.push(line) });
    for (const value of typed) await ask(value);
    services.log = quiet;
    expect(logged).not.toEqual([]);
    const rows = await Promise.all(
      (['dayCount', 'rateLimit', 'event', 'outbox', 'falseIdentity'] as const).map((table) =>
        services.database.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const kept =
      JSON.stringify(rows) + logged.join('') + (await services.metrics.registry.metrics());
    expect(kept).toContain('verify.unknown');
    for (const value of ['777777', 'typed', '7777666655554444']) expect(kept).not.toContain(value);
  });

  test('T-21: the counts of a day of Dhaka add up', async () => {
    await confirm('facebook.com/x');
    for (const value of ['facebook.com/x', '01000-000099', 'Somebody', 'sa0013']) await ask(value);
    await ask('01000-000001, 01000-000002');
    site.setNow('2026-11-21T18:00:00.000Z');
    await ask('01000-000099');
    const counts = await site.services.database.db
      .selectFrom('dayCount')
      .select(['day', 'name', 'count'])
      .orderBy('day')
      .orderBy('name')
      .execute();
    expect(counts).toEqual([
      { day: '2026-11-21', name: 'verify.no', count: 1 },
      { day: '2026-11-21', name: 'verify.unknown', count: 2 },
      { day: '2026-11-21', name: 'verify.yes', count: 1 },
      { day: '2026-11-22', name: 'verify.unknown', count: 1 },
    ]);
  });

  test('T-22: an address has 30 checks in 10 minutes, whatever is asked', async () => {
    for (let checks = 0; checks < 30; checks++) {
      const value = ['01000-000099', 'sa0013', 'a name, 1000, 2000'][checks % 3] ?? '';
      expect([200, 422]).toContain((await ask(value)).status);
    }
    const refused = await ask('sa0013');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await ask('sa0013', '203.0.113.8')).status).toBe(200);
    site.setNow('2026-11-20T20:10:00.000Z');
    expect((await ask('sa0013')).status).toBe(200);
  });

  describe('T-23: the list cannot be told', () => {
    const values = [
      'sa0013',
      'SA-0012',
      '01000-000099',
      'Sample Driver',
      'Nobody',
      'fb.com/x',
      'a@b.example',
    ];

    test('by length: all answers are equally long', async () => {
      await confirm('facebook.com/x');
      const bytes = new Set<number>();
      for (const value of values) bytes.add((await (await ask(value)).arrayBuffer()).byteLength);
      expect([...bytes]).toEqual([1024]);
    });

    test('by the work: each answer asks the same of the database', async () => {
      await confirm('facebook.com/x');
      const work: number[] = [];
      for (const value of values) {
        const before = await queries();
        await ask(value);
        work.push((await queries()) - before);
      }
      expect(new Set(work).size).toBe(1);
      expect(work[0]).toBeGreaterThan(1);
    });

    test('by an answer: what is near it, expired or never listed looks the same', async () => {
      const answers = await Promise.all(
        ['SA-0012', 'SA-00', 'SA-0013a', '0013', '5A-0099'].map(answerTo),
      );
      for (const told of answers) expect(told).toEqual({ answer: 'unknown', kind: 'account' });
    });
  });

  /** How many queries there have been. */
  async function queries(): Promise<number> {
    const { values } = await site.services.metrics.queries.get();
    return values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .reduce((sum, { value }) => sum + value, 0);
  }
});
