import { type Locator, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

const isDrawn = (icon: Locator) =>
  icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width > 0 && svg.clientWidth > 0);

const iconFile = /\/icons-[^/]*\.svg/;

for (const [address, tag] of [
  ['/bn/application', []],
  ['/', ['@all']],
  ['/gallery', ['@all']],
] as const) {
  test(
    `${address}: the icons of the first screen are drawn without their file, the others with it @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      let answer: () => void = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(iconFile, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const menu = page.getByRole('banner').locator('summary');
      await expect(menu.locator('svg:visible')).toHaveCount(1);
      expect(await isDrawn(menu.locator('svg:visible'))).toBe(true);
      const below = page.getByRole('contentinfo').locator('svg:visible').last();
      expect(await isDrawn(below)).toBe(false);
      answer();
      await expect.poll(() => isDrawn(below)).toBe(true);

      // Once React has taken the page over.
      await takenOver(page);
      await menu.click();
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
      for (const icon of await page.getByRole('banner').locator('svg:visible').all())
        expect(await isDrawn(icon)).toBe(true);
    },
  );
}

test(
  'an icon that appears when the network is gone is drawn',
  { tag: '@all' },
  async ({ page, context }) => {
    const file = page.waitForResponse(iconFile);
    await page.goto('/application');
    await (await file).finished();
    const send = page.getByRole('button', { name: applicationTexts.submit.en });
    await takenOver(page);
    await context.setOffline(true);
    await send.click();
    const error = page.locator('form [role=alert] svg, form p svg').first();
    await expect(error).toBeVisible();
    await expect.poll(() => isDrawn(error)).toBe(true);
  },
);
