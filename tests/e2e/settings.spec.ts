import { type Browser, type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { type RunningSite, staff } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

test.use({ content: 'edited' });
test.beforeEach(async ({ site }) => {
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  await db.deleteFrom('ownerSetting').execute();
  await db.destroy();
});

async function openSettings(page: Page) {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Closed' })).toHaveValue('18');
}

async function save(page: Page, label: string, value: string) {
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: `Save: ${label}` }).click();
}

for (const width of [360, 1440]) {
  test(`an owner changes a number of months, sees who did, and takes it back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await openSettings(page);
    await save(page, 'Arrived, or returned', '৩৬');
    const told = page.getByRole('alert');
    await expect(told).toContainText('Saved');
    await expect(page.getByRole('textbox', { name: 'Arrived, or returned' })).toHaveValue('36');
    await expect(page.getByText('Changed by staff')).toBeVisible();
    await expect(page.getByText('Before that: 24.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(told).toContainText('Set back');
    await expect(page.getByRole('textbox', { name: 'Arrived, or returned' })).toHaveValue('24');
    await expect(page.getByText('Changed by')).toHaveCount(0);
    await page.goto('/admin/history');
    for (const change of ['36 → 24', '24 → 36']) {
      const line = page.getByText(`changed a setting (Arrived, or returned: ${change})`);
      await expect(line.first()).toBeVisible();
    }
  });
}

test('a wrong number stays, with what it can be, and so does one that finds no network', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openSettings(page);
  await save(page, 'Closed', '5');
  await expect(page.getByText('Write a whole number from 6 to 60.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Closed' })).toHaveValue('5');
  await context.setOffline(true);
  await save(page, 'Closed', '30');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Closed' })).toHaveValue('30');
  await context.setOffline(false);
  await save(page, 'Closed', '30');
  await expect(page.getByText('Changed by')).toBeVisible();
});

test('fewer months that erase something ask first, and say how much', async ({ page, site }) => {
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  const answer = await page.request.post('/api/application', {
    headers: { origin: site.origin },
    data: {
      ...{ name: 'Rakib Hasan', birth: '1998-03-05', phone: '01712345678', address: 'Dhaka' },
      ...{ email: 'rakib@example.com', job: 'Electrician', experience: '6', passport: 'A01234567' },
      ...{ reference: 'None', present: 'Bangladesh', interested: 'Hungary' },
    },
  });
  const { insertedId } = (await answer.json()) as { insertedId: string };
  const moment = new Date(Date.now() - 300 * 24 * 3_600_000).toISOString();
  await db
    .updateTable('application')
    .set({ createdAt: moment, lastActivityAt: moment })
    .where('_id', '=', insertedId)
    .execute();
  await db.destroy();
  await signIn(page);
  await openSettings(page);
  await save(page, 'New, or called', '6');
  const question = page.getByRole('dialog', { name: 'Erase 1 applications and messages?' });
  await expect(question).toContainText('With 6 months they are too old.');
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'New, or called' })).toHaveValue('6');
  await expect(page.getByText('Changed by')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save: New, or called' }).click();
  await question.getByRole('button', { name: 'Save and erase' }).click();
  await expect(page.getByText('Changed by')).toBeVisible();
});

test('T-12: the owner switches /status off, and on again by Undo', async ({ page, site }) => {
  await signIn(page);
  await openSettings(page);
  const lookUp = async () => {
    const answer = await page.request.post('/api/application/lookup', {
      headers: { origin: site.origin },
      data: { receiptNumber: 'AAAA-AAAA', phoneEnd: '345678' },
    });
    return ((await answer.json()) as { code: string }).code;
  };
  expect(await lookUp()).toBe('no_match');
  await page.getByRole('button', { name: 'Switch /status off' }).click();
  await expect(page.getByText('Switched off: the page only says')).toBeVisible();
  const told = page.getByRole('alert');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Open: whoever has the receipt')).toBeVisible();
});

/** Somebody who joined by an invitation of the owner, and is no owner. */
async function joined(browser: Browser, page: Page, { origin }: RunningSite, email: string) {
  const password = 'tide rolls over mud';
  const headers = { origin };
  await signIn(page);
  const made = await page.request.post('/api/staff/invitations', {
    headers,
    data: { email, password: staff.password },
  });
  const token = ((await made.json()) as { path: string }).path.split('#')[1];
  const context = await browser.newContext({ baseURL: origin });
  const { request } = context;
  await request.post('/api/auth/link/password', {
    headers,
    data: { token, newPassword: password },
  });
  await request.post('/api/auth/sign-in/email', { headers, data: { email, password } });
  return context;
}

test('K-21: staff read that only an owner can do this, and have no link to it', async ({
  page,
  browser,
  site,
}) => {
  const context = await joined(browser, page, site, 'settings-staff@sampan.example');
  const other = await context.newPage();
  await other.goto('/admin/settings');
  await expect(other.getByText('Only an owner can do this')).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  const navigation = other.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await context.close();
});

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['bn', 'dark'],
  ['bn', 'light'],
  ['en', 'dark'],
] as const) {
  test(`K-47: nothing overflows and axe finds nothing, in ${language} and ${colorScheme}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: site.origin }]);
    await page.emulateMedia({ colorScheme });
    await signIn(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/settings');
      const title = language === 'en' ? 'Settings' : 'সেটিংস';
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await axeViolations(page)).toEqual([]);
    }
  });
}
