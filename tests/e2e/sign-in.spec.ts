import { type Page, expect } from '@playwright/test';
import { staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

test.use({ viewport: { width: 1280, height: 800 } });

async function fillIn(page: Page) {
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
}

/** Waits until everything is there that the page has asked for ahead. */
async function preparedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [sheets, scripts] = ['link[media="not all"]', 'link[rel="modulepreload"]'].map(
      (ahead) => [...document.querySelectorAll<HTMLLinkElement>(ahead)],
    );
    const come = new Set(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd > 0)
        .map(({ name }) => name),
    );
    const areThere = scripts!.every(({ href }) => come.has(href));
    return areThere && sheets!.length > 0 && sheets!.every(({ sheet }) => sheet !== null);
  });
}

/** Where the parts of the page stand, and in which size. */
function look(page: Page) {
  return page.locator('nav, main, h1').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, width } = part.getBoundingClientRect();
      return { x, width, size: getComputedStyle(part).fontSize };
    }),
  );
}

for (const [address, heading, tag] of [
  ['/admin?next=/admin/allapplication', 'All Application', ['@all']],
  // One of several start pages, and one of them uses sheets that public pages share.
  ['/admin', 'Add Gallery', ['@ci']],
] as const) {
  const title = `what the page after ${address} needs is there before the sign-in, not applied before, and asked for no more`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.goto(address);
    await preparedAhead(page);
    await page.evaluate(() => document.fonts.ready);
    const seen = await page.screenshot();
    // What has come is not applied: without it the page looks the same.
    const ahead = page.locator('link[rel="stylesheet"][media="not all"]');
    await ahead.evaluateAll((links) => links.forEach((link) => (link as HTMLLinkElement).remove()));
    expect(await page.screenshot()).toEqual(seen);

    await page.reload();
    await fillIn(page);
    await preparedAhead(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(css|js)$/.test(pathname)) asked.push(pathname);
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked).toEqual([]);
    // A sheet that stayed behind without being applied would be taken for one in use by whatever asks for it later.
    await expect(ahead).toHaveCount(0);
    // All sheets of the page are applied: opened by itself it looks no different.
    const signedIn = await look(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await look(page)).toEqual(signedIn);
  });
}

test('a sign-in that has to come back later keeps the e-mail, and says why; a page whose sheet comes late is shown no sooner @ci', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/admin-layout-[^/]*\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Busy', status: 503, code: 'busy', errors: [] },
    }),
  );
  // Its load event waits for the sheet as well.
  await page.goto('/admin?next=/admin/allapplication', { waitUntil: 'domcontentloaded' });
  await fillIn(page);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('alert')).toContainText('Many passwords are being checked just now');
  await expect(page.getByLabel('Email')).toHaveValue(staff.email);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.unroute('**/api/auth/sign-in/email');
  await fillIn(page);
  // The page is asked for its data last: once they are there, it waits for nothing but the sheet.
  const data = page.waitForResponse(/\/api\/application\?/);
  await page.keyboard.press('Enter');
  await (await data).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const heading = page.getByRole('heading', { level: 1, name: 'All Application' });
  expect(await heading.count()).toBe(0);
  held.resolve();
  await expect(heading).toBeVisible();
});
