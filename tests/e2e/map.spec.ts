import { expect, type Page } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const map = (page: Page) => page.getByRole('figure', { name: 'Where our office is' });
const show = (page: Page) => map(page).getByRole('button', { name: 'Show interactive map' });
const frame = (page: Page) => map(page).locator('iframe');
const picture = (page: Page) =>
  map(page).getByRole('img', { name: 'Map of Bangladesh, Dhaka marked' });

// What it decides is tried beside its code (`office-map.test.tsx`); axe looks at it in `carousel.spec.ts`.
test.use({ build: 'build-examples' });

for (const [width, key] of [
  [1440, 'Enter'],
  [390, 'Enter'],
  [320, 'Space'],
] as const) {
  test(
    `M-01 M-02 M-03 M-05 M-06 M-08 at ${width} px nobody else is asked for anything before ${key} brings one frame, without a shift @ci`,
    { tag: width === 320 ? [] : '@all' },
    async ({ page, context, baseURL }) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL)) elsewhere.push(request.url());
      });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height: 844 });
      await visit(page);
      await map(page).scrollIntoViewIfNeeded();
      await show(page).hover();
      await show(page).focus();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(elsewhere).toEqual([]);
      await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);

      const place = async () =>
        (await page.getByRole('heading', { name: 'Chat' }).boundingBox())!.y;
      const before = await place();
      await show(page).press(key);
      await expect(frame(page)).toBeFocused();
      await expect(page.frameLocator('iframe').getByText('the map')).toBeVisible();
      expect(await place()).toBeCloseTo(before, 0);
      expect((await frame(page).boundingBox())!.height).toBeGreaterThanOrEqual(300);
      await expect(frame(page)).toHaveCount(1);
      await expect(frame(page)).toHaveAttribute('title', 'Interactive map of our office');
      await expect(picture(page)).toBeVisible();
      expect(violations).toEqual([]);

      const credit = map(page).getByRole('link', { name: '© OpenStreetMap contributors' });
      await credit.scrollIntoViewIfNeeded();
      await expect(credit).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await map(page).getByRole('button', { name: 'Copy address' }).click();
      await expect(map(page).getByText('Address copied.')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe('Dhaka 1212, Bangladesh');
    },
  );
}

test(
  'M-10 with a host that is blocked, which a page cannot see, or that the policy forbids, the picture stays with a message',
  { tag: '@all' },
  async ({ page }) => {
    const advice = map(page).getByText('If the map does not appear');
    await visit(page, '', 'blocked');
    await expect(advice).toBeHidden();
    await show(page).click();
    await expect(advice).toBeVisible();
    await expect(picture(page)).toBeVisible();
    await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();

    await visit(page, '?map=google-undocumented');
    await show(page).click();
    // Which of the two comes first, the end of the empty frame or the breach, is up to the browser.
    const failed = map(page).getByText('could not be loaded');
    await expect(advice.or(failed).filter({ visible: true })).toHaveCount(1);
    await expect(picture(page)).toBeVisible();
  },
);

/** Opens the page of examples, and waits until scripts have taken over. The map's host is played, or blocked. */
async function visit(page: Page, query = '', host: 'played' | 'blocked' = 'played') {
  const body = '<!doctype html><html lang="en"><title>Map</title><main>the map</main>';
  await page.route(/openstreetmap/, (route) =>
    host === 'played' ? route.fulfill({ contentType: 'text/html', body }) : route.abort(),
  );
  await openPage(page, `/examples/widgets${query}`);
  await expect(show(page)).toBeVisible();
}
