import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { apiRoutes } from '#app/api.server.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { documentIds, documents } from '#app/content/documents.ts';
import { leavesIn } from '#app/content/leaves.ts';
import { cleanText, hasForbiddenCharacters } from '#app/content/typed-text.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

/** Every call about content, as it is stated where it is defined. */
const calls = apiRoutes
  .filter(({ path }) => path.startsWith('/api/content'))
  .map(({ method, path, statement }) => ({ method, path, body: statement.body }));

const withIds = (path: string) => path.replace(/:\w+/g, 'nowhere');

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['contentDocument', 'contentRevision'],
  });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn('owner@sampan.example', 'owner');
  });
  beforeEach(async () => {
    await site.services.content.reload();
  });

  describe.each(calls)('E-66 $method $path', ({ method, path, body }) => {
    const address = withIds(path);
    const isRead = method === 'GET';

    test('is refused without a session, and from a foreign origin', async () => {
      expect((await site.call(method, address)).status).toBe(401);
      if (isRead) return;
      const headers = { origin: 'https://evil.example' };
      expect((await site.call(method, address, { cookie, headers, json: {} })).status).toBe(403);
    });

    test('is never kept by anybody', async () => {
      const answer = await site.call(method, address, { cookie });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    if (path.includes(':') && !path.includes('pictures'))
      test('an unknown id is 404', async () => {
        const json = exampleOf(path);
        const answer = await site.call(method, address, { cookie, ...(body && { json }) });
        expect(answer.status).toBe(404);
      });

    if (body?.content['application/json'])
      test('another type is 415, and 65 KiB are 413', async () => {
        const typed = { cookie, body: '{}', headers: { 'content-type': 'text/plain' } };
        expect((await site.call(method, address, typed)).status).toBe(415);
        const json = { note: 'x'.repeat(65 * 1024) };
        expect((await site.call(method, address, { cookie, json })).status).toBe(413);
      });
  });

  function exampleOf(path: string): object {
    if (path.endsWith('/confirmations')) return { path: 'a', locale: 'en' };
    if (path.endsWith('/reversal')) return { key: randomUUID() };
    if (path.endsWith('/crop')) return { shape: 'portrait', focus: { x: 0, y: 0, zoom: 100 } };
    return { editor: 'one-screen', sequence: 1, changes: [{ path: 'a', base: 0, value: 1 }] };
  }

  let sequence = 0;
  function save(id: string, changes: { path: string; base: number; value: unknown }[]) {
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    return site.call('PATCH', `/api/content/${id}`, { cookie, json });
  }

  twice(
    'E-67 every text field takes hostile strings or refuses them, and is never a 500',
    async () => {
      const strings = hostileStrings.map(textOf).filter((text) => text.length < 2000);
      let next = 0;
      for (const id of documentIds) {
        const leaves = Object.entries(leavesIn(documents[id].fields, defaultDocuments()[id]));
        const typed = leaves
          .filter(([, value]) => isText(value) || typeof value === 'string')
          .map(([path, shipped]) => {
            const hostile = strings[(next += 1) % strings.length]!;
            const value = isText(shipped) ? { en: hostile, bn: hostile } : hostile;
            return { hostile, change: { path, base: 0, value } };
          });
        const isRefused = ({ hostile }: { hostile: string }) => hasForbiddenCharacters(hostile);
        for (const { change } of typed.filter(isRefused))
          expect((await save(id, [change])).status).toBe(422);
        const taken = typed.filter((one) => !isRefused(one)).map(({ change }) => change);
        // As many as a browser sends at once.
        for (let at = 0; at < taken.length; at += 8)
          expect((await save(id, taken.slice(at, at + 8))).status).toBe(200);
        const edited = await site.call('GET', `/api/content/${id}`, { cookie });
        expect(edited.status).toBe(200);
        await site.call('POST', '/api/content/rehearsals', { cookie, json: { documents: [id] } });
      }
      expect((await site.call('GET', '/api/content?q=script', { cookie })).status).toBe(200);
    },
    120_000,
  );

  twice('E-67 a hostile string goes live as the text that it is', async () => {
    const { officials } = defaultDocuments().officials;
    const paths = officials.map(({ _key }) => `officials/${_key}/biography`);
    const versions = new Map<string, number>();
    const texts = hostileStrings
      .map(textOf)
      .filter((text) => text.length < 400 && !hasForbiddenCharacters(text));
    for (let at = 0; at < texts.length; at += paths.length) {
      const hostile = texts.slice(at, at + paths.length);
      const changes = hostile.map((text, index) => ({
        path: paths[index]!,
        base: versions.get(paths[index]!) ?? 0,
        value: { en: 'English', bn: `ক ${text} ক` },
      }));
      const saved = await save('officials', changes);
      expect(saved.status).toBe(200);
      const { leaves } = (await saved.json()) as { leaves: Record<string, { version: number }> };
      for (const [path, leaf] of Object.entries(leaves)) versions.set(path, leaf.version);
      const read = await (await site.call('GET', '/api/content/officials', { cookie })).json();
      const json = {
        key: randomUUID(),
        documents: [{ _id: 'officials', version: (read as { version: number }).version }],
        note: cleanText(hostile.join(' '), false).slice(0, 200).toWellFormed(),
      };
      const answer = await site.call('POST', '/api/content/publications', { cookie, json });
      expect(answer.status).toBe(201);
      const live = site.services.content.current().documents.officials.officials;
      for (const [index, { value }] of changes.entries())
        expect(live[index]?.biography.bn).toBe(cleanText(value.bn, true));
    }
    const history = await site.call('GET', '/api/content/officials/revisions', { cookie });
    expect(history.status).toBe(200);
  });

  test.each([
    '/api/content/constructor',
    '/api/content/__proto__',
    '/api/content/%00',
    '/api/content/home/revisions/%F0',
    `/api/content/${'x'.repeat(5000)}`,
    "/api/content/home'%20or%201=1",
  ])('E-67 a document called %s is unknown', async (path) => {
    expect([400, 404]).toContain((await site.call('GET', path, { cookie })).status);
  });

  test.each(['%', "'", '\u0000', '😀', 'ক'.repeat(101), '\\', '(.*)+'])(
    'E-67 a search for %j is answered',
    async (q) => {
      const answer = await site.call('GET', `/api/content?q=${encodeURIComponent(q)}`, { cookie });
      expect([200, 422]).toContain(answer.status);
    },
  );
});

function isText(value: unknown): value is { en: string; bn: string } {
  return typeof value === 'object' && value !== null && 'en' in value && 'bn' in value;
}
