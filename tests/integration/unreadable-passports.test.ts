import { beforeAll, expect, test } from 'vitest';
import { createLog } from '#app/config/log.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

type Shown = { _id: string; passport: string; flags: string[] };

/** Somebody who can write to the database, and has no key, gives one applicant the number of another. */
oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let cookie: string;
  const lines: string[] = [];
  const ids: string[] = [];
  beforeAll(async () => {
    site.services.log = createLog('info', { write: (line: string) => void lines.push(line) });
    cookie = await site.signIn();
    for (const passport of ['A01234567', 'B76543210', 'C11112222']) {
      const answer = await site.call('POST', '/api/application', {
        json: { ...goodApplication, passport, name: `Name of ${passport[0]}` },
      });
      ids.push(((await answer.json()) as { insertedId: string }).insertedId);
    }
    const [one, other] = await Promise.all([encryptedOf(ids[0]!), encryptedOf(ids[1]!)]);
    await put(ids[0]!, other);
    await put(ids[1]!, one);
    await site.services.database.db
      .updateTable('application')
      .set({ followUpOn: '2020-01-01' })
      .execute();
  });

  const encryptedOf = (id: string) =>
    site.services.database.db
      .selectFrom('application')
      .select(['passportSealed', 'passportKeyId', 'passportHash', 'passportTailHash'])
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
  const put = (id: string, passport: object) =>
    site.services.database.db
      .updateTable('application')
      .set(passport)
      .where('_id', '=', id)
      .execute();
  const asked = async (path: string) => {
    const answer = await site.call('GET', `/api/application${path}`, { cookie });
    expect(answer.status).toBe(200);
    return answer;
  };
  const unreadable = { passport: '', flags: ['passport-unreadable'] };

  test.each(['', '/due'])(
    'the list%s shows them without a number and says so, and the others as ever',
    async (path) => {
      const shown = (await (await asked(path)).json()) as Shown[];
      const byId = new Map(shown.map((row) => [row._id, row]));
      expect(byId.get(ids[0]!)).toMatchObject(unreadable);
      expect(byId.get(ids[1]!)).toMatchObject(unreadable);
      expect(byId.get(ids[2]!)).toMatchObject({ passport: '•••••222', flags: [] });
    },
  );

  test.each(['', '/card'])('so does the record itself%s', async (path) => {
    expect(await (await asked(`/${ids[0]}${path}`)).json()).toMatchObject(unreadable);
  });

  test('the export has every row', async () => {
    const text = await (await asked('/export')).text();
    for (const passport of ['A0123', 'B7654']) expect(text).not.toContain(passport);
    expect(text).toContain('passport-unreadable');
  });

  test('the log names the applications and the reason, and no number', () => {
    expect(lines.join()).toContain(`"code":"not_authentic","application":"${ids[0]}"`);
    expect(lines.join()).not.toMatch(/A01234567|B76543210/);
  });
});
