import files, { rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await openTestSite(url());
  });
  afterEach(() => site.close());

  async function ready() {
    const answer = await site.call('GET', '/readyz', { from: '127.0.0.1' });
    return { code: answer.status, ...((await answer.json()) as { status: string; parts: object }) };
  }

  test.each([
    ['a visitor', '203.0.113.7', {}, '127.0.0.1,10.0.0.0/8', false],
    ['this machine', '127.0.0.1', {}, '', true],
    ['this machine, by IPv6', '::1', {}, '', true],
    ['our proxy for itself', '10.0.0.2', {}, '10.0.0.0/8', true],
    ['another machine of the network', '10.0.0.2', {}, '', false],
    [
      'a visitor by a proxy on this machine',
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1' },
      '',
      false,
    ],
    ['a visitor by a proxy of the new kind', '127.0.0.1', { forwarded: 'for=::1' }, '', false],
  ])('%s learns which part is missing, or not', async (_, from, headers, proxies, isTold) => {
    const open = await openTestSite(url(), proxies ? { TRUSTED_PROXIES: proxies } : {});
    const answer = await open.call('GET', '/readyz', { from, headers });
    const told = (await answer.json()) as object;
    expect(answer.status).toBe(200);
    expect(Object.keys(told)).toEqual(isTold ? ['status', 'parts'] : ['status']);
    await open.close();
  });

  test('a site that can work says so of every part', async () => {
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'ok',
      parts: { database: 'ok', migrations: 'ok', images: 'ok', disk: 'ok' },
    });
    expect((await site.call('GET', '/healthz')).status).toBe(200);
  });

  test('without the image store it is degraded, because nearly everything works', async () => {
    const images = vi.spyOn(site.services.images, 'get');
    images.mockRejectedValue(new ExternalServiceError('s3', 'timeout'));
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      parts: { database: 'ok', images: 'unreachable' },
    });
  });

  test('without the database it is not ready, and alive all the same', async () => {
    const { db } = site.services.database;
    const { db: gone } = openDatabase(url());
    await sql`select 1`.execute(gone);
    await gone.destroy();
    site.services.database.db = gone;
    expect(await ready()).toMatchObject({
      code: 503,
      status: 'not ready',
      parts: { database: 'unreachable', migrations: 'unknown' },
    });
    expect((await site.call('GET', '/healthz')).status).toBe(200);
    site.services.database.db = db;
  });

  test('a database that a migration is missing in is not ready', async () => {
    const { db } = site.services.database;
    const name = '0010-note-tasks';
    await sql`update kysely_migration set name = 'x' where name = ${name}`.execute(db);
    expect(await ready()).toMatchObject({ code: 503, parts: { migrations: 'missing' } });
    await sql`update kysely_migration set name = ${name} where name = 'x'`.execute(db);
  });

  test('with little space it is degraded and says so before nothing can be saved', async () => {
    const disk = await files.statfs('/');
    const low = vi.spyOn(files, 'statfs');
    low.mockResolvedValueOnce({ ...disk, bavail: 999_999, bsize: 1000 });
    syncBuiltinESMExports();
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      parts: { database: 'ok', migrations: 'ok', images: 'ok', disk: 'low' },
    });
    low.mockRestore();
    syncBuiltinESMExports();
  });

  test('a disk that has gone is degraded too', async () => {
    await rm(site.dataDir, { recursive: true });
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      parts: { disk: 'unknown' },
    });
  });

  test('what is well again is ready again', async () => {
    const images = vi.spyOn(site.services.images, 'get');
    images.mockRejectedValueOnce(new ExternalServiceError('s3', 'timeout'));
    expect((await ready()).status).toBe('degraded');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    expect((await ready()).status).toBe('ok');
    clock.mockRestore();
  });

  test('however often it is asked, the parts are looked at once a second', async () => {
    const images = vi.spyOn(site.services.images, 'get');
    await Promise.all([ready(), ready(), ready()]);
    await ready();
    expect(images).toHaveBeenCalledTimes(1);
  });

  test('it tells nobody where anything is', async () => {
    const images = vi.spyOn(site.services.images, 'get');
    images.mockRejectedValue(new Error('https://key:secret@s3.example/bucket'));
    expect(JSON.stringify(await ready())).not.toMatch(/secret|example|\//);
  });
});
