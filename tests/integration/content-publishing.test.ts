import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { publicPagesIn } from '#app/public-pages.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { contentImage } from '#app/images/content-image.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

type Leaf = { published?: unknown; draft?: unknown; version: number; default?: unknown };
type Edited = { version: number; leaves: Record<string, Leaf>; faults: object[] };

const text = (bn: string, en = 'English') => ({ en, bn });
const headline = 'homeWords/headline';
const phone = 'agency/phones/first/shown';

const emptied = [
  'contentDocument',
  'contentRevision',
  'contentPictureUse',
  'event',
  'outbox',
] as const;

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: emptied,
    now: '2026-03-01T10:00:00.000Z',
  });
  let owner: string;
  let staff: string;
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    staff = await site.signIn('staff@sampan.example', 'staff');
  });
  beforeEach(async () => {
    site.renderPage = async () => new Response('<!doctype html>');
    await site.services.content.reload();
  });

  let sequence = 0;
  async function save(id: string, values: Record<string, unknown>, cookie = staff) {
    const { leaves } = await read(id);
    const changes = Object.entries(values).map(([path, value]) => ({
      ...{ path, value },
      base: leaves[path]?.version ?? 0,
    }));
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    const answer = await site.call('PATCH', `/api/content/${id}`, { cookie, json });
    expect(answer.status).toBe(200);
  }

  async function read(id: string): Promise<Edited> {
    return (await site.call('GET', `/api/content/${id}`, { cookie: staff })).json();
  }

  async function versions(...ids: string[]) {
    return Promise.all(ids.map(async (_id) => ({ _id, version: (await read(_id)).version })));
  }

  type Publication = { key?: string; note?: string; documents?: object[]; without?: object[] };
  async function publish(
    ids: string[],
    { cookie = staff, ...more }: Publication & { cookie?: string } = {},
  ) {
    const json = { key: randomUUID(), note: '', documents: await versions(...ids), ...more };
    return site.call('POST', '/api/content/publications', { cookie, json });
  }

  function reverse(id: string, { cookie = staff, key = String(randomUUID()) } = {}) {
    return site.call('POST', `/api/content/publications/${id}/reversal`, { cookie, json: { key } });
  }

  async function published(
    ids: string[],
    more: Publication & { cookie?: string } = {},
  ): Promise<string> {
    const answer = await publish(ids, more);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }

  const live = () => site.services.content.current().documents;
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

  async function revisions(id: string, cookie = staff) {
    const answer = await site.call('GET', `/api/content/${id}/revisions`, { cookie });
    return (await answer.json()) as {
      _id: string;
      number: number | null;
      state: string;
      by: { email: string } | null;
      changed: Record<string, string[]>;
      note: string;
      publication: string | null;
      restoredFrom: string | null;
    }[];
  }

  twice(
    'E-04 a draft is on no page; published it is what pages show, and only its document has a new date',
    async () => {
      const before = live();
      await save('home', { [headline]: text('নতুন শিরোনাম', 'New headline') });
      await site.services.content.reload();
      expect(live()).toEqual(before);
      await published(['home'], { note: 'A better headline' });
      expect(live().home.homeWords.headline).toEqual(text('নতুন শিরোনাম', 'New headline'));
      expect({ ...live(), home: before.home }).toEqual(before);
      expect(site.services.content.current().publishedAt).toEqual({
        home: '2026-03-01T10:00:00.000Z',
      });
      const { leaves } = await read('home');
      expect(leaves[headline]).toMatchObject({ published: text('নতুন শিরোনাম', 'New headline') });
      expect(leaves[headline]).not.toHaveProperty('draft');
      expect(leaves[headline]?.version).toBe(1);
    },
  );

  test('E-07 a phone typed in Bengali digits is published in Latin ones', async () => {
    await save('agency', { [phone]: '+৮৮০ ১০০০-০০০০০৩' });
    await published(['agency'], { cookie: owner });
    expect(live().agency.agency.phones[0]?.shown).toBe('+880 1000-000003');
  });

  test('E-08 an emptied Bengali text stops publishing with a sentence that begins with its label', async () => {
    await save('home', { [headline]: text('') });
    const answer = await publish(['home'], { cookie: `${staff}; language=bn` });
    expect(answer.status).toBe(422);
    const { code, errors } = (await answer.json()) as {
      code: string;
      errors: { field: string; message: string }[];
    };
    expect(code).toBe('invalid_input');
    expect(errors).toMatchObject([{ field: `home/${headline}`, code: 'required' }]);
    expect(errors[0]?.message).toMatch(/^বড় শিরোনাম, বাংলা: /);
    expect(live().home.homeWords.headline.bn).not.toBe('');
  });

  twice('E-12 one publication sent 20 times in parallel is one revision', async () => {
    await save('home', { [headline]: text('নতুন') });
    const key = randomUUID();
    const documents = await versions('home');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => publish(['home'], { key, documents })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ acknowledged: true, insertedId: key });
    }
    expect((await revisions('home')).map(({ number }) => number)).toEqual([1, 0]);
  });

  twice('a key that another call had is refused', async () => {
    await save('home', { [headline]: text('নতুন') });
    const key = randomUUID();
    const documents = await versions('home');
    await published(['home'], { key, documents });
    expect(await codeOf(await publish(['home'], { key, documents, note: 'Other' }))).toBe(
      'key_reused',
    );
    expect(await codeOf(await publish(['home', 'about'].slice(1), { key }))).toBe('key_reused');
    await save('home', { [headline]: text('আবার') });
    const again = await publish(['home'], { key });
    expect([again.status, await codeOf(again)]).toEqual([422, 'key_reused']);
  });

  test('E-21 a policy whose English was left behind is refused until it is edited or found right', async () => {
    const path = 'sections/1/title';
    const { leaves } = await read('policy');
    const title = Object.keys(leaves).find((name) => /^sections\/[^/]+\/title$/.test(name)) ?? path;
    const was = leaves[title]?.published as { en: string; bn: string };
    await save('policy', { [title]: { ...was, bn: 'নতুন নাম' } }, owner);
    const refused = await publish(['policy'], { cookie: owner });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: `policy/${title}`, code: 'stale_translation' }],
    });
    await site.call('POST', '/api/content/policy/confirmations', {
      cookie: owner,
      json: { path: title, locale: 'en' },
    });
    await published(['policy'], { cookie: owner });
    await save('policy', { [title]: { en: 'Another name', bn: 'নতুন নাম' } }, owner);
    await published(['policy'], { cookie: owner });
  });

  twice(
    'E-25 of two documents one is not right, or no longer of its version: neither is published',
    async () => {
      await save('home', { [headline]: text('নতুন') });
      await save('about', { 'aboutWords/headline': text('') });
      expect((await publish(['home', 'about'])).status).toBe(422);
      await save('about', { 'aboutWords/headline': text('নতুন') });
      const old = await versions('home', 'about');
      await save('about', { 'aboutWords/headline': text('আরও নতুন') });
      const late = await publish([], { documents: old });
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({
        code: 'changed_meanwhile',
        errors: [{ field: 'about' }],
      });
      expect(live().home.homeWords.headline.bn).not.toBe('নতুন');
      expect(await revisions('home')).toHaveLength(1);
    },
  );

  test.each<[string, () => Promise<Response>]>([
    ['throws', () => Promise.reject(new Error('a component'))],
    ['answers 500', async () => new Response('', { status: 500 })],
    ['leads elsewhere', async () => new Response('', { status: 302 })],
  ])('E-27 a page that %s stops publishing, and the site is unchanged', async (_, fail) => {
    await save('home', { [headline]: text('নতুন') });
    site.renderPage = (path) => (path === '/bn' ? fail() : Promise.resolve(new Response('')));
    const answer = await publish(['home']);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'page_failed', errors: [{ field: '/bn' }] });
    expect(live().home.homeWords.headline.bn).not.toBe('নতুন');
    expect(await revisions('home')).toHaveLength(1);
  });

  test('every page that shows a changed document is rendered once, in both languages, from what is to be', async () => {
    const seen: string[] = [];
    site.renderPage = async (path, documents) => {
      seen.push(path);
      expect(documents.about.aboutWords.headline.bn).toBe('নতুন');
      return new Response('');
    };
    await save('about', { 'aboutWords/headline': text('নতুন') });
    await published(['about']);
    expect(seen.toSorted()).toEqual([
      '/about',
      '/about/directors',
      '/bn/about',
      '/bn/about/directors',
    ]);
  });

  test('a rehearsal tells what would change, and changes nothing', async () => {
    await save('home', { [headline]: text('নতুন', 'New') });
    await save('agency', { [phone]: '+880 1000-000009', 'agency/foundedIn': 2018 });
    site.renderPage = async (path, { home }) => {
      const isHeavy = path === '/' && home.homeWords.headline.en === 'New';
      return new Response(Array.from({ length: isHeavy ? 2000 : 10 }, () => randomUUID()).join());
    };
    const answer = await site.call('POST', '/api/content/rehearsals', {
      cookie: staff,
      json: { documents: ['home', 'agency'] },
    });
    const told = (await answer.json()) as { changes: object[]; held: object[]; pages: object[] };
    const words = { document: 'home', path: headline };
    expect(told).toMatchObject({
      changes: [
        { ...words, locale: 'en', before: 'Recruitment & Visa Consulting', after: 'New' },
        { ...words, locale: 'bn', after: 'নতুন' },
        { document: 'agency', path: 'agency/foundedIn', locale: null, before: 2017, after: 2018 },
      ],
      held: [{ document: 'agency', path: phone, locale: null, after: '+880 1000-000009' }],
      faults: [],
    });
    expect(told.pages).toHaveLength(2 * publicPagesIn(defaultDocuments()).length);
    expect(JSON.stringify(told)).toContain('heavy_page');
    expect((await read('home')).version).toBe(1);
    expect(await revisions('home')).toHaveLength(1);
  });

  twice(
    'of a draft one field goes and another, left out, stays in it; what was put back is marked so',
    async () => {
      await save('home', { [headline]: text('প্রথম') });
      await publish(['home']);
      await save('home', { [headline]: text('দ্বিতীয়'), 'homeWords/tagline': text('আস্থা') });
      const without = [{ document: 'home', path: headline }];
      const json = { documents: ['home'], without };
      const told = await site.call('POST', '/api/content/rehearsals', { cookie: staff, json });
      const { changes, held } = (await told.json()) as { changes: object[]; held: object[] };
      expect(changes).toMatchObject([{ path: 'homeWords/tagline' }, { path: 'homeWords/tagline' }]);
      expect(held).toEqual([]);
      expect((await publish(['home'], { without })).status).toBe(201);
      const { leaves } = await read('home');
      expect(leaves[headline]).toMatchObject({ published: text('প্রথম'), draft: text('দ্বিতীয়') });
      expect(leaves['homeWords/tagline']).toMatchObject({ published: text('আস্থা') });
      expect(leaves['homeWords/tagline']).not.toHaveProperty('draft');
      const nothing = await publish(['home'], { without });
      expect(nothing.status).toBe(422);

      const shipped = { cookie: staff };
      await site.call('POST', '/api/content/home/revisions/shipped/restoration', shipped);
      expect((await read('home')).leaves[headline]).toMatchObject({ isRestored: true });
    },
  );

  twice('E-32 version 1 put back and published is what was live then', async () => {
    await save('reviews', { 'reviews/rakib/quote': text('প্রথম'), 'reviews/new/name': text('নতুন') });
    await save('reviews', { 'reviews/new': null });
    await published(['reviews'], { note: 'First' });
    const first = live().reviews;
    await save('reviews', {
      'reviews/rakib': null,
      reviews: ['nasrin', 'shafiqul'],
      'reviews/nasrin/quote': text('দ্বিতীয়'),
    });
    await published(['reviews'], { note: 'Second' });
    expect(live().reviews.reviews.map(({ _key }) => _key)).not.toContain('rakib');
    const [second, one] = await revisions('reviews');
    expect(second).toMatchObject({
      number: 2,
      note: 'Second',
      by: { email: 'staff@sampan.example' },
    });
    expect(one).toMatchObject({ number: 1, changed: { reviews: ['en', 'bn'] } });
    const restore = () =>
      site.call('POST', `/api/content/reviews/revisions/${one!._id}/restoration`, {
        cookie: staff,
      });
    expect(await (await restore()).json()).toEqual({ modifiedCount: 1 });
    expect(await (await restore()).json()).toEqual({ modifiedCount: 0 });
    await published(['reviews']);
    expect(live().reviews).toEqual(first);
    expect((await revisions('reviews'))[0]).toMatchObject({ number: 3, restoredFrom: one!._id });
  });

  test('E-32 what was shipped can be put back, too', async () => {
    const shipped = live().home;
    await save('home', { [headline]: text('নতুন') });
    await published(['home']);
    await site.call('POST', '/api/content/home/revisions/shipped/restoration', { cookie: staff });
    await published(['home']);
    expect(live().home).toEqual(shipped);
    const list = (await (await site.call('GET', '/api/content', { cookie: staff })).json()) as {
      _id: string;
      state: string;
    }[];
    expect(list.find(({ _id }) => _id === 'home')?.state).toBe('default');
  });

  twice(
    'E-32 a discarded draft returns as a draft for 30 days; another draft is kept',
    async () => {
      await save('home', { [headline]: text('ফেলে দেওয়া') });
      const gone = await site.call('DELETE', '/api/content/home/draft', { cookie: staff });
      const { revision } = (await gone.json()) as { revision: string };
      await save('home', { 'homeWords/tagline': text('অন্য') });
      const path = `/api/content/home/revisions/${revision}`;
      const whole = await (await site.call('GET', path, { cookie: staff })).json();
      expect(whole).toMatchObject({
        state: 'discarded',
        fields: { [headline]: text('ফেলে দেওয়া') },
      });
      await site.call('POST', `${path}/restoration`, { cookie: staff });
      const { leaves } = await read('home');
      expect(leaves[headline]?.draft).toEqual(text('ফেলে দেওয়া'));
      expect(leaves['homeWords/tagline']).not.toHaveProperty('draft');
      expect((await revisions('home')).map(({ state }) => state)).toEqual([
        'discarded',
        'discarded',
        'published',
      ]);
    },
  );

  test('the two sides of a comparison are whole', async () => {
    await save('home', { [headline]: text('নতুন') });
    await published(['home']);
    const [one] = await revisions('home');
    const get = async (id: string) =>
      (await (
        await site.call('GET', `/api/content/home/revisions/${id}`, { cookie: staff })
      ).json()) as {
        fields: Record<string, unknown>;
      };
    const [then, shipped] = [await get(one!._id), await get('shipped')];
    expect(Object.keys(then.fields)).toEqual(Object.keys(shipped.fields));
    expect(then.fields[headline]).toEqual(text('নতুন'));
    expect(shipped.fields[headline]).not.toEqual(text('নতুন'));
  });

  twice(
    'E-33 a publication of two documents is taken back, and its texts are drafts again',
    async () => {
      const before = live();
      await save('home', { [headline]: text('নতুন') });
      await save('about', { 'aboutWords/headline': text('নতুন') });
      const key = await published(['home', 'about']);
      await save('home', { 'homeWords/tagline': text('পরে') });
      const undo = randomUUID();
      const answer = await reverse(key, { key: undo });
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ acknowledged: true, insertedId: undo });
      expect((await reverse(key, { key: undo })).status).toBe(201);
      expect(live()).toEqual(before);
      for (const [id, path] of [
        ['home', headline],
        ['about', 'aboutWords/headline'],
      ] as const) {
        expect((await read(id)).leaves[path]?.draft).toEqual(text('নতুন'));
        expect((await revisions(id))[0]).toMatchObject({ number: 2, publication: undo });
      }
      expect((await read('home')).leaves['homeWords/tagline']?.draft).toEqual(text('পরে'));
      expect(await codeOf(await reverse(key))).toBe('published_since');
      await published(['home', 'about']);
      expect(live().home.homeWords.headline).toEqual(text('নতুন'));
    },
  );

  twice(
    'E-33 after another publication of one of them it is refused, and a text changed since stays',
    async () => {
      await save('home', { [headline]: text('এক') });
      const first = await published(['home']);
      await save('home', { [headline]: text('দুই') });
      const second = await published(['home']);
      expect(await codeOf(await reverse(first))).toBe('published_since');
      await save('home', { [headline]: text('তিন') });
      expect((await reverse(second)).status).toBe(201);
      expect(live().home.homeWords.headline).toEqual(text('এক'));
      expect((await read('home')).leaves[headline]?.draft).toEqual(text('তিন'));
      expect((await reverse(randomUUID())).status).toBe(404);
    },
  );

  twice('E-33 items that were added and removed come back as they were', async () => {
    const before = live().reviews;
    await save('reviews', {
      'reviews/new/quote': text('নতুন'),
      'reviews/new/title': text('নতুন'),
      'reviews/new/name': text('নতুন'),
      'reviews/new/service': text('নতুন'),
      'reviews/new/rating': 5,
      'reviews/new/photo': '/illustrations/face-1.svg',
      'reviews/new/sample': true,
      'reviews/rakib': null,
    });
    const key = await published(['reviews']);
    const after = live().reviews;
    await reverse(key);
    expect(live().reviews).toEqual(before);
    await published(['reviews']);
    expect(live().reviews).toEqual(after);
  });

  twice('E-35 an erased revision keeps who and when; its texts are in no table', async () => {
    await save('home', { [headline]: text('গোপন কথা') });
    await published(['home']);
    await save('home', { [headline]: text('ঠিক কথা') });
    await published(['home']);
    const [now, old] = await revisions('home');
    const erase = (id: string, cookie = owner) =>
      site.call('DELETE', `/api/content/home/revisions/${id}/value`, { cookie });
    expect(await codeOf(await erase(old!._id, staff))).toBe('owner_only');
    expect(await codeOf(await erase(now!._id))).toBe('still_published');
    expect(await (await erase(old!._id)).json()).toEqual({ deletedCount: 1 });
    expect(await (await erase(old!._id)).json()).toEqual({ deletedCount: 0 });
    const { db } = site.services.database;
    const all = JSON.stringify(await db.selectFrom('contentRevision').selectAll().execute());
    expect(all).not.toContain('গোপন');
    expect((await revisions('home'))[1]).toMatchObject({
      state: 'erased',
      by: { email: 'staff@sampan.example' },
    });
    const restored = await site.call(
      'POST',
      `/api/content/home/revisions/${old!._id}/restoration`,
      { cookie: staff },
    );
    expect(await codeOf(restored)).toBe('text_erased');
  });

  const upload = (shape: string) => uploadedPicture(site, staff, shape);

  twice(
    'E-35 the pictures of an erased revision are in no table and no store, others stay',
    async () => {
      const photo = `officials/${live().officials.officials[0]!._key}/photo`;
      const [first, second] = [await upload('portrait'), await upload('portrait')];
      await save('officials', { [photo]: { address: first, decoration: true } });
      await published(['officials']);
      await save('officials', { [photo]: { address: second, decoration: true } });
      await published(['officials']);
      expect((await site.call('GET', first)).status).toBe(200);
      const old = (await revisions('officials'))[1]!;
      await site.call('DELETE', `/api/content/officials/revisions/${old._id}/value`, {
        cookie: owner,
      });
      expect((await site.call('GET', first)).status).toBe(404);
      expect((await site.call('GET', second)).status).toBe(200);
      const { db } = site.services.database;
      const uses = await db.selectFrom('contentPictureUse').select('revision').execute();
      expect(uses).toHaveLength(1);
    },
  );

  test('a picture that is not there stops publishing, and its field is named', async () => {
    const photo = `officials/${live().officials.officials[0]!._key}/photo`;
    const address = `/media/${'0'.repeat(32)}-800x800.webp`;
    await save('officials', { [photo]: { address, decoration: true } });
    const answer = await publish(['officials']);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: `officials/${photo}`, code: 'no_such_picture' }],
    });
    expect(await revisions('officials')).toHaveLength(1);
  });

  test('a publication whose earlier picture is gone is not taken back, and its field is named', async () => {
    const photo = `officials/${live().officials.officials[0]!._key}/photo`;
    const [first, second] = [await upload('portrait'), await upload('portrait')];
    await save('officials', { [photo]: { address: first, decoration: true } });
    await published(['officials']);
    await save('officials', { [photo]: { address: second, decoration: true } });
    const key = await published(['officials']);
    // As on a site that was restored from a backup without pictures.
    const { db } = site.services.database;
    const gone = contentImage(first)!.key;
    for (const table of ['contentPictureUse', 'contentPicture', 'image'] as const)
      await db.deleteFrom(table).where('key', '=', gone).execute();
    const answer = await reverse(key);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: `officials/${photo}`, code: 'no_such_picture' }],
    });
    expect(live().officials.officials[0]!.photo).toMatchObject({ address: second });
  });

  test('nor does one of another shape than its address says', async () => {
    const scene = await upload('scene');
    const address = scene.replace('-960x600', '-800x800');
    const photo = `officials/${live().officials.officials[0]!._key}/photo`;
    await save('officials', { [photo]: { address, decoration: true } });
    const answer = await publish(['officials']);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'no_such_picture' }] });
  });

  test('E-53 a picture without words in one language and without the tick is not published, and its field is named', async () => {
    const address = await upload('portrait');
    const photo = `officials/${live().officials.officials[0]!._key}/photo`;
    const refusedFor = async (value: unknown) => {
      await save('officials', { [photo]: value });
      const answer = await publish(['officials']);
      expect(answer.status).toBe(422);
      return ((await answer.json()) as { errors: { code: string; message: string }[] }).errors;
    };
    // As an address alone, as if it were a drawing.
    expect(await refusedFor(address)).toMatchObject([
      { field: `officials/${photo}`, code: 'no_words' },
    ]);
    const [missed, ...others] = await refusedFor({ address, en: 'In the office', bn: '' });
    expect(others).toEqual([]);
    expect(missed).toMatchObject({ field: `officials/${photo}`, code: 'no_words' });
    expect(missed!.message).toMatch(/^Directors 1, Portrait, Bengali: say what/);
    expect(await refusedFor({ address, en: 'অফিসে', bn: 'অফিসে' })).toMatchObject([
      { code: 'bengali_letter' },
    ]);
    expect(await refusedFor({ address, decoration: true, en: 'In the office' })).toMatchObject([
      { code: 'no_such_picture' },
    ]);

    await save('officials', { [photo]: { address, en: ' In the  office\u200b', bn: 'অফিসে' } });
    await published(['officials']);
    const { photo: live1 } = live().officials.officials[0]!;
    expect(live1).toEqual({ address, en: 'In the  office', bn: 'অফিসে' });
    await save('officials', { [photo]: { address, decoration: true } });
    await published(['officials']);
  });

  test('a picture that went live before words were asked for stays on its page', async () => {
    const address = await upload('portrait');
    const shipped = live().officials.officials;
    await save('officials', {
      [`officials/${shipped[0]!._key}/photo`]: { address, decoration: true },
    });
    await published(['officials']);
    const { db } = site.services.database;
    const row = await db
      .selectFrom('contentDocument')
      .select('published')
      .where('_id', '=', 'officials')
      .executeTakeFirstOrThrow();
    const plain = row.published!.replace(
      JSON.stringify({ address, decoration: true }),
      JSON.stringify(address),
    );
    await db
      .updateTable('contentDocument')
      .set({ published: plain })
      .where('_id', '=', 'officials')
      .execute();
    await site.services.content.reload();
    expect(live().officials.officials[0]!.photo).toBe(address);
  });

  twice(
    'E-36 an upgrade: a field that is gone or no longer fits falls to its default, stays in the table and is a to-do',
    async () => {
      await save('home', { [headline]: text('নতুন') });
      await save('about', { 'aboutWords/headline': text('নতুন') });
      await published(['home', 'about']);
      const { db } = site.services.database;
      const changeStored = async (
        id: string,
        change: (overrides: Record<string, { value?: unknown; basis: string }>) => void,
      ) => {
        const row = await db
          .selectFrom('contentDocument')
          .select('published')
          .where('_id', '=', id)
          .executeTakeFirstOrThrow();
        const overrides = JSON.parse(row.published ?? '{}') as Record<
          string,
          { value?: unknown; basis: string }
        >;
        change(overrides);
        await db
          .updateTable('contentDocument')
          .set({ published: JSON.stringify(overrides) })
          .where('_id', '=', id)
          .execute();
      };
      await changeStored('home', (overrides) => {
        overrides['homeWords/gone'] = overrides[headline]!;
        overrides[headline] = { ...overrides[headline]!, value: text('অ'.repeat(61)) };
      });
      await changeStored('about', (overrides) => {
        overrides['aboutWords/headline']!.basis = 'of another text';
      });
      await site.services.content.reload();
      const shipped = (await read('home')).leaves[headline];
      expect(live().home.homeWords.headline).toEqual(shipped?.default);
      expect(shipped?.published).toEqual(shipped?.default);
      const list = (await (await site.call('GET', '/api/content', { cookie: staff })).json()) as {
        _id: string;
        todo: { lost: number };
      }[];
      expect(list.find(({ _id }) => _id === 'home')?.todo.lost).toBe(2);
      expect((await read('about')).leaves['aboutWords/headline']).toMatchObject({
        shippedChanged: true,
      });
      await save('home', { 'homeWords/tagline': text('পরে') });
      await published(['home']);
      const { published: kept } = await db
        .selectFrom('contentDocument')
        .select('published')
        .where('_id', '=', 'home')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(kept ?? '{}')).toHaveProperty(['homeWords/gone']);
    },
  );

  test('stored JSON that cannot be read leaves its document as shipped, and is a to-do', async () => {
    await save('home', { [headline]: text('নতুন') });
    await published(['home']);
    const { db } = site.services.database;
    await db.updateTable('contentDocument').set({ published: '{"half' }).execute();
    await site.services.content.reload();
    expect(live().home.homeWords.headline.bn).not.toBe('নতুন');
    expect((await site.call('GET', '/api/content/home', { cookie: staff })).status).toBe(200);
    const list = (await (await site.call('GET', '/api/content', { cookie: staff })).json()) as {
      _id: string;
      todo: { lost: number };
    }[];
    expect(list.find(({ _id }) => _id === 'home')?.todo.lost).toBe(1);
  });

  describe('E-64 what an owner publishes', () => {
    twice(
      'staff publish hours while a phone number waits in the same draft, which stays',
      async () => {
        const { leaves } = await read('agency');
        await save('agency', { [phone]: '+880 1000-000007', 'agency/foundedIn': 2018 });
        await published(['agency']);
        expect(live().agency.agency.foundedIn).toBe(2018);
        expect(live().agency.agency.phones[0]?.shown).toBe(leaves[phone]?.published);
        expect((await read('agency')).leaves[phone]?.draft).toBe('+880 1000-000007');
      },
    );

    twice(
      'a draft that is held altogether, and old in one language, keeps no other from going live',
      async () => {
        const { leaves } = await read('policy');
        const title = Object.keys(leaves).find((name) => /^sections\/[^/]+\/title$/.test(name))!;
        const was = leaves[title]?.published as { en: string; bn: string };
        await save('policy', { [title]: { ...was, bn: 'নতুন নাম' } });
        await save('home', { [headline]: text('নতুন') });
        const answer = await site.call('POST', '/api/content/rehearsals', {
          cookie: staff,
          json: { documents: ['home', 'policy'] },
        });
        expect(await answer.json()).toMatchObject({
          faults: [],
          held: [{ document: 'policy', path: title }],
        });
        await published(['home', 'policy']);
        expect(live().home.homeWords.headline.bn).toBe('নতুন');
        expect((await read('policy')).leaves[title]?.draft).toMatchObject({ bn: 'নতুন নাম' });
      },
    );

    test('the phone alone is refused, and so is taking back what changed it', async () => {
      await save('agency', { [phone]: '+880 1000-000007' });
      const alone = await publish(['agency']);
      expect([alone.status, await codeOf(alone)]).toEqual([403, 'owner_only']);
      const key = await published(['agency'], { cookie: owner });
      const back = await reverse(key);
      expect([back.status, await codeOf(back)]).toEqual([403, 'owner_only']);
      expect((await reverse(key, { cookie: owner })).status).toBe(201);
    });

    twice(
      'asking makes a to-do and a mail for each owner, once, until it is published',
      async () => {
        const ask = () => site.call('POST', '/api/content/agency/request', { cookie: staff });
        expect(await (await ask()).json()).toEqual({ modifiedCount: 0 });
        await save('agency', { 'agency/foundedIn': 2018 });
        expect(await (await ask()).json()).toEqual({ modifiedCount: 0 });
        await save('agency', { [phone]: '+880 1000-000007' });
        expect(await (await ask()).json()).toEqual({ modifiedCount: 1 });
        expect(await (await ask()).json()).toEqual({ modifiedCount: 0 });
        const asked = async () => {
          const list = (await (
            await site.call('GET', '/api/content', { cookie: owner })
          ).json()) as {
            _id: string;
            askedBy: { email: string } | null;
          }[];
          return list.find(({ _id }) => _id === 'agency')?.askedBy;
        };
        expect(await asked()).toMatchObject({ email: 'staff@sampan.example' });
        const { db } = site.services.database;
        const mails = await db.selectFrom('outbox').select(['kind', 'subject']).execute();
        expect(mails).toMatchObject([
          { kind: 'content', subject: expect.stringMatching(/^agency:/) },
        ]);
        await published(['agency'], { cookie: staff });
        expect(await asked()).not.toBe(null);
        await published(['agency'], { cookie: owner });
        expect(await asked()).toBe(null);
      },
    );
  });

  twice.each<[string, (was: unknown) => Promise<unknown>]>([
    ['the old number is typed again', (was) => save('agency', { [phone]: was })],
    [
      'what was shipped comes back',
      () =>
        site.call('POST', '/api/content/agency/revisions/shipped/restoration', { cookie: staff }),
    ],
  ])('E-64 nobody is asked any more once %s, and may be asked again', async (_, takeBack) => {
    const was = (await read('agency')).leaves[phone]?.published;
    const ask = async () => {
      const answer = await site.call('POST', '/api/content/agency/request', { cookie: staff });
      return answer.json();
    };
    const asked = async () => {
      const list = (await (await site.call('GET', '/api/content', { cookie: owner })).json()) as {
        _id: string;
        askedAt: string | null;
        askedBy: object | null;
      }[];
      const { askedAt, askedBy } = list.find(({ _id }) => _id === 'agency')!;
      return askedAt !== null || askedBy !== null;
    };
    await save('agency', { [phone]: '+880 1000-000007' });
    await ask();
    await save('agency', { 'agency/foundedIn': 2018 });
    expect(await asked()).toBe(true);
    await takeBack(was);
    expect(await asked()).toBe(false);
    await save('agency', { [phone]: '+880 1000-000006' });
    expect(await ask()).toEqual({ modifiedCount: 1 });
    expect(await asked()).toBe(true);
  });

  test('E-65 an owner with a session of 11 minutes signs in again for a guarded field, and for no other', async () => {
    const cookie = await site.signIn(`o${randomUUID()}@sampan.example`, 'owner');
    const { db, engine } = site.services.database;
    const old = new Date(site.services.now().getTime() - 11 * 60_000);
    const last = await db
      .selectFrom('session')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const age = (createdAt: Date) =>
      db
        .updateTable('session')
        .set({ createdAt: engine === 'sqlite' ? createdAt.toISOString() : createdAt })
        .where('id', '=', last.id)
        .execute();
    await age(old);
    await save('agency', { 'agency/foundedIn': 2019 });
    await published(['agency'], { cookie });
    await save('agency', { [phone]: '+880 1000-000008' });
    const refused = await publish(['agency'], { cookie });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'fresh_sign_in_required']);
    await age(site.services.now());
    const key = await published(['agency'], { cookie });
    const list = (await (await site.call('GET', '/api/content', { cookie: staff })).json()) as {
      _id: string;
      guardedChange: object | null;
    }[];
    expect(list.find(({ _id }) => _id === 'agency')?.guardedChange).toMatchObject({
      at: '2026-03-01T10:00:00.000Z',
      fields: ['agency/phones'],
    });
    const accounts = await db.selectFrom('staff').select('id').execute();
    const mails = await db
      .selectFrom('outbox')
      .select('subject')
      .where('kind', '=', 'content')
      .execute();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      accounts.map(({ id }) => `${key}:${id}`).toSorted(),
    );
  });

  test('nothing that was typed is in an event', async () => {
    await save('home', { [headline]: text('গোপন', 'Secret') });
    await published(['home'], { note: 'A note' });
    const { db } = site.services.database;
    const events = await db.selectFrom('event').select(['action', 'subject']).execute();
    expect(events).toEqual([{ action: 'content.published', subject: 'home' }]);
  });

  twice.each([
    [{ key: 'short', documents: [{ _id: 'home', version: 0 }] }, 422],
    [{ key: randomUUID(), documents: [] }, 422],
    [{ key: randomUUID(), documents: [{ _id: 'nowhere', version: 0 }] }, 422],
    [
      {
        key: randomUUID(),
        documents: [
          { _id: 'home', version: 0 },
          { _id: 'home', version: 0 },
        ],
      },
      422,
    ],
    [{ key: randomUUID(), documents: [{ _id: 'home', version: 0 }] }, 422],
    [{ key: randomUUID(), documents: [{ _id: 'home', version: 3 }] }, 409],
    [{ key: randomUUID(), documents: [{ _id: 'home', version: 0 }], note: 'x'.repeat(201) }, 422],
    [{ key: randomUUID(), documents: [{ _id: 'home', version: 0 }], note: 'x\0' }, 422],
  ])('a publication such as %j is answered by %i', async (json, status) => {
    const answer = await site.call('POST', '/api/content/publications', { cookie: owner, json });
    expect(answer.status).toBe(status);
  });

  test('publications are counted by outcome', async () => {
    await save('home', { [headline]: text('নতুন') });
    await published(['home']);
    const { values } = await site.services.metrics.publications.get();
    expect(values.find(({ labels }) => labels.outcome === 'published')?.value).toBeGreaterThan(0);
  });
});
