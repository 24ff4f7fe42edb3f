import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type FakeIdentityProvider,
  forgeries,
  startFakeIdentityProvider,
} from '#tests/support/outside/fake-identity-provider.ts';
import { allFaults } from '#tests/support/outside/scripted-server.ts';
import { type TestSite, cookieOf, openTestSite } from '#tests/support/test-site.ts';
import { eachDatabase } from '#tests/support/each-database.ts';

const email = 'manager@sampan.example';
const password = 'kept by the provider';

eachDatabase(({ url }) => {
  let provider: FakeIdentityProvider;
  let site: TestSite;
  let now: TestSite['services']['now'];

  beforeAll(async () => {
    provider = await startFakeIdentityProvider();
    site = await openTestSite(url(), {
      ...provider.variables,
      STAFF_ALLOW_LIST: `${email},uid-of-clerk`,
    });
    now = site.services.now;
  });
  afterAll(async () => {
    await site.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.accounts.clear();
    provider.accounts.set(email, { password, subject: 'uid-of-manager', isVerified: true });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    site.services.now = now;
    provider.forge(null);
    provider.misbehave(null);
    provider.lifetime(3600);
    await site.services.database.db.deleteFrom('rateLimit').execute();
  });

  const signIn = (credentials = { email, password }) =>
    site.call('POST', '/api/auth/sign-in/email', { json: credentials });
  const staffCall = (cookie: string) => site.call('GET', '/api/application', { cookie });

  test('an account of the provider on the list gets a session of ours', async () => {
    const answer = await signIn({ email: email.toUpperCase(), password });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ staff: { email, mustChangePassword: false } });
    expect((await staffCall(cookieOf(answer))).status).toBe(200);
  });

  test.each([
    ['a wrong password', () => ({ email, password: 'wrong' })],
    ['an unknown address', () => ({ email: 'nobody@sampan.example', password })],
    [
      'an account that is not on the list',
      () => {
        provider.accounts.set('a@b.example', { password, subject: 'uid-a', isVerified: true });
        return { email: 'a@b.example', password };
      },
    ],
    [
      'an address on the list that was never verified',
      () => {
        provider.accounts.set(email, { password, subject: 'uid-of-manager', isVerified: false });
        return { email, password };
      },
    ],
    [
      'an address on the list that now belongs to another account',
      () => {
        provider.accounts.set(email, { password, subject: 'uid-of-another', isVerified: true });
        return { email, password };
      },
    ],
    [
      'an account that the provider has disabled',
      () => {
        provider.accounts.get(email)!.isDisabled = true;
        return { email, password };
      },
    ],
  ])('%s is refused as every wrong sign-in is', async (_, credentials) => {
    const answer = await signIn(credentials());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('the provider’s own id can stand on the list, whatever the address', async () => {
    const account = { password, subject: 'uid-of-clerk', isVerified: false };
    provider.accounts.set('clerk@sampan.example', account);
    expect((await signIn({ email: 'clerk@sampan.example', password })).status).toBe(200);
  });

  test.each(forgeries)('a token with %s opens nothing', async (forgery) => {
    provider.forge(forgery);
    const answer = await signIn();
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('after the provider has changed its keys one can still sign in', async () => {
    expect((await signIn()).status).toBe(200);
    await provider.rotateKeys();
    // A key set is asked for again at most every five seconds.
    const later = Date.now() + 6000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect((await signIn()).status).toBe(200);
  });

  describe.each(allFaults.filter((fault) => fault !== 'silent'))('answering with: %s', (fault) => {
    test('is a fault with a sentence of its own, and uses up no tries', async () => {
      provider.misbehave(fault);
      for (let index = 0; index < 12; index += 1) {
        const answer = await signIn();
        expect(answer.status).toBe(503);
        expect(await answer.json()).toMatchObject({ code: 'outside_service_failed' });
      }
      provider.misbehave(null);
      expect((await signIn()).status).toBe(200);
    });
  });

  test('ten wrong passwords lock the account here, before the provider is asked again', async () => {
    for (let index = 0; index < 10; index += 1) await signIn({ email, password: 'wrong' });
    const asked = provider.received.length;
    expect((await signIn()).status).toBe(401);
    expect(provider.received).toHaveLength(asked);
  });

  test('whoever the provider disables is signed out when the hour of the token is over', async () => {
    provider.lifetime(60);
    const cookie = cookieOf(await signIn());
    provider.accounts.get(email)!.isDisabled = true;
    expect((await staffCall(cookie)).status).toBe(200);
    site.setNow(new Date(Date.now() + 120_000).toISOString());
    expect((await staffCall(cookie)).status).toBe(401);
    provider.accounts.get(email)!.isDisabled = false;
    expect((await staffCall(cookie)).status).toBe(401);
  });

  test('a provider that is away signs nobody out', async () => {
    provider.lifetime(60);
    const cookie = cookieOf(await signIn());
    provider.misbehave('busy 503');
    site.setNow(new Date(Date.now() + 120_000).toISOString());
    expect((await staffCall(cookie)).status).toBe(200);
  });

  test('signing out ends the session and drops the provider’s token', async () => {
    const cookie = cookieOf(await signIn());
    await site.call('POST', '/api/auth/sign-out', { cookie });
    expect((await staffCall(cookie)).status).toBe(401);
    const { internalAdapter } = await site.services.auth.$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    expect(found?.accounts.map(({ refreshToken }) => refreshToken)).toEqual([null]);
  });

  test('tokens are not readable in the database', async () => {
    await signIn();
    const { internalAdapter } = await site.services.auth.$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    expect(found?.accounts[0]?.refreshToken).toMatch(/.{40,}/);
    expect(JSON.stringify(found)).not.toContain(`refresh-${email}`);
  });
});
