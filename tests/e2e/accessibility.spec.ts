import { type Page, expect } from '@playwright/test';
import { pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { cutWords } from '#tests/support/cut-words.ts';
import { markupFaults } from '#tests/support/markup-faults.ts';
import { openPage } from '#tests/support/open-page.ts';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

const addresses = [...shippedPages.map(({ path }) => path), '/countries/poland', '/nowhere'];
const textSize = (page: Page, size: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, size);

// Each page is opened once for all that is looked at. Names are of a language, sizes of a width.
for (const [language, width, tag] of [
  ['bn', 360, []],
  ['bn', 1440, ['@all']],
  ['en', 360, ['@all']],
  ['en', 1440, ['@all']],
] as const)
  test(
    `T-56 ${language}, ${width} px: axe finds nothing on any page, nothing scrolls sideways, moves by itself with less motion or comes from elsewhere, buttons keep an edge in the system’s colours @ci`,
    { tag: [...tag] },
    async ({ page, baseURL }) => {
      test.setTimeout(300_000);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL)) foreign.push(request.url());
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of addresses) {
        await page.setViewportSize({ width, height: 740 });
        const answer = await page.goto(pathIn(language, path));
        expect.soft(await moving(page), path).toEqual([]);
        expect.soft(await markupFaults(page, await answer!.text()), path).toEqual([]);
        expect.soft(await axeViolations(page, undefined, ['target-size']), path).toEqual([]);
        if (['/application', '/contact'].includes(path)) await expectSystemColours(page);
        await test.step(path, () => expectToFit(page, path, width));
      }
      expect(foreign).toEqual([]);
    },
  );

/**
 * Nothing is wider than the window, and no word is cut, but on a small phone with text of twice the size, where words may
 * break. Where everything is looked at, in each window by either size.
 */
async function expectToFit(page: Page, path: string, width: number) {
  const windows = [
    [width, 740],
    [320, 640],
    [740, 360],
  ] as const;
  for (const size of [100, 200]) {
    await textSize(page, size);
    const daily = size === 100 ? windows.slice(0, 1) : windows.slice(1, 2);
    for (const [wide, high] of process.env.TEST_ALL ? windows : daily) {
      await page.setViewportSize({ width: wide, height: high });
      const what = `${wide} px, ${size} % text: ${path}`;
      await expectNoSidewaysScroll(page, what);
      if (wide > 320 || size === 100) expect.soft(await cutWords(page), what).toEqual([]);
    }
  }
}

/** The names of what moves, and of what takes its time. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (iterations === Infinity || Number(duration) > 100);
      })
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

async function expectSystemColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const button = page.locator('main form button[type=submit]').filter({ visible: true }).last();
  await expect(button).not.toHaveCSS('border-top-width', '0px');
  await expect(button).not.toHaveCSS('border-top-style', 'none');
  await button.focus();
  await page.keyboard.press('Shift');
  await expect(button).not.toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
}

test('on a phone the other language is in sight in the menu, and an English page says in Bengali that it can be read in Bengali @ci', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // With the scripts there, which follow links in still parts themselves: this one must be a new document.
  await openPage(page, '/gallery?show=15');
  const banner = page.getByRole('banner');
  const menu = banner.locator('summary');
  await menu.click();
  await expect(banner.getByRole('link', { name: 'বাংলা' })).toBeInViewport();
  await menu.click();
  const link = page.getByRole('link', { name: 'বাংলায় পড়ুন' });
  await expect(link).toBeInViewport();
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL('/bn/gallery?show=15');
  await expect(link).toBeHidden();
});

test.describe('when the network loses the scripts', () => {
  const ways = {
    'cut off in the middle': async (page: Page) => {
      await page.route('**/assets/*.js', async (route) => {
        const body = await (await route.fetch({ maxRetries: 2 })).text();
        await route.fulfill({
          contentType: 'text/javascript',
          body: body.slice(0, body.length / 2),
        });
      });
    },
    'every second one missing': async (page: Page) => {
      let count = 0;
      await page.route('**/assets/*.js', (route) =>
        count++ % 2 ? route.abort('connectionreset') : route.continue(),
      );
    },
  };
  for (const [name, lose] of Object.entries(ways)) {
    const tag = name === 'every second one missing' ? [] : '@all';
    test(
      `${name}: the page stays whole, links lead on, forms are sent @ci`,
      { tag },
      async ({ page }) => {
        await lose(page);
        const lost = page.waitForEvent('requestfinished', (request) =>
          request.url().endsWith('.js'),
        );
        await page.goto('/bn');
        await page.keyboard.press('Shift');
        await lost;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.locator('footer a[href="/bn/contact"]').first().click();
        await expect(page).toHaveURL('/bn/contact');
        await page.keyboard.press('Shift');
        const answers = {
          name: 'Rakib Hasan',
          number: '01712345678',
          email: 'rakib@example.com',
          reference: 'No reference',
          address: 'Mirpur, Dhaka',
        };
        for (const [field, answer] of Object.entries(answers)) {
          await page.locator(`[name=${field}]`).fill(answer);
        }
        await page.locator('main form button[type=submit]:visible').click();
        await expect(page.getByText('Success! Your email has been sent.')).toBeVisible();
        // A script that is still on its way to be cut must not fail the next test.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      },
    );
  }
});
