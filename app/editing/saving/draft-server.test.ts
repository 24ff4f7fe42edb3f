import { afterEach, expect, test, vi } from 'vitest';
import { draftServer } from './draft-server.ts';

afterEach(() => vi.unstubAllGlobals());

const change = { value: 'x', base: 0, editor: 'a-screen', sequence: 1 };
const batch = (...paths: string[]) => ({
  ...{ editor: 'a-screen', sequence: 1 },
  changes: paths.map((path) => ({ ...change, path })),
});

test('a notice is begun by its first save, with what is ready in it but for what was typed', async () => {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    calls.push([`${method} ${address}`, JSON.parse(String(body))]);
    const isFirstSave = calls.length === 2;
    return Promise.resolve(Response.json({}, { status: isFirstSave ? 503 : 200 }));
  });
  const ready = [
    { path: 'until', value: 'soon' },
    { path: 'body/first', value: true },
  ];
  const server = draftServer('news.key', 'an-account', ready);
  expect(await server.look(0)).toEqual({ status: 'same' });
  expect(calls).toEqual([]);

  const first = { editor: 'a-screen', sequence: 1 };
  const sent = [
    { path: 'body/first', base: 0, value: true },
    { path: 'until', base: 0, value: 'x' },
  ];
  expect(await server.save(batch('until'))).toMatchObject({ status: 'failed' });
  expect(await server.save(batch('until'))).toMatchObject({ status: 'saved' });
  expect(await server.save(batch('title'))).toMatchObject({ status: 'saved' });
  const begin = ['POST /api/content', { key: 'key', kind: 'news' }];
  const save = ['PATCH /api/content/news.key', { ...first, changes: sent }];
  const later = { ...first, changes: [{ path: 'title', base: 0, value: 'x' }] };
  expect(calls).toEqual([begin, save, begin, save, ['PATCH /api/content/news.key', later]]);
});
