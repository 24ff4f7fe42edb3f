import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { onPostgres } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

const item = { name: 'Rakib Hasan', job: 'Welder', country: 'Hungary', date: '2026-02-14' };

// On SQLite a transaction that writes has the database for itself.
onPostgres(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['galleryItem'] });
  let cookie: string;
  let beside: OpenDatabase;
  beforeAll(async () => {
    cookie = await site.signIn();
    beside = openDatabase(url());
  });
  afterAll(async () => {
    await beside.db.destroy();
  });

  const uploaded = () => uploadedPicture(site, cookie);

  const add = (image: string) =>
    site.call('POST', '/api/gallery', { cookie, json: { ...item, image } });

  async function shown(): Promise<{ image: string }[]> {
    return (await site.call('GET', '/api/gallery')).json();
  }

  /** How many statements wait for another transaction. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(beside.db);
    return rows.length;
  }

  /** The first call stops before it writes its event down, all but committed; then the second is made beside it. */
  async function atOnce(first: () => Promise<Response>, second: () => Promise<Response>) {
    const answers = await beside.db.transaction().execute(async (transaction) => {
      await sql`lock table "event" in share mode`.execute(transaction);
      const one = first();
      await expect.poll(waiting).toBe(1);
      let isOver = false;
      const other = second().finally(() => (isOver = true));
      await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
      return [one, other];
    });
    return Promise.all(answers.map(async (answer) => (await answer).json()));
  }

  test('T-53 a consent that is withdrawn while the picture is replaced is withdrawn, with the new one', async () => {
    const [before, after] = [await uploaded(), await uploaded()];
    const { insertedId } = (await (await add(before)).json()) as { insertedId: string };
    const path = `/api/gallery/${insertedId}`;
    const answers = await atOnce(
      () => site.call('PATCH', path, { cookie, json: { image: after, version: 1 } }),
      () => site.call('POST', `${path}/withdrawal`, { cookie, json: {} }),
    );
    expect(answers).toEqual([{ modifiedCount: 1 }, { withdrawnCount: 1 }]);
    expect(await shown()).toEqual([]);
    expect((await site.call('GET', after)).status).toBe(410);
    expect((await site.call('GET', before)).status).toBe(404);
  });

  test('T-53 nobody shows a picture again that is withdrawn at the same time', async () => {
    const image = await uploaded();
    const { insertedId } = (await (await add(image)).json()) as { insertedId: string };
    await atOnce(
      () => add(image),
      () => site.call('POST', `/api/gallery/${insertedId}/withdrawal`, { cookie, json: {} }),
    );
    expect(await shown()).toEqual([]);
  });

  test('a picture that is removed while an item with it is added stays', async () => {
    const image = await uploaded();
    const key = image.slice('/media/'.length, -'.webp'.length);
    const answers = await atOnce(
      () => add(image),
      () => site.call('DELETE', `/api/images/${key}`, { cookie }),
    );
    expect(answers).toMatchObject([{ acknowledged: true }, { deletedCount: 0 }]);
    expect(await shown()).toMatchObject([{ image }]);
    expect((await site.call('GET', image)).status).toBe(200);
  });
});
