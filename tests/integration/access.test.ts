import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '#app/api.server.ts';
import { byCommand } from '#app/database/event-log.server.ts';
import type { Access } from '#app/http/routes.server.ts';
import { disableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

/** Every call, as it is stated where it is defined; `:id` stands for whatever the address names. */
const calls = apiRoutes.map(({ access, method, path }) => {
  return { access, call: [method, path.replace(/:\w+/, ':id')] as const };
});
const callsFor = (...accesses: Access[]) =>
  calls.filter(({ access }) => accesses.includes(access)).map(({ call }) => call);

/** Every call that is for staff alone. */
const protectedCalls = callsFor('own', 'set-up', 'staff', 'owner');
/** Every call that changes something, for staff or for everybody. */
const changingCalls = calls.map(({ call }) => call).filter(([method]) => method !== 'GET');

eachDatabase(({ url, testOnce }) => {
  /** Every call on one engine: who may call is decided beside the database, whose part the first call shows. */
  const some = <T>(all: T[]) => (testOnce === test ? all : all.slice(0, 1));

  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let id: string;
  const cookies: Record<string, string | undefined> = {};
  beforeAll(async () => {
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
    cookies['a session'] = await site.signIn();
    cookies['a colleague'] = await site.signIn('colleague@sampan.example');
    cookies['a made-up cookie'] = 'sampan-session=abcdefghijklmnopqrstuvwxyz.c2lnbmF0dXJl';
    cookies['a broken cookie'] = 'sampan-session=%E0%A4%A;;;=; sampan-session=';
    cookies['a changed cookie'] = cookies['a session'].replace(/=./, '=_');
    cookies['a session that was ended'] = await site.signIn('left@sampan.example');
    await site.call('POST', '/api/auth/sign-out', { cookie: cookies['a session that was ended'] });
    cookies['an expired session'] = await site.signIn('late@sampan.example');
    await expire('late@sampan.example');
    cookies['the password of the first sign-in'] = await site.signIn('new@sampan.example');
    await site.services.database.db
      .updateTable('staff')
      .set({ mustChangePassword: site.services.database.engine === 'sqlite' ? 1 : true })
      .where('email', '=', 'new@sampan.example')
      .execute();
    cookies['a disabled account'] = await site.signIn('gone@sampan.example');
    const { db } = site.services.database;
    const gone = await staffIdOf(db, 'gone@sampan.example');
    await disableAccount(db, gone!, byCommand, new Date());
  });

  /** Lets the only session of an account end, as twelve hours would. */
  async function expire(email: string) {
    const { internalAdapter } = await site.services.auth.$context;
    const found = await internalAdapter.findUserByEmail(email);
    for (const { token } of await internalAdapter.listSessions(found!.user.id)) {
      await internalAdapter.updateSession(token, { expiresAt: new Date(Date.now() - 1000) });
    }
  }

  async function untouched() {
    const row = await site.services.database.db
      .selectFrom('application')
      .select(['contacted', 'deletedAt'])
      .where('_id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ contacted: 0, deletedAt: null });
  }

  describe.each(some(protectedCalls))('%s %s', (method, path) => {
    test.each([
      'no cookie',
      'a made-up cookie',
      'a broken cookie',
      'a changed cookie',
      'a session that was ended',
      'an expired session',
      'a disabled account',
    ])('is refused with %s', async (whose) => {
      const answer = await site.call(method, path.replace(':id', id), { cookie: cookies[whose] });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        type: 'about:blank',
        title: 'Not signed in',
        status: 401,
        code: 'not_signed_in',
        errors: [],
      });
      await untouched();
    });
  });

  test('what visitors may call is this and no more (K-21)', () => {
    expect(callsFor('public').map((call) => call.join(' '))).toEqual([
      'GET /api/gallery',
      'POST /api/application',
      'POST /api/application/lookup',
      'POST /api/complaint',
      'POST /api/complaint/lookup',
      'POST /api/contact',
      'GET /api/job',
      'GET /api/job/:id',
      'GET /api/auth/oidc/start',
      'GET /api/auth/oidc/callback',
      'POST /api/auth/sign-in/email',
      'POST /api/auth/sign-in/code',
      'POST /api/auth/link',
      'POST /api/auth/link/password',
      'POST /api/auth/sign-out',
      'GET /api/auth/get-session',
      'POST /api/browser-error',
      'POST /api/verify',
    ]);
  });

  test('every call states its least role, and the document tells it (K-21)', async () => {
    const answer = await site.call('GET', '/api/openapi.json');
    const { paths } = (await answer.json()) as {
      paths: Record<string, Record<string, { 'x-least-role': string }>>;
    };
    for (const { access, method, path } of apiRoutes) {
      const told =
        paths[path.replace('/api', '').replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(['public', 'own', 'staff', 'owner']).toContain(told?.['x-least-role']);
      expect(told?.['x-least-role']).toBe(access === 'set-up' ? 'own' : access);
    }
  });

  test('what only owners may call is at least this', () => {
    expect(callsFor('owner').map((call) => call.join(' '))).toEqual(
      expect.arrayContaining([
        'GET /api/staff',
        'POST /api/staff/invitations',
        'DELETE /api/staff/invitations/:id',
        'POST /api/staff/:id/reset-link',
        'POST /api/staff/:id/disable',
        'POST /api/staff/:id/enable',
        'PUT /api/staff/:id/role',
        'GET /api/setting',
        'PUT /api/setting/:id',
        'GET /api/evidence',
        'POST /api/evidence/export',
      ]),
    );
  });

  test.each(some(callsFor('owner')))('%s %s is refused to staff (K-21)', async (method, path) => {
    const cookie = cookies['a colleague'];
    const answer = await site.call(method, path.replace(':id', id), { cookie });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'owner_only', errors: [] });
    await untouched();
  });

  test.each(some(callsFor('set-up', 'staff', 'owner')))(
    '%s %s waits for the first password to be changed',
    async (method, path) => {
      const cookie = cookies['the password of the first sign-in'];
      const answer = await site.call(method, path.replace(':id', id), { cookie });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'password_change_required', errors: [] });
      await untouched();
    },
  );

  describe('where a second factor is required', () => {
    let strict: TestSite;
    beforeAll(async () => {
      const more = { RATE_LIMITS: 'off', SECOND_FACTOR: 'required', DATA_DIR: site.dataDir };
      strict = await openTestSite(url(), more);
    });
    afterAll(() => strict.close());

    test.each(some(callsFor('staff', 'owner')))(
      '%s %s waits for it to be set up',
      async (method, path) => {
        const cookie = cookies['a session'];
        const answer = await strict.call(method, path.replace(':id', id), { cookie });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'second_factor_required', errors: [] });
        await untouched();
      },
    );
  });

  describe.each(some(changingCalls))('%s %s', (method, path) => {
    test.each([
      ['another site', { origin: 'https://evil.example' }],
      ['our host on another port', { origin: 'http://localhost:3001' }],
      ['our host on another scheme', { origin: 'https://localhost:3000' }],
      ['a site that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['an empty origin', { origin: '' }],
    ])('is refused from %s, session or not', async (_, headers) => {
      for (const cookie of [undefined, cookies['a session']]) {
        const address = path.replace(':id', id);
        const answer = await site.call(method, address, { cookie, headers, json: goodApplication });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'foreign_origin', errors: [] });
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      await untouched();
    });
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'without a public origin %s is ours',
    async (origin) => {
      const answer = await site.call('POST', '/api/auth/sign-out', { headers: { origin } });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    [undefined, 200],
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('without an origin, Sec-Fetch-Site %s gives %i', async (from, status) => {
    const headers = new Headers(from ? { 'sec-fetch-site': from } : undefined);
    const request = new Request('http://localhost:3000/api/auth/sign-out', {
      method: 'POST',
      headers,
    });
    expect((await site.send(request)).status).toBe(status);
  });

  test('with a public origin that one alone is ours', async () => {
    const open = await openTestSite(url(), {
      PUBLIC_ORIGIN: 'https://www.sampan.example',
      DATA_DIR: site.dataDir,
    });
    const statuses = [];
    for (const origin of ['https://www.sampan.example', 'http://localhost:3000']) {
      const answer = await open.call('POST', '/api/auth/sign-out', { headers: { origin } });
      statuses.push(answer.status);
    }
    await open.close();
    expect(statuses).toEqual([200, 403]);
  });

  test('no answer lets another site read it', async () => {
    const headers = { origin: 'https://evil.example' };
    const cookie = cookies['a session'];
    for (const [method, path] of [
      ['GET', '/api/application'],
      ['GET', '/api/gallery'],
      ['OPTIONS', '/api/application'],
    ] as const) {
      const answer = await site.call(method, path, { cookie, headers });
      const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(named).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  test('what is for everybody answers without a session', async () => {
    expect((await site.call('GET', '/api/gallery')).status).toBe(200);
    expect((await site.call('GET', '/api/auth/get-session')).status).toBe(200);
    expect((await site.call('GET', '/healthz')).status).toBe(200);
    expect((await site.call('GET', '/readyz')).status).toBe(200);
  });

  test('an address that is not there is answered as a problem', async () => {
    const answer = await site.call('GET', '/api/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});
