import { describe, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, staffPassword } from '#tests/support/test-site.ts';

const email = 'rahima@sampan.example';
const other = 'jamal@sampan.example';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { SESSION_IDLE_MINUTES: '60' },
    empty: ['staff', 'event', 'rateLimit'],
    now: '2026-03-01T10:00:00.000Z',
  });

  async function isSignedIn(cookie: string): Promise<boolean> {
    return (await site.call('GET', '/api/application', { cookie })).status === 200;
  }

  async function signIn(as = email, cookie?: string): Promise<string> {
    const answer = await site.call('POST', '/api/auth/sign-in/email', {
      json: { email: as, password: staffPassword },
      ...(cookie && { cookie }),
    });
    return cookieOf(answer);
  }

  describe('without use', () => {
    test('a session lasts an hour from its last use, then ends for good and is in no list', async () => {
      const cookie = await site.signIn(email);
      for (const time of ['10:59:59', '11:59:58', '12:58:00']) {
        site.setNow(`2026-03-01T${time}.000Z`);
        expect(await isSignedIn(cookie)).toBe(true);
      }
      for (const time of ['13:58:00', '12:58:30']) {
        site.setNow(`2026-03-01T${time}.000Z`);
        expect(await isSignedIn(cookie)).toBe(false);
      }
      site.setNow('2026-03-01T13:58:00.000Z');
      const list = await site.call('GET', '/api/account/sessions', { cookie: await signIn() });
      expect(await list.json()).toMatchObject([{ isCurrent: true }]);
    });

    test('its last use is written down at most once a minute', async () => {
      const cookie = await site.signIn(email);
      const noted = async () => {
        expect(await isSignedIn(cookie)).toBe(true);
        const { db } = site.services.database;
        return (await db.selectFrom('session').select('lastUsedAt').executeTakeFirstOrThrow())
          .lastUsedAt;
      };
      site.setNow('2026-03-01T10:00:59.999Z');
      expect(await noted()).toBe('2026-03-01T10:00:00.000Z');
      site.setNow('2026-03-01T10:01:00.000Z');
      expect(await noted()).toBe('2026-03-01T10:01:00.000Z');
    });
  });

  describe('in one browser', () => {
    test('a second sign-in ends the first session, whosever it was', async () => {
      await site.signIn(other);
      const first = await site.signIn(email);
      const second = await signIn(other, first);
      expect(await isSignedIn(first)).toBe(false);
      expect(await isSignedIn(second)).toBe(true);
      const { db } = site.services.database;
      const ended = await db
        .selectFrom('event')
        .innerJoin('staff', 'staff.id', 'event.actor')
        .select('staff.email')
        .where('action', '=', 'staff.signed-out')
        .execute();
      expect(ended).toEqual([{ email }]);
    });

    test('a sign-in that fails leaves the session alone', async () => {
      const cookie = await site.signIn(email);
      const json = { email, password: 'not the password' };
      await site.call('POST', '/api/auth/sign-in/email', { json, cookie });
      expect(await isSignedIn(cookie)).toBe(true);
    });

    test('signing out clears what was fetched ahead, and neither cookies nor drafts', async () => {
      const cookie = await site.signIn(email);
      const answer = await site.call('POST', '/api/auth/sign-out', { cookie });
      expect(answer.headers.get('clear-site-data')).toBe('"prefetchCache", "prerenderCache"');
      const cookies = answer.headers.getSetCookie().filter((one) => /sampan-(?!known)/.test(one));
      expect(cookies.every((one) => /Max-Age=0/.test(one))).toBe(true);
    });
  });

  test('a changed password comes with a new token, and the old one is worth nothing', async () => {
    const cookie = await site.signIn(email);
    const json = { currentPassword: staffPassword, newPassword: 'tide rolls over mud' };
    const answer = await site.call('POST', '/api/account/password', { cookie, json });
    expect(answer.status).toBe(200);
    const renewed = cookieOf(answer);
    expect(renewed).toContain('sampan-session=');
    expect(await isSignedIn(renewed)).toBe(true);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  describe('ending sessions', () => {
    test.each(['/api/account/sessions/end', '/api/account/sessions/:id/end'])(
      'by %s asks for one’s own password',
      async (path) => {
        const cookie = await site.signIn(email);
        const elsewhere = await signIn();
        const list = await site.call('GET', '/api/account/sessions', { cookie });
        const sessions = (await list.json()) as { id: string; isCurrent: boolean }[];
        const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
        const end = (password: string) =>
          site.call('POST', path.replace(':id', id), { cookie, json: { password } });
        expect((await end('not the password')).status).toBe(422);
        expect(await isSignedIn(elsewhere)).toBe(true);
        expect((await end(staffPassword)).status).toBe(200);
        expect(await isSignedIn(elsewhere)).toBe(false);
      },
    );
  });

  describe('somebody else’s own password', () => {
    const calls: [string, object][] = [
      ['/api/account/password', { newPassword: 'tide rolls over mud' }],
      ['/api/account/second-factor', {}],
      ['/api/account/second-factor/remove', {}],
      ['/api/account/second-factor/recovery-codes', {}],
      ['/api/account/sessions/end', {}],
      ['/api/account/sessions/any/end', {}],
      ['/api/staff/invitations', { email: 'new@sampan.example' }],
      ['/api/staff/any/reset-link', {}],
    ];

    test.each(calls)('is not guessed at %s: the eleventh try is refused', async (path, more) => {
      const cookie = await site.signIn(email);
      if (path.endsWith('/remove')) {
        const { db } = site.services.database;
        await db.updateTable('staff').set({ twoFactorEnabled: 1 }).execute();
      }
      const attempt = (password: string) =>
        site.call('POST', path, { cookie, json: { password, currentPassword: password, ...more } });
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await attempt('not the password')).status).toBe(422);
      }
      const answer = await attempt(staffPassword);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('retry-after')).toBe('900');
    });

    test('every call that asks for it is among these', async () => {
      const document = (await (await site.call('GET', '/api/openapi.json')).json()) as {
        paths: Record<string, Record<string, { requestBody?: unknown; responses: object }>>;
      };
      const asking = Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.values(operations)
          .filter(({ requestBody, responses }) => {
            const fields = JSON.stringify(requestBody ?? null);
            return '401' in responses && '429' in responses && /"(currentP|p)assword"/.test(fields);
          })
          .map(() => `/api${path}`),
      );
      const listed = calls.map(([path]) => path.replace('/any/', '/{id}/'));
      expect(asking.filter((path) => !path.startsWith('/api/auth/')).toSorted()).toEqual(
        listed.toSorted(),
      );
    });
  });
});
