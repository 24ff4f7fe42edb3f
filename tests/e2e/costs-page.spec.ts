import { brotliCompressSync } from 'node:zlib';
import { type Page, expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

const notEntered = { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' };
const noCeiling = {
  en: "The government's ceiling for Hungary has not been entered",
  bn: 'হাঙ্গেরি: সরকারের সর্বোচ্চ সীমা এখনো লেখা হয়নি',
};

const box = (page: Page) => page.getByRole('complementary').filter({ has: page.locator('dl') });

for (const language of languages) {
  test(`T-13 T-31 ${language}: nothing is shipped, and each place says so`, async ({ page }) => {
    await page.goto(pathIn(language, '/costs'));
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(9);
    for (const row of await rows.all()) await expect(row).toContainText(notEntered[language]);
    expect(await page.locator('main').innerText()).not.toMatch(/Tk|৳|EUR/);
    await expect(page.getByText(noCeiling[language])).toBeVisible();
    await expect(box(page)).toContainText(
      language === 'en'
        ? '8 of 8 amounts are not known: the sum is not complete.'
        : '৮টির মধ্যে ৮টি অঙ্ক জানা নেই: যোগফল সম্পূর্ণ নয়।',
    );
    await expect(box(page)).not.toContainText(language === 'en' ? 'below' : 'কম');
  });

  test(`T-56 ${language}: /costs weighs little, and axe finds nothing at 320 and 1440 px`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(pathIn(language, '/costs'))).body();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(25_000);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathIn(language, '/costs'));
      await expectNoSidewaysScroll(page);
      expect(await axeViolations(page, undefined, ['target-size']), String(width)).toEqual([]);
    }
  });
}

test('T-56 the calculator comes with the first touch, in at most 4 kB', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  await page.goto('/costs');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  page.on('request', (one) => one.url().endsWith('.js') && asked.push(one.url()));
  const settled = page.waitForResponse((answer) => answer.url().includes('sum-box'));
  await page.mouse.move(200, 300);
  await settled;
  const scripts = asked.filter((url) => !url.includes('chat'));
  const bodies = await Promise.all(scripts.map(async (url) => (await request.get(url)).body()));
  const size = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(size, scripts.join()).toBeLessThanOrEqual(4_000);
});

test('the countries are links, and Back leads to the one before', async ({ page }) => {
  await page.goto('/costs');
  const chips = page.getByRole('navigation', { name: 'Costs by country' });
  await chips.getByRole('link', { name: 'Poland' }).click();
  await expect(page).toHaveURL('/costs?country=poland');
  await expect(chips.getByRole('link', { name: 'Poland' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('ceiling for Poland has not been entered')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The sum Poland' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(noCeiling.en)).toBeVisible();
});
