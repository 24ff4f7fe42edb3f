import { afterEach, beforeEach, describe, expect, test as twice, vi } from 'vitest';
import { createAuth } from '#app/auth/auth.server.ts';
import { byCommand } from '#app/database/event-log.server.ts';
import { createLog } from '#app/config/log.server.ts';
import { createSlowHashing } from '#app/auth/slow-hashing.server.ts';
import { disableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { resetPassword } from '#app/staff/accounts/passwords.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const email = 'rahima@sampan.example';

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, { empty: ['rateLimit', 'staff'], now: '2026-03-01T10:00:00.000Z' });
  beforeEach(async () => {
    await addAccount(
      site.services,
      { email, password: staffPassword, mustChange: false },
      byCommand,
    );
  });
  afterEach(() => vi.restoreAllMocks());

  function signIn(json: object, from = '203.0.113.7') {
    return site.call('POST', '/api/auth/sign-in/email', { json, from });
  }

  async function session(cookie: string): Promise<unknown> {
    return (await site.call('GET', '/api/auth/get-session', { cookie })).json();
  }

  async function disable(account: string) {
    const { database, now } = site.services;
    const id = await staffIdOf(database.db, account);
    await disableAccount(database.db, id!, byCommand, now());
  }

  async function failures(count: number, account = email, from?: string) {
    for (let index = 0; index < count; index++) {
      await signIn({ email: account, password: 'not the password' }, from);
    }
  }

  test('the right password opens a session that the server knows', async () => {
    const answer = await signIn({ email, password: staffPassword });
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(body).toEqual({
      staff: {
        id: expect.any(String),
        email,
        name: 'rahima',
        role: 'owner',
        mustChangePassword: false,
        hasSecondFactor: false,
        mustAddSecondFactor: false,
      },
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      mailIsDelivered: false,
      signInBy: null,
      picturesStay: false,
      startPage: '/admin/addgallery',
      signedInAt: expect.any(String),
    });
    expect(await session(cookieOf(answer))).toEqual(body);
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

  test('a wrong password, an unknown address and a disabled account are answered alike', async () => {
    await addAccount(
      site.services,
      {
        email: 'gone@sampan.example',
        password: staffPassword,
        mustChange: false,
      },
      byCommand,
    );
    await disable('gone@sampan.example');
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

  test('ten failures lock an account for the address they came from, however it is written, until a quarter of an hour is over', async () => {
    await failures(10);
    const status = async (as = email, from?: string) =>
      (await signIn({ email: as, password: staffPassword }, from)).status;
    expect(await status()).toBe(401);
    expect(await status(' RAHIMA@Sampan.Example ')).toBe(401);
    expect(await status(email, '198.51.100.4')).toBe(200);
    site.setNow('2026-03-01T10:14:59.000Z');
    expect(await status()).toBe(401);
    site.setNow('2026-03-01T10:15:00.000Z');
    expect(await status()).toBe(200);
  });

  test('the whole network of an IPv6 customer counts as one address', async () => {
    await failures(10, email, '2001:db8:1:2::1');
    const answer = await signIn({ email, password: staffPassword }, '2001:db8:1:2:ffff::9');
    expect(answer.status).toBe(401);
  });

  test('signing in correctly, also in capitals, does not use up the tries', async () => {
    for (let index = 0; index < 12; index++) {
      const answer = await signIn({ email: ' RAHIMA@Sampan.Example ', password: staffPassword });
      expect(answer.status).toBe(200);
    }
  });

  test('of 20 guesses after each other ten are really checked, and the others take as long', async () => {
    const { password } = await site.services.auth.$context;
    const verify = vi.spyOn(password, 'verify');
    const guesses = Array.from({ length: 20 }, (_, index) => `guess ${index}`);
    for (const guess of guesses) {
      expect((await signIn({ email, password: guess })).status).toBe(401);
    }
    const checked = verify.mock.calls.map(([{ password: text }]) => text);
    // The others are checked as well, with a password that nobody has sent: no time tells them apart.
    expect(checked).toHaveLength(20);
    expect(checked.filter((text) => guesses.includes(text))).toEqual(guesses.slice(0, 10));
  });

  twice('of 40 guesses at once no more than ten are really checked', async () => {
    const { password } = await site.services.auth.$context;
    const verify = vi.spyOn(password, 'verify');
    const guesses = Array.from({ length: 40 }, (_, index) => `guess ${index}`);
    const answers = await Promise.all(guesses.map((guess) => signIn({ email, password: guess })));
    const checked = verify.mock.calls.map(([{ password: text }]) => text);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(checked.filter((text) => guesses.includes(text)).length).toBeLessThanOrEqual(10);
  });

  describe('a hundred sign-ins at once from many addresses', () => {
    /** Keeps every hash waiting until all are let go, and tells how many were at it at once. */
    function holdHashes() {
      const { hashing } = site.services;
      const real = hashing.derive;
      let letGo = () => {};
      const isOpen = new Promise<void>((resolve) => (letGo = resolve));
      let [hashed, running, most] = [0, 0, 0];
      vi.spyOn(hashing, 'derive').mockImplementation(async (text, salt) => {
        hashed += 1;
        running += 1;
        most = Math.max(most, running);
        await isOpen;
        running -= 1;
        return real(text, salt);
      });
      return { letGo, hashed: () => hashed, most: () => most };
    }

    const storm = () =>
      Array.from({ length: 100 }, (_, index) =>
        signIn(
          { email: `nobody-${index}@sampan.example`, password: 'not the password' },
          `198.51.100.${index}`,
        ),
      );

    /** Waits until so many have their answer. */
    function answered(count: number, all: Promise<unknown>[]): Promise<void> {
      return new Promise((resolve) => {
        let left = count;
        for (const one of all) void one.then(() => --left === 0 && resolve());
      });
    }

    test('are hashed one at a time, nine altogether; the others are told to come back', async () => {
      const hashes = holdHashes();
      const all = storm();
      await answered(91, all);
      hashes.letGo();
      const answers = await Promise.all(all);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused).toHaveLength(91);
      expect([hashes.hashed(), hashes.most()]).toEqual([9, 1]);
      expect(refused[0]!.headers.get('retry-after')).toBe('5');
      expect(refused[0]!.headers.get('cache-control')).toBe('no-store');
      expect(await refused[0]!.json()).toMatchObject({ code: 'busy', errors: [] });
    });

    test('a known browser has a place of its own and overtakes them', async () => {
      const known = cookieOf(await signIn({ email, password: staffPassword }));
      const hashes = holdHashes();
      const all = storm();
      await answered(91, all);
      const order: string[] = [];
      for (const one of all) void one.then(({ status }) => order.push(`a stranger ${status}`));
      const owners = Array.from({ length: 3 }, () =>
        site.call('POST', '/api/auth/sign-in/email', {
          json: { email, password: staffPassword },
          cookie: known,
        }),
      );
      for (const one of owners) void one.then(({ status }) => order.push(`the owner ${status}`));
      await vi.waitUntil(() => hashes.hashed() === 2);
      hashes.letGo();
      await Promise.all([...all, ...owners]);
      expect(hashes.most()).toBe(2);
      expect(order.filter((one) => one === 'the owner 200')).toHaveLength(3);
      expect(order.filter((one) => one === 'a stranger 401')).toHaveLength(9);
    });

    test('to be told to come back uses up nobody’s tries', async () => {
      const hashes = holdHashes();
      const mine = Array.from({ length: 20 }, () => signIn({ email, password: 'not it' }));
      await answered(11, mine);
      hashes.letGo();
      const answers = await Promise.all(mine);
      expect(answers.filter(({ status }) => status === 503)).toHaveLength(11);
      expect((await signIn({ email, password: staffPassword })).status).toBe(200);
    });
  });

  test('thirty failures from one address over many accounts: from then on nothing is hashed for it', async () => {
    const verify = vi.spyOn(site.services.hashing, 'derive');
    for (let index = 0; index < 30; index++) {
      await signIn({ email: `nobody-${index}@sampan.example`, password: 'not the password' });
    }
    expect(verify).toHaveBeenCalledTimes(30);
    const answers = [
      await signIn({ email: 'nobody@sampan.example', password: 'not the password' }),
      await signIn({ email, password: staffPassword }),
    ];
    expect(verify).toHaveBeenCalledTimes(30);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(await answers[0]!.json()).toEqual(await answers[1]!.json());
    expect((await signIn({ email, password: staffPassword }, '198.51.100.4')).status).toBe(200);
  });

  test('an address that has used up its failures leaves one row more, whatever it goes on to try', async () => {
    const rows = async () => {
      const counted = await site.services.database.db.selectFrom('rateLimit').selectAll().execute();
      return counted.length;
    };
    for (let index = 0; index < 30; index++) {
      await site.services.limiter.count('sign-in-address', '203.0.113.7', 900, site.services.now());
    }
    expect(await rows()).toBe(1);
    for (const name of ['a', 'b', 'c']) {
      await signIn({ email: `${name}@sampan.example`, password: 'not the password' });
    }
    expect(await rows()).toBe(1);
  });

  test('a hundred failures from anywhere lock the account everywhere', async () => {
    const { limiter, now } = site.services;
    for (let index = 0; index < 100; index++) {
      await limiter.count('sign-in-account', email, 900, now());
    }
    const answer = await signIn({ email, password: staffPassword }, '198.51.100.99');
    expect(answer.status).toBe(401);
  });

  describe('150 wrong sign-ins from as many addresses', () => {
    async function attack(known?: string) {
      const { password } = await site.services.auth.$context;
      const verify = vi.spyOn(password, 'verify');
      for (let index = 0; index < 150; index++) {
        const from = `198.51.100.${index}`;
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
    const first = await signIn({ email, password: staffPassword });
    expect(first.headers.getSetCookie().join()).toMatch(/sampan-known-.*Max-Age=31536000/);
    const known = cookieOf(first);
    const tries = (password: string) =>
      site.call('POST', '/api/auth/sign-in/email', { json: { email, password }, cookie: known });
    for (let index = 0; index < 9; index++) await tries('not the password');
    expect((await tries(staffPassword)).status).toBe(200);
    await tries('not the password');
    expect((await tries(staffPassword)).status).toBe(401);
    expect((await signIn({ email, password: staffPassword })).status).toBe(200);
  });

  test('the mark of a known browser opens nothing and holds for its own account alone', async () => {
    const cookies = cookieOf(await signIn({ email, password: staffPassword })).split('; ');
    const known = cookies.filter((cookie) => cookie.startsWith('sampan-known-')).join('; ');
    expect(known).not.toContain('rahima');
    expect(await session(known)).toBeNull();
    const other = 'jamal@sampan.example';
    await addAccount(
      site.services,
      {
        email: other,
        password: staffPassword,
        mustChange: false,
      },
      byCommand,
    );
    await failures(10, other);
    const answer = await site.call('POST', '/api/auth/sign-in/email', {
      json: { email: other, password: staffPassword },
      cookie: known,
    });
    expect(answer.status).toBe(401);
  });

  test('the value of one account’s known browser says nothing under the name of another’s', async () => {
    const other = 'jamal@sampan.example';
    await addAccount(
      site.services,
      { email: other, password: staffPassword, mustChange: false },
      byCommand,
    );
    const knownOf = async (account: string) => {
      const cookies = cookieOf(await signIn({ email: account, password: staffPassword })).split(
        '; ',
      );
      return cookies.find((cookie) => cookie.startsWith('sampan-known-'))!.split('=');
    };
    const [, value] = await knownOf(email);
    const [name, own] = await knownOf(other);
    await failures(10, other);
    const withCookie = (cookie: string) =>
      site.call('POST', '/api/auth/sign-in/email', {
        json: { email: other, password: staffPassword },
        cookie,
      });
    expect((await withCookie(`${name}=${value}`)).status).toBe(401);
    expect((await withCookie(`${name}=${own}`)).status).toBe(200);
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

  twice('disabling an account ends its sessions at once', async () => {
    const cookie = cookieOf(await signIn({ email, password: staffPassword }));
    await site.signIn('left@sampan.example', 'owner');
    await disable(email);
    expect(await session(cookie)).toBeNull();
  });

  test('a password is stored as a salted hash that only it opens', async () => {
    const real = createAuth(
      site.services.database,
      [{ version: 1, value: 'x'.repeat(43) }],
      null,
      createLog('silent'),
      createSlowHashing(),
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
    await resetPassword(site.services, email, 'another long password', byCommand);
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
