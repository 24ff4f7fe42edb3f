import { type Page, expect } from '@playwright/test';
import { shortPropertyNames } from '#build-tools/short-properties.ts';
import { reconsiderFonts } from '#app/shell/reconsider-fonts.ts';
import { drawnBy, isDrawnByOwnFont } from '#tests/support/drawn-by.ts';
import { openUntouched } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { slowNetwork } from '#tests/support/slow-network.ts';

test.use({
  viewport: { width: 360, height: 740 },
  // A phone, which has Bengali of its own.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
});

for (const [address, untouched, mostUntouched, most, tag] of [
  ['/bn', 1, 60_000, 120_000, []],
  ['/', 3, 65_000, 65_000, ['@all']],
] as const) {
  test(
    `${address}: the fonts weigh ${mostUntouched} bytes at most before the first touch and ${most} after it, headers and all @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      const sizes = new Map<string, number>();
      const urls = new Map<string, string>();
      devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.endsWith('.woff2')) urls.set(requestId, request.url.split('/').at(-1)!);
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const name = urls.get(requestId);
        if (name) sizes.set(name, encodedDataLength);
      });
      await devtools.send('Network.enable');
      // Too late for the first paint.
      await slowNetwork(page, { latency: 150 });
      await openUntouched(page, address);
      await page.mouse.wheel(0, 20_000);
      const weight = async () => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // What has been asked for has come, and been counted.
        await expect
          .poll(() => [...urls.keys()].filter((id) => !sizes.has(urls.get(id)!)))
          .toEqual([]);
        return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
      };
      await expect.poll(() => sizes.size).toBeGreaterThanOrEqual(untouched);
      expect(await weight()).toBeLessThanOrEqual(mostUntouched);
      await page.keyboard.press('Tab');
      await expect.poll(() => sizes.size).toBeGreaterThanOrEqual(4);
      expect(await weight()).toBeLessThanOrEqual(most);
      expect([...sizes.keys()].filter((name) => /-(rest|ext|whole)-/.test(name))).toEqual([]);
    },
  );
}

test.describe('where the device may have no Bengali', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0' });

  for (const [address, tag] of [
    ['/bn', []],
    ['/', ['@all']],
  ] as const)
    test(
      `${address}: a first visit over a slow network draws all Bengali by one face, with 30,000 bytes of fonts @ci`,
      { tag: [...tag] },
      async ({ page }) => {
        const fonts = new Map<string, number>();
        page.on('response', (answer) => {
          const name = answer.url().split('/').at(-1)!;
          if (name.endsWith('.woff2')) fonts.set(name, Number(answer.headers()['content-length']));
        });
        await slowNetwork(page, { latency: 150 });
        await openUntouched(page, address);
        const bengali = 'main :is(h1, p):lang(bn)';
        await expect(page.locator(bengali).first()).toBeVisible();
        // Blank letters, and those themselves.
        await expect.poll(() => fonts.size).toBe(2);
        expect(await isDrawnByOwnFont(page, bengali)).toBe(true);
        expect([...fonts.keys()].filter((name) => !name.startsWith('tiro-bengali-'))).toEqual([]);
        const weight = [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0);
        expect(weight).toBeLessThan(30_000);

        // The next page is drawn by the faces that the press has asked for.
        await page
          .getByRole('link', { name: /Policy|নীতিমালা/ })
          .first()
          .press('Enter');
        await expect(page).toHaveURL(/\/policy$/);
        await expect.poll(() => fonts.size).toBeGreaterThan(3);
        await expect.poll(() => isDrawnByOwnFont(page, 'h1')).toBe(true);
      },
    );

  for (const latency of [150, 0])
    test(
      `at ${latency} ms: letters that never come leave Bengali to the device`,
      { tag: '@all' },
      async ({ page }) => {
        await page.route(/-bengali-.*woff2/, (route) => route.abort());
        await slowNetwork(page, { latency });
        await page.goto('/bn');
        // Blank letters are a font of the site.
        await expect.poll(() => isDrawnByOwnFont(page, 'main h1')).toBe(false);
        await expect(page.locator('main h1')).toBeVisible();
      },
    );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the logo and the icon of the menu are drawn before any letter is there @ci', async ({
      page,
    }) => {
      const letters = Promise.withResolvers<void>();
      await page.route(/-blank-/, async (route) => {
        await letters.promise;
        await route.continue();
      });
      const shown = page.goto('/bn');
      for (const drawing of ['a img', 'summary use'])
        await expect(page.locator(`header ${drawing}`).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('h1')).toBeHidden();
      letters.resolve();
      await shown;
      await expect(page.locator('h1')).toBeVisible();
    });
  });
});

test(
  "places such as Győr and Łódź are drawn by the site's own face",
  { tag: '@all' },
  async ({ page }) => {
    await openUntouched(page, '/bn/about');
    const asked = page.waitForResponse(/anek-latin-ext/);
    const selectors = ['h1', 'main p'];
    for (const selector of selectors)
      await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          element.textContent = 'Győr, Łódź, București, Diyarbakır';
        });
    await asked;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(reconsiderFonts, []);
    for (const selector of selectors)
      await expect.poll(() => isDrawnByOwnFaces(page, selector)).toBe(true);
  },
);

async function isDrawnByOwnFaces(page: Page, selector: string): Promise<boolean> {
  const fonts = await drawnBy(page, selector);
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('E-49 a document with whole fonts draws a conjunct that no text has as by the whole font @ci', async ({
  page,
}) => {
  await page.goto('/bn/about');
  const names = shortPropertyNames();
  for (const [list, whole] of [
    ['--font-sans', "'Anek Bangla Whole'"],
    ['--font-voice', "'Tiro Bangla Whole'"],
  ] as const) {
    const widths = (mark: 'whole' | null) =>
      page.evaluate(
        async ([names, mark]) => {
          const root = document.documentElement;
          if (mark) root.dataset.fonts = mark;
          else delete root.dataset.fonts;
          const families = [`var(${names[0]})`, names[1]];
          const words = families.map((family) => {
            const word = document.createElement('span');
            word.textContent = 'ঙ্ক্ষ্ম্য';
            word.style.cssText = `position:absolute;font:400 100px ${family}`;
            document.body.append(word);
            return word;
          });
          await Promise.all(
            words.map((word) => {
              const { fontFamily } = getComputedStyle(word);
              // Rejects where a font of other devices is not on this one.
              return document.fonts.load(`100px ${fontFamily}`, word.textContent).catch(() => []);
            }),
          );
          return words.map((word) => word.getBoundingClientRect().width);
        },
        [[names.get(list)!, whole], mark] as const,
      );
    await widths('whole');
    await page.evaluate(reconsiderFonts, []);
    const [drawn, right] = await widths('whole');
    expect(drawn, list).toBe(right);
    const [cut] = await widths(null);
    expect(cut, list).not.toBe(right);
  }
});
