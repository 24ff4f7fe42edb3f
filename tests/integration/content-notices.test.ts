import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test as twice } from 'vitest';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import { cachedResponse } from '#app/serving/page-cache.server.ts';
import { hasForbiddenCharacters } from '#app/content/typed-text.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

type Leaf = { version: number; draft?: unknown; published?: unknown };
type Edited = { version: number; leaves: Record<string, Leaf>; faults: { path: string }[] };
type Listed = {
  _id: string;
  kind: string;
  title: { en: string; bn: string };
  pages: string[];
  state: string;
  run: { phase: string; from: string | null; until: string | null } | null;
  todo: { missing: number };
};

const emptied = ['contentDocument', 'contentRevision', 'event'] as const;

const text = (bn: string, en = '') => ({ en, bn });

/** What is typed into a notice that runs for a day. */
const written = {
  title: text('ঈদে অফিস বন্ধ'),
  until: '02/03/2026 16:00',
  'body/first': true,
  'body/first/kind': 'paragraph',
  'body/first/text': text('ঈদের ছুটিতে অফিস তিন দিন বন্ধ থাকবে।'),
};

eachDatabase(({ url, testOnce: test }) => {
  let one: TestSite;
  let other: TestSite;
  let owner: string;
  let staff: string;
  beforeAll(async () => {
    one = await openTestSite(url(), { RATE_LIMITS: 'off' });
    other = await openTestSite(url(), { RATE_LIMITS: 'off' });
    owner = await one.signIn('owner@sampan.example', 'owner');
    staff = await one.signIn('staff@sampan.example', 'staff');
  });
  beforeEach(async () => {
    // Ten o'clock in the morning in Dhaka.
    for (const site of [one, other]) site.setNow('2026-03-01T04:00:00.000Z');
    const { db } = one.services.database;
    for (const table of emptied) await db.deleteFrom(table).execute();
    await Promise.all([one, other].map(({ services }) => services.content.reload()));
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  const news = (site = one) => site.services.content.current().documents.news;
  const titles = (site = one) => news(site).current.map(({ title }) => title.bn);
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

  async function begin(key: string = newId()): Promise<string> {
    const json = { key, kind: 'news' };
    const answer = await one.call('POST', '/api/content', { cookie: staff, json });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }

  async function read(id: string): Promise<Edited> {
    return (await one.call('GET', `/api/content/${id}`, { cookie: staff })).json();
  }

  let sequence = 0;
  async function save(id: string, values: Record<string, unknown>) {
    const { leaves } = await read(id);
    const changes = Object.entries(values).map(([path, value]) => ({
      ...{ path, value },
      base: leaves[path]?.version ?? 0,
    }));
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    return one.call('PATCH', `/api/content/${id}`, { cookie: staff, json });
  }

  async function publish(...ids: string[]) {
    const documents = await Promise.all(
      ids.map(async (_id) => ({ _id, version: (await read(_id)).version })),
    );
    const key: string = randomUUID();
    const json = { key, documents };
    const answer = await one.call('POST', '/api/content/publications', { cookie: staff, json });
    return { key, answer };
  }

  /** A notice that is live. */
  async function publishedNotice(values: Record<string, unknown> = {}): Promise<string> {
    const id = await begin();
    await save(id, { ...written, ...values });
    const { answer } = await publish(id);
    expect(answer.status).toBe(201);
    return id;
  }

  async function listed(id: string): Promise<Listed | undefined> {
    const answer = await one.call('GET', '/api/content', { cookie: staff });
    return ((await answer.json()) as Listed[]).find(({ _id }) => _id === id);
  }

  const act = (method: string, id: string, rest = '') =>
    one.call(method, `/api/content/${id}${rest}`, { cookie: staff });

  twice(
    'E-56 a notice is begun once however often it is sent, and nobody sees it before it is published',
    async () => {
      const key = newId();
      const ids = await Promise.all(Array.from({ length: 20 }, () => begin(key)));
      expect(new Set(ids)).toEqual(new Set([`news.${key}`]));
      const [id = ''] = ids;
      await save(id, written);
      await one.services.content.reload();
      expect(news()).toEqual({ wasEver: false, current: [], earlier: [] });
      expect(await listed(id)).toMatchObject({
        ...{ kind: 'news', state: 'draft', title: { bn: 'ঈদে অফিস বন্ধ' }, pages: ['/', '/news'] },
        run: { phase: 'draft', until: '2026-03-02T10:00:00.000Z' },
      });
    },
  );

  /** Lets the clock of both processes run from a moment, and their pages follow it. Returns how to stop that. */
  function run(from: string): () => Promise<unknown> {
    const [start, base] = [performance.now(), Date.parse(from)];
    const stop = [one, other].map(({ services }) => {
      services.now = () => new Date(base + performance.now() - start);
      return startCacheInvalidation(services);
    });
    return () => Promise.all(stop.map((end) => end()));
  }

  const soon = { timeout: 1200, interval: 20 };

  test('E-56 from 10:00 until 12:00 it is on the pages of every process, by the clock alone', async () => {
    for (const site of [one, other]) site.setNow('2026-03-01T03:00:00.000Z');
    const times = { from: '০১/০৩/২০২৬ ১০:০০', until: '01.03.2026 12:00' };
    await publishedNotice(times);
    await other.services.content.reload();
    const version = one.services.content.current().version;
    for (const site of [one, other]) expect(titles(site)).toEqual([]);

    const keep = async (site: TestSite) => {
      const page = cachedResponse(200, {}, Buffer.from('before'), {});
      await site.services.pages.fill('/', () => page);
      expect(site.services.pages.get('/')).toBeDefined();
    };
    for (const [moment, before, after] of [
      ['2026-03-01T03:59:59.600Z', [], ['ঈদে অফিস বন্ধ']],
      ['2026-03-01T05:59:59.600Z', ['ঈদে অফিস বন্ধ'], []],
    ] as const) {
      const stop = run(moment);
      for (const site of [one, other]) {
        await keep(site);
        expect(titles(site)).toEqual(before);
      }
      for (const site of [one, other]) {
        await expect.poll(() => titles(site), soon).toEqual(after);
        await expect.poll(() => site.services.pages.get('/'), soon).toBeUndefined();
      }
      await stop();
    }
    expect(one.services.content.current().version).toBe(version);
    expect(news().earlier.map(({ title }) => title.bn)).toEqual(['ঈদে অফিস বন্ধ']);
    expect(one.services.content.current().publishedAt.news).toBe('2026-03-01T06:00:00.000Z');
  });

  test('E-56 a process that starts while it runs shows it at once', async () => {
    await publishedNotice();
    const third = await openTestSite(url());
    third.setNow('2026-03-01T05:00:00.000Z');
    third.services.content.turn();
    expect(titles(third)).toEqual(['ঈদে অফিস বন্ধ']);
    await third.close();
  });

  test('it begins when it is published, where nobody has said when', async () => {
    one.setNow('2026-03-01T04:00:42.000Z');
    await publishedNotice();
    expect(news().current[0]?.from).toBe('2026-03-01T04:00:00.000Z');
  });

  test('Bengali is required; what has no English yet is to do, and no fault', async () => {
    const id = await begin();
    await save(id, { ...written, title: text('', 'Office closed') });
    const { answer: refused } = await publish(id);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ field: `${id}/title` }] });
    await save(id, { title: text('ঈদে অফিস বন্ধ') });
    expect((await publish(id)).answer.status).toBe(201);
    expect(await listed(id)).toMatchObject({ state: 'published', todo: { missing: 2 } });
  });

  test('whose beginning is left out of its first publication is refused: nobody would ever see it', async () => {
    const id = await begin();
    await save(id, { ...written, from: '02/03/2026 10:00' });
    const documents = [{ _id: id, version: (await read(id)).version }];
    const json = {
      key: String(randomUUID()),
      documents,
      without: [{ document: id, path: 'from' }],
    };
    const answer = await one.call('POST', '/api/content/publications', { cookie: staff, json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: `${id}/from` }] });
  });

  test.each([
    ['an end before the beginning', { from: '03/03/2026 10:00' }, 'until'],
    ['more than 366 days', { from: '01/03/2026 10:00', until: '03/03/2027 10:00' }, 'until'],
    ['more than 366 days from now', { until: '03/03/2027 10:00' }, 'until'],
    ['no end', { until: '' }, 'until'],
    ['half a day', { until: '2/3' }, 'until'],
    ['a day that does not exist', { until: '31/02/2026 10:00' }, 'until'],
    ['a link that runs code', link('javascript:alert(1)'), 'body/way/address'],
    ['a link to nowhere', link('/nowhere'), 'body/way/address'],
    ['a link without an address', { 'body/first/kind': 'link' }, 'body/first/address'],
    ['too much text', { 'body/first/text': text('ক'.repeat(901)) }, 'body/first/text'],
  ])('%s is saved as a draft and stops publishing', async (_, values, path) => {
    const id = await begin();
    expect((await save(id, { ...written, ...values })).status).toBe(200);
    const { answer } = await publish(id);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: `${id}/${path}` }] });
    expect(titles()).toEqual([]);
  });

  test('more than 1,500 letters together are refused, however they are divided', async () => {
    const id = await begin();
    const rows = ['first', 'second'].map((key) => ({
      [`body/${key}`]: true,
      [`body/${key}/kind`]: 'paragraph',
      [`body/${key}/text`]: text('ক'.repeat(751)),
    }));
    await save(id, { ...written, ...rows[0], ...rows[1] });
    expect((await publish(id)).answer.status).toBe(422);
  });

  twice(
    'the eleventh at once is refused with a sentence, also of two that are published together',
    async () => {
      for (let count = 0; count < 9; count += 1) await publishedNotice();
      const [tenth, eleventh] = [await begin(), await begin()];
      for (const id of [tenth, eleventh]) await save(id, written);
      const { answer } = await publish(tenth, eleventh);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'too_many_at_once' }, {}] });
      const both = await Promise.all([publish(tenth), publish(eleventh)]);
      expect(both.map((done) => done.answer.status).sort()[0]).toBe(201);
      expect(both.map((done) => done.answer.status).sort()[1]).toBeGreaterThanOrEqual(409);
      expect(news().current).toHaveLength(10);
      // Another day there is room.
      const late = { from: '03/03/2026 10:00', until: '04/03/2026 10:00' };
      await publishedNotice(late);
      expect(news().current).toHaveLength(10);
    },
  );

  test('deleted, it is on no page at once; taken back, it is there as before, unless ten others are', async () => {
    const id = await publishedNotice();
    const stop = startCacheInvalidation(one.services);
    expect(await (await act('DELETE', id)).json()).toEqual({ deletedCount: 1 });
    expect(titles()).toEqual([]);
    expect(await (await act('DELETE', id)).json()).toEqual({ deletedCount: 0 });
    expect(await listed(id)).toMatchObject({ state: 'deleted', todo: { missing: 0 } });
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/revisions'],
      ['DELETE', '/draft'],
    ] as const)
      expect((await act(method, id, rest)).status).toBe(404);
    expect(await (await act('POST', id, '/restore')).json()).toEqual({ restoredCount: 1 });
    expect(titles()).toEqual(['ঈদে অফিস বন্ধ']);
    expect(await (await act('POST', id, '/restore')).json()).toEqual({ restoredCount: 0 });

    await act('DELETE', id);
    for (let count = 0; count < 10; count += 1) await publishedNotice();
    const refused = await act('POST', id, '/restore');
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'too_many_notices']);
    expect(await listed(id)).toMatchObject({ state: 'deleted' });
    await stop();
  });

  twice(
    'after 30 days in the trash its texts are in no table; who published it stays',
    async () => {
      const id = await publishedNotice();
      await act('DELETE', id);
      const keepHouse = () => housekeepingTask(one.services).run(new AbortController().signal);
      one.setNow('2026-03-31T03:00:00.000Z');
      await keepHouse();
      expect(await listed(id)).toMatchObject({ state: 'deleted' });
      one.setNow('2026-03-31T05:00:00.000Z');
      await keepHouse();
      expect(await listed(id)).toBeUndefined();
      const { db } = one.services.database;
      const rows = await db
        .selectFrom('contentRevision')
        .select(['state', 'value', 'by'])
        .where('document', '=', id)
        .execute();
      expect(rows).toEqual([{ state: 'erased', value: '{}', by: expect.any(String) }]);
      await one.services.content.reload();
      expect(news()).toEqual({ wasEver: true, current: [], earlier: [] });
      expect((await act('POST', id, '/restore')).status).toBe(404);
    },
  );

  test('undone after its first publication it is a draft again, and can be published again', async () => {
    const id = await begin();
    await save(id, written);
    const { key } = await publish(id);
    const json = { key: String(randomUUID()) };
    const path = `/api/content/publications/${key}/reversal`;
    expect((await one.call('POST', path, { cookie: staff, json })).status).toBe(201);
    expect(titles()).toEqual([]);
    expect(await listed(id)).toMatchObject({ state: 'draft', run: { phase: 'draft' } });
    expect((await publish(id)).answer.status).toBe(201);
    expect(titles()).toEqual(['ঈদে অফিস বন্ধ']);
  });

  test('its history begins with its first publication: nothing of it was shipped', async () => {
    const id = await publishedNotice();
    const revisions = (await (await act('GET', id, '/revisions')).json()) as { number: number }[];
    expect(revisions.map(({ number }) => number)).toEqual([1]);
    expect((await act('GET', id, '/revisions/shipped')).status).toBe(404);
  });

  twice(
    'E-67 hostile strings in a notice are kept as text or refused, and never a 500',
    async () => {
      const id = await begin();
      await save(id, written);
      for (const hostile of hostileStrings.map(textOf).filter((one) => one.length < 500)) {
        const { status } = await save(id, {
          title: text(`ক ${hostile}`, hostile),
          'body/first/text': text(`ক ${hostile}`),
          'body/first/address': hostile,
          until: hostile,
        });
        expect(status).toBe(hasForbiddenCharacters(hostile) ? 422 : 200);
      }
      expect((await publish(id)).answer.status).toBe(422);
      expect((await act('GET', id)).status).toBe(200);
      expect(titles()).toEqual([]);
    },
  );

  twice('a search finds it by its text, and the trash is left out', async () => {
    const id = await publishedNotice();
    const found = async () => {
      const path = `/api/content?q=${encodeURIComponent('ছুটিতে')}`;
      const answer = await one.call('GET', path, { cookie: staff });
      return ((await answer.json()) as Listed[]).map(({ _id }) => _id);
    };
    expect(await found()).toEqual([id]);
    await act('DELETE', id);
    expect(await found()).toEqual([]);
  });

  test('E-66 what is no notice can be neither begun, deleted nor restored', async () => {
    for (const json of [{ key: newId(), kind: 'home' }, { key: 'x', kind: 'news' }, {}]) {
      const answer = await one.call('POST', '/api/content', { cookie: owner, json });
      expect(answer.status).toBe(422);
    }
    for (const id of ['home', 'nothing', `news.${newId()}`, 'news.%']) {
      expect((await act('DELETE', id)).status).toBe(404);
      expect((await act('POST', id, '/restore')).status).toBe(404);
    }
  });
});

function link(address: string) {
  return {
    'body/way': true,
    'body/way/kind': 'link',
    'body/way/text': { en: '', bn: 'এখানে দেখুন' },
    'body/way/address': address,
  };
}
