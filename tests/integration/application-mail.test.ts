import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test as twice,
} from 'vitest';
import {
  sendNextMail,
  startApplicationMail,
} from '#app/applications/storage/application-mail.server.ts';
import { type MailSender, sendNext } from '#app/mail/mail-sender.server.ts';
import { outboxState, queueMail } from '#app/mail/outbox.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';
import { withoutDatabase } from '#tests/support/without-database.ts';

eachDatabase(({ url, engine, testOnce: test }) => {
  let smtp: SmtpServer;
  let site: TestSite;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    site = await openTestSite(url(), {
      RATE_LIMITS: 'off',
      SMTP_URL: smtp.url,
      APPLICATION_MAIL_TO: 'office@sampan.example',
    });
  });
  beforeEach(async () => {
    site.setNow('2026-03-01T10:00:00.000Z');
    const { db } = site.services.database;
    await db.deleteFrom('application').execute();
    await db.deleteFrom('outbox').execute();
  });
  afterEach(() => {
    smtp.fault = null;
    smtp.taken.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await smtp.close();
  });

  function submit(changed: object = {}) {
    return site.call('POST', '/api/application', { json: { ...goodApplication, ...changed } });
  }

  function outbox() {
    return site.services.database.db
      .selectFrom('outbox')
      .select(['state', 'attempts', 'dueAt', 'code'])
      .execute();
  }

  async function flags(): Promise<string[]> {
    const rows = await site.services.database.db
      .selectFrom('application')
      .select('flags')
      .execute();
    return rows.map((row) => row.flags);
  }

  test('a new application is told of in both languages, without its passport number', async () => {
    await submit({ name: 'মোঃ রাকিব\r\nBcc: all@example.com', passport: 'QX7654321' });
    expect(await sendNextMail(site.services)).toBe(true);
    expect(await sendNextMail(site.services)).toBe(false);
    expect(smtp.taken).toHaveLength(1);
    const mail = await PostalMime.parse(smtp.taken[0]!);
    expect(mail).toMatchObject({
      from: { address: 'website@sampan.example' },
      to: [{ address: 'office@sampan.example' }],
      replyTo: [{ address: 'rakib@example.com' }],
    });
    expect(mail.subject).toMatch(/^New application \w{4}-\w{4}: মোঃ রাকিব Bcc: all@example\.com$/);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.text).toContain('Phone / ফোন: +8801712345678');
    expect(JSON.stringify(mail)).not.toMatch(/7654321/);
    expect(await outbox()).toEqual([]);
  });

  test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'no line of the mail begins with what an applicant wrote after %j',
    async (lineBreak) => {
      const forged = `Rakib${lineBreak}All applications / সব আবেদন: https://evil.example`;
      const fields = { name: forged, job: forged, experience: forged, helperName: forged };
      await submit({
        ...fields,
        present: `Here${lineBreak}Phone: 019`,
        helperPhone: forged.slice(0, 40),
      });
      await sendNextMail(site.services);
      const { text } = await PostalMime.parse(smtp.taken[0]!);
      const lines = text!.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(lines.filter((line) => /^(?:All applications|Phone)/.test(line))).toEqual([
        'Phone / ফোন: +8801712345678',
      ]);
    },
  );

  test('where nobody is told any more, what waits is dropped at the next start, and nothing else', async () => {
    smtp.fault = { stage: 'RCPT', does: '451 later' };
    await submit();
    await sendNextMail(site.services);
    const { database, now, settings } = site.services;
    await queueMail(database.db, { kind: 'content', subject: 'agency:nobody' }, now());
    expect(await outbox()).toHaveLength(2);
    const silent = { ...site.services, settings: { ...settings, applicationMailTo: null } };
    await startApplicationMail(silent)();
    expect(await outboxState(database.db)).toMatchObject({ waiting: 1 });
    expect(await database.db.selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'content' },
    ]);
    expect(await flags()).toEqual(['']);
  });

  test('how many lost mails were about the content is counted', async () => {
    const { database, now } = site.services;
    for (const kind of ['application', 'content', 'content'] as const)
      await queueMail(database.db, { kind, subject: 'a' }, now());
    await database.db.updateTable('outbox').set({ state: 'unknown' }).execute();
    expect(await outboxState(database.db)).toEqual({
      ...{ waiting: 0, oldestAt: null, code: null },
      ...{ failed: 0, unknown: 3, lostAboutContent: 2 },
    });
  });

  test('nobody waits for the mail server, and a repeat is not told of again', async () => {
    smtp.fault = { stage: 'greeting', does: 'silent' };
    const headers = { 'idempotency-key': 'key-of-this-very-form' };
    for (const _ of [1, 2]) {
      const answer = await site.call('POST', '/api/application', {
        json: goodApplication,
        headers,
      });
      expect(answer.status).toBe(201);
    }
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('an application that is refused leaves no mail', async () => {
    expect((await submit({ name: '' })).status).toBe(422);
    expect(await outbox()).toEqual([]);
  });

  test('where no address is set nothing is written', async () => {
    const quiet = await openTestSite(url());
    const answer = await quiet.call('POST', '/api/application', { json: goodApplication });
    await quiet.close();
    expect(answer.status).toBe(201);
    expect(await outbox()).toEqual([]);
  });

  test('one that was deleted before is not told of', async () => {
    await submit();
    await site.services.database.db.updateTable('application').set({ deletedAt: 'x' }).execute();
    expect(await sendNextMail(site.services)).toBe(true);
    expect(smtp.taken).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  describe('a mail that is turned away', () => {
    test('is tried again after 1, 2, 4 … minutes, and sent when it can be', async () => {
      await submit();
      smtp.fault = { stage: 'RCPT', does: '451 try again later' };
      await sendNextMail(site.services);
      expect(await outbox()).toMatchObject([
        { state: 'waiting', attempts: 1, dueAt: '2026-03-01T10:01:00.000Z' },
      ]);
      expect(await sendNextMail(site.services)).toBe(false);
      site.setNow('2026-03-01T10:01:00.000Z');
      await sendNextMail(site.services);
      expect(await outbox()).toMatchObject([
        { attempts: 2, dueAt: '2026-03-01T10:03:00.000Z', code: 'EENVELOPE/451' },
      ]);
      smtp.fault = null;
      site.setNow('2026-03-01T10:03:00.000Z');
      await sendNextMail(site.services);
      expect(smtp.taken).toHaveLength(1);
      expect(await outbox()).toEqual([]);
      expect(await flags()).toEqual(['']);
    });

    twice('because the database was away when it was made, is tried again', async () => {
      await submit();
      const unmade: MailSender = {
        kind: 'application',
        mailAbout: (services) =>
          withoutDatabase({ services: site.services }, async () => {
            await services.database.db.selectFrom('application').select('_id').execute();
            return null;
          }),
      };
      expect(await sendNext(site.services, unmade)).toBe(true);
      expect(await outbox()).toMatchObject([
        { state: 'waiting', dueAt: '2026-03-01T10:01:00.000Z', code: 'ECONNREFUSED' },
      ]);
      site.setNow('2026-03-01T10:01:00.000Z');
      await sendNextMail(site.services);
      expect(smtp.taken).toHaveLength(1);
      expect(await outbox()).toEqual([]);
    });

    test('is given up after 40 attempts, stays visible and flags the application', async () => {
      await submit();
      smtp.fault = { stage: 'greeting', does: '554 go away' };
      const { db } = site.services.database;
      await db.updateTable('outbox').set({ attempts: 38 }).execute();
      await sendNextMail(site.services);
      // The pause has grown to its limit of an hour.
      expect(await outbox()).toMatchObject([{ dueAt: '2026-03-01T11:00:00.000Z' }]);
      site.setNow('2026-03-01T11:00:00.000Z');
      await sendNextMail(site.services);
      expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 40 }]);
      expect(await flags()).toEqual(['mail-failed']);
      site.setNow('2026-03-09T11:00:00.000Z');
      expect(await sendNextMail(site.services)).toBe(false);
    });
  });

  test('an application is never flagged without its event', async () => {
    // The trigger is SQLite's; the transaction is one for both.
    if (engine === 'postgres') return;
    await submit();
    smtp.fault = { stage: 'greeting', does: '554 go away' };
    const { db } = site.services.database;
    await db.updateTable('outbox').set({ attempts: 39 }).execute();
    // As if the process had ended between the two.
    await sql`create trigger ended before insert on "event" when new."action" = 'application.mail-failed'
      begin select raise(abort, 'ended'); end`.execute(db);
    await sendNextMail(site.services).catch(() => {});
    await sql`drop trigger ended`.execute(db);
    expect(await flags()).toEqual(['']);
  });

  describe('a mail of which nobody knows whether it was taken', () => {
    test('because the line was cut after the last byte, is not sent again', async () => {
      await submit();
      smtp.fault = { stage: 'end', does: 'drop' };
      await sendNextMail(site.services);
      smtp.fault = null;
      expect(await outbox()).toMatchObject([{ state: 'unknown', code: 'ECONNECTION' }]);
      expect(await flags()).toEqual(['mail-unknown']);
      site.setNow('2026-03-09T10:00:00.000Z');
      expect(await sendNextMail(site.services)).toBe(false);
    });

    twice('because the process ended while sending, is left alone and told of once', async () => {
      await submit();
      const { db } = site.services.database;
      await db
        .updateTable('outbox')
        .set({ state: 'sending', attempts: 1, leasedUntil: '2026-03-01T10:05:00.000Z' })
        .execute();
      expect(await sendNextMail(site.services)).toBe(false);
      expect(await outbox()).toMatchObject([{ state: 'sending' }]);
      site.setNow('2026-03-01T10:05:01.000Z');
      await Promise.all([sendNextMail(site.services), sendNextMail(site.services)]);
      expect(await outbox()).toMatchObject([{ state: 'unknown', code: 'LEASE_EXPIRED' }]);
      expect(await flags()).toEqual(['mail-unknown']);
      expect(smtp.taken).toEqual([]);
    });
  });

  twice('several at once send each mail once', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Applicant ${n}.`);
    await Promise.all(names.map((name) => submit({ name })));
    const worker = async () => {
      while (await sendNextMail(site.services));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(smtp.taken).toHaveLength(12);
    const told = smtp.taken.flatMap((mail) => names.filter((name) => mail.includes(name)));
    expect(told.toSorted()).toEqual(names.toSorted());
    expect(await outbox()).toEqual([]);
  });
});
