import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type DocumentId, documents } from '#app/content/documents.ts';
import { findingSentence } from '#app/content/faults/fault-sentence.ts';
import { findFaults } from '#app/content/faults/faults.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { contentWithLeaves } from '#app/content/leaves.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

type Leaf = {
  default?: unknown;
  published?: unknown;
  draft?: unknown;
  version: number;
  by: { name: string; email: string } | null;
  at: string | null;
  stale: { locale: string; since: string } | null;
};

type Edited = {
  _id: string;
  version: number;
  leaves: Record<string, Leaf>;
  faults: { path: string; locale: string | null; code: string; message: string }[];
};

const text = (bn: string, en = 'English') => ({ en, bn });

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['contentDocument', 'contentRevision'],
    now: '2026-03-01T10:00:00.000Z',
  });
  let a: string;
  let b: string;
  beforeAll(async () => {
    a = await site.signIn('shirin@sampan.example');
    b = await site.signIn('rakib@sampan.example');
  });
  beforeEach(async () => {
    await site.services.content.reload();
  });

  async function read(id: string, cookie = a): Promise<Edited> {
    return (await site.call('GET', `/api/content/${id}`, { cookie })).json();
  }

  /** Saves by the screen of A or B; the sequence rises by itself unless it is given. */
  let sequence = 0;
  function save(
    id: string,
    changes: { path: string; base?: number; value: unknown }[],
    { cookie = a, as = (sequence += 1) }: { cookie?: string; as?: number } = {},
  ) {
    return site.call('PATCH', `/api/content/${id}`, {
      cookie,
      json: {
        editor: cookie === a ? 'screen-of-a' : 'screen-of-b',
        sequence: as,
        changes: changes.map((change) => ({ base: 0, ...change })),
      },
    });
  }

  const headline = 'homeWords/headline';

  test('a document that nobody has touched shows what was shipped, and is without a fault', async () => {
    const { version, leaves, faults } = await read('home');
    expect(version).toBe(0);
    expect(faults).toEqual([]);
    expect(leaves[headline]).toMatchObject({ version: 0, by: null, at: null, stale: null });
    expect(leaves[headline]?.default).toEqual(leaves[headline]?.published);
    expect(leaves[headline]).not.toHaveProperty('draft');
  });

  test('E-17 what is for one account is refused in the session of another, and nothing is stored', async () => {
    const session = await (await site.call('GET', '/api/auth/get-session', { cookie: a })).json();
    const { id: account } = (session as { staff: { id: string } }).staff;
    const headers = { 'x-staff-account': account };
    const changes = [{ path: headline, base: 0, value: text('প্রথম জনের লেখা') }];
    const saving = { headers, json: { editor: 'one-screen', sequence: 1, changes } };
    const calls = [
      ['PATCH', '/api/content/home', saving],
      ['GET', '/api/content/home', { headers: { ...headers, 'if-none-match': '"0"' } }],
      ['DELETE', '/api/content/home/draft', { headers }],
      [
        'POST',
        '/api/content/home/confirmations',
        { headers, json: { path: headline, locale: 'en' } },
      ],
      ['POST', '/api/content/home/request', { headers }],
      [
        'POST',
        '/api/content/publications',
        {
          headers,
          json: { key: randomUUID(), documents: [{ _id: 'home', version: 0 }], note: '' },
        },
      ],
    ] as const;
    for (const [method, path, call] of calls) {
      const answer = await site.call(method, path, { ...call, cookie: b });
      expect([path, answer.status]).toEqual([path, 409]);
      expect(await answer.json()).toMatchObject({ code: 'other_account' });
    }
    expect(
      await site.services.database.db.selectFrom('contentDocument').selectAll().execute(),
    ).toEqual([]);
    expect((await site.call('PATCH', '/api/content/home', { ...saving, cookie: a })).status).toBe(
      200,
    );
    expect((await read('home')).leaves[headline]).toMatchObject({
      draft: text('প্রথম জনের লেখা'),
      by: { email: 'shirin@sampan.example' },
    });
  });

  test('what is typed is tidied and kept, with who and when', async () => {
    const answer = await save('home', [
      { path: headline, value: text(' নতুন\u200b ', 'New\r\nheadline') },
    ]);
    expect(answer.status).toBe(200);
    const { version, leaves } = (await answer.json()) as Edited;
    expect(version).toBe(1);
    expect(Object.keys(leaves)).toEqual([headline]);
    expect(leaves[headline]).toMatchObject({
      draft: text('নতুন', 'New headline'),
      version: 1,
      by: { email: 'shirin@sampan.example' },
      at: '2026-03-01T10:00:00.000Z',
    });
    expect((await read('home', b)).leaves[headline]?.draft).toEqual(text('নতুন', 'New headline'));
  });

  test('the ETag is the version, and who has it already gets 304', async () => {
    await save('home', [{ path: headline, value: text('নতুন') }]);
    const first = await site.call('GET', '/api/content/home', { cookie: a });
    expect(first.headers.get('etag')).toBe('"1"');
    const again = await site.call('GET', '/api/content/home', {
      cookie: a,
      headers: { 'if-none-match': '"1"' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toBe('no-store');
    const old = await site.call('GET', '/api/content/home', {
      cookie: a,
      headers: { 'if-none-match': '"0"' },
    });
    expect(old.status).toBe(200);
  });

  test('a page that only waits does not keep its session alive', async () => {
    const cookie = await site.signIn('waiting@sampan.example');
    const ask = (headers = {}) => site.call('GET', '/api/content/home', { cookie, headers });
    expect((await ask()).status).toBe(200);
    for (const minute of [20, 40, 59]) {
      site.setNow(`2026-03-01T10:${minute}:00.000Z`);
      expect((await ask({ 'if-none-match': '"0"' })).status).toBe(304);
    }
    site.setNow('2026-03-01T11:00:01.000Z');
    expect((await ask({ 'if-none-match': '"0"' })).status).toBe(401);
  });

  test('E-08 a phone that cannot be dialled is saved, and named as a fault in the language of the reader', async () => {
    const path = 'agency/phones/first/shown';
    const answer = await save('agency', [{ path, value: '০১' }]);
    expect(answer.status).toBe(200);
    const { faults } = (await answer.json()) as Edited;
    expect(faults).toMatchObject([{ path, code: 'cannot_be_dialled' }]);
    expect(faults[0]?.message).toMatch(/^Phones 1, Number: this cannot be dialled/);
    const inBengali = await read('agency', `${a}; language=bn`);
    expect(inBengali.faults[0]?.message).toMatch(/^ফোন নম্বর ১, নম্বর: /);
    expect(inBengali.leaves[path]?.draft).toBe('01');
  });

  test.each<[string, string, unknown, string]>([
    ['agency', 'agency/phones/first/shown', '01000-000001', 'cannot_be_dialled'],
    ['agency', 'agency/email', 'sampan', 'not_an_email'],
    ['agency', 'agency/foundedIn', 'long ago', 'not_a_number'],
    ['agency', 'agency/name', text('নাম', '  '), 'required'],
    ['agency', 'agency/hours', text('শনি, সকাল ১০টা', 'Saturday, 10:00'), 'other_hours'],
    ['countries', 'countries/hu/name', text('Hungary', 'Hungary'), 'no_bengali_letter'],
    ['countries', 'countries/hu/name', text('হাঙ্গেরি', 'হাঙ্গেরি'), 'bengali_letter'],
    ['reviews', 'reviews/rakib/rating', 3, 'not_a_choice'],
    ['reviews', 'reviews/rakib/photo', '/illustrations/nobody.svg', 'no_such_picture'],
    ['courses', 'courses/chef/months', 5.5, 'not_a_choice'],
    ['home', 'homeWords/headline', null, 'missing'],
    ['home', 'homeWords/headline', text('Avgvi †mvbvi evsjv'), 'bijoy'],
  ])(
    'E-09 %s %s that is %j is the fault that the check of the files finds',
    async (id, path, value, code) => {
      const answer = await save(id, [{ path, value }]);
      const { faults } = (await answer.json()) as Edited;
      const kind: DocumentKind = documents[id as DocumentId];
      const shipped = defaultDocuments()[id as DocumentId];
      const content = contentWithLeaves(kind.fields, shipped, { [path]: value });
      const inFiles = findFaults(kind, content, shipped).map((finding) =>
        findingSentence(kind.fields, content, finding, 'en'),
      );
      expect(faults[0]).toMatchObject({ path, code });
      expect(faults.map(({ message }) => message)).toEqual(inFiles);
    },
  );

  test('E-08 an emptied Bengali text is saved, a fault, and a to-do', async () => {
    await save('home', [{ path: headline, value: text('', 'Still here') }]);
    expect((await read('home')).faults).toMatchObject([
      { path: headline, locale: 'bn', code: 'required' },
    ]);
    const list = (await (await site.call('GET', '/api/content', { cookie: a })).json()) as {
      _id: string;
      todo: { missing: number };
    }[];
    expect(list.find(({ _id }) => _id === 'home')?.todo.missing).toBe(1);
  });

  twice(
    'E-10 A and B change different texts of one document at once: all is in the draft',
    async () => {
      const answers = await Promise.all([
        save('home', [{ path: headline, value: text('ক') }]),
        save('home', [{ path: 'homeWords/tagline', value: text('খ') }], { cookie: b }),
        save('home', [{ path: 'homeWords/promise', value: text('গ') }], { cookie: b }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { leaves, version } = await read('home');
      expect(version).toBe(3);
      expect(Object.keys(leaves).filter((path) => 'draft' in leaves[path]!)).toHaveLength(3);
    },
  );

  twice('E-10 A and B each add a review and change another one at once', async () => {
    const answers = await Promise.all([
      save('reviews', [
        { path: 'reviews/new-a/quote', value: text('ক') },
        { path: 'reviews/rakib/quote', value: text('ক') },
      ]),
      save(
        'reviews',
        [
          { path: 'reviews/new-b/quote', value: text('খ') },
          { path: 'reviews/nasrin/quote', value: text('খ') },
        ],
        { cookie: b },
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { leaves } = await read('reviews');
    for (const path of ['new-a', 'new-b', 'rakib', 'nasrin']) {
      expect(leaves[`reviews/${path}/quote`]).toHaveProperty('draft');
    }
  });

  test('E-10 A removes an item that B has changed since: 409, and it stays until A chooses', async () => {
    await save('reviews', [{ path: 'reviews/rakib/quote', value: text('খ') }], { cookie: b });
    const refused = await save('reviews', [{ path: 'reviews/rakib', value: null }]);
    expect(refused.status).toBe(409);
    const { errors } = (await refused.json()) as { errors: { version: number }[] };
    expect(errors).toMatchObject([
      {
        field: 'reviews/rakib',
        code: 'changed_meanwhile',
        version: 1,
        by: { email: 'rakib@sampan.example' },
      },
    ]);
    expect((await read('reviews')).leaves['reviews/rakib']).toBeUndefined();
    const chosen = await save('reviews', [{ path: 'reviews/rakib', base: 1, value: null }]);
    expect(chosen.status).toBe(200);
    expect((await read('reviews')).leaves['reviews/rakib']?.draft).toBe(null);
  });

  test('E-11 the same text in one call with others: 409 with A’s value, and the others are saved', async () => {
    await save('home', [{ path: headline, value: text('ক') }]);
    const refused = await save(
      'home',
      [
        { path: headline, value: text('খ') },
        { path: 'homeWords/tagline', value: text('খ') },
      ],
      { cookie: b },
    );
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'changed_meanwhile',
      errors: [
        {
          field: headline,
          code: 'changed_meanwhile',
          value: text('ক'),
          version: 1,
          by: { email: 'shirin@sampan.example' },
          at: '2026-03-01T10:00:00.000Z',
        },
      ],
    });
    const { leaves } = await read('home');
    expect(leaves[headline]?.draft).toEqual(text('ক'));
    expect(leaves['homeWords/tagline']?.draft).toEqual(text('খ'));
    const stored = JSON.stringify(
      await site.services.database.db.selectFrom('contentDocument').selectAll().execute(),
    );
    expect(stored.match(/খ/g)).toHaveLength(1);
    const mine = await save('home', [{ path: headline, base: 1, value: text('খ') }], { cookie: b });
    expect(mine.status).toBe(200);
  });

  test('E-12 the same text by both is no collision', async () => {
    await save('home', [{ path: headline, value: text('ক') }]);
    expect((await save('home', [{ path: headline, value: text('ক') }], { cookie: b })).status).toBe(
      200,
    );
    expect((await read('home')).version).toBe(1);
  });

  twice('E-12 one save sent 20 times in parallel is one step of the version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        save('home', [{ path: headline, value: text('ক') }], { as: 7 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read('home')).version).toBe(1);
  });

  twice('E-13 20 saves of one screen in any order: the last typed text wins', async () => {
    const order = Array.from({ length: 20 }, (_, at) => (at * 7) % 20);
    const answers = await Promise.all(
      order.map((as) =>
        save('home', [{ path: headline, value: text('ক', `Typed ${as}`) }], { as }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read('home')).leaves[headline]?.draft).toEqual(text('ক', 'Typed 19'));
  });

  test('E-14 a save whose answer was lost is followed by another one without a collision', async () => {
    await save('home', [{ path: headline, value: text('ক', 'First') }], { as: 1 });
    const after = await save('home', [{ path: headline, value: text('ক', 'Second') }], { as: 2 });
    expect(after.status).toBe(200);
    expect((await read('home')).leaves[headline]?.draft).toEqual(text('ক', 'Second'));
  });

  test('E-15 a text kept from version 3 is never saved over that of version 9', async () => {
    for (let version = 0; version < 9; version += 1) {
      await save('home', [{ path: headline, base: version, value: text('ক', `Text ${version}`) }], {
        cookie: b,
      });
    }
    const late = await save('home', [{ path: headline, base: 3, value: text('ক', 'Kept') }]);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      errors: [{ version: 9, value: text('ক', 'Text 8') }],
    });
  });

  test('E-19 only English changed: the Bengali is stale with its date, until it is found right', async () => {
    const { bn } = (await read('home')).leaves[headline]!.published as { bn: string };
    await save('home', [{ path: headline, value: { bn, en: 'Other words' } }]);
    const stale = await read('home');
    expect(stale.leaves[headline]?.stale).toEqual({
      locale: 'bn',
      since: '2026-03-01T10:00:00.000Z',
    });
    const todo = async () => {
      const list = (await (await site.call('GET', '/api/content', { cookie: a })).json()) as {
        _id: string;
        todo: { stale: number };
      }[];
      return list.find(({ _id }) => _id === 'home')?.todo.stale;
    };
    expect(await todo()).toBe(1);
    const confirm = (locale: string) =>
      site.call('POST', '/api/content/home/confirmations', {
        cookie: a,
        json: { path: headline, locale },
      });
    expect(await (await confirm('en')).json()).toEqual({ modifiedCount: 0 });
    expect(await (await confirm('bn')).json()).toEqual({ modifiedCount: 1 });
    expect(await (await confirm('bn')).json()).toEqual({ modifiedCount: 0 });
    expect((await read('home')).leaves[headline]?.stale).toBe(null);
    expect(await todo()).toBe(0);
  });

  test('E-19 a text that somebody has changed since it was read is not confirmed', async () => {
    const { en } = (await read('home')).leaves[headline]!.published as { en: string };
    await save('home', [{ path: headline, value: { en, bn: 'পড়া হয়েছে' } }]);
    const { version } = (await read('home')).leaves[headline]!;
    const after = await save('home', [
      { path: headline, base: version, value: { en, bn: 'পড়া হয়নি' } },
    ]);
    expect(after.status).toBe(200);
    const confirm = async (read: number) => {
      const json = { path: headline, locale: 'en', version: read };
      const answer = await site.call('POST', '/api/content/home/confirmations', {
        cookie: a,
        json,
      });
      return [answer.status, await answer.json()];
    };
    expect(await confirm(version)).toMatchObject([409, { code: 'changed_meanwhile' }]);
    const unread = (await read('home')).leaves[headline]!;
    expect(unread.stale).toMatchObject({ locale: 'en' });
    expect(await confirm(unread.version)).toEqual([200, { modifiedCount: 1 }]);
    expect((await read('home')).leaves[headline]?.stale).toBe(null);
  });

  test('E-19 both changed in one save are never marked', async () => {
    await save('home', [{ path: headline, value: text('নতুন', 'New') }]);
    expect((await read('home')).leaves[headline]?.stale).toBe(null);
  });

  twice('a search finds texts of both languages and facts, whatever the digits', async () => {
    const search = async (q: string) => {
      const answer = await site.call('GET', `/api/content?q=${encodeURIComponent(q)}`, {
        cookie: a,
      });
      return (await answer.json()) as {
        _id: string;
        matches: { path: string; locale: string | null; excerpt: string }[];
      }[];
    };
    await save('home', [{ path: headline, value: text('একটি অভিনব কথা', 'A Zebra crossing') }]);
    expect(await search('zebra')).toMatchObject([
      { _id: 'home', matches: [{ path: headline, locale: 'en', excerpt: 'A Zebra crossing' }] },
    ]);
    expect(await search('অভিনব')).toMatchObject([{ _id: 'home', matches: [{ locale: 'bn' }] }]);
    expect((await search('১০০০-০০০০০১')).map(({ _id }) => _id)).toEqual(['agency']);
    // As people write it, whichever way it is grouped.
    const [found] = await search('০১০০০ ০০০০০১');
    expect(found!.matches.map(({ path }) => path)).toContain('agency/phones/first/shown');
    expect(await search('no such words anywhere')).toEqual([]);
  });

  test('the list names every document with its state', async () => {
    await save('home', [{ path: headline, value: text('নতুন') }]);
    const list = (await (await site.call('GET', '/api/content', { cookie: b })).json()) as {
      _id: string;
      state: string;
      pages: string[];
      changedBy: object | null;
      todo: object;
    }[];
    expect(list.find(({ _id }) => _id === 'home')).toMatchObject({
      state: 'draft',
      pages: ['/'],
      changedBy: { email: 'shirin@sampan.example' },
    });
    expect(list.find(({ _id }) => _id === 'agency')).toMatchObject({
      state: 'default',
      changedBy: null,
      todo: { sample: 1 },
    });
    expect(list.find(({ _id }) => _id === 'agency')?.pages.length).toBeGreaterThan(10);
  });

  twice('a discarded draft is gone from the document and kept as a revision', async () => {
    await save('home', [{ path: headline, value: text('নতুন') }]);
    const discard = () => site.call('DELETE', '/api/content/home/draft', { cookie: a });
    const { deletedCount, revision } = (await (await discard()).json()) as {
      deletedCount: number;
      revision: string;
    };
    expect(deletedCount).toBe(1);
    expect(await (await discard()).json()).toEqual({ deletedCount: 0, revision: null });
    expect((await read('home')).leaves[headline]).not.toHaveProperty('draft');
    const kept = await site.services.database.db
      .selectFrom('contentRevision')
      .select(['state', 'number', 'changed'])
      .where('_id', '=', revision)
      .executeTakeFirst();
    expect(kept).toEqual({
      state: 'discarded',
      number: null,
      changed: JSON.stringify({ [headline]: ['en', 'bn'] }),
    });
  });

  describe('what cannot be stored is refused at once, and nothing of the call is saved', () => {
    test.each([
      ['NUL', headline, text('ক\0'), 'forbidden_characters'],
      ['half of a pair', headline, text('\ud800ক'), 'forbidden_characters'],
      ['a control character', headline, text('ক\u0007'), 'forbidden_characters'],
      ['an unknown field', 'homeWords/headlines', text('ক'), 'invalid_input'],
      ['an unknown path', '__proto__', text('ক'), 'invalid_input'],
      ['a path inside a text', `${headline}/en`, 'text', 'invalid_input'],
      ['a fact in the place of a text', headline, 7, 'invalid_input'],
      ['half a text', headline, { en: 'English' }, 'invalid_input'],
      ['a text with more', headline, { ...text('ক'), fr: 'x' }, 'invalid_input'],
    ])('%s', async (_, path, value, code) => {
      const answer = await save('home', [
        { path: 'homeWords/tagline', value: text('ক') },
        { path, value },
      ]);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code, errors: [{ field: path }] });
      expect((await read('home')).version).toBe(0);
    });

    test('something as deep as a body allows', async () => {
      const deep = '['.repeat(30_000) + ']'.repeat(30_000);
      const body = `{"editor":"screen-of-a","sequence":1,"changes":[{"path":"${headline}","base":0,"value":${deep}}]}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await site.call('PATCH', '/api/content/home', { cookie: a, body, headers });
      expect(answer.status).toBe(422);
    });

    test.each([
      [{ editor: 'x', sequence: 1, changes: [{ path: 'a', base: 0, value: 1 }] }],
      [{ editor: 'screen-of-a', sequence: -1, changes: [{ path: 'a', base: 0, value: 1 }] }],
      [{ editor: 'screen-of-a', sequence: 1, changes: [] }],
      [{ editor: 'screen-of-a', sequence: 1.5, changes: [{ path: 'a', base: 0 }] }],
    ])('a call such as %j', async (json) => {
      const answer = await site.call('PATCH', '/api/content/home', { cookie: a, json });
      expect(answer.status).toBe(422);
    });
  });
});
