import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test(
  'the page of a country is printed by its button, which is not there without scripts',
  { tag: '@all' },
  async ({ page, browser, baseURL }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await page.goto('/countries/hungary');
    await page.getByRole('button', { name: 'Print on one page' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-asked-to-print', '');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto('/countries/hungary');
    await expect(still.getByRole('button', { name: 'Print on one page' })).toBeHidden();
    await context.close();
  },
);
