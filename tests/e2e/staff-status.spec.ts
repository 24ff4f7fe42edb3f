import { type Page, expect } from '@playwright/test';
import { type TaskName, noteTask } from '#app/jobs/task-record.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { quickHashing } from '#tests/support/shared-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { inDatabase } from '#tests/support/staff-page.ts';

/** A site of its own that sends its mail to a server of its own. */
const mailing = test.extend<
  object,
  { smtp: Awaited<ReturnType<typeof startSmtpServer>>; mailingSite: RunningSite }
>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is asked for
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  mailingSite: [
    async ({ build, smtp }, use) => {
      // No backup of its own in the middle of a test, which would change what is told.
      const backup = { BACKUP_DAILY: 'off', BACKUP_PASSPHRASE: 'a long enough phrase' };
      const site = await startSite(build, { SMTP_URL: smtp.url, ...backup }, quickHashing);
      await use(site);
      await site.end();
    },
    { scope: 'worker' },
  ],
  site: async ({ mailingSite }, use) => use(mailingSite),
});

/** Notes how a task went so many days ago. */
async function note(site: RunningSite, name: TaskName, succeeded: boolean, days: number) {
  const outcome = succeeded ? 'same' : 'ENOSPC';
  const now = new Date(Date.now() - days * 86_400_000);
  await inDatabase(site, (db) => noteTask(db, name, { outcome, succeeded, now }));
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

mailing(
  'what is wrong is said once per sign-in, with the way to what to do, then a dot stays; a test mail is sent, or it is said that it was not @ci',
  async ({ page, site, smtp }) => {
    await note(site, 'backup', true, 3.5);
    await signIn(page);
    await page.goto('/admin/addgallery');
    const notice = page.getByText('One thing needs attention.');
    await expect(notice).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All Gallery' }).click();
    await page.getByRole('heading', { name: 'All Gallery' }).waitFor();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Office needs attention' })).toBeVisible();
    await expect(notice).toBeHidden();

    await page.getByRole('button', { name: 'Admin Logout' }).click();
    await expect(page.getByText('Successfully logged out from admin!')).toBeVisible();
    await signIn(page);
    await page.goto('/admin/addgallery');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(notice).toBeHidden();
    await note(site, 'housekeeping', false, 0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('link', { name: 'See what to do' }).click();
    const backup = region(page, 'Backup');
    await expect(backup).toContainText('Needs attention');
    await expect(backup).toContainText('No backup has been made for 3 days.');
    await expect(backup).toContainText('npm run backup');
    await expect(page.getByText('ENOSPC')).toBeVisible();
    // What the build wrote into the bundle.
    await expect(page.getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+$/);

    for (const task of ['backup', 'restore-drill', 'housekeeping'] as const) {
      await note(site, task, true, 0);
    }
    await page.getByRole('link', { name: 'All Gallery' }).click();
    await page.getByRole('heading', { name: 'All Gallery' }).waitFor();
    await page.getByRole('link', { name: 'Office' }).click();
    await page.getByText('things are in order').click();
    await expect(backup).toContainText('In order');
    await expect(backup).toContainText(/The last backup was made (today|yesterday) at \d\d:\d\d\./);
    await expect(region(page, 'Restore drill')).toContainText('In order');
    await expect(page.getByText('ENOSPC')).toHaveCount(0);

    const mail = region(page, 'Mail');
    const send = mail.getByRole('button', { name: 'Send a test mail' });
    const pressed = Promise.withResolvers<void>();
    await page.route('**/api/status/test-mail', async (route) => {
      await pressed.promise;
      await route.fallback();
    });
    smtp.fault = { stage: 'greeting', does: 'drop' };
    await send.click();
    await expect(mail.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    pressed.resolve();
    await expect(mail.getByRole('alert')).toContainText('The test mail was not sent');
    await expect(mail).toContainText('Needs attention');
    smtp.fault = null;
    await send.click();
    await expect(mail.getByRole('alert')).toContainText('The test mail was accepted.');
    await expect(mail).toContainText('In order');
    expect(smtp.taken).toHaveLength(1);
    await page.context().setOffline(true);
    await send.click();
    await expect(mail.getByRole('alert')).toContainText('No connection to the server.');
  },
);
