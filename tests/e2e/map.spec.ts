import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';
import { openInStoppedTime } from '#tests/support/stopped-time.ts';
import { axeViolations } from '#tests/support/axe.ts';

const map = (page: Page) => page.getByRole('figure', { name: 'Where our office is' });
const show = (page: Page) => map(page).getByRole('button', { name: 'Show interactive map' });
const frame = (page: Page) => map(page).locator('iframe');
const picture = (page: Page) =>
  map(page).getByRole('img', { name: 'Map of Bangladesh, Dhaka marked' });

test.use({ build: 'build-examples' });
test.use({ viewport: { width: 1440, height: 900 } });

test('M-01 before the tap nobody else is asked for anything', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL)) elsewhere.push(request.url());
  });
  await visit(page);
  await map(page).scrollIntoViewIfNeeded();
  await show(page).hover();
  await show(page).focus();
  await page.waitForTimeout(500);
  expect(elsewhere).toEqual([]);
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
});

test('M-02 the tap brings one frame, with a title, from the configured host', async ({ page }) => {
  await visit(page);
  await show(page).click();
  await expect(frame(page)).toHaveCount(1);
  await expect(frame(page)).toHaveAttribute('title', 'Interactive map of our office');
  const url = new URL((await frame(page).getAttribute('src'))!);
  expect(url.origin).toBe('https://www.openstreetmap.org');
  expect(url.searchParams.get('marker')).toBe('23.78,90.41');
  await expect(picture(page)).toBeVisible();
});

for (const key of ['Enter', 'Space']) {
  test(`M-03 by keyboard with ${key}, focus goes to the frame`, async ({ page }) => {
    await visit(page);
    await show(page).press(key);
    await expect(frame(page)).toBeFocused();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('M-04 there are the picture, the address and the ways there', async ({ page }) => {
    await page.goto('/examples/widgets');
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toBeVisible();
    await expect(map(page)).toContainText('Dhaka 1212, Bangladesh');
    await expect(map(page)).toContainText('ঢাকা ১২১২, বাংলাদেশ');
    await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();
    await expect(map(page).getByRole('button')).toHaveCount(0);
  });
});

test('M-05 nothing shifts when the frame comes, at 1440, 390 and 320 px', async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page);
    await map(page).scrollIntoViewIfNeeded();
    const before = await page.getByRole('heading', { name: 'Chat' }).boundingBox();
    await show(page).click();
    await expect(frame(page)).toBeVisible();
    const after = await page.getByRole('heading', { name: 'Chat' }).boundingBox();
    expect(after!.y, `${width} px`).toBeCloseTo(before!.y, 0);
    expect((await frame(page).boundingBox())!.height).toBeGreaterThanOrEqual(300);
  }
});

test('M-06 the frame breaks no policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await visit(page);
  await show(page).click();
  await expect(page.frameLocator('iframe').getByText('the map')).toBeVisible();
  expect(violations).toEqual([]);
});

test('M-07 the directions name the version and the coordinates', async ({ page }) => {
  await visit(page);
  const href = await map(page).getByRole('link', { name: 'Get directions' }).getAttribute('href');
  const query = new URL(href!).searchParams;
  expect(query.get('api')).toBe('1');
  expect(query.get('destination')).toBe('23.78,90.41');
});

test('M-08 who made the map can be read at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page);
  const credit = map(page).getByRole('link', { name: '© OpenStreetMap contributors' });
  await credit.scrollIntoViewIfNeeded();
  await expect(credit).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('M-10 when the frame cannot come, the picture stays with a message', () => {
  test('without a connection', async ({ page, context }) => {
    await visit(page);
    await context.setOffline(true);
    await show(page).click();
    await expect(map(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(frame(page)).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });

  test('when nothing answers', async ({ page }) => {
    await page.route(/openstreetmap/, () => {});
    await openInStoppedTime(page, '/examples/widgets');
    await page.keyboard.press('Shift');
    await show(page).click();
    await page.clock.fastForward(20_000);
    await expect(map(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(picture(page)).toBeVisible();
  });

  test('when the host is blocked, which a page cannot see', async ({ page }) => {
    await page.route(/openstreetmap/, (route) => route.abort());
    await visit(page, '', 'silent');
    await show(page).click();
    await expect(map(page)).toContainText('If the map does not appear');
    await expect(picture(page)).toBeVisible();
    await expect(map(page).getByRole('link', { name: 'Get directions' })).toBeVisible();
  });

  test('when the policy forbids its host', async ({ page }) => {
    await visit(page, '?map=google-undocumented');
    await show(page).click();
    await expect(map(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(frame(page)).toHaveCount(0);
  });
});

test('the address is copied, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page);
  await map(page).getByRole('button', { name: 'Copy address' }).click();
  await expect(map(page).getByText('Address copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Dhaka 1212, Bangladesh');
});

test('where copying is not allowed, it says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await visit(page);
  await map(page).getByRole('button', { name: 'Copy address' }).click();
  await expect(map(page).getByText('could not be copied')).toBeVisible();
});

test.describe('on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140' });
  test('the visitor’s own maps app is offered', async ({ page }) => {
    await visit(page);
    await expect(map(page).getByRole('link', { name: 'Open in your maps app' })).toHaveAttribute(
      'href',
      'geo:23.78,90.41?q=23.78,90.41(Sampan%20Overseas)',
    );
  });
});

for (const path of ['/examples/widgets', '/bn/examples/widgets']) {
  test(`axe finds nothing, closed and open (${path})`, async ({ page }) => {
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: frameBody }));
    await page.goto(path);
    await page.keyboard.press('Shift');
    const opener = page.locator('figure [role=button]');
    await expect(opener).toBeVisible();
    expect(await axeViolations(page, 'figure')).toEqual([]);
    await opener.click();
    await expect(page.locator('iframe')).toBeVisible();
    expect(await axeViolations(page, 'figure')).toEqual([]);
  });
}

const frameBody = '<!doctype html><html lang="en"><title>Map</title><main>the map</main>';

/** Opens the page of examples, and waits until scripts have taken over. The map's host is played. */
async function visit(page: Page, query = '', host: 'played' | 'silent' = 'played') {
  if (host === 'played') {
    await page.route(/openstreetmap/, (route) =>
      route.fulfill({ contentType: 'text/html', body: frameBody }),
    );
  }
  await page.goto(`/examples/widgets${query}`);
  await page.keyboard.press('Shift');
  await expect(show(page)).toBeVisible();
}
