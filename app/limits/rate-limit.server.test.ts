import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { countTry } from './count-try.server.ts';
import {
  addressSubject,
  createRateLimiter,
  forgetOldWindows,
  networkSubject,
} from './rate-limit.server.ts';

const ten = new Date('2026-03-01T10:00:00.000Z');

eachDatabase(({ url }) => {
  let database: OpenDatabase;
  const limiter = (enabled = true) => createRateLimiter(database.db, 'key', enabled);
  beforeAll(async () => {
    database = openDatabase(url());
    await migrate(database);
  });
  beforeEach(() => database.db.deleteFrom('rateLimit').execute());
  afterAll(() => database.db.destroy());

  test('100 hits at once are counted one by one', async () => {
    const counts = await Promise.all(
      Array.from({ length: 100 }, () => limiter().count('test', 'somebody', 600, ten)),
    );
    expect(counts.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  test('a window begins and ends with the clock, and says how long it still lasts', async () => {
    const count = (time: string) =>
      limiter().count('test', 'somebody', 600, new Date(`2026-03-01T${time}Z`));
    expect(await count('10:00:00.000')).toEqual({ hits: 1, retryAfterSeconds: 600 });
    expect(await count('10:09:59.999')).toEqual({ hits: 2, retryAfterSeconds: 1 });
    expect(await count('10:10:00.000')).toEqual({ hits: 1, retryAfterSeconds: 600 });
  });

  test('names and subjects have counts of their own', async () => {
    await limiter().count('test', 'somebody', 600, ten);
    expect((await limiter().count('test', 'another', 600, ten)).hits).toBe(1);
    expect((await limiter().count('other', 'somebody', 600, ten)).hits).toBe(1);
  });

  test('a hit can be taken back, but not one that never was', async () => {
    await limiter().count('test', 'somebody', 600, ten);
    await limiter().refund('test', 'somebody');
    await limiter().refund('test', 'somebody');
    expect((await limiter().count('test', 'somebody', 600, ten)).hits).toBe(1);
  });

  test('what is taken back to nothing leaves no row', async () => {
    const rows = () => database.db.selectFrom('rateLimit').select('hits').execute();
    for (let hits = 0; hits < 2; hits++) await limiter().count('test', 'somebody', 600, ten);
    await limiter().refund('test', 'somebody');
    expect(await rows()).toEqual([{ hits: 1 }]);
    await limiter().refund('test', 'somebody');
    expect(await rows()).toEqual([]);
  });

  test('one beyond the limit is refused without being counted, until the next window', async () => {
    const count = (now = ten) => limiter().count('test', 'somebody', 600, now, 3);
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => count()));
    expect(atOnce.map(({ hits }) => hits).toSorted()).toEqual([1, 2, 3, ...Array(17).fill(4)]);
    expect(await count()).toEqual({ hits: 4, retryAfterSeconds: 600 });
    expect(await limiter().hits('test', 'somebody', 600, ten)).toBe(3);
    expect((await count(new Date(ten.getTime() + 600_000))).hits).toBe(1);
  });

  test('a try beyond what its address may leaves no row, and one that another limit refuses none but that', async () => {
    const rows = async () =>
      (await database.db.selectFrom('rateLimit').selectAll().execute()).length;
    const limit = (name: string, subject: string, most: number) => ({
      name,
      subject,
      seconds: 600,
      most,
    });
    const tries = (number: string, address = 'here') =>
      countTry(
        limiter(),
        [limit('address', address, 3), limit('number', number, 1), limit('day', number, 2)],
        ten,
      );
    expect(await tries('A')).toMatchObject({ status: 'counted', hits: [1, 1, 1] });
    expect(await rows()).toBe(3);
    expect(await tries('A')).toMatchObject({ status: 'too_many', names: ['number'] });
    expect(await tries('A', 'elsewhere')).toMatchObject({ status: 'too_many' });
    expect(await rows()).toBe(4);
    expect(await tries('B')).toMatchObject({ status: 'counted', hits: [3, 1, 1] });
    const before = await rows();
    for (const number of ['C', 'D', 'E']) {
      expect(await tries(number)).toMatchObject({ status: 'too_many', names: ['address'] });
    }
    expect(await rows()).toBe(before);
    const { takeBack } = (await tries('F', 'right')) as { takeBack: () => Promise<void> };
    await takeBack();
    expect(await rows()).toBe(before);
  });

  test('hits are looked at without one more, in their own window alone', async () => {
    const hits = (now: Date) => limiter().hits('test', 'somebody', 600, now);
    expect(await hits(ten)).toBe(0);
    await limiter().count('test', 'somebody', 600, ten);
    expect([await hits(ten), await hits(ten)]).toEqual([1, 1]);
    expect(await hits(new Date(ten.getTime() + 600_000))).toBe(0);
    expect(await limiter(false).hits('test', 'somebody', 600, ten)).toBe(0);
  });

  test('the table says nothing about who was counted', async () => {
    await limiter().count('test', '203.0.113.7', 600, ten);
    const rows = await database.db.selectFrom('rateLimit').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  });

  test('a window is forgotten when it began more than 25 hours ago', async () => {
    await limiter().count('test', 'somebody', 3600, ten);
    const left = (hours: number) =>
      forgetOldWindows(database.db, new Date(ten.getTime() + hours * 3_600_000));
    expect(await left(25)).toBe(0);
    expect(await left(25.1)).toBe(1);
    expect(await database.db.selectFrom('rateLimit').selectAll().execute()).toEqual([]);
  });

  test('switched off nothing is counted', async () => {
    expect(await limiter(false).count('test', 'somebody', 600, ten)).toEqual({
      hits: 0,
      retryAfterSeconds: 0,
    });
    await limiter(false).refund('test', 'somebody');
    expect(await database.db.selectFrom('rateLimit').selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
])('the address %s counts as %s', (address, subject) => {
  expect(addressSubject(address)).toBe(subject);
});

test.each([
  ['203.0.113.7', null],
  ['2001:0DB8:0001:0002::1', '2001:db8:1'],
  ['2001:db8:1:ffff::1', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('the network of %s counts as %s', (address, subject) => {
  expect(networkSubject(address)).toBe(subject);
});
