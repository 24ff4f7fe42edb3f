import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test(
  'the English reader of the policy has the way to the translation in sight until it is reached',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/policy');
    const link = page.getByRole('link', { name: 'Read the English translation' });
    await expect(link).toBeInViewport();
    await page.locator('#bn-3').scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.locator('#translation')).toBeInViewport();
    await expect(link).not.toBeInViewport();
  },
);
