import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test.use({ build: 'build-examples' });

test('a script that has come into the page by a text does not run, ours do', async ({ page }) => {
  const refused = page.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  );
  const answer = await page.goto('/examples/widgets?injected');
  expect(await answer!.text()).toContain(
    "<script>document.documentElement.dataset.injected = 'ran'",
  );
  await refused;
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
  // Of the first screen: set by an inline script of our own, which the policy names.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-whole');
});
