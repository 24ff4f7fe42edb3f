import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuth } from '#app/platform/auth.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import { addStaff, disableStaff, resetPassword } from '#app/staff/staff-accounts.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, cookieOf, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const email = 'rahima@sampan.example';

eachDatabase(({ url }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(url());
  });
  beforeEach(async () => {
    site.setNow('2026-03-01T10:00:00.000Z');
    await site.services.database.db.deleteFrom('rateLimit').execute();
    await site.services.database.db.deleteFrom('staff').execute();
    await addStaff(site.services.auth, { email, password: staffPassword, mustChange: false });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => site.close());

  function signIn(json: object, from = '203.0.113.7') {
    return site.call('POST', '/api/auth/sign-in/email', { json, from });
  }

  async function session(cookie: string): Promise<unknown> {
    return (await site.call('GET', '/api/auth/get-session', { cookie })).json();
  }

  async function failures(count: number, account = email, from?: string) {
    for (let index = 0; index < count; index++) {
      await signIn({ email: account, password: 'not the password' }, from);
    }
  }

  test('the right password opens a session that the server knows', async () => {
    const answer = await signIn({ email, password: staffPassword });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { staff: unknown };
    expect(body).toEqual({
      staff: {
        id: expect.any(String),
        email,
        name: 'rahima',
        mustChangePassword: false,
        hasSecondFactor: false,
      },
    });
    expect(await session(cookieOf(answer))).toEqual({
      staff: body.staff,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      mailIsDelivered: false,
      signInBy: null,
      picturesStay: false,
    });
  });

  test('the cookie is out of reach for scripts and other sites, and the answer for caches', async () => {
    const answer = await signIn({ email, password: staffPassword });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^sampan-session=/);
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/',
      'SameSite=Strict',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('under https the cookie is bound to the host', async () => {
    const secure = await openTestSite(url(), { PUBLIC_ORIGIN: 'https://www.sampan.example' });
    const answer = await secure.call('POST', '/api/auth/sign-in/email', {
      json: { email, password: staffPassword },
      headers: { origin: 'https://www.sampan.example' },
    });
    const known = await secure.call('GET', '/api/auth/get-session', { cookie: cookieOf(answer) });
    await secure.close();
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sampan-session=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/; Domain/i);
    expect(await known.json()).toMatchObject({ staff: { email } });
  });

  test('the address may be typed in capitals', async () => {
    const answer = await signIn({ email: ' RAHIMA@Sampan.Example ', password: staffPassword });
    expect(answer.status).toBe(200);
  });

  test('a wrong password, an unknown address and a disabled account are answered alike', async () => {
    await addStaff(site.services.auth, {
      email: 'gone@sampan.example',
      password: staffPassword,
      mustChange: false,
    });
    await disableStaff(site.services.auth, 'gone@sampan.example', site.services.now());
    const answers = [
      await signIn({ email, password: 'not the password' }),
      await signIn({ email: 'nobody@sampan.example', password: 'not the password' }),
      await signIn({ email: 'gone@sampan.example', password: staffPassword }),
    ];
    const told = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        answer.headers.getSetCookie(),
        await answer.json(),
      ]),
    );
    expect(told[0]).toMatchObject([401, [], { code: 'invalid_credentials' }]);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test.each([
    ['no password', { email }],
    ['an empty address', { email: '', password: staffPassword }],
    ['a list for an address', { email: [email], password: staffPassword }],
    ['a password without end', { email, password: 'x'.repeat(129) }],
  ])('%s is refused field by field', async (_, json) => {
    const answer = await signIn(json);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{}] });
  });

  test('ten failures lock an account for the address they came from, and for no other', async () => {
    await failures(10);
    expect((await signIn({ email, password: staffPassword })).status).toBe(401);
    const elsewhere = await signIn({ email, password: staffPassword }, '198.51.100.4');
    expect(elsewhere.status).toBe(200);
  });

  test('a locked account opens again when the quarter of an hour is over', async () => {
    await failures(10);
    site.setNow('2026-03-01T10:15:00.000Z');
    expect((await signIn({ email, password: staffPassword })).status).toBe(200);
  });

  test('the whole network of an IPv6 customer counts as one address', async () => {
    await failures(10, email, '2001:db8:1:2::1');
    const answer = await signIn({ email, password: staffPassword }, '2001:db8:1:2:ffff::9');
    expect(answer.status).toBe(401);
  });

  test('signing in correctly does not use up the tries', async () => {
    for (let index = 0; index < 12; index++) {
      expect((await signIn({ email, password: staffPassword })).status).toBe(200);
    }
  });

  test('of 40 guesses at once no more than ten are really checked', async () => {
    const { password } = await site.services.auth.$context;
    const verify = vi.spyOn(password, 'verify');
    const guesses = Array.from({ length: 40 }, (_, index) => `guess ${index}`);
    const answers = await Promise.all(guesses.map((guess) => signIn({ email, password: guess })));
    const checked = verify.mock.calls.map(([{ password: text }]) => text);
    expect(answers.map(({ status }) => status)).toEqual(guesses.map(() => 401));
    // The others are checked as well, against a password that nobody has sent: no time tells them apart.
    expect(checked).toHaveLength(40);
    expect(checked.filter((text) => guesses.includes(text))).toHaveLength(10);
  });

  test('a hundred failures from anywhere lock the account everywhere', async () => {
    const { limiter, now } = site.services;
    for (let index = 0; index < 100; index++) {
      await limiter.count('sign-in-account', email, 900, now());
    }
    const answer = await signIn({ email, password: staffPassword }, '198.51.100.99');
    expect(answer.status).toBe(401);
  });

  describe('a thousand wrong sign-ins from many addresses', () => {
    async function attack(known?: string) {
      const { password } = await site.services.auth.$context;
      const verify = vi.spyOn(password, 'verify');
      for (let index = 0; index < 1000; index++) {
        const from = `198.51.${index >> 8}.${index & 255}`;
        const answer = await site.call('POST', '/api/auth/sign-in/email', {
          json: { email, password: `guess number ${index}` },
          from,
          // Some of them pretend to be a browser that is known.
          ...(known && index % 2 === 0 && { cookie: known }),
        });
        expect(answer.status).toBe(401);
      }
      const guesses = verify.mock.calls.filter(([{ password: text }]) => text.startsWith('guess'));
      vi.restoreAllMocks();
      return guesses.length;
    }

    test('a hundred are really checked, and the browser used before still gets in', async () => {
      const before = await signIn({ email, password: staffPassword });
      const known = cookieOf(before)
        .split('; ')
        .filter((cookie) => cookie.startsWith('sampan-known-'))
        .join('; ');
      expect(await attack(known.replace(/=(.)/, (_, first) => (first === '_' ? '=-' : '=_')))).toBe(
        100,
      );
      expect((await signIn({ email, password: staffPassword })).status).toBe(401);
      const answer = await site.call('POST', '/api/auth/sign-in/email', {
        json: { email, password: staffPassword },
        cookie: known,
      });
      expect(answer.status).toBe(200);
    });
  });

  test('a known browser has ten failures of its own, and uses up nobody else’s', async () => {
    const known = cookieOf(await signIn({ email, password: staffPassword }));
    const tries = (password: string) =>
      site.call('POST', '/api/auth/sign-in/email', { json: { email, password }, cookie: known });
    for (let index = 0; index < 10; index++) await tries('not the password');
    expect((await tries(staffPassword)).status).toBe(401);
    expect((await signIn({ email, password: staffPassword })).status).toBe(200);
  });

  test('the mark of a known browser opens nothing and holds for its own account alone', async () => {
    const cookies = cookieOf(await signIn({ email, password: staffPassword })).split('; ');
    const known = cookies.filter((cookie) => cookie.startsWith('sampan-known-')).join('; ');
    expect(known).not.toContain('rahima');
    expect(await session(known)).toBeNull();
    const other = 'jamal@sampan.example';
    await addStaff(site.services.auth, {
      email: other,
      password: staffPassword,
      mustChange: false,
    });
    await failures(10, other);
    const answer = await site.call('POST', '/api/auth/sign-in/email', {
      json: { email: other, password: staffPassword },
      cookie: known,
    });
    expect(answer.status).toBe(401);
  });

  test('signing out ends the session on the server', async () => {
    const cookie = cookieOf(await signIn({ email, password: staffPassword }));
    const answer = await site.call('POST', '/api/auth/sign-out', { cookie });
    expect(await answer.json()).toEqual({ success: true });
    expect(answer.headers.getSetCookie().join()).toMatch(/^sampan-session=;.*Max-Age=0/);
    expect(await session(cookie)).toBeNull();
  });

  test('signing out without a session is no mistake', async () => {
    expect((await site.call('POST', '/api/auth/sign-out')).status).toBe(200);
  });

  test('disabling an account ends its sessions at once', async () => {
    const cookie = cookieOf(await signIn({ email, password: staffPassword }));
    await disableStaff(site.services.auth, email, site.services.now());
    expect(await session(cookie)).toBeNull();
  });

  test('a password is stored as a salted hash that only it opens', async () => {
    const real = createAuth(
      site.services.database,
      [{ version: 1, value: 'x'.repeat(43) }],
      null,
      createLog('silent'),
    );
    const { password } = await real.$context;
    const [hash, another] = [
      await password.hash(staffPassword),
      await password.hash(staffPassword),
    ];
    expect(hash).not.toBe(another);
    expect(await password.verify({ hash, password: staffPassword })).toBe(true);
    expect(await password.verify({ hash, password: `${staffPassword}x` })).toBe(false);
  });

  test('a new password from the operator ends the sessions and takes the place of the old one', async () => {
    const cookie = cookieOf(await signIn({ email, password: staffPassword }));
    await resetPassword(site.services.auth, email, 'another long password');
    expect(await session(cookie)).toBeNull();
    expect((await signIn({ email, password: staffPassword })).status).toBe(401);
    const answer = await signIn({ email, password: 'another long password' });
    expect(await answer.json()).toMatchObject({ staff: { mustChangePassword: true } });
  });

  test.each(['sign-up/email', 'update-user', 'change-email', 'list-sessions', 'ok'])(
    'the library’s own /%s is not reachable',
    async (path) => {
      expect((await site.call('POST', `/api/auth/${path}`, { json: {} })).status).toBe(404);
      expect((await site.call('GET', `/api/auth/${path}`)).status).toBe(404);
    },
  );
});
