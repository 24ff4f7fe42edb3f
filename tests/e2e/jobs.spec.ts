import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { jobEndedText } from '#app/applications/receipt/job-ended.text.ts';
import { receiptTexts } from '#app/applications/receipt/receipt.text.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import { type Database, openDatabase } from '#app/database/database.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { jobTexts, jobsTexts } from '#app/job-orders/public/jobs.text.ts';
import { applicationForm } from '#tests/support/application-form.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { markupFaults } from '#tests/support/markup-faults.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { completeJobOrder } from '#tests/support/complete-job-order.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';
import { storeJob } from '#tests/support/store-job.ts';

test.use({ viewport: { width: 320, height: 740 } });

const slug = 'sample-kitchen-helper-bcd4';
const job = completeJobOrder(daysLater(todayInDhaka(new Date()), 60));

async function inDatabase(site: RunningSite, work: (db: Database) => Promise<unknown>) {
  const database = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  await work(database.db);
  await database.db.destroy();
}

/** Publishes the job as it was at first, and waits until the site tells of it. */
async function publish(page: Page, site: RunningSite) {
  await inDatabase(site, async (db) => {
    await db.deleteFrom('jobOrder').execute();
    await storeJob({ database: { db } }, job, slug, new Date().toISOString());
  });
  await expect(async () => {
    await page.goto(`/bn/jobs/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title.bn, {
      timeout: 500,
    });
  }).toPass();
}

function end(site: RunningSite) {
  return inDatabase(site, (db) =>
    changeContent(db, async ({ transaction, announce }) => {
      const endedAt = new Date().toISOString();
      await transaction.updateTable('jobOrder').set({ state: 'ended', endedAt }).execute();
      await announce();
    }),
  );
}

/** What the page has of a job, beside the form. */
async function fillInRest(page: Page, name: string) {
  const form = applicationForm(page, 'bn');
  await expect(form.field('job')).toHaveValue(job.title.bn);
  await expect(form.field('interested')).toHaveValue('হাঙ্গেরি');
  const rest = { name, birth: '৫/৩/১৯৯৮', phone: '01000777888', email: 'sample@example.com' };
  const more = { address: 'Dhaka', experience: '৬ বছর', passport: 'A12345678' };
  for (const [key, value] of Object.entries({
    ...rest,
    ...more,
    reference: 'x',
    present: 'বাংলাদেশ',
  }))
    await page.locator(`form [name=${key}]`).fill(value);
  await form.consent().check();
}

/** Sends the form, and once more where something looks odd, which is asked about once. */
async function send(page: Page) {
  const button = page.getByRole('button', { name: applicationTexts.submit.bn });
  const receipt = page.getByText(receiptTexts.submitted.bn);
  await button.click();
  await expect(receipt.or(page.getByRole('alert')).first()).toBeVisible();
  if (!(await receipt.isVisible())) await button.click();
}

/** The bytes of a document with its styles: once it has been compressed in the background, a few fewer. */
async function weightOf(page: Page, address: string) {
  const answer = await page.request.get(address, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('T-42 a job is applied for in Bengali: it is filled in, and one that closes while somebody types is said so on the receipt', async ({
    page,
    site,
  }) => {
    await publish(page, site);
    const apply = page.getByRole('main').getByRole('link', { name: jobTexts.applyNow.bn });
    await apply.first().click();
    await fillInRest(page, 'নমুনা আবেদনকারী');
    await send(page);
    await expect(page.getByText(receiptTexts.submitted.bn)).toBeVisible();
    await expect(page.getByText(jobEndedText.bn)).toBeHidden();

    await page.goto(`/bn/application?job=${slug}`);
    await fillInRest(page, 'নমুনা দ্বিতীয়');
    await end(site);
    await send(page);
    await expect(page.getByText(jobEndedText.bn)).toBeVisible();
    await expect(page.getByText(jobEndedText.en)).toBeVisible();
    await inDatabase(site, async (db) => {
      const rows = await db
        .selectFrom('application')
        .leftJoin('jobOrder', 'jobOrder._id', 'application.jobOrder')
        .select(['name', 'jobOrder.slug'])
        .orderBy('application.createdAt')
        .execute();
      expect(rows).toEqual([
        { name: 'নমুনা আবেদনকারী', slug },
        { name: 'নমুনা দ্বিতীয়', slug: null },
      ]);
    });
  });
});

test('T-40 T-41 menu, foot, home, country and recruitment lead to an open job, its page is whole at 320 px, and all of that ends with it @ci', async ({
  page,
  site,
}) => {
  await publish(page, site);
  for (const address of [`/bn/jobs/${slug}`, `/jobs/${slug}`, '/bn/jobs', '/jobs']) {
    const answer = await page.goto(address);
    await expect(page.getByText('SAMPLE-P-1')).toBeVisible();
    expect(await markupFaults(page, await answer!.text())).toEqual([]);
    await expectNoSidewaysScroll(page, address);
    expect(await axeViolations(page)).toEqual([]);
  }
  for (const address of [`/bn/jobs/${slug}`, '/bn/jobs', '/bn'])
    await expect.poll(() => weightOf(page, address), { timeout: 20_000 }).toBeLessThan(25_001);
  const ways = ['/bn', '/bn/countries/hungary', '/bn/services/recruitment'];
  for (const address of ways) {
    await page.goto(address);
    await expect(
      page.getByRole('main').getByRole('link', { name: '১টি কাজ খোলা আছে' }),
    ).toBeVisible();
  }
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'চাকরি (১)' });
  await expect(foot).toBeVisible();
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: 'চাকরি ১', exact: true }).click();
  await page.getByRole('link', { name: job.title.bn }).click();
  await expect(page.getByRole('heading', { name: jobTexts.inTwelve.bn })).toBeVisible();
  const bar = page.getByRole('link', { name: `${jobTexts.call.bn} +880` }).last();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'কথা বলুন' })).toBeHidden();

  await end(site);
  await expect(async () => {
    await page.goto('/bn/jobs');
    await expect(page.getByText(jobsTexts.none.bn)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(foot).toHaveCount(0);
  for (const address of ways) {
    await page.goto(address);
    await expect(page.getByText('কাজ খোলা আছে')).toHaveCount(0);
  }
  const answer = await page.goto(`/bn/jobs/${slug}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(jobTexts.ended.bn)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: jobTexts.applyNow.bn })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
