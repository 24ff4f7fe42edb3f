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
        for (const [path, shipped] of leaves.filter(
          ([, value]) => isText(value) || typeof value === 'string',
        )) {
          const hostile = strings[(next += 1) % strings.length]!;
          const value = isText(shipped) ? { en: hostile, bn: hostile } : hostile;
          const answer = await save(id, [{ path, base: 0, value }]);
          expect([200, 422]).toContain(answer.status);
          expect(answer.status === 422).toBe(hasForbiddenCharacters(hostile));
        }
        const edited = await site.call('GET', `/api/content/${id}`, { cookie });
        expect(edited.status).toBe(200);
        await site.call('POST', '/api/content/rehearsals', { cookie, json: { documents: [id] } });
      }
      expect((await site.call('GET', '/api/content?q=script', { cookie })).status).toBe(200);
    },
    // Some 900 saves one after the other.
    120_000,
  );

  twice('E-67 a hostile string goes live as the text that it is', async () => {
    const official = defaultDocuments().officials.officials[0]!;
    const path = `officials/${official._key}/biography`;
    let version = 0;
    for (const hostile of hostileStrings.map(textOf).filter((text) => text.length < 400)) {
      if (hasForbiddenCharacters(hostile)) continue;
      const bn = `ক ${hostile} ক`;
      const saved = await save('officials', [
        { path, base: version, value: { en: 'English', bn } },
      ]);
      const { leaves } = (await saved.json()) as { leaves: Record<string, { version: number }> };
      const edited = leaves[path]?.version ?? 0;
      if (edited === version) continue;
      version = edited;
      const read = await (await site.call('GET', '/api/content/officials', { cookie })).json();
      const json = {
        key: randomUUID(),
        documents: [{ _id: 'officials', version: (read as { version: number }).version }],
        note: cleanText(hostile, false).slice(0, 200).toWellFormed(),
      };
      const answer = await site.call('POST', '/api/content/publications', { cookie, json });
      expect(answer.status).toBe(201);
      const live = site.services.content.current().documents.officials.officials[0];
      expect(live?.biography.bn).toBe(cleanText(bn, true));
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
