import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { lookupTexts as statusTexts } from '#app/applications/lookup-page/form.text.ts';
import { kindTexts } from '#app/complaints/complaint.text.ts';
import { asideTexts } from '#app/complaints/page/aside.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/complaints/page/lookup.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import {
  consentTick,
  countApplications,
  expectFilled,
  fillApplication,
  receiptNumber,
  sendApplication,
} from '#tests/support/application-form.ts';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { test as withoutSite } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const { phones } = defaultDocuments().agency.agency;
const phoneEnd = '456789';

/** A site with limits, nobody's but these tests', whose patience with a locked database ends at once. */
const test = withoutSite.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is asked for
    async ({}, use) => {
      const site = await startSite('build', { RATE_LIMITS: 'on' }, [
        '--disable-warning=ExperimentalWarning',
        '--import',
        import.meta.resolve('../support/impatient.ts'),
      ]);
      await use(site);
      await site.end();
    },
    { scope: 'worker' },
  ],
});

test.use({ javaScriptEnabled: false });

test('T-37, T-58: before the first complaint the totals say so; with the database away complaint and look-up say so with the numbers and what was typed', async ({
  page,
  site,
}) => {
  const text = 'A sample complaint that no database takes';
  const totals = page.getByRole('region', { name: asideTexts.totals.bn });
  const send = page.getByRole('button', { name: formTexts.send.bn });
  await page.goto('/bn/complaints');
  await expect(page.getByText(`${asideTexts.totals.bn}: ${asideTexts.none.bn}`)).toBeVisible();
  const alert = page.getByRole('alert');
  await withDatabaseAway(site, async () => {
    await page.getByRole('radio', { name: kindTexts.money.bn }).check();
    await page.getByLabel(formTexts.text.bn).fill(text);
    expect(await answerTo(page, send)).toBe(503);
    await expect(alert).toContainText(formTexts.unreachable.bn);
    await expectPhoneNumbers(alert);
    await expect(page.getByLabel(formTexts.text.bn)).toHaveValue(text);
    await expect(page.getByRole('radio', { name: kindTexts.money.bn })).toBeChecked();
    await expect(page.getByRole('link', { name: '16135' })).toBeVisible();

    // The page itself comes from memory.
    await page.goto('/bn/complaints');
    const form = page.getByRole('form', { name: lookupTexts.title.bn });
    const [reference, pin] = [lookupTexts.reference, lookupTexts.pin].map(({ bn }) =>
      form.getByLabel(bn),
    );
    await reference!.fill('C-3333-3333');
    await pin!.fill('123456');
    const show = form.getByRole('button', { name: lookupTexts.show.bn });
    expect(await answerTo(page, show)).toBe(503);
    await expect(form.getByRole('alert')).toContainText(lookupTexts.unreachable.bn);
    await expect(reference!).toHaveValue('C-3333-3333');
    await expect(pin!).toHaveValue('123456');
  });
  await page.getByRole('radio', { name: kindTexts.money.bn }).check();
  await page.getByLabel(formTexts.text.bn).fill(text);
  await send.click();
  await expect(page).toHaveURL('/bn/complaints/receipt');
  await page.goto('/bn/complaints');
  await expect(totals.getByRole('definition')).toHaveText(['১', '০', '১']);
  await expect(totals.getByRole('term')).toHaveText([
    ...[asideTexts.received.bn, asideTexts.inTime.bn, asideTexts.open.bn],
  ]);
});

test('with the database away the application form says so, with everything typed', async ({
  page,
  site,
}) => {
  const name = 'Nobody’s Database';
  const alert = page.getByRole('alert');
  await page.goto('/bn/application');
  await fillApplication(page, 'bn', name);
  await withDatabaseAway(site, async () => {
    const answer = page.waitForResponse((one) => one.request().method() === 'POST');
    await sendApplication(page, 'bn');
    expect((await answer).status()).toBe(503);
  });
  await expect(alert).toContainText(outcomeTexts.failed.bn);
  // Nothing would be sent by itself, nor does a button stand there that would do nothing.
  await expect(alert).toContainText(outcomeTexts.stopped.bn);
  await expect(alert.getByRole('button')).toHaveText([outcomeTexts.again.bn]);
  await expectFilled(page, 'bn', name);
  await expect(consentTick(page, 'bn')).toBeChecked();
  await alert.getByRole('button', { name: outcomeTexts.again.bn }).click();
  await receiptNumber(page);
  expect(countApplications(site, name)).toBe(1);
});

test('T-58: with the database away the look-up of an application has the numbers and what was typed', async ({
  page,
  site,
}) => {
  const number = await apply(page.request);
  const show = await fillLookup(page, number);
  await page.getByText(statusTexts.changed.bn).click();
  await page.getByLabel(statusTexts.birthYear.bn).fill('1990');
  await withDatabaseAway(site, async () => expect(await answerTo(page, show)).toBe(503));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(statusTexts.unreachable.bn);
  await expectPhoneNumbers(alert);
  await expect(page.getByLabel(statusTexts.receiptNumber.bn)).toHaveValue(number);
  await expect(page.getByLabel(statusTexts.phoneEnd.bn)).toHaveValue(phoneEnd);
  await expect(page.getByLabel(statusTexts.birthYear.bn)).toHaveValue('1990');
  await show.click();
  await expect(page.locator('[aria-current=step]')).toBeVisible();
});

test('T-58: with the database away the check says so with the numbers, and what was typed stays', async ({
  page,
  site,
}) => {
  const check = await fillCheck(page);
  await withDatabaseAway(site, async () => {
    expect(await answerTo(page, check)).toBe(503);
    const data = { value: '01000-000099' };
    expect((await page.request.post('/api/verify', { data })).status()).toBe(503);
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(checkTexts.unreachable.bn);
  await expectPhoneNumbers(alert);
  await expect(page.getByLabel(checkTexts.label.bn)).toHaveValue('01000-000099');
});

test('the 21st complaint of an hour is not taken: when to come again, whom to call, and what was typed', async ({
  page,
  site,
}) => {
  const text = 'A sample complaint that is one too many';
  const send = page.getByRole('button', { name: formTexts.send.en });
  for (const words of ['A sample complaint that is taken', text]) {
    await page.goto('/complaints');
    await page.getByRole('radio', { name: kindTexts.money.en }).check();
    await page.getByLabel(formTexts.text.en).fill(words);
    if (words === text) countedAlready(site, 'complaint', { hits: 20, seconds: 3600 });
    expect(await answerTo(page, send)).toBe(words === text ? 429 : 303);
  }
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Send it in .+, or call us/);
  await expectPhoneNumbers(alert);
  await expect(page.getByLabel(formTexts.text.en)).toHaveValue(text);
});

test('T-22: the 31st check in ten minutes is refused with the phone numbers', async ({
  page,
  site,
}) => {
  await (await fillCheck(page)).click();
  const check = await fillCheck(page);
  countedAlready(site, 'verify', { hits: 30, seconds: 600 });
  expect(await answerTo(page, check)).toBe(429);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('আপনার সংযোগ থেকে অনেকবার মিলিয়ে দেখা হয়েছে।');
  await expectPhoneNumbers(alert);
  await expect(page.getByLabel(checkTexts.label.bn)).toHaveValue('01000-000099');
});

test('T-04, T-12: after too many tries the look-up says when to come again and whom to call; switched off by the owner, to call', async ({
  page,
  playwright,
  site,
}) => {
  const number = await apply(page.request);
  await (await fillLookup(page, 'CCCC-CCCC')).click();
  const show = await fillLookup(page, 'cccc cccc');
  countedAlready(site, 'lookup', { hits: 5, seconds: 900 });
  expect(await answerTo(page, show)).toBe(429);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/অনেকবার চেষ্টা হয়েছে। .*মিনিট পরে আবার চেষ্টা করুন/);
  await expectPhoneNumbers(alert);
  await expect(page.getByLabel(statusTexts.receiptNumber.bn)).toHaveValue('cccc cccc');

  await (await fillLookup(page, number)).click();
  await expect(page.locator('[aria-current=step]')).toBeVisible();
  const owner = await playwright.request.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { origin: site.origin },
  });
  await owner.post('/api/auth/sign-in/email', { data: staff });
  const setOpen = async (value: boolean | null) => {
    const answer = await owner.put('/api/setting/statusOpen', { data: { value } });
    expect(answer.status()).toBe(200);
  };
  await setOpen(false);
  for (const address of ['/bn/status', '/bn/status/result']) {
    expect((await page.goto(address))!.status()).toBe(200);
    await expect(page.getByText(statusTexts.switchedOff.bn)).toBeVisible();
    await expect(page.getByLabel(statusTexts.receiptNumber.bn)).toHaveCount(0);
    await expectPhoneNumbers(page.getByRole('main'));
  }
  // From a page that was opened before.
  const headers = { origin: site.origin };
  const typed = { receiptNumber: number, phoneEnd };
  const posted = await page.request.post('/bn/status', { headers, form: typed });
  expect(posted.status()).toBe(200);
  expect(await posted.text()).toContain(statusTexts.switchedOff.bn);
  const called = await page.request.post('/api/application/lookup', { headers, data: typed });
  expect(called.status()).toBe(404);
  await setOpen(null);
  await (await fillLookup(page, number)).click();
  await expect(page.locator('[aria-current=step]')).toBeVisible();
  await owner.dispose();
});

/** Does something while another process holds the database. */
async function withDatabaseAway({ dataDir }: RunningSite, work: () => Promise<void>) {
  const database = new Sqlite(`${dataDir}/sampan.sqlite`);
  database.exec('begin immediate');
  try {
    await work();
  } finally {
    database.close();
  }
}

/** Lets what was counted under a name have been counted this often in the window of this moment. */
function countedAlready(
  { dataDir }: RunningSite,
  name: string,
  { hits, seconds }: { hits: number; seconds: number },
) {
  const now = Math.floor(Date.now() / 1000);
  const database = new Sqlite(`${dataDir}/sampan.sqlite`);
  const changed = database
    .prepare(`update "rateLimit" set "hits" = ?, "windowStart" = ? where "key" like ?`)
    .run(hits, now - (now % seconds), `${name}:%`);
  database.close();
  expect(changed.changes, `something is counted as ${name}`).toBeGreaterThan(0);
}

/** Presses a button that sends a form. Returns the status of the answer. */
async function answerTo(page: Page, button: Locator): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    button.click(),
  ]);
  return answer.status();
}

async function expectPhoneNumbers(part: Locator) {
  for (const { shown } of phones)
    await expect(part.getByRole('link', { name: shown })).toBeVisible();
}

/** Sends an application. Returns its receipt number. */
async function apply(request: APIRequestContext): Promise<string> {
  const data = { ...goodApplication, phone: '01712-456789' };
  const answer = await request.post('/api/application', { data });
  return ((await answer.json()) as { receiptNumber: string }).receiptNumber;
}

async function fillLookup(page: Page, number: string): Promise<Locator> {
  await page.goto('/bn/status');
  await page.getByLabel(statusTexts.receiptNumber.bn).fill(number);
  await page.getByLabel(statusTexts.phoneEnd.bn).fill(phoneEnd);
  return page.getByRole('button', { name: statusTexts.show.bn });
}

async function fillCheck(page: Page): Promise<Locator> {
  await page.goto('/bn/verify');
  await page.getByLabel(checkTexts.label.bn).fill('01000-000099');
  return page.getByRole('button', { name: checkTexts.check.bn, exact: true });
}
