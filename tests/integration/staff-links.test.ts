import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { byCommand } from '#app/database/event-log.server.ts';
import type { Mail, MailOutcome } from '#app/mail/mailer.server.ts';
import { inviteStaff, linkToReset } from '#app/staff/accounts/links.server.ts';
import { resetPassword } from '#app/staff/accounts/passwords.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { type TestSite, cookieOf, staffPassword } from '#tests/support/test-site.ts';

const clerk = 'clerk@sampan.example';
const manager = 'manager@sampan.example';
const ghost = 'ghost@private.example';
const newPassword = 'tide rolls over mud';

type Made = { path: string | null; isMailed: boolean };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, { empty: ['staffLink', 'staff', 'event', 'rateLimit'] });
  let cookies: { clerk: string; manager: string };
  let withoutMail: TestSite['services']['mailer'];
  beforeAll(async () => {
    withoutMail = site.services.mailer;
  });
  beforeEach(async () => {
    site.services.mailer = withoutMail;
    cookies = {
      clerk: await site.signIn(clerk, 'owner'),
      manager: await site.signIn(manager, 'owner'),
    };
  });

  const post = (path: string, cookie: string, json: object = {}) =>
    site.call('POST', path, { cookie, json });

  async function accounts() {
    const answer = await site.call('GET', '/api/staff', { cookie: cookies.manager });
    return (await answer.json()) as {
      staff: { id: string; email: string; invitedBy: string | null }[];
      invitations: { email: string; invitedBy: string | null }[];
    };
  }

  async function idOf(email: string): Promise<string> {
    return (await accounts()).staff.find((one) => one.email === email)!.id;
  }

  const invite = (email: string, cookie = cookies.clerk, password = staffPassword) =>
    post('/api/staff/invitations', cookie, { email, password });

  const resetLink = async (email: string, cookie = cookies.clerk, password = staffPassword) =>
    post(`/api/staff/${await idOf(email)}/reset-link`, cookie, { password });

  async function tokenOf(answer: Response): Promise<string> {
    expect(answer.status).toBe(201);
    return ((await answer.json()) as Made).path!.split('#')[1]!;
  }

  const choose = (token: string, password = newPassword) =>
    site.call('POST', '/api/auth/link/password', { json: { token, newPassword: password } });

  const signIn = (email: string, password: string) =>
    site.call('POST', '/api/auth/sign-in/email', { json: { email, password } });

  async function events(pattern: RegExp): Promise<string[]> {
    const rows = await site.services.database.db
      .selectFrom('event')
      .select('action')
      .orderBy('_id')
      .execute();
    return rows.map(({ action }) => action).filter((action) => pattern.test(action));
  }

  describe('whoever is disabled', () => {
    test('leaves no way back in: neither as a colleague nor as somebody invited', async () => {
      const links = [await tokenOf(await resetLink(manager)), await tokenOf(await invite(ghost))];
      const id = await idOf(clerk);
      const answer = await post(`/api/staff/${id}/disable`, cookies.manager);
      for (const token of links) expect((await choose(token)).status).toBe(404);
      expect((await signIn(manager, newPassword)).status).toBe(401);
      expect((await signIn(ghost, newPassword)).status).toBe(401);
      expect(await answer.json()).toEqual({ modifiedCount: 1, withdrawnLinks: 2, cases: [] });
      expect(await events(/withdrawn/)).toHaveLength(2);
    });

    test('leaves the links of others as they are, and gets none back when enabled', async () => {
      const kept = await tokenOf(await invite(ghost, cookies.manager));
      const own = await tokenOf(await resetLink(clerk, cookies.manager));
      const id = await idOf(clerk);
      await post(`/api/staff/${id}/disable`, cookies.manager);
      await post(`/api/staff/${id}/enable`, cookies.manager);
      expect((await choose(own)).status).toBe(404);
      expect((await choose(kept)).status).toBe(200);
    });

    twice('has nothing of a link whose making was on its way meanwhile', async () => {
      const { db } = site.services.database;
      const [own, owner] = [await idOf(clerk), await idOf(manager)];
      await post(`/api/staff/${own}/disable`, cookies.manager);
      const now = site.services.now();
      const made = [await inviteStaff(db, ghost, own, now), await linkToReset(db, owner, own, now)];
      for (const link of made) {
        expect((await choose(link!.path.split('#')[1]!)).status).toBe(404);
      }
      expect((await accounts()).invitations).toEqual([]);
    });

    test('has the old cookie refused also after being enabled again', async () => {
      const id = await idOf(clerk);
      await post(`/api/staff/${id}/disable`, cookies.manager);
      await post(`/api/staff/${id}/enable`, cookies.manager);
      const answer = await site.call('GET', '/api/application', { cookie: cookies.clerk });
      expect(answer.status).toBe(401);
    });

    test('is shown beside those whom they have invited', async () => {
      await choose(await tokenOf(await invite(ghost)));
      await invite('other@private.example');
      const { staff, invitations } = await accounts();
      expect(staff.find(({ email }) => email === ghost)?.invitedBy).toBe(clerk);
      expect(staff.find(({ email }) => email === clerk)?.invitedBy).toBeNull();
      expect(invitations).toMatchObject([{ email: 'other@private.example', invitedBy: clerk }]);
    });
  });

  describe('a link', () => {
    test.each([
      ['an invitation', () => invite(ghost, cookies.clerk, 'not the password')],
      ['a new password', () => resetLink(manager, cookies.clerk, 'not the password')],
    ])('for %s is not made without one’s own password', async (_, make) => {
      const answer = await make();
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        errors: [{ field: 'password', code: 'wrong_password' }],
      });
      expect(await site.services.database.db.selectFrom('staffLink').selectAll().execute()).toEqual(
        [],
      );
    });

    test('is worth nothing once the password was changed by its owner', async () => {
      const token = await tokenOf(await resetLink(manager));
      const json = { currentPassword: staffPassword, newPassword: 'seven boats in the rain' };
      expect((await post('/api/account/password', cookies.manager, json)).status).toBe(200);
      expect((await choose(token)).status).toBe(404);
    });

    test('is worth nothing once the password was reset on the server', async () => {
      const token = await tokenOf(await resetLink(manager));
      await resetPassword(site.services, manager, 'seven boats in the rain', byCommand);
      expect((await choose(token)).status).toBe(404);
    });

    twice('used twice at once, with two passwords, sets one of them', async () => {
      const token = await tokenOf(await resetLink(manager));
      const passwords = ['tide rolls over mud', 'seven boats in the rain'];
      const answers = await Promise.all(passwords.map((password) => choose(token, password)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const signIns = await Promise.all(passwords.map((password) => signIn(manager, password)));
      expect(signIns.map(({ status }) => status)).toEqual(
        answers.map(({ status }) => (status === 200 ? 200 : 401)),
      );
      expect(await events(/password-reset/)).toEqual(['staff.password-reset']);
    });
  });

  describe('where mail is delivered', () => {
    let sent: Mail[];
    let outcome: MailOutcome;
    beforeEach(() => {
      sent = [];
      outcome = { status: 'accepted' };
      site.services.mailer = {
        delivers: true,
        reachesAnyone: true,
        async send(mail) {
          sent.push(mail);
          return outcome;
        },
        check: () => Promise.resolve(null),
      };
    });

    test('a link reaches the mailbox of its owner alone, and tells who made it', async () => {
      for (const [make, to] of [
        [() => resetLink(manager), manager],
        [() => invite(ghost), ghost],
      ] as const) {
        const answer = await make();
        expect(answer.status).toBe(201);
        expect((await answer.json()) as Made).toMatchObject({ path: null, isMailed: true });
        expect(sent.at(-1)).toMatchObject({ to });
        expect(sent.at(-1)?.text).toContain(clerk);
        expect(sent.at(-1)?.text).toMatch(/\/admin\/link#[\w-]{43}\n/);
      }
    });

    test('its use is told to the owner of the account', async () => {
      await resetLink(manager);
      const token = /link#([\w-]{43})/.exec(sent[0]!.text)![1]!;
      expect((await choose(token)).status).toBe(200);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toMatchObject({ to: manager });
      expect(sent[1]?.subject).toContain('Your password');
      expect(sent[1]?.text).not.toContain(token);
    });

    test.each(['refused', 'unknown'] as const)(
      'a link whose mail is %s is withdrawn and said not to have been sent',
      async (status) => {
        outcome = { status, code: 'smtp/550' };
        for (const answer of [await resetLink(manager), await invite(ghost)]) {
          expect(answer.status).toBe(503);
          expect(await answer.json()).toMatchObject({ code: 'mail_not_sent' });
        }
        for (const { text } of sent) {
          const token = /link#([\w-]{43})/.exec(text)![1]!;
          expect((await choose(token)).status).toBe(404);
        }
      },
    );
  });

  test('without mail the owner of the account sees who made the link and that it was used', async () => {
    expect(site.services.mailer.delivers).toBe(false);
    await choose(await tokenOf(await resetLink(manager)));
    const cookie = cookieOf(await signIn(manager, newPassword));
    const answer = await site.call('GET', '/api/account/events', { cookie });
    expect(await answer.json()).toMatchObject([
      { action: 'staff.password-reset', actor: manager, via: null },
      { action: 'staff.reset-link-made', actor: clerk, via: null },
      { action: 'staff.added', actor: null },
    ]);
    const other = await site.call('GET', '/api/account/events', { cookie: cookies.clerk });
    expect(await other.json()).toMatchObject([{ action: 'staff.added' }]);
  });
});
