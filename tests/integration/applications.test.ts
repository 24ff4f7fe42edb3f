import { afterAll, beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type HostileString, hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

type Receipt = { acknowledged: true; insertedId: string; receiptNumber: string };
type Row = { _id: string; createdAt: string } & Record<string, unknown>;

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'event'],
  });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
  });
  beforeEach(async () => {
    site.services.now = () => new Date();
  });

  function submit(json: unknown, headers: Record<string, string> = {}) {
    return site.call('POST', '/api/application', { json, headers });
  }

  async function submitted(changed: object = {}): Promise<Receipt> {
    const answer = await submit({ ...goodApplication, ...changed });
    expect(answer.status).toBe(201);
    return answer.json();
  }

  async function list(query = ''): Promise<Row[]> {
    return (await site.call('GET', `/api/application${query}`, { cookie })).json();
  }

  async function read(id: string): Promise<Row> {
    return (await site.call('GET', `/api/application/${id}`, { cookie })).json();
  }

  async function events(): Promise<string[]> {
    const rows = await site.services.database.db
      .selectFrom('event')
      .select(['action', 'subject'])
      .orderBy('_id')
      .execute();
    return rows.map(({ action, subject }) => `${action} ${subject}`);
  }

  function rowCount() {
    return site.services.database.db.selectFrom('application').select('_id').execute();
  }

  describe('from submission to deletion', () => {
    twice('a submitted application is answered with its id and receipt number', async () => {
      const receipt = await submitted();
      expect(receipt).toEqual({
        acknowledged: true,
        insertedId: expect.stringMatching(/^[\w-]+$/),
        receiptNumber: expect.stringMatching(
          /^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/,
        ),
      });
      expect(await events()).toEqual([`application.submitted ${receipt.insertedId}`]);
    });

    test('the list masks the passport number and holds everything else', async () => {
      site.setNow('2026-03-01T10:00:00.000Z');
      const { insertedId, receiptNumber } = await submitted();
      expect(await list()).toEqual([
        {
          ...goodApplication,
          _id: insertedId,
          passport: '•••••567',
          noEmail: false,
          contacted: false,
          contactedAt: null,
          createdAt: '2026-03-01T10:00:00.000Z',
          receiptNumber,
          flags: [],
          helperName: '',
          helperPhone: '',
          birthYear: null,
          phoneE164: '+8801712345678',
          score: 1,
          language: '',
          version: 0,
          outcome: null,
          note: '',
          followUpOn: null,
          outcomeAt: null,
          stage: 'new',
          stageAt: '2026-03-01T10:00:00.000Z',
          closeReason: null,
          destination: 'HU',
          assignee: null,
          assigneeName: null,
          nextStep: null,
          nextStepText: '',
          nextStepOn: null,
          source: 'website',
          lookupClosed: false,
          eraseAfter: null,
          leftWithoutClearance: false,
          jobOrder: null,
        },
      ]);
    });

    test('reading one gives the whole passport number and is noted', async () => {
      const { insertedId } = await submitted();
      expect(await read(insertedId)).toMatchObject(goodApplication);
      expect(await events()).toContain(`application.passport-shown.api ${insertedId}`);
    });

    test('reading one that is not there is answered with 404 and not noted', async () => {
      const answer = await site.call('GET', '/api/application/nobody', { cookie });
      expect(answer.status).toBe(404);
      expect(await events()).toEqual([]);
    });

    test('an application is marked as contacted once', async () => {
      const { insertedId } = await submitted();
      const path = `/api/application/contacted/${insertedId}`;
      const first = await site.call('PATCH', path, { cookie });
      expect(await first.json()).toEqual({ modifiedCount: 1 });
      const marked = await read(insertedId);
      const second = await site.call('PATCH', path, { cookie });
      expect(await second.json()).toEqual({ modifiedCount: 0 });
      expect(marked.contacted).toBe(true);
      expect((await read(insertedId)).contactedAt).toBe(marked.contactedAt);
      const noted = (await events()).filter((event) => event.startsWith('application.contacted'));
      expect(noted).toHaveLength(1);
    });

    test('an application is deleted once, and is gone from every answer', async () => {
      const { insertedId } = await submitted();
      const path = `/api/application/${insertedId}`;
      const first = await site.call('DELETE', path, { cookie });
      expect(await first.json()).toEqual({ deletedCount: 1 });
      const second = await site.call('DELETE', path, { cookie });
      expect(await second.json()).toEqual({ deletedCount: 0 });
      expect(await list()).toEqual([]);
      expect((await site.call('GET', path, { cookie })).status).toBe(404);
      const mark = await site.call('PATCH', `/api/application/contacted/${insertedId}`, { cookie });
      expect(await mark.json()).toEqual({ modifiedCount: 0 });
    });
  });

  twice.each(['nobody', 'a%00b', '%ED%A0%80', '%FF', '%', "'%20or%201=1--"])(
    'the id %s finds, marks and deletes nothing',
    async (id) => {
      await submitted();
      // A NUL is refused before it could reach a database, with the same 404 for every call.
      const missing = id.includes('%00');
      const found = await site.call('GET', `/api/application/${id}`, { cookie });
      expect(found.status).toBe(404);
      const marked = await site.call('PATCH', `/api/application/contacted/${id}`, { cookie });
      expect(await marked.json()).toMatchObject(missing ? { status: 404 } : { modifiedCount: 0 });
      const deleted = await site.call('DELETE', `/api/application/${id}`, { cookie });
      expect(await deleted.json()).toMatchObject(missing ? { status: 404 } : { deletedCount: 0 });
      expect(await list()).toHaveLength(1);
    },
  );

  describe('pages of the list', () => {
    twice('25 rows, many of the same moment, come once each and newest first', async () => {
      for (let index = 0; index < 25; index++) {
        site.setNow(`2026-03-01T10:00:0${Math.floor(index / 10)}.000Z`);
        await submitted({ name: `Number ${index}` });
      }
      const seen: Row[] = [];
      const sizes: number[] = [];
      let path: string | undefined = '/api/application?limit=10';
      while (path) {
        const answer = await site.call('GET', path, { cookie });
        const rows = (await answer.json()) as Row[];
        seen.push(...rows);
        sizes.push(rows.length);
        path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(sizes).toEqual([10, 10, 5]);
      expect(new Set(seen.map(({ _id }) => _id)).size).toBe(25);
      const order = seen.map(({ createdAt, _id }) => `${createdAt} ${_id}`);
      expect(order).toEqual(order.toSorted().reverse());
    });

    test('a page that ends with the last row names no next one', async () => {
      await submitted();
      const answer = await site.call('GET', '/api/application?limit=1', { cookie });
      expect(answer.headers.get('link')).toBeNull();
    });

    test.each([
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=1.5',
      'limit=x',
      'cursor=%00',
      'cursor=abcd',
      `cursor=${Buffer.from('2026\0|a').toString('base64url')}`,
    ])('?%s is refused', async (query) => {
      const answer = await site.call('GET', `/api/application?${query}`, { cookie });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: query.split('=')[0] }],
      });
    });
  });

  describe('repeats', () => {
    const key = { 'idempotency-key': 'key-of-this-very-form' };

    test('the same key again gives the same receipt and no second row', async () => {
      const first = await submit(goodApplication, key);
      const second = await submit(goodApplication, key);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await second.json()).toEqual(await first.json());
      expect(await rowCount()).toHaveLength(1);
    });

    twice('20 calls at once with one key leave one row and get one answer', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const answer = await submit(goodApplication, key);
          return `${answer.status} ${await answer.text()}`;
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^201 /);
      expect(await rowCount()).toHaveLength(1);
      expect(await events()).toHaveLength(1);
    });

    test('the same key with other content is refused', async () => {
      await submit(goodApplication, key);
      const answer = await submit({ ...goodApplication, job: 'Plumber' }, key);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'key_reused' });
      expect(await rowCount()).toHaveLength(1);
    });

    test('a key of the wrong shape is refused', async () => {
      const answer = await submit(goodApplication, { 'idempotency-key': 'short' });
      expect(answer.status).toBe(422);
      expect(await rowCount()).toEqual([]);
    });

    test('without a key every call is an application', async () => {
      const [first, second] = [await submitted(), await submitted()];
      expect(first.insertedId).not.toBe(second.insertedId);
      expect(first.receiptNumber).not.toBe(second.receiptNumber);
    });
  });

  twice('the database holds no passport number that can be read', async () => {
    await submitted({ passport: 'QX7654321' });
    const [row] = await site.services.database.db.selectFrom('application').selectAll().execute();
    const texts = Object.values(row ?? {}).map(String);
    const decoded = texts.map((text) => Buffer.from(text, 'base64').toString('latin1'));
    expect([...texts, ...decoded].join('\n')).not.toMatch(/QX7654321|7654321|4321/i);
  });

  test('an id, a moment and a mark from outside are ignored, unknown fields dropped', async () => {
    site.setNow('2026-03-01T10:00:00.000Z');
    const { insertedId } = await submitted({
      _id: 'mine',
      createdAt: '1999-01-01T00:00:00.000Z',
      contacted: true,
      contactedAt: '1999-01-01T00:00:00.000Z',
      flags: ['fine'],
      isAdmin: true,
    });
    expect(insertedId).not.toBe('mine');
    const row = await read(insertedId);
    expect(row).toMatchObject({
      createdAt: '2026-03-01T10:00:00.000Z',
      contacted: false,
      contactedAt: null,
      flags: [],
    });
    expect(row).not.toHaveProperty('isAdmin');
  });

  test('who applies again after the first application was deleted is no duplicate', async () => {
    const cookie = await site.signIn('twin@sampan.example');
    const flagsOf = async () => (await read((await submitted({})).insertedId)).flags;
    const { insertedId } = await submitted({});
    await site.call('DELETE', `/api/application/${insertedId}`, { cookie });
    expect(await flagsOf()).toEqual([]);
    expect(await flagsOf()).toEqual(['duplicate']);
  });

  describe('limits per address', () => {
    test('beyond 20 an hour they are flagged, beyond 60 refused until the hour is over', async () => {
      const limited = await openTestSite(url());
      limited.setNow('2026-03-01T10:15:00.000Z');
      const from = '198.51.100.4';
      const statuses = [];
      let last = new Response();
      for (let index = 0; index < 61; index++) {
        last = await limited.call('POST', '/api/application', { json: goodApplication, from });
        statuses.push(last.status);
      }
      const rows = await limited.services.database.db
        .selectFrom('application')
        .select('flags')
        .execute();
      const other = await limited.call('POST', '/api/application', { json: goodApplication });
      limited.setNow('2026-03-01T11:00:00.000Z');
      const later = await limited.call('POST', '/api/application', { json: goodApplication, from });
      await limited.close();
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
      expect(rows.filter(({ flags }) => flags === 'check over-limit duplicate')).toHaveLength(40);
      expect(last.headers.get('retry-after')).toBe('2700');
      expect([other.status, later.status]).toEqual([201, 201]);
    });
  });

  describe('limits beyond one address', () => {
    const limits = {
      APPLICATIONS_PER_ADDRESS: '2,4',
      APPLICATIONS_PER_NETWORK: '3,6',
      APPLICATIONS_OVERALL: '8,10',
    };
    let limited: TestSite;
    beforeAll(async () => {
      limited = await openTestSite(url(), limits);
    });
    beforeEach(async () => {
      limited.setNow('2026-03-01T10:15:00.000Z');
      await limited.services.database.db.deleteFrom('rateLimit').execute();
      await limited.services.database.db.deleteFrom('application').execute();
    });
    afterAll(() => limited.close());

    async function send(from: string, n: number) {
      const json = { ...goodApplication, name: `Applicant ${n}`, passport: `AB${1_000_000 + n}` };
      const answer = await limited.call('POST', '/api/application', { json, from });
      const body = (await answer.json()) as { insertedId?: string; code?: string };
      if (!body.insertedId) return body.code;
      const row = await limited.services.database.db
        .selectFrom('application')
        .select('flags')
        .where('_id', '=', body.insertedId)
        .executeTakeFirstOrThrow();
      return row.flags;
    }
    async function sendAll(addresses: string[], first = 0) {
      const outcomes = [];
      for (const [n, from] of addresses.entries()) outcomes.push(await send(from, first + n));
      return outcomes;
    }

    test('the addresses of one IPv6 network are counted together too', async () => {
      const subnets = Array.from({ length: 7 }, (_, n) => `2001:db8:7:${n}::1`);
      expect(await sendAll(subnets)).toEqual([
        ...['', '', ''],
        ...Array.from({ length: 3 }, () => 'check over-limit'),
        'too_many',
      ]);
      expect(await send('2001:db8:8::1', 8)).toBe('');
    });

    test('the addresses of one IPv6 customer are one address', async () => {
      const own = Array.from({ length: 5 }, (_, n) => `2001:db8:7:1:${n}::1`);
      const outcomes = await sendAll(own);
      expect(outcomes.map((one) => one !== '')).toEqual([false, false, true, true, true]);
      expect(outcomes.at(-1)).toBe('too_many');
    });

    test('all together are marked when they are many, and refused late', async () => {
      const everywhere = Array.from({ length: 11 }, (_, n) => `198.51.100.${n}`);
      const outcomes = await sendAll(everywhere);
      expect(outcomes).toEqual([
        ...Array.from({ length: 8 }, () => ''),
        'rush',
        'rush',
        'too_many',
      ]);
      limited.setNow('2026-03-01T11:00:00.000Z');
      expect(await send('198.51.100.20', 20)).toBe('');
    });

    test('of those refused late the networks of IPv6 are counted alike', async () => {
      const networks = Array.from({ length: 11 }, (_, n) => `2001:db8:${n + 1}::1`);
      expect((await sendAll(networks)).slice(-3)).toEqual(['rush', 'rush', 'too_many']);
    });

    test('what is refused to one address uses up nobody else’s tries', async () => {
      const loud = Array.from({ length: 20 }, () => '198.51.100.4');
      expect((await sendAll(loud)).filter((outcome) => outcome === 'too_many')).toHaveLength(16);
      const others = Array.from({ length: 4 }, (_, n) => `203.0.113.${n}`);
      expect(await sendAll(others, 50)).toEqual(['', '', '', '']);
    });
  });

  describe('hostile texts', () => {
    // The mail of the contact form has its own rules for these; there they are tested.
    const forFields = hostileStrings.filter(({ class: kind }) => kind !== 'contact-length');

    twice.each(forFields)('$id in every field is stored as it is or refused', async (hostile) => {
      const text = textOf(hostile);
      const fields = hostile.class.startsWith('email')
        ? ['email']
        : ['name', 'job', 'passport', 'address'];
      for (const field of fields) {
        const answer = await submit({ ...goodApplication, [field]: text });
        const body = (await answer.json()) as { insertedId?: string; code?: string };
        expect(verdictsOf(hostile, field), `${hostile.id} as ${field}`).toContain(answer.status);
        // A short one, such as `0`, is in any answer.
        if (text.length > 8)
          expect(JSON.stringify(body)).not.toContain(JSON.stringify(text).slice(1, -1));
        if (body.insertedId) expect((await read(body.insertedId))[field]).toBe(text);
      }
    });
  });
});

function verdictsOf(hostile: HostileString, field: string): number[] {
  // Longer than the column may be: a protective limit, not a verdict on the text.
  const maxLength = { name: 120, job: 120, passport: 40, address: 500, email: 254 }[field] ?? 0;
  if (hostile.class === 'size') return [413, 422];
  if (textOf(hostile).length > maxLength) return [422];
  if (hostile.expect.startsWith('accept;') || hostile.expect === 'accept') return [201];
  if (hostile.class === 'email-bad') return [422];
  if (hostile.class === 'nul' || hostile.class === 'surrogate') return [422];
  return [201, 422];
}
