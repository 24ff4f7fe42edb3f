import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setPasswordByLink } from '#app/staff/accounts/links.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, staffPassword } from '#tests/support/test-site.ts';

const email = 'jamal@sampan.example';
const newPassword = 'tide rolls over mud';

eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['staffLink'] });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
  });
  beforeEach(async () => {
    const { db } = site.services.database;
    await db.deleteFrom('staff').where('email', '=', email).execute();
  });

  /** While a table is away, what writes into it fails there, as it would by a kill. */
  async function without(table: string, work: () => Promise<unknown>) {
    const { db } = site.services.database;
    await sql`alter table ${sql.table(table)} rename to "away"`.execute(db);
    try {
      await work();
    } finally {
      await sql`alter table "away" rename to ${sql.table(table)}`.execute(db);
    }
  }

  async function tokenOf(path: string, json: object): Promise<string> {
    const answer = await site.call('POST', path, { cookie, json });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { path: string }).path.split('#')[1]!;
  }

  const choose = (token: string) =>
    site.call('POST', '/api/auth/link/password', { json: { token, newPassword } });

  /** Not by the API, whose document has no answer for this. */
  const stopped = (token: string) =>
    expect(setPasswordByLink(site.services, token, newPassword)).rejects.toThrow(/account|event/);

  const signIn = (password: string) =>
    site.call('POST', '/api/auth/sign-in/email', { json: { email, password } });

  test.each(['account', 'event'])(
    'an invitation whose account stops half made, at %s, is as it was, and works',
    async (table) => {
      const json = { email, password: staffPassword };
      const token = await tokenOf('/api/staff/invitations', json);
      await without(table, () => stopped(token));
      const made = await site.services.database.db
        .selectFrom('staff')
        .select('id')
        .where('email', '=', email)
        .execute();
      expect(made).toEqual([]);
      expect((await choose(token)).status).toBe(200);
      expect((await signIn(newPassword)).status).toBe(200);
    },
  );

  test('a new password that stops half set is none: the old one, the session and the link work', async () => {
    const own = await site.signIn(email);
    const list = await site.call('GET', '/api/staff', { cookie });
    const { staff } = (await list.json()) as { staff: { id: string; email: string }[] };
    const { id } = staff.find((one) => one.email === email)!;
    const token = await tokenOf(`/api/staff/${id}/reset-link`, { password: staffPassword });
    await without('event', () => stopped(token));
    const session = await site.call('GET', '/api/auth/get-session', { cookie: own });
    expect(await session.json()).toMatchObject({ staff: { email } });
    expect((await signIn(staffPassword)).status).toBe(200);
    expect((await choose(token)).status).toBe(200);
    expect(cookieOf(await signIn(newPassword))).toContain('sampan-session=');
  });
});
