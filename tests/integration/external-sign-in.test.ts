import { afterAll, afterEach, beforeAll, beforeEach, expect, test as twice } from 'vitest';
import type { Identity } from '#app/auth/identity/identity.ts';
import { provisionUser, sessionFor } from '#app/staff/external-sign-in/provision-user.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, cookieOf, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const manager = { subject: 'manager-1', email: 'manager@sampan.example', isVerified: true };
const list = ['manager@sampan.example', 'clerk-7'];

eachDatabase(({ url, testOnce: test }) => {
  /** The same office, before and after it changed to single sign-on. */
  let before: TestSite;
  let site: TestSite;
  beforeAll(async () => {
    before = await openTestSite(url());
    site = await openTestSite(url(), {
      SIGN_IN: 'oidc',
      // Nobody answers there, and nobody is asked.
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'sampan',
      OIDC_CLIENT_SECRET: 'secret',
      STAFF_ALLOW_LIST: list.join(','),
    });
  });
  beforeEach(async () => {
    for (const table of ['staff', 'event'] as const) {
      await site.services.database.db.deleteFrom(table).execute();
    }
  });
  afterEach(() => allow(list));
  afterAll(async () => {
    await site.close();
    await before.close();
  });

  function allow(entries: string[]) {
    site.services.externalSignIn!.allowList = entries;
  }

  const come = (identity: Identity) => {
    const { database, externalSignIn, now } = site.services;
    return provisionUser(database.db, externalSignIn!, identity, now());
  };

  async function sessionOf(identity: Identity): Promise<string> {
    const provisioned = await come(identity);
    if ('refused' in provisioned) throw new Error(provisioned.refused);
    const { services } = site;
    const made = await sessionFor(
      services.auth,
      services.externalSignIn!,
      provisioned,
      new Headers(),
    );
    return cookieOf(made!);
  }

  const post = (path: string, cookie: string, json: object = {}) =>
    site.call('POST', path, { cookie, json });

  const staffCall = (cookie: string) => site.call('GET', '/api/application', { cookie });

  test('whoever is listed by id gets nobody else’s account by an address that was never verified', async () => {
    await come(manager);
    const clerk = { subject: 'clerk-7', email: manager.email, isVerified: false };
    expect(await come(clerk)).toEqual({ refused: 'oidc/unverified_address' });
    await before.signIn('office@sampan.example');
    expect(await come({ ...clerk, email: 'office@sampan.example' })).toEqual({
      refused: 'oidc/unverified_address',
    });
  });

  test('an account is found by the provider’s id first, whatever the address is now', async () => {
    const clerk = { subject: 'clerk-7', email: 'clerk@sampan.example', isVerified: false };
    const first = await come(clerk);
    expect(first).toMatchObject({ listedAs: 'clerk-7' });
    expect(await come({ ...clerk, email: manager.email })).toEqual(first);
  });

  test('a verified address finds the account that was there before, once', async () => {
    await before.signIn(manager.email);
    const first = await come(manager);
    expect(first).toMatchObject({ listedAs: manager.email });
    expect(await come(manager)).toEqual(first);
    expect(await come({ ...manager, subject: 'manager-2' })).toEqual({
      refused: 'oidc/another_subject',
    });
    const { db } = site.services.database;
    expect(await db.selectFrom('staff').select('email').execute()).toEqual([
      { email: manager.email },
    ]);
  });

  twice('two who come for the first time at once, in two browsers, are one account', async () => {
    const [one, other] = await Promise.all([come(manager), come(manager)]);
    expect(one).toEqual(other);
    expect(one).toHaveProperty('userId');
  });

  test('who is taken off the list is signed out with the next call', async () => {
    const cookie = await sessionOf(manager);
    expect((await staffCall(cookie)).status).toBe(200);
    allow(['clerk-7']);
    expect((await staffCall(cookie)).status).toBe(401);
  });

  test('a session by password is worth nothing once sign-in is by another way, and the other way round', async () => {
    const byPassword = await before.signIn(manager.email);
    expect((await before.call('GET', '/api/application', { cookie: byPassword })).status).toBe(200);
    expect((await staffCall(byPassword)).status).toBe(401);
    const byProvider = await sessionOf(manager);
    expect((await before.call('GET', '/api/application', { cookie: byProvider })).status).toBe(401);
  });

  test('a fresh sign-in stands for the password when sessions are ended', async () => {
    const cookie = await sessionOf(manager);
    const { db } = site.services.database;
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await db.updateTable('session').set({ createdAt: elevenMinutesAgo }).execute();
    const refused = await post('/api/account/sessions/end', cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'fresh_sign_in_required' });
    const fresh = await sessionOf(manager);
    const ended = await post('/api/account/sessions/end', fresh);
    expect(await ended.json()).toEqual({ deletedCount: 2 });
  });

  test.each([
    ['/api/staff/invitations', { email: 'new@sampan.example' }],
    ['/api/staff/any/reset-link', {}],
    ['/api/account/password', { newPassword: 'tide rolls over mud' }],
    ['/api/account/second-factor', {}],
    ['/api/account/second-factor/remove', {}],
    ['/api/account/second-factor/recovery-codes', {}],
    ['/api/account/second-factor/confirm', { code: '000000' }],
  ])('%s is refused where accounts are kept elsewhere', async (path, more) => {
    const cookie = await sessionOf(manager);
    const json = { password: staffPassword, currentPassword: staffPassword, ...more };
    const answer = await post(path, cookie, json);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'accounts_elsewhere' });
  });
});
