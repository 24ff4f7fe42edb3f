import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/outside/real-oidc-provider.ts';
import {
  type ScriptedServer,
  allFaults,
  startScriptedServer,
} from '#tests/support/outside/scripted-server.ts';
import { type TestSite, cookieOf, openTestSite, siteOrigin } from '#tests/support/test-site.ts';

const callback = '/api/auth/oidc/callback';
const manager = { subject: 'manager-1', email: 'Manager@sampan.example', isVerified: true };

eachDatabase(({ url }) => {
  let provider: OidcProvider;
  let site: TestSite;

  beforeAll(async () => {
    provider = await startOidcProvider(siteOrigin + callback);
    site = await openTestSite(url(), {
      ...provider.variables,
      STAFF_ALLOW_LIST: 'manager@sampan.example',
    });
  });
  afterAll(async () => {
    await site.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.person = manager;
  });

  test('somebody on the list goes to the provider and comes back to the page that was asked for', async () => {
    const { arrival, kept } = await throughProvider('/admin/allapplication?state=waiting');
    const answer = await site.call('GET', arrival, { cookie: kept });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin/allapplication?state=waiting');
    const cookie = cookieOf(answer);
    const session = await site.call('GET', '/api/auth/get-session', { cookie });
    expect(await session.json()).toMatchObject({
      staff: { email: 'manager@sampan.example' },
      signInBy: 'Sample Login',
    });
    expect((await site.call('GET', '/api/application', { cookie })).status).toBe(200);
  });

  test.each([
    ['not on the list', { ...manager, subject: 'x', email: 'x@sampan.example' }, 'not-listed'],
    ['on the list, never verified', { ...manager, isVerified: false }, 'not-listed'],
    ['another account of that address', { ...manager, subject: 'manager-2' }, 'not-listed'],
    ['cancelled at the provider', null, 'refused'],
  ])('%s: back to the sign-in, with a sentence and no session', async (_, person, problem) => {
    provider.person = person;
    const { arrival, kept } = await throughProvider('/admin/addgallery');
    const answer = await site.call('GET', arrival, { cookie: kept });
    await expectProblem(answer, problem, '/admin/addgallery');
  });

  test('an arrival without the cookie, with that of another start, or for the second time opens nothing', async () => {
    const [one, other] = [await throughProvider('/admin/x'), await throughProvider('/admin/y')];
    await expectProblem(await site.call('GET', one.arrival), 'again', null);
    const mixed = await site.call('GET', one.arrival, { cookie: other.kept });
    await expectProblem(mixed, 'unreachable', '/admin/y');
    const good = await site.call('GET', other.arrival, { cookie: other.kept });
    expect(good.headers.get('location')).toMatch(/^\/admin\/[a-z]+$/);
    const again = await site.call('GET', other.arrival, { cookie: other.kept });
    expect(again.headers.get('location')).toMatch(/problem=/);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/admin/../x'])(
    'the way back never leads to %s',
    async (next) => {
      const { arrival, kept } = await throughProvider(next);
      const answer = await site.call('GET', arrival, { cookie: kept });
      expect(answer.headers.get('location')).toBe('/admin/addgallery');
    },
  );

  test('e-mail and password open nothing here', async () => {
    const json = { email: manager.email, password: 'a long enough password' };
    expect((await site.call('POST', '/api/auth/sign-in/email', { json })).status).toBe(401);
  });

  /** Back at the sign-in, which goes on to `next` after another try. */
  async function expectProblem(answer: Response, problem: string, next: string | null) {
    expect(answer.status).toBe(302); // oxlint-disable-line vitest/no-standalone-expect
    const query = new URLSearchParams({ problem, ...(next && { next }) });
    expect(answer.headers.get('location')).toBe(`/admin?${query}`); // oxlint-disable-line vitest/no-standalone-expect
    const cookie = cookieOf(answer);
    const session = await site.call('GET', '/api/auth/get-session', { cookie });
    expect(await session.json()).toBeNull(); // oxlint-disable-line vitest/no-standalone-expect
  }

  /** Plays the browser: from our start to the address that the provider sends it back to. */
  async function throughProvider(next: string) {
    const start = await site.call(
      'GET',
      `/api/auth/oidc/start?${new URLSearchParams({ next }).toString()}`,
    );
    const kept = cookieOf(start);
    const jar = new Map<string, string>();
    let address = start.headers.get('location')!;
    while (!address.startsWith(siteOrigin)) {
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]!.split(/=(.*)/s);
        jar.set(name, value);
      }
      address = new URL(answer.headers.get('location')!, address).href;
    }
    return { arrival: address.slice(siteOrigin.length), kept };
  }
});

describe.each(allFaults.filter((fault) => fault !== 'silent'))(
  'a provider that answers with: %s',
  (fault) => {
    let server: ScriptedServer;
    let site: TestSite;
    beforeAll(async () => {
      server = await startScriptedServer(() => ({}));
      server.misbehave(fault);
      site = await openTestSite('file::memory:', {
        SIGN_IN: 'oidc',
        OIDC_ISSUER: server.origin,
        OIDC_CLIENT_ID: 'sampan',
        OIDC_CLIENT_SECRET: 'secret',
        STAFF_ALLOW_LIST: 'manager@sampan.example',
      });
    });
    afterAll(async () => {
      await site.close();
      await server.close();
    });

    test('leads back to the sign-in with a sentence, and is asked again the next time', async () => {
      for (const asked of [1, 2]) {
        const answer = await site.call('GET', '/api/auth/oidc/start');
        expect(answer.headers.get('location')).toMatch(/^\/admin\?problem=unreachable/);
        expect(server.received.length).toBeGreaterThanOrEqual(asked);
      }
    });
  },
);
