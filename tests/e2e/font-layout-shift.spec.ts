import { type Page, chromium, expect } from '@playwright/test';
import { reconsiderFonts } from '#app/shell/reconsider-fonts.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { fontsOf, packagesOfFonts } from '#tests/support/device-fonts.ts';
import { isDrawnByOwnFont } from '#tests/support/drawn-by.ts';
import { shiftWithLateFonts, waitWithoutLimit } from '#tests/support/font-layout-shift.ts';
import { test } from '#tests/support/site-fixture.ts';
import { slowNetwork } from '#tests/support/slow-network.ts';

/** Always has Bengali. */
const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

test.use({
  viewport: { width: 360, height: 740 },
  // As the device is: Playwright's says Windows, which always has a Bengali font.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

for (const [address, tag] of [
  ['/', ['@all']],
  ['/bn/application', []],
  ['/bn', ['@all']],
  ['/about', ['@all']],
] as const) {
  test(
    `${address}: text is there before its fonts, and as wide as with them @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(reconsiderFonts, []);
      const withFonts = await widthOfParagraphs(page);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.reload();
      const without = await widthOfParagraphs(page);
      // Of system fonts as they are, English would be a tenth wider here. The longest text in Bengali is wider by 0.03.
      expect(without / withFonts).toBeGreaterThan(0.98);
      expect(without / withFonts).toBeLessThan(1.025);
    },
  );
}

// Where most moved while late fonts still took the place of the device's own; `npm run bench:late-fonts`
// measures every page on every device.
for (const [latin, bengali, address, width, latency, tag] of [
  ['DejaVu', 'no Bengali', '/', 412, 0, ['@all']],
  ['Liberation', 'Bengali', '/', 412, 0, ['@all']],
  // Where hinting widened blank letters.
  ['Roboto', 'Bengali', '/', 412, 0, ['@all']],
  ['Noto', 'Bengali', '/bn/policy', 768, 0, ['@all']],
  // All Bengali by one face.
  ['DejaVu', 'no Bengali', '/bn', 360, 150, []],
  ['Noto', 'no Bengali', '/bn/application', 412, 150, ['@all']],
] as const) {
  test(
    `${address} at ${width} px and ${latency} ms: nothing moves when fonts come late to ${latin}, ${bengali} @ci`,
    { tag: [...tag] },
    async ({ site }) => {
      const fonts = fontsOf({ latin, bengali });
      test.skip(!fonts && !process.env.CI, `fonts are missing: apt-get install ${packagesOfFonts}`);
      const browser = await launchWith(fonts!);
      try {
        const shift = await shiftWithLateFonts(browser, site.origin + address, {
          ...{ width, late: 500, latency },
        });
        expect(shift).toBeLessThanOrEqual(0.01);
      } finally {
        await browser.close();
      }
    },
  );
}

test('Bengali can be read where the device has no font for it, once its own is there @ci', async ({
  site,
}) => {
  const fonts = fontsOf({ latin: 'DejaVu', bengali: 'no Bengali' });
  test.skip(!fonts && !process.env.CI, `fonts are missing: apt-get install ${packagesOfFonts}`);
  const browser = await launchWith(fonts!);
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/bn/services`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await isDrawnByOwnFont(page, 'h1')).toBe(true);
    // At first by blank letters.
    const isThere = (family: string) =>
      page.evaluate((font) => document.fonts.check(font, 'ক'), `bold 1em Anek Bangla ${family}`);
    await expect.poll(() => isThere('Blank')).toBe(true);
    await expect.poll(() => isThere('Needed')).toBe(true);
  } finally {
    await browser.close();
  }
});

test.describe('on a phone', () => {
  test.use({ userAgent: phone });

  test('a slow first visit has its first screen before any font has come @ci', async ({ page }) => {
    await page.addInitScript(waitWithoutLimit);
    await slowNetwork(page, { latency: 150 });
    // Never answered.
    await page.route('**/*.woff2', () => {});
    await page.goto('/bn', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('fonts that came too late for one page are there on the next, without asking again @ci', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    asked.push(route.request().url());
    await late.promise;
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => isDrawnByOwnFont(page, 'h1')).toBe(false);
  // Drawn without them, it stays so.
  late.resolve();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await isDrawnByOwnFont(page, 'h1')).toBe(false);
  // The browser notes them a moment later, and the next page goes by its notes.
  await page.waitForFunction(
    (files) => files.every((file) => performance.getEntriesByName(file).length > 0),
    asked,
  );
  // Without scripts a link loads a document, which asks for its fonts itself.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);

  await page.getByRole('main').getByRole('link', { name: 'Recruitment' }).first().click();
  await expect(page).toHaveURL(/\/services\/recruitment$/);
  // The address changes before the page is drawn.
  await expect(page.getByRole('heading', { level: 1, name: /recruitment/i })).toBeVisible();
  await expect.poll(() => isDrawnByOwnFont(page, 'h1')).toBe(true);
  expect(asked).toEqual([...new Set(asked)]);

  if (!process.env.TEST_ALL) return;
  // Once more would be another layout of all text, of which nothing is to be gained.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /recruitment/i })).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => {
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (...rule) {
      Object.assign(window, { isInserted: true });
      return insertRule.apply(this, rule);
    };
  });
  await page.getByRole('main').getByRole('link', { name: 'Recruitment' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /recruitment/i })).toBeVisible();
  expect(await isDrawnByOwnFont(page, 'h1')).toBe(true);
  expect(await page.evaluate(() => 'isInserted' in window)).toBe(false);
});

function launchWith(fonts: Record<string, string>) {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    env: { ...(process.env as Record<string, string>), ...fonts },
  });
}

async function widthOfParagraphs(page: Page): Promise<number> {
  // The first frame has the first screen alone.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return page.evaluate(() => {
    const widths = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      return [...words.getClientRects()].map(({ width }) => width);
    });
    return widths.reduce((sum, width) => sum + width, 0);
  });
}
