import { expect } from '@playwright/test';
import { staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

for (const [address, heading] of [
  ['/admin?next=/admin/allapplication', 'All Application'],
  // One of several start pages, and one of them uses sheets that public pages share.
  ['/admin', 'Add Gallery'],
] as const)
  test(`what the page after ${address} needs is there before the sign-in, not applied before, and asked for no more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const look = await page.screenshot();
    // What has come is not applied: without it the page looks the same.
    const ahead = page.locator('link[rel="stylesheet"][media="not all"]');
    await expect(ahead).not.toHaveCount(0);
    await ahead.evaluateAll((links) => links.forEach((link) => (link as HTMLLinkElement).remove()));
    expect(await page.screenshot()).toEqual(look);

    await page.reload();
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(css|js)$/.test(pathname)) asked.push(pathname);
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    // The frame of staff pages has its sheet: the navigation stands beside the page, over all its height.
    const navigation = await page.getByRole('navigation').first().boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(navigation!.x + navigation!.width).toBeLessThanOrEqual(main!.x + 1);
    // A sheet that stayed behind without being applied would be taken for one in use by whatever asks for it later.
    await expect(ahead).toHaveCount(0);
  });

test('a page whose sheet comes late is shown no sooner than its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/admin-layout-[^/]*\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  // Its load event waits for the sheet as well.
  await page.goto('/admin?next=/admin/allapplication', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeEnabled();
  const answered = page.waitForResponse((response) => response.url().includes('/sign-in/email'));
  await page.keyboard.press('Enter');
  await answered;
  // As long as the page would have taken to be there.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 1_000)));
  const heading = page.getByRole('heading', { level: 1, name: 'All Application' });
  await expect(heading).toHaveCount(0);
  release();
  await expect(heading).toBeVisible();
});
