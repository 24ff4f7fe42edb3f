import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendNextMail } from '#app/applications/storage/application-mail.server.ts';
import { mayGoUnencrypted } from '#app/mail/mail-encryption.ts';
import { checkServices } from '#app/services/service-checks.server.ts';
import { createSmtpMailer } from '#app/mail/smtp-mailer.server.ts';
import type { MailTest, SiteStatus } from '#app/operations/status/site-status.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

/** The same server under an address that is not the name of this machine, with a password. */
const faraway = (more = '') =>
  `${smtp.url.replace('//127.0.0.1', '//office:secret-word@0.0.0.0')}${more}`;

const mail = {
  from: 'website@sampan.example',
  to: 'office@sampan.example',
  subject: 'Test',
  text: 'Test',
};

describe('a mail server that cannot encrypt', () => {
  test.each([
    '',
    '?requireTLS=false',
    '?ignoreTLS=true',
    '?opportunisticTLS=true',
    '?secure=false',
  ])(
    'is told neither the password nor a word of the mail, with %o behind the address',
    async (more) => {
      const mailer = createSmtpMailer(faraway(more));
      expect(await mailer.send(mail)).toEqual({ status: 'refused', code: 'ETLS/502' });
      expect(await mailer.check()).toEqual({ status: 'refused', code: 'ETLS/502' });
      const words = smtp.heard.map((line) => line.split(' ')[0]);
      expect(new Set(words)).toEqual(new Set(['EHLO', 'STARTTLS']));
      expect(smtp.taken).toEqual([]);
    },
  );

  test('that refuses EHLO is not tried without', async () => {
    smtp.fault = { stage: 'EHLO', does: '554 go away' };
    expect(await createSmtpMailer(faraway()).send(mail)).toMatchObject({ status: 'refused' });
    expect(smtp.heard.join()).not.toMatch(/HELO|AUTH|MAIL/);
  });

  test('is used all the same where the address says so', async () => {
    const mailer = createSmtpMailer(faraway('?cleartext=allowed'));
    expect(await mailer.send(mail)).toEqual({ status: 'accepted' });
    expect(smtp.heard.join()).toContain('AUTH PLAIN');
  });
});

test.each([
  ['smtp://localhost:25', true],
  ['smtp://127.0.0.1', true],
  ['smtp://127.1.2.3:2525', true],
  ['smtp://[::1]:25', true],
  ['smtp://mail.example.com?cleartext=allowed', true],
  ['smtp://mail.example.com', false],
  ['smtp://localhost.example.com', false],
  ['smtp://127.0.0.1.example.com', false],
  ['smtp://10.0.0.1', false],
  ['smtp://mail.example.com?cleartext', false],
])('mail to %s may go unencrypted: %s', (url, allowed) => {
  expect(mayGoUnencrypted(url)).toBe(allowed);
});

oneDatabase(({ url }) => {
  let site: TestSite;
  beforeEach(async () => {
    const settings = { SMTP_URL: faraway(), APPLICATION_MAIL_TO: 'office@sampan.example' };
    site = await openTestSite(url(), settings);
  });
  afterEach(() => site.close());

  test('its mails stay in the outbox, and staff are told why', async () => {
    const cookie = await site.signIn();
    await site.call('POST', '/api/application', { json: goodApplication });
    await sendNextMail(site.services);
    const { db } = site.services.database;
    const kept = await db.selectFrom('outbox').select(['state', 'code']).execute();
    expect(kept).toEqual([{ state: 'waiting', code: 'ETLS/502' }]);
    const status = async () =>
      (await (await site.call('GET', '/api/status', { cookie })).json()) as SiteStatus;
    expect((await status()).warnings).toContain('mail_not_encrypted');

    await db.deleteFrom('outbox').execute();
    expect((await status()).warnings).not.toContain('mail_not_encrypted');
    const tried = await site.call('POST', '/api/status/test-mail', { cookie });
    expect((await tried.json()) as MailTest).toEqual({ status: 'refused', code: 'ETLS/502' });
    const { warnings } = await status();
    expect(warnings).toContain('mail_not_encrypted');
    expect(warnings).not.toContain('mail_test_failed');
  });

  test('check:services says so in plain words', async () => {
    for await (const { service, works, advice } of checkServices(site.services, '')) {
      if (!service.startsWith('Mail')) continue;
      expect(works).toBe(false);
      expect(advice).toMatch(
        /^ETLS\/502\. The connection to the mail server cannot be encrypted, so nothing is sent/,
      );
      return;
    }
    expect.unreachable();
  });
});
