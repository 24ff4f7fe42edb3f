import { type Locator, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

const isDrawn = (icon: Locator) =>
  icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width > 0 && svg.clientWidth > 0);

const iconFile = /\/icons-[^/]*\.svg/;

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
