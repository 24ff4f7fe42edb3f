import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailTest, SiteStatus } from '#app/operations/status/site-status.ts';
import { noteTask } from '#app/jobs/task-record.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  let site: TestSite;
  let smtp: SmtpServer;
  let cookie: string;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    const mail = { SMTP_URL: smtp.url, MAIL_TO: 'office@sampan.example' };
    site = await openTestSite(url(), mail);
    cookie = await site.signIn();
  });
  afterEach(async () => {
    await site.close();
    await smtp.close();
  });

  const status = async () =>
    (await (await site.call('GET', '/api/status', { cookie })).json()) as SiteStatus;
  const sendTest = () => site.call('POST', '/api/status/test-mail', { cookie });

  test('it tells how tasks went last, and what should be put right', async () => {
    site.setNow('2026-11-21T10:00:00.000Z');
    const { db, engine } = site.services.database;
    const note = (outcome: string, succeeded: boolean, at: string) =>
      noteTask(db, 'backup', { outcome, succeeded, now: new Date(at) });
    await note('1', true, '2026-11-18T21:00:00.000Z');
    await note('ENOSPC', false, '2026-11-20T21:00:00.000Z');
    const found = await status();
    expect(found).toMatchObject({
      ...{ database: engine, images: 'disk', askedAt: '2026-11-21T10:00:00.000Z' },
      backup: {
        succeededAt: '2026-11-18T21:00:00.000Z',
        failedAt: '2026-11-20T21:00:00.000Z',
        code: 'ENOSPC',
      },
      drill: { succeededAt: null, failedAt: null, code: null },
      mail: { delivers: true, announces: false, waiting: 0 },
    });
    expect(found.freeBytes).toBeGreaterThan(0);
    expect(found.warnings).toEqual(
      expect.arrayContaining(['no_backup', 'backup_failed', 'no_drill']),
    );
    await note('1', true, '2026-11-21T09:00:00.000Z');
    const { backup, warnings } = await status();
    expect(backup).toEqual({
      ...{ succeededAt: '2026-11-21T09:00:00.000Z', failedAt: null, code: null },
    });
    expect(warnings).not.toContain('backup_failed');
  });

  test('what is to do before the site opens is told point by point', async () => {
    const { openPoints } = await status();
    const samples = ['name', 'phones', 'address', 'licence', 'directors', 'reviews'];
    // The shipped countries and costs are nobody's word yet; the mail of this site goes out.
    expect(openPoints).toEqual([
      ...[...samples, 'countries', 'costs'],
      ...['passphrase', 'secondPlace', 'https', 'secondCode'],
    ]);
  });

  test('a test mail goes to the office, and its time is kept', async () => {
    const answer = await sendTest();
    expect(await answer.json()).toEqual({ status: 'accepted', code: null } satisfies MailTest);
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toContain('office@sampan.example');
    const { mailTest } = await status();
    expect(mailTest.succeededAt).not.toBeNull();
    expect(mailTest.failedAt).toBeNull();
  });

  test.each([
    ['a server that refuses it', { stage: 'RCPT', does: '554 go away' }, 'refused'],
    ['a line that is cut after the mail', { stage: 'end', does: 'drop' }, 'unknown'],
  ] as const)('%s is told with a code and warned of', async (_, fault, outcome) => {
    smtp.fault = fault;
    const answer = (await (await sendTest()).json()) as MailTest;
    expect(answer).toEqual({ status: outcome, code: expect.any(String) as string });
    const { mailTest, warnings } = await status();
    expect(mailTest.failedAt).not.toBeNull();
    expect(mailTest.code).toBe(answer.code);
    expect(warnings).toContain('mail_test_failed');
  });

  test('nobody fills the office’s mailbox with it', async () => {
    site.setNow('2026-11-21T10:00:00.000Z');
    for (let sent = 0; sent < 5; sent += 1) expect((await sendTest()).status).toBe(200);
    const refused = await sendTest();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(smtp.taken).toHaveLength(5);
  });
});
