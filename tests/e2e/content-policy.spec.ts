import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test('a script that has come into the page by a text does not run, ours do', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const injected = "<script>document.documentElement.dataset.injected = 'ran'</script></main>";
    await route.fulfill({ response, body: (await response.text()).replace('</main>', injected) });
  });
  const refused = page.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  );
  await page.goto('/about');
  await refused;
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
  // Of the first screen: set by an inline script of our own, which the policy names.
  await expect(page.locator('html')).toHaveAttribute('data-whole');
});
