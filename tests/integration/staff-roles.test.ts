import { afterAll, beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { activeAccounts, activeOwners, roleOf } from '#app/auth/roles.server.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { byCommand } from '#app/database/event-log.server.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { changeRole } from '#app/staff/accounts/change-role.server.ts';
import { disableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { inviteStaff, linkToReset } from '#app/staff/accounts/links.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { provisionUser } from '#app/staff/external-sign-in/provision-user.server.ts';
import { makeFirstStaff } from '#app/staff/first-staff.server.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { type TestSite, cookieOf, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const [owner, clerk] = ['owner@sampan.example', 'clerk@sampan.example'];

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['staffLink', 'staff', 'event'],
  });
  /** Another process on the same database. */
  let beside: TestSite;
  beforeAll(async () => {
    beside = await openTestSite(url(), { RATE_LIMITS: 'off', DATA_DIR: site.dataDir });
  });
  afterAll(async () => {
    await beside.close();
  });

  const both = () => [site.services.database.db, beside.services.database.db] as const;
  const idOf = async (email: string) => (await staffIdOf(both()[0], email))!;
  const owners = async () => (await activeOwners(both()[0])).map(({ email }) => email);
  const add = (email: string, where = site) =>
    addAccount(where.services, { email, password: staffPassword, mustChange: false }, byCommand);

  const give = async (email: string, role: unknown, cookie: string) =>
    site.call('PUT', `/api/staff/${await idOf(email)}/role`, { cookie, json: { role } });
  const works = async (cookie: string) =>
    (await site.call('GET', '/api/gallery/trash', { cookie })).status === 200;

  /** Lets every session begin some minutes ago. */
  const age = (minutes: number) =>
    both()[0]
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
      .execute();

  describe('the first account is an owner’s and the second is not', () => {
    test('by the first start and by a command', async () => {
      const { settings } = site.services;
      site.services.settings = {
        ...settings,
        firstStaff: { email: owner, password: staffPassword },
      };
      await makeFirstStaff(site.services);
      site.services.settings = settings;
      await add(clerk);
      expect(await owners()).toEqual([owner]);
      expect(await roleOf(both()[0], await idOf(clerk))).toBe('staff');
    });

    test('by sign-in kept elsewhere', async () => {
      const external = { kind: 'oidc' as const, allowList: [owner, clerk] };
      for (const email of [owner, clerk]) {
        const identity = { subject: email, email, isVerified: true };
        await provisionUser(both()[0], external, identity, new Date());
      }
      expect(await owners()).toEqual([owner]);
    });

    twice('also when two are made at once, in two processes', async () => {
      for (let round = 0; round < 5; round += 1) {
        await both()[0].deleteFrom('staff').execute();
        await Promise.all([add(owner), add(clerk, beside)]);
        expect(await owners()).toHaveLength(1);
      }
    });
  });

  describe('a role', () => {
    let cookie: string;
    beforeEach(async () => {
      cookie = await site.signIn(owner);
    });

    test('is told to whoever is signed in, and stands in the list', async () => {
      const asClerk = await site.signIn(clerk);
      for (const [own, role] of [
        [cookie, 'owner'],
        [asClerk, 'staff'],
      ] as const) {
        const session = await site.call('GET', '/api/auth/get-session', { cookie: own });
        expect(await session.json()).toMatchObject({ staff: { role } });
      }
      const list = await site.call('GET', '/api/staff', { cookie });
      expect(await list.json()).toMatchObject({
        staff: [
          { email: clerk, role: 'staff' },
          { email: owner, role: 'owner' },
        ],
      });
    });

    test('is changed, once, which ends the sessions of that person and is in the log (K-22)', async () => {
      const before = await site.signIn(clerk);
      expect(await works(before)).toBe(true);
      expect(await (await give(clerk, 'owner', cookie)).json()).toEqual({ modifiedCount: 1 });
      expect(await (await give(clerk, 'owner', cookie)).json()).toEqual({ modifiedCount: 0 });
      expect(await works(before)).toBe(false);
      expect(await works(cookie)).toBe(true);
      expect((await give(owner, 'staff', await site.signIn(clerk))).status).toBe(200);
      expect(await owners()).toEqual([clerk]);
      const events = await both()[0]
        .selectFrom('event')
        .select(['subject', 'actor'])
        .where('action', '=', 'staff.role')
        .orderBy('_id')
        .execute();
      const [one, other] = [await idOf(owner), await idOf(clerk)];
      expect(events).toEqual([
        { subject: other, actor: one },
        { subject: one, actor: other },
      ]);
    });

    test.each([['admin'], [''], [undefined], [1]])('%j is none', async (role) => {
      const answer = await give(owner, role, cookie);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'role' }] });
    });

    test('of nobody is not found', async () => {
      const json = { role: 'owner' };
      expect((await site.call('PUT', '/api/staff/nobody/role', { cookie, json })).status).toBe(404);
    });

    test('of the last owner stays, as the owner stays enabled (E-64, K-22)', async () => {
      await add(clerk);
      const refused = await give(owner, 'staff', cookie);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'last_owner' });
      const [db] = both();
      const id = await idOf(owner);
      const disabled = await disableAccount(db, id, byCommand, new Date());
      expect(disabled).toEqual({ status: 'last_owner' });
      // A second owner who cannot sign in does not count.
      await changeRole(db, { id: await idOf(clerk), role: 'owner' }, byCommand, new Date());
      await disableAccount(db, await idOf(clerk), byCommand, new Date());
      expect((await give(owner, 'staff', cookie)).status).toBe(409);
      expect(await works(cookie)).toBe(true);
    });

    test('needs a sign-in of the last ten minutes (E-65, K-22)', async () => {
      await add(clerk);
      await age(11);
      const refused = await give(clerk, 'owner', cookie);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'fresh_sign_in_required' });
      expect(await owners()).toEqual([owner]);
      await age(9);
      expect((await give(clerk, 'owner', cookie)).status).toBe(200);
    });

    test('is not had by a new password or a second step: a renewed session is no new sign-in', async () => {
      await add(clerk);
      await age(11);
      const answer = await site.call('POST', '/api/account/password', {
        cookie,
        json: { currentPassword: staffPassword, newPassword: 'tide rolls over mud' },
      });
      cookie = cookieOf(answer);
      expect((await give(clerk, 'owner', cookie)).status).toBe(403);
      const json = { password: 'tide rolls over mud' };
      const begun = await site.call('POST', '/api/account/second-factor', { cookie, json });
      const { secret } = (await begun.json()) as { secret: string };
      const confirmed = await site.call('POST', '/api/account/second-factor/confirm', {
        cookie,
        json: { code: codeFor(secret) },
      });
      cookie = cookieOf(confirmed);
      expect(await works(cookie)).toBe(true);
      expect((await give(clerk, 'owner', cookie)).status).toBe(403);
    });

    twice(
      'when it is lost, takes the links with it that its owner made, also one on its way',
      async () => {
        const [db] = both();
        await site.signIn(clerk, 'owner');
        const [id, other] = [await idOf(clerk), await idOf(owner)];
        const choose = (path: string) =>
          site.call('POST', '/api/auth/link', { json: { token: path.split('#')[1] } });
        const made = [
          (await linkToReset(db, other, id, new Date()))!,
          (await inviteStaff(db, 'ghost@private.example', id, new Date()))!,
        ];
        for (const { path } of made) expect((await choose(path)).status).toBe(200);
        expect((await give(clerk, 'staff', cookie)).status).toBe(200);
        made.push((await linkToReset(db, other, id, new Date()))!);
        for (const { path } of made) expect((await choose(path)).status).toBe(404);
      },
    );
  });

  describe('two owners who want each other gone at the same time (K-22)', () => {
    const now = new Date();
    const ways = {
      demotes: async (number: 0 | 1, id: string, actor: string) =>
        changeRole(both()[number], { id, role: 'staff' }, { actor }, now),
      disables: async (number: 0 | 1, id: string, actor: string) =>
        (await disableAccount(both()[number], id, { actor }, now)).status,
    };

    twice.each([
      ['demotes', 'demotes'],
      ['demotes', 'disables'],
      ['disables', 'disables'],
    ] as const)('one %s and one %s: one owner is left', async (one, other) => {
      for (let round = 0; round < 5; round += 1) {
        await both()[0].deleteFrom('staff').execute();
        await add(owner);
        await site.signIn(clerk, 'owner');
        const [mine, theirs] = [await idOf(owner), await idOf(clerk)];
        const outcomes = await Promise.all([
          ways[one](0, theirs, mine),
          ways[other](1, mine, theirs),
        ]);
        expect(outcomes.filter((outcome) => outcome === 'last_owner')).toHaveLength(1);
        expect(await owners()).toHaveLength(1);
      }
    });

    twice('and whoever lost the role meanwhile takes it from no third one', async () => {
      const [db] = both();
      await add(owner);
      await site.signIn(clerk, 'owner');
      await site.signIn('third@sampan.example', 'owner');
      const [actor, id] = [await idOf(clerk), await idOf('third@sampan.example')];
      await changeRole(db, { id: actor, role: 'staff' }, byCommand, now);
      const staff = { id, role: 'staff' } as const;
      expect(await changeRole(db, staff, { actor }, now)).toBe('owner_only');
      expect(await disableAccount(db, id, { actor }, now)).toEqual({ status: 'owner_only' });
      expect(await owners()).toEqual([owner, 'third@sampan.example']);
    });
  });

  test('who can be asked and who can be told: without those who are disabled', async () => {
    const [db] = both();
    await add(owner);
    await add(clerk);
    await add('gone@sampan.example');
    await disableAccount(db, await idOf('gone@sampan.example'), byCommand, new Date());
    expect(await activeOwners(db)).toEqual([
      { id: await idOf(owner), email: owner, role: 'owner' },
    ]);
    expect((await activeAccounts(db)).map(({ email }) => email)).toEqual([owner, clerk]);
    expect(await roleOf(db, 'nobody')).toBe('staff' satisfies Role);
  });

  test('a command gives roles too, and keeps the last owner', async () => {
    const { databaseUrl, secretsFile } = site.services.settings;
    const run = async (...args: string[]) => {
      const variables = { DATABASE_URL: databaseUrl, SECRETS_FILE: secretsFile };
      const { stdout, stderr } = await callCommand('bin/staff.ts', args, variables);
      return stdout || stderr;
    };
    await add(owner);
    const cookie = await site.signIn(clerk);
    expect(await run('role', owner, 'staff')).toContain(`${owner} is the last owner`);
    expect(await run('disable', owner)).toContain(`${owner} is the last owner`);
    expect(await run('role', clerk, 'admin')).toContain('one of owner and staff');
    expect(await run('role', clerk.toUpperCase(), 'owner')).toContain('is an owner now');
    expect(await works(cookie)).toBe(false);
    expect(await run('role', clerk, 'owner')).toContain('is an owner already');
    expect(await run('list')).toContain(`${clerk}\tclerk\towner\tactive`);
    expect(await run('role', owner, 'staff')).toContain(`${owner} is staff now`);
    expect(await owners()).toEqual([clerk]);
  });
});
