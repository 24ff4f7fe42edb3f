import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ImportBatch, ReadListAnswer } from '#app/applications/import/import-record.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { staff, startSite } from '#tests/support/running-site.ts';
import { asCsv, sampleList } from '#tests/support/sample-list.ts';
import { stretched } from './fault-duration.ts';

/** At each the site starts anew, which takes most of the time. */
const kills = stretched(3, 20);

eachDatabase(({ url }) => {
  test('K-30: a list whose site is killed again and again comes in all the same, nobody twice', async () => {
    const site = await startSite('build', { DATABASE_URL: url() });
    try {
      const signedIn = await fetch(`${site.origin}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { origin: site.origin, 'content-type': 'application/json' },
        body: JSON.stringify(staff),
      });
      const cookie = signedIn.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      const call = async (method: string, path: string, body?: BodyInit) => {
        const isText = typeof body === 'string';
        const answer = await fetch(`${site.origin}/api/import${path}`, {
          method,
          headers: {
            origin: site.origin,
            cookie,
            ...(isText && { 'content-type': 'application/json' }),
          },
          ...(body && { body }),
        });
        return (await answer.json()) as unknown;
      };
      const form = new FormData();
      form.set('file', new File([asCsv(sampleList({ count: 1000, faulty: 30 }))], 'list.csv'));
      const { importId, columns } = (await call('POST', '', form)) as ReadListAnswer;
      const choice = { columns: columns.map(({ to }) => ({ to, order: 'day' })), isCalled: true };
      const plan = await call('PUT', `/${importId}/columns`, JSON.stringify(choice));
      const { hash } = plan as { hash: string };
      await call('POST', `/${importId}/run`, JSON.stringify({ hash, rows: 'good' }));
      let last = 0;
      let unfinished = 0;
      for (let times = 0; times < kills; times += 1) {
        // Somewhere in what it does next; the later, the more it has stored.
        const until = Date.now() + 20_000;
        while (Date.now() < until) {
          const [list] = (await call('GET', '')) as ImportBatch[];
          if (list!.done > last || list!.state === 'done') break;
          await pause(10);
        }
        await pause((times * 60) / kills);
        await site.restart('SIGKILL');
        const [list] = (await call('GET', '')) as ImportBatch[];
        expect(list!.done).toBeGreaterThanOrEqual(last);
        last = list!.done;
        if (list!.state === 'running') unfinished += 1;
      }
      await expect
        .poll(async () => ((await call('GET', '')) as ImportBatch[])[0], {
          timeout: 120_000,
          interval: 500,
        })
        .toMatchObject({ state: 'done', done: 970, stored: 970 });
      // Most kills came before its end, however fast the machine is.
      expect(unfinished).toBeGreaterThan(kills / 2);
      const { db } = openDatabase(url());
      const keys = await db.selectFrom('application').select('submissionKey').execute();
      await db.destroy();
      expect(keys).toHaveLength(970);
      expect(new Set(keys.map(({ submissionKey }) => submissionKey)).size).toBe(970);
    } finally {
      await site.end();
    }
  });
});
