import { type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { type TaskName, noteTask } from '#app/jobs/task-record.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { signIn, test as siteTest } from '#tests/support/site-fixture.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';

type Mailing = { site: RunningSite; smtp: SmtpServer };

/** A site of the worker's own that sends its mail to a server of the worker's own. */
const test = siteTest.extend<object, { mailing: Mailing; site: RunningSite }>({
  mailing: [
    async ({ build }, use) => {
      const smtp = await startSmtpServer();
      // No backup of its own in the middle of a test, which would change what is told.
      const site = await startSite(build, {
        SMTP_URL: smtp.url,
        BACKUP_DAILY: 'off',
        BACKUP_PASSPHRASE: 'a long enough phrase',
      });
      await use({ site, smtp });
      await site.end();
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  site: [async ({ mailing }, use) => use(mailing.site), { scope: 'worker' }],
});

const day = 86_400_000;

/** Notes how a task went so many milliseconds ago. */
async function note({ dataDir }: RunningSite, name: TaskName, succeeded: boolean, ago: number) {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  const outcome = succeeded ? 'same' : 'ENOSPC';
  await noteTask(db, name, { outcome, succeeded, now: new Date(Date.now() - ago) });
  await db.destroy();
}

async function openStatus(page: Page) {
  await page.goto('/admin/status');
  await page.getByRole('region', { name: 'Backup' }).waitFor();
}

test('what is wrong is said once per sign-in, with the way to what to do, then a dot stays', async ({
  page,
  site,
}) => {
  await note(site, 'backup', true, 3.5 * day);
  await signIn(page);
  await page.goto('/admin/addgallery');
  const notice = page.getByText('One thing needs attention.');
  await expect(notice).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All Gallery' }).click();
  await page.getByRole('heading', { name: 'All Gallery' }).waitFor();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Status needs attention' })).toBeVisible();
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
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('link', { name: 'See what to do' }).click();
  const backup = page.getByRole('region', { name: 'Backup' });
  await expect(backup).toContainText('Needs attention');
  await expect(backup).toContainText('No backup has been made for 3 days.');
  await expect(backup).toContainText('npm run backup');

  await note(site, 'backup', true, 0);
  await note(site, 'restore-drill', true, 0);
  await page.getByRole('link', { name: 'All Gallery' }).click();
  await page.getByRole('heading', { name: 'All Gallery' }).waitFor();
  await page.getByRole('link', { name: 'Status' }).click();
  await expect(backup).toContainText('In order');
  await expect(backup).toContainText(/The last backup was made (today|yesterday) at \d\d:\d\d\./);
  await expect(page.getByRole('region', { name: 'Restore drill' })).toContainText('In order');
});

test('a test mail is sent, or it is said that it was not', async ({ page, mailing: { smtp } }) => {
  await signIn(page);
  await openStatus(page);
  const mail = page.getByRole('region', { name: 'Mail', exact: true });
  smtp.fault = { stage: 'greeting', does: 'silent' };
  await mail.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(mail.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(mail.getByRole('alert')).toContainText('The test mail was not sent');
  await expect(mail).toContainText('Needs attention');
  expect(await axeViolations(page)).toEqual([]);

  smtp.fault = null;
  await mail.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(mail.getByRole('alert')).toContainText('The test mail was accepted.');
  await expect(mail).toContainText('In order');
  expect(smtp.taken).toHaveLength(1);

  await page.route('**/api/status/test-mail', (route) => route.abort());
  await mail.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(mail.getByRole('alert')).toContainText('No connection to the server.');
});

test('it reads well in English on a wide screen and in Bengali on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await note(site, 'housekeeping', false, 0);
  await signIn(page);
  await openStatus(page);
  await expect(page.getByText('ENOSPC')).toBeVisible();
  // What the build wrote into the bundle.
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'সাইটের অবস্থা' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'ব্যাকআপ', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});
