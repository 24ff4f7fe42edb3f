import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { openUntouched } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { slowNetwork } from '#tests/support/slow-network.ts';

for (const [home, about, tag] of [
  ['/bn', '/bn/about', []],
  ['/', '/about', ['@all']],
] as const)
  test(
    `${home}: untouched it is styled and fetches little; the scripts of its parts come with the first touch, may fail and come later; links in still parts are followed inside the site, and Back brings every part @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      const [sheets, scripts]: [string[], string[]] = [[], []];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') sheets.push(request.url());
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      let lost = 0;
      // Its sheet, which is asked for first: of a script the browser remembers that it was lost.
      await page.route(/\/assets\/forms-/, (route) => {
        lost += 1;
        return route.abort('connectionreset');
      });
      await openUntouched(page, home);
      for (const part of [page.getByRole('contentinfo'), page.locator('main section').first()]) {
        const colour = await part.evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(colour).not.toBe('rgba(0, 0, 0, 0)');
      }
      expect(sheets).toEqual([expect.stringContaining('/assets/print.')]);
      const late = /forms|reviews|still-sections|footer/;
      expect(scripts.filter((name) => late.test(name))).toEqual([]);
      expect(scripts.length).toBeLessThanOrEqual(9);

      const headings = await page.getByRole('heading').allTextContents();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => lost).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main form')).toBeVisible();
      await expect(page.locator('main blockquote').first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.waitForResponse(/\/assets\/forms-/);
      await page.locator('main form button[type=submit]:visible').click();
      await expect(page.locator('main form [name=name]')).toBeFocused();

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.locator(`main a[href="${about}"]`).first().click();
      await expect(page).toHaveURL(about);
      await expect(page.locator('h1')).toBeFocused();
      await page.goBack();
      await expect(page.locator(`main a[href="${about}"]`).first()).toBeVisible();
      expect(await page.getByRole('heading').allTextContents()).toEqual(headings);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

test('a page whose part was lost is loaded anew on Back, in place of an error @ci', async ({
  page,
}) => {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/reviews-'));
  await page.route(/\/assets\/reviews-.*\.js/, (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await page.goto('/bn');
  const headings = await page.getByRole('heading').allTextContents();
  await page.mouse.wheel(0, 300);
  await lost;
  await page.locator('footer a[href="/bn/about"]').first().click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL('/bn/about');
  await page.goBack();
  await expect(page.locator('main a[href="/bn/about"]').first()).toBeVisible();
  expect(await page.getByRole('heading').allTextContents()).toEqual(headings);
});

for (const [address, tag] of [
  ['/bn/application', []],
  ['/', ['@all']],
  ['/gallery', ['@all']],
] as const)
  test(
    `${address}: the header is seen a frame before the first screen @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      // The largest thing that each frame has brought so far, and when it was on the screen.
      await page.addInitScript(() => {
        const seen: { place: string | undefined; time: number }[] = [];
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as PerformanceEntry & { element?: Element };
            seen.push({ place: element?.closest('header, main')?.tagName, time: entry.startTime });
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(address);
      const seen = () =>
        page.evaluate(
          () => (window as unknown as { seen: { place: string; time: number }[] }).seen,
        );
      await expect.poll(async () => (await seen()).map(({ place }) => place)).toContain('MAIN');
      const [first, ...others] = await seen();
      expect(first?.place).toBe('HEADER');
      const screen = others.find(({ place }) => place === 'MAIN');
      expect(screen!.time).toBeGreaterThan(first!.time);
    },
  );

/** Held beside the script that shows a page (`page-scripts.server.test.ts`). */
const all = { tag: '@all' };

test('a largest picture that never comes leaves the page whole', all, async ({ page }) => {
  // Never answered.
  await page.route('**/illustrations/map-base.svg', () => {});
  await page.goto('/bn', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a document that stands still, or then breaks off, is shown as far as it has come',
  all,
  async ({ page, request }) => {
    const whole = await (await request.get('/bn')).text();
    const half = whole.slice(0, whole.indexOf('</main>'));
    const server = createServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(whole),
      });
      response.write(half);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
      const headings = page.locator('h2');
      await expect(headings).toHaveCount(half.match(/<h2\b/g)!.length);
      await expect(headings.last()).toBeVisible();
      const isOver = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
      server.closeAllConnections();
      await isOver;
      await expect(headings).toHaveCount(half.match(/<h2\b/g)!.length);
      await expect(headings.last()).toBeVisible();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true });

  for (const [latency, asked, tag] of [
    [150, 'when they are near', ['@all']],
    [0, 'ahead', ['@all']],
  ] as const) {
    test(
      `at ${latency} ms to and fro the pictures below the home page's screen are asked for ${asked}`,
      { tag: [...tag] },
      async ({ page }) => {
        await slowNetwork(page, { latency });
        const pictures: string[] = [];
        page.on('request', (request) => {
          if (/service-|country-/.test(request.url())) pictures.push(request.url());
        });
        // The scripts start when all of the page is laid out.
        await openUntouched(page, '/bn');
        expect(pictures.length > 0).toBe(latency === 0);
        for (const name of ['service-training', 'country-hu', 'logo-on-dark']) {
          const picture = page.locator(`img[src$="${name}.svg"]`).first();
          const place = await picture.evaluate((image: HTMLImageElement) => image.offsetHeight);
          await picture.evaluate((image) => image.parentElement!.scrollIntoView());
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          await expect(picture).toBeInViewport();
          expect(await picture.evaluate((image: HTMLImageElement) => image.offsetHeight)).toBe(
            place,
          );
        }
      },
    );
  }
});
