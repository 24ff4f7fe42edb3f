import { type Locator, expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

const isDrawn = (icon: Locator) =>
  icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width > 0 && svg.clientWidth > 0);

for (const address of ['/', '/bn/application']) {
  test(`${address}: icons are there with the page, and their file not before the first touch`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const file = () => asked.filter((path) => /\/icons-[^/]*\.svg$/.test(path));
    await page.goto(address);
    const menu = page.getByRole('banner').locator('summary');
    const icons = menu.locator('svg:visible');
    await expect(icons).toHaveCount(1);
    expect(await isDrawn(icons)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(file()).toEqual([]);

    // Once React has taken the page over.
    await expect(async () => {
      await page.mouse.click(2, 300);
      expect(file()).toHaveLength(1);
    }).toPass();
    await menu.click();
    for (const icon of await page.getByRole('banner').locator('svg:visible').all())
      expect(await isDrawn(icon)).toBe(true);
  });
}

test('an icon that appears when the network is gone is drawn', async ({ page, context }) => {
  await page.goto('/application');
  const file = page.waitForResponse(/\/icons-[^/]*\.svg$/);
  const send = page.getByRole('button', { name: 'Submit', exact: true });
  await expect(async () => {
    await page.mouse.click(2, 300);
    expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
  }).toPass();
  await page.mouse.click(2, 301);
  await (await file).finished();
  await context.setOffline(true);
  await send.click();
  const error = page.locator('form [role=alert] svg, form p svg').first();
  await expect(error).toBeVisible();
  await expect.poll(() => isDrawn(error)).toBe(true);
});
