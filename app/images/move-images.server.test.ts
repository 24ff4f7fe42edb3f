import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import {
  type ScriptedServer,
  startScriptedServer,
} from '#tests/support/outside/scripted-server.ts';
import type { ImageStore } from './image-store.server.ts';
import { moveImages } from './move-images.server.ts';

const picture = new Uint8Array([1, 2, 3]);
const from: ImageStore = {
  canRemove: true,
  put: async () => {},
  get: async () => ({ bytes: picture }),
  remove: async () => {},
};

let database: OpenDatabase;
let server: ScriptedServer;
let put: Set<string>;
let lacking: number;

/** A bucket that browsers read themselves; `lacking` is its answer about what it does not have. */
const bucket = (): ImageStore => ({
  ...from,
  put: async (name) => void put.add(`/${name}`),
  get: async (name) => ({ address: `${server.origin}/${name}` }),
});

beforeEach(async () => {
  put = new Set();
  database = openDatabase('file::memory:');
  await migrate(database);
  const image = { key: 'a'.repeat(32), createdAt: '2026-11-21T08:00:00.000Z' };
  await database.db.insertInto('image').values(image).execute();
  server = await startScriptedServer(({ url: { pathname } }) =>
    put.has(pathname) ? { body: picture } : { status: lacking },
  );
});
afterEach(async () => {
  await server.close();
  await database.db.destroy();
});

test.each([403, 404])(
  'pictures move into a bucket that says %d of what it lacks',
  async (status) => {
    lacking = status;
    const moved = await Array.fromAsync(moveImages(database.db, from, bucket()));
    expect(moved.map((one) => one.status)).toEqual(['moved', 'moved']);
  },
);

test('a move stops where the new store is busy, and sends nothing a second time', async () => {
  lacking = 503;
  const moving = Array.fromAsync(moveImages(database.db, from, bucket()));
  await expect(moving).rejects.toThrow('images/503');
  expect(put.size).toBe(0);
});
