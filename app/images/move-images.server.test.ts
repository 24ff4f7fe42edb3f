import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import {
  type ScriptedServer,
  startScriptedServer,
} from '#tests/support/outside/scripted-server.ts';
import type { ImageStore } from './image-store.server.ts';
import { moveImages } from './move-images.server.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const at = '2026-11-21T08:00:00.000Z';
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
let removed: string[];
let lacking: number;

/** A bucket that browsers read themselves; `lacking` is its answer about what it does not have. */
const bucket = (): ImageStore => ({
  ...from,
  put: async (name) => void put.add(`/${name}`),
  remove: async (name) => void removed.push(name),
  get: async (name) => ({ address: `${server.origin}/${name}` }),
});

beforeEach(async () => {
  put = new Set();
  removed = [];
  lacking = 404;
  database = openDatabase('file::memory:');
  await migrate(database);
  await database.db.insertInto('image').values({ key: first, createdAt: at }).execute();
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

test('of a picture that is withdrawn while others move nothing is sent', async () => {
  const { db } = database;
  await db.insertInto('image').values({ key: second, createdAt: at }).execute();
  const moving = moveImages(db, from, bucket());
  await moving.next();
  await db.insertInto('withdrawnPicture').values({ key: second, at, leftAt: '' }).execute();
  await Array.fromAsync(moving);
  expect([...put]).toEqual([`/${first}.webp`, `/${first}-400.webp`]);
  // It can still be brought back, and the site may go by the new store by now.
  expect(removed).toEqual([]);
});

test('what is erased after it was copied goes from the new store too', async () => {
  const { db } = database;
  await db.insertInto('image').values({ key: second, createdAt: at }).execute();
  for await (const { name } of moveImages(db, from, bucket())) {
    if (name.startsWith(second)) await db.deleteFrom('image').where('key', '=', first).execute();
  }
  expect(removed).toEqual([`${first}.webp`, `${first}-400.webp`]);
});

test('what was withdrawn and erased since an earlier move goes from the new store too', async () => {
  const { db } = database;
  await db.insertInto('withdrawnPicture').values({ key: second, at, leftAt: '' }).execute();
  await Array.fromAsync(moveImages(db, from, bucket()));
  expect(removed).toEqual([`${second}.webp`, `${second}-400.webp`]);
});

test('what was uploaded since the site goes by the new store is not missed in the old one', async () => {
  for (const name of [`/${first}.webp`, `/${first}-400.webp`]) put.add(name);
  const old: ImageStore = { ...from, get: async () => null };
  const moved = await Array.fromAsync(moveImages(database.db, old, bucket()));
  expect(moved.map((one) => one.status)).toEqual(['there already', 'there already']);
});
