import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Keep and get a receipt number' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('K-46: with name and phone alone an application is taken down, and its number read out', async ({
  page,
}) => {
  await page.goto('/admin/allapplication');
  await page.getByRole('link', { name: 'New application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take down an application');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Salma Office');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('০১৭১২-৩৪৫৬৭৮');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salma Office' })).toBeVisible();
  const slip = page.getByRole('status').filter({ hasText: 'Read this number out:' });
  const number = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await slip.textContent()) ?? '')?.[0];
  expect(number).toBeDefined();
  await expect(page.getByText('Taken down in the office', { exact: true })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('Not given')).toHaveCount(7);
  const answer = await page.request.post('/api/application/lookup', {
    data: { receiptNumber: number, phoneEnd: '345678' },
  });
  expect(await answer.json()).toMatchObject({ step: 1 });
  await page.goto('/admin/allapplication');
  await expect(page.getByRole('article', { name: 'Salma Office' })).toContainText('Not given');
});

test('what is wrong is said beside its field, what looks like a slip is asked about once', async ({
  page,
}) => {
  await page.goto('/admin/case/new');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('12345');
  await page.getByLabel('Address').fill('Savar, Dhaka');
  await save(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Not kept yet: please correct this');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: /^Name/ }).fill('Rina Office');
  await save(page).click();
  await expect(summary).toContainText('Press again to keep it as it is.');
  await expect(page.getByLabel('Address')).toHaveValue('Savar, Dhaka');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rina Office' })).toBeVisible();
});

test('without a network nothing typed is lost, and a second press keeps it once', async ({
  page,
  context,
}) => {
  await page.goto('/admin/case/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Jamal Office');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('01812345678');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('2/7/1999');
  await page.getByLabel('The person agrees').check();
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Jamal Office');
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jamal Office' })).toBeVisible();
  await expect(page.getByText('2 July 1999')).toBeVisible();
  const found = await page.request.post('/api/application/search', { data: { q: 'Jamal Office' } });
  expect(await found.json()).toHaveLength(1);
});

test('K-47: the page is whole at 360 and 1440 px, in both languages, light and dark', async ({
  page,
  site,
}) => {
  for (const language of ['en', 'bn'] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/case/new');
        await page.locator('main form').last().getByRole('button').last().click();
        await expect(page.getByRole('alert')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expectNoSidewaysScroll(page, `${language} at ${width} px`);
        expect(await axeViolations(page)).toEqual([]);
      }
    }
  }
});
