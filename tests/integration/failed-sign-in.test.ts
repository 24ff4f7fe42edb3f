import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byCommand } from '#app/database/event-log.server.ts';
import { noteFailedCode } from '#app/staff/sign-in/failed-sign-in.server.ts';
import { disableAccount } from '#app/staff/accounts/disable-account.server.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { cookieOf, staffPassword } from '#tests/support/test-site.ts';

const email = 'rahima@sampan.example';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    empty: ['rateLimit', 'staff'],
    now: '2026-03-01T10:00:00.000Z',
  });
  let id: string;
  beforeEach(async () => {
    const { db } = site.services.database;
    await addAccount(
      site.services,
      { email, password: staffPassword, mustChange: false },
      byCommand,
    );
    id = (await staffIdOf(db, email))!;
    await db.deleteFrom('event').execute();
  });
  afterEach(() => vi.restoreAllMocks());

  const signIn = (json: { email: string; password: string }, from?: string, cookie?: string) =>
    site.call('POST', '/api/auth/sign-in/email', {
      json,
      ...(from && { from }),
      ...(cookie && { cookie }),
    });

  async function failures(count: number, from?: string, cookie?: string) {
    for (let index = 0; index < count; index++) {
      await signIn({ email, password: 'not the password' }, from, cookie);
    }
  }

  function logged(): Record<string, unknown>[] {
    return vi.mocked(site.services.log.warn).mock.calls.map(([fields]) => fields as never);
  }

  async function history() {
    const { db } = site.services.database;
    return db
      .selectFrom('event')
      .select(['actor', 'action', 'subject'])
      .where('action', '!=', 'staff.signed-in')
      .orderBy('at')
      .execute();
  }

  test('the log tells why a sign-in failed, whose account it was and from where, without telling it', async () => {
    vi.spyOn(site.services.log, 'warn');
    const gone = 'gone@sampan.example';
    const { database, now } = site.services;
    await addAccount(
      site.services,
      { email: gone, password: staffPassword, mustChange: false },
      byCommand,
    );
    await disableAccount(database.db, (await staffIdOf(database.db, gone))!, byCommand, now());
    await signIn({ email, password: 'not the password' });
    await signIn({ email: 'nobody@sampan.example', password: 'not the password' });
    await signIn({ email: 'Nobody@sampan.example', password: staffPassword }, '198.51.100.4');
    await signIn({ email: 'gone@sampan.example', password: staffPassword });
    await failures(10);
    const lines = logged();
    expect(lines.map(({ code }) => code)).toEqual(lines.map(() => 'sign_in_failed'));
    expect(lines.map(({ reason }) => reason)).toEqual([
      'wrong_password',
      'unknown_account',
      'unknown_account',
      'disabled_account',
      ...Array.from({ length: 9 }, () => 'wrong_password'),
      'account_locked_for_address',
    ]);
    expect([lines[0]!.account, lines[0]!.typed]).toEqual([id, undefined]);
    expect(lines[1]).toMatchObject({ typed: expect.stringMatching(/^[\w-]{16}$/) });
    expect(lines[2]!.typed).toBe(lines[1]!.typed);
    expect(lines[0]!.network).toBe(lines[1]!.network);
    expect(lines[0]!.network).not.toBe(lines[2]!.network);
    expect(JSON.stringify(lines)).not.toMatch(
      /sampan\.example|203\.0\.113|198\.51|not the password/i,
    );
  });

  test('all addresses of one IPv6 customer are one network in the log, at both steps', async () => {
    vi.spyOn(site.services.log, 'warn');
    const from = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7'];
    for (const address of from) await failures(1, address);
    const counted = { exceeded: undefined, last: [], takeBack: async () => {} };
    for (const clientAddress of from) {
      await noteFailedCode(site.services, { staffId: id, clientAddress, counted });
    }
    const [one, same, other, ...atSecondStep] = logged().map(({ network }) => network);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(atSecondStep).toEqual([one, same, other]);
  });

  test('the history tells once that a lock began, however long the attack goes on', async () => {
    await failures(9);
    expect(await history()).toEqual([]);
    await failures(25);
    expect(await history()).toEqual([
      { actor: null, action: 'staff.sign-in-locked', subject: id },
      {
        actor: null,
        action: 'staff.network-locked',
        subject: expect.stringMatching(/^[\w-]{16}$/),
      },
    ]);
  });

  test('a known browser that is locked is in the history, too', async () => {
    const known = cookieOf(await signIn({ email, password: staffPassword }));
    await failures(12, undefined, known);
    expect(await history()).toEqual([{ actor: null, action: 'staff.sign-in-locked', subject: id }]);
  });

  test('an attack from everywhere leaves one entry for the account', async () => {
    for (let index = 0; index < 95; index++) {
      await site.services.limiter.count('sign-in-account', email, 900, site.services.now());
    }
    for (let index = 0; index < 12; index++) await failures(1, `198.51.100.${index}`);
    expect(await history()).toEqual([
      { actor: null, action: 'staff.sign-in-locked-everywhere', subject: id },
    ]);
  });

  test('twenty networks at most are in the history of a quarter of an hour', async () => {
    const { limiter, now } = site.services;
    const attack = async (from: string) => {
      for (let index = 0; index < 29; index++) {
        await limiter.count('sign-in-address', from, 900, now());
      }
      await signIn({ email: 'nobody@sampan.example', password: 'not the password' }, from);
    };
    for (let index = 0; index < 18; index++) {
      await limiter.count('locked-addresses', 'all', 900, now());
    }
    for (const from of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await attack(from);
    expect((await history()).map(({ action }) => action)).toEqual([
      'staff.network-locked',
      'staff.network-locked',
    ]);
  });
});
