import { beforeEach, describe, expect, test as twice } from 'vitest';
import { byCommand } from '#app/database/event-log.server.ts';
import { disableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, staffPassword } from '#tests/support/test-site.ts';

const newPassword = 'tide rolls over mud';

type Accounts = {
  staff: { id: string; email: string; disabledAt: string | null; lastSignInAt: string | null }[];
  invitations: { _id: string; email: string }[];
};

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    empty: ['staffLink', 'staff', 'event', 'rateLimit'],
    now: '2026-03-01T10:00:00.000Z',
  });
  let cookie: string;
  beforeEach(async () => {
    cookie = await site.signIn('rahima@sampan.example');
  });

  const post = (path: string, json?: object, as = cookie) =>
    site.call('POST', path, { cookie: as, ...(json && { json }) });

  async function accounts(): Promise<Accounts> {
    return (await site.call('GET', '/api/staff', { cookie })).json();
  }

  async function idOf(email: string): Promise<string> {
    return (await accounts()).staff.find((one) => one.email === email)!.id;
  }

  async function invited(email: string): Promise<string> {
    const answer = await post('/api/staff/invitations', { email, password: staffPassword });
    expect(answer.status).toBe(201);
    return tokenOf(answer);
  }

  async function tokenOf(answer: Response): Promise<string> {
    const { path } = (await answer.json()) as { path: string };
    expect(path).toMatch(/^\/admin\/link#[\w-]{43}$/);
    return path.split('#')[1] ?? '';
  }

  const choose = (token: string, password = newPassword) =>
    site.call('POST', '/api/auth/link/password', { json: { token, newPassword: password } });

  const signIn = (email: string, password: string) =>
    site.call('POST', '/api/auth/sign-in/email', { json: { email, password } });

  async function isSignedIn(as: string): Promise<boolean> {
    const answer = await site.call('GET', '/api/auth/get-session', { cookie: as });
    return (await answer.json()) !== null;
  }

  async function events(): Promise<string[]> {
    const rows = await site.services.database.db
      .selectFrom('event')
      .select('action')
      .orderBy('_id')
      .execute();
    return rows.map(({ action }) => action);
  }

  describe('the profile', () => {
    const save = (json: object, as = cookie) =>
      site.call('PUT', '/api/account/profile', { cookie: as, json });
    const session = async () =>
      (await site.call('GET', '/api/auth/get-session', { cookie })).json() as Promise<{
        staff: { name: string };
        startPage: string;
      }>;

    test('begins with the first part of the address and the page that was always first', async () => {
      expect(await session()).toMatchObject({
        staff: { name: 'rahima' },
        startPage: '/admin/addgallery',
      });
    });

    test('keeps a name and a start page, which colleagues and the next sign-in see', async () => {
      const answer = await save({ name: '  রহিমা   বেগম ', startPage: '/admin/allapplication' });
      expect(answer.status).toBe(200);
      expect(await session()).toMatchObject({
        staff: { name: 'রহিমা বেগম' },
        startPage: '/admin/allapplication',
      });
      expect(await accounts()).toMatchObject({ staff: [{ name: 'রহিমা বেগম' }] });
      expect(await (await signIn('rahima@sampan.example', staffPassword)).json()).toMatchObject({
        startPage: '/admin/allapplication',
      });
      const events = await site.call('GET', '/api/event', { cookie });
      expect(await events.json()).toContainEqual(
        expect.objectContaining({ action: 'staff.renamed', actorName: 'রহিমা বেগম' }),
      );
    });

    test('refuses a name that a colleague has, or that says what somebody is, in any writing', async () => {
      await save({ name: 'Rahima Begum', startPage: '/admin/overview' });
      const other = await site.signIn('shirin@sampan.example');
      for (const [name, code] of [
        [' rahima  BEGUM\u200b', 'name_taken'],
        ['Owner', 'name_of_role'],
        ['মালিক', 'name_of_role'],
        ['the program or a visitor', 'name_of_role'],
      ]) {
        const answer = await save({ name, startPage: '/admin/overview' }, other);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ errors: [{ field: 'name', code }] });
      }
      const own = await save({ name: 'RAHIMA begum', startPage: '/admin/overview' });
      expect(own.status).toBe(200);
    });

    test.each([
      ['an empty name', { name: ' \u200b', startPage: '/admin/overview' }, 'name'],
      ['a name of 61 letters', { name: 'r'.repeat(61), startPage: '/admin/overview' }, 'name'],
      ['another place', { name: 'Rahima', startPage: 'https://evil.example/admin/' }, 'startPage'],
      ['a page that is no start', { name: 'Rahima', startPage: '/admin/password' }, 'startPage'],
    ])('refuses %s', async (_what, sent, field) => {
      const answer = await save(sent);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field }] });
      expect(await session()).toMatchObject({ startPage: '/admin/addgallery' });
    });

    test('is nobody’s without a session', async () => {
      expect((await save({ name: 'A', startPage: '/admin/overview' }, '')).status).toBe(401);
    });
  });

  describe('an invitation', () => {
    test('makes an account whose password only the invited knows, once', async () => {
      const token = await invited('Jamal@Sampan.example');
      expect((await accounts()).invitations).toMatchObject([{ email: 'jamal@sampan.example' }]);
      const look = await site.call('POST', '/api/auth/link', { json: { token } });
      expect(await look.json()).toEqual({ email: 'jamal@sampan.example', isInvitation: true });
      expect((await choose(token)).status).toBe(200);
      expect((await choose(token)).status).toBe(404);
      const answer = await signIn('jamal@sampan.example', newPassword);
      expect(await answer.json()).toMatchObject({ staff: { mustChangePassword: false } });
      expect((await accounts()).invitations).toEqual([]);
      expect(await events()).toEqual([
        'staff.added',
        'staff.signed-in',
        'staff.invited',
        'staff.joined',
        'staff.signed-in',
      ]);
    });

    twice('of two who use it at once, one gets the account', async () => {
      const token = await invited('jamal@sampan.example');
      const answers = await Promise.all([choose(token), choose(token)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    });

    test('ends after 72 hours', async () => {
      const token = await invited('jamal@sampan.example');
      site.setNow('2026-03-04T09:59:59.000Z');
      expect((await site.call('POST', '/api/auth/link', { json: { token } })).status).toBe(200);
      site.setNow('2026-03-04T10:00:00.000Z');
      expect((await site.call('POST', '/api/auth/link', { json: { token } })).status).toBe(404);
      expect((await choose(token)).status).toBe(404);
    });

    test('a newer one takes the place of the older', async () => {
      const [older, newer] = [await invited('j@sampan.example'), await invited('j@sampan.example')];
      expect((await choose(older)).status).toBe(404);
      expect((await choose(newer)).status).toBe(200);
    });

    test('can be taken back', async () => {
      const token = await invited('jamal@sampan.example');
      const [invitation] = (await accounts()).invitations;
      const path = `/api/staff/invitations/${invitation!._id}`;
      const answers = [
        await site.call('DELETE', path, { cookie }),
        await site.call('DELETE', path, { cookie }),
      ];
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
        { deletedCount: 1 },
        { deletedCount: 0 },
      ]);
      expect((await choose(token)).status).toBe(404);
    });

    test.each([
      ['an address with an account', 'rahima@sampan.example', 'has_account'],
      ['what is no address', 'jamal at sampan', 'invalid_email'],
      ['nothing', '', 'required'],
    ])('%s cannot be invited', async (_, email, code) => {
      const answer = await post('/api/staff/invitations', { email, password: staffPassword });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'email', code }] });
    });

    test.each([
      ['short', 'password_too_short'],
      ['jamal@sampan.example', 'password_too_common'],
    ])('%s as its password leaves it as it was', async (password, code) => {
      const token = await invited('jamal@sampan.example');
      const answer = await choose(token, password);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'newPassword', code }] });
      expect((await choose(token)).status).toBe(200);
    });

    test('its secret is kept nowhere', async () => {
      const token = await invited('jamal@sampan.example');
      const rows = await site.services.database.db.selectFrom('staffLink').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('another account', () => {
    let other: string;
    beforeEach(async () => {
      other = await site.signIn('jamal@sampan.example');
    });

    test('is disabled, which ends its sessions at once, and enabled again', async () => {
      const id = await idOf('jamal@sampan.example');
      const answer = await post(`/api/staff/${id}/disable`);
      expect(await answer.json()).toEqual({ modifiedCount: 1, withdrawnLinks: 0, cases: [] });
      expect(await isSignedIn(other)).toBe(false);
      expect((await signIn('jamal@sampan.example', staffPassword)).status).toBe(401);
      expect(await (await post(`/api/staff/${id}/disable`)).json()).toMatchObject({
        modifiedCount: 0,
      });
      expect(await (await post(`/api/staff/${id}/enable`)).json()).toEqual({ modifiedCount: 1 });
      expect(await (await post(`/api/staff/${id}/enable`)).json()).toEqual({ modifiedCount: 0 });
      expect((await signIn('jamal@sampan.example', staffPassword)).status).toBe(200);
      expect((await events()).filter((action) => /abled/.test(action))).toEqual([
        'staff.disabled',
        'staff.enabled',
      ]);
    });

    test('nobody disables themselves', async () => {
      const id = await idOf('rahima@sampan.example');
      const answer = await post(`/api/staff/${id}/disable`);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'own_account' });
      expect(await isSignedIn(cookie)).toBe(true);
    });

    twice('two owners who disable each other at once leave one', async () => {
      other = await site.signIn('jamal@sampan.example', 'owner');
      const [mine, theirs] = [
        await idOf('rahima@sampan.example'),
        await idOf('jamal@sampan.example'),
      ];
      await Promise.all([
        post(`/api/staff/${theirs}/disable`),
        post(`/api/staff/${mine}/disable`, undefined, other),
      ]);
      const left = await site.services.database.db
        .selectFrom('staff')
        .select('id')
        .where('disabledAt', 'is', null)
        .execute();
      expect(left).toHaveLength(1);
    });

    test('gets a new password by a link; until it is used the old one works', async () => {
      const id = await idOf('jamal@sampan.example');
      const token = await tokenOf(
        await post(`/api/staff/${id}/reset-link`, { password: staffPassword }),
      );
      expect(await isSignedIn(other)).toBe(true);
      expect((await choose(token)).status).toBe(200);
      expect(await isSignedIn(other)).toBe(false);
      expect((await signIn('jamal@sampan.example', staffPassword)).status).toBe(401);
      expect((await signIn('jamal@sampan.example', newPassword)).status).toBe(200);
      expect((await choose(token)).status).toBe(404);
    });

    test('a link to a disabled account is worth nothing, and none is made', async () => {
      const id = await idOf('jamal@sampan.example');
      const token = await tokenOf(
        await post(`/api/staff/${id}/reset-link`, { password: staffPassword }),
      );
      await post(`/api/staff/${id}/disable`);
      expect((await choose(token)).status).toBe(404);
      expect((await post(`/api/staff/${id}/reset-link`, { password: staffPassword })).status).toBe(
        404,
      );
      expect((await post('/api/staff/nobody/reset-link', { password: staffPassword })).status).toBe(
        404,
      );
    });
  });

  describe('one’s own account', () => {
    test('the password is changed with the old one, and all other sessions end', async () => {
      const elsewhere = cookieOf(await signIn('rahima@sampan.example', staffPassword));
      const json = { currentPassword: staffPassword, newPassword };
      const answer = await post('/api/account/password', json);
      expect(answer.status).toBe(200);
      expect(await isSignedIn(cookieOf(answer))).toBe(true);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect((await signIn('rahima@sampan.example', staffPassword)).status).toBe(401);
      expect((await signIn('rahima@sampan.example', newPassword)).status).toBe(200);
    });

    test.each([
      ['currentPassword', { currentPassword: 'not the password', newPassword }, 'wrong_password'],
      [
        'newPassword',
        { currentPassword: staffPassword, newPassword: 'short' },
        'password_too_short',
      ],
      [
        'newPassword',
        { currentPassword: staffPassword, newPassword: staffPassword },
        'password_unchanged',
      ],
    ])('%s that is not right changes nothing', async (field, json, code) => {
      const answer = await post('/api/account/password', json);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
      expect((await signIn('rahima@sampan.example', staffPassword)).status).toBe(200);
    });

    twice(
      'of four who make one account at the same time one does, and the others are told',
      async () => {
        const email = 'first@sampan.example';
        const made = await Promise.all(
          [1, 2, 3, 4].map(() =>
            addAccount(
              site.services,
              { email, password: staffPassword, mustChange: false },
              byCommand,
            ),
          ),
        );
        expect(made.toSorted()).toEqual([false, false, false, true]);
        expect((await signIn(email, staffPassword)).status).toBe(200);
      },
    );

    twice(
      'a command may disable all accounts but the last, also where nobody is an owner',
      async () => {
        const { database, now } = site.services;
        const email = 'second@sampan.example';
        const account = { email, password: staffPassword, mustChange: false };
        await addAccount(site.services, account, byCommand);
        await database.db.deleteFrom('staffRole').execute();
        const staff = await database.db.selectFrom('staff').select('id').execute();
        expect(staff.length).toBeGreaterThan(1);
        const outcomes = [];
        for (const { id } of staff) {
          outcomes.push(await disableAccount(database.db, id, byCommand, now()));
        }
        expect(outcomes.pop()).toEqual({ status: 'last' });
        expect(outcomes).toEqual(
          outcomes.map(() => ({ status: 'disabled', withdrawnLinks: 0, cases: [] })),
        );
      },
    );

    test('the password of the first sign-in is changed before anything else', async () => {
      const email = 'new@sampan.example';
      await addAccount(
        site.services,
        { email, password: staffPassword, mustChange: true },
        byCommand,
      );
      const fresh = cookieOf(await signIn(email, staffPassword));
      expect((await site.call('GET', '/api/application', { cookie: fresh })).status).toBe(403);
      const json = { currentPassword: staffPassword, newPassword };
      const renewed = cookieOf(await post('/api/account/password', json, fresh));
      expect((await site.call('GET', '/api/application', { cookie: renewed })).status).toBe(200);
    });

    test('the sessions are listed with their device; one is ended, then all', async () => {
      const answer = await site.call('POST', '/api/auth/sign-in/email', {
        json: { email: 'rahima@sampan.example', password: staffPassword },
        headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile' },
      });
      const phone = cookieOf(answer);
      const list = await site.call('GET', '/api/account/sessions', { cookie });
      const sessions = (await list.json()) as { id: string; isCurrent: boolean; device: object }[];
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const other = sessions.find(({ isCurrent }) => !isCurrent)!;
      expect(other.device).toEqual({ browser: 'Chrome', system: 'Android' });
      const path = `/api/account/sessions/${other.id}/end`;
      const password = { password: staffPassword };
      expect(await (await post(path, password)).json()).toEqual({ deletedCount: 1 });
      expect(await isSignedIn(phone)).toBe(false);
      const all = await post('/api/account/sessions/end', password);
      expect(await all.json()).toEqual({ deletedCount: 1 });
      expect(await isSignedIn(cookie)).toBe(false);
    });

    test('nobody ends the session of somebody else', async () => {
      const other = await site.signIn('jamal@sampan.example');
      const list = await site.call('GET', '/api/account/sessions', { cookie: other });
      const [theirs] = (await list.json()) as { id: string }[];
      const path = `/api/account/sessions/${theirs!.id}/end`;
      const answer = await post(path, { password: staffPassword });
      expect(await answer.json()).toEqual({ deletedCount: 0 });
      expect(await isSignedIn(other)).toBe(true);
    });
  });

  test('the list tells when somebody last signed in', async () => {
    const [me] = (await accounts()).staff;
    expect(me).toMatchObject({
      email: 'rahima@sampan.example',
      disabledAt: null,
      lastSignInAt: '2026-03-01T10:00:00.000Z',
    });
  });
});
