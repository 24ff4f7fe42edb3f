import { type Page, expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { openPage } from '#tests/support/open-page.ts';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { test } from '#tests/support/site-fixture.ts';

const launcher = (page: Page) => page.locator('a[aria-haspopup=dialog]');
/** The button looks 150 ms after the page has come to rest; nobody else waits that often. */
const intervals = [50];
const widthOf = async (page: Page) => (await launcher(page).boundingBox())!.width;

/** Every page on a phone, where there is least room, and each of the other two widths in one language. */
const windows = {
  en: [
    [360, 740],
    [768, 1024],
  ],
  bn: [
    [360, 740],
    [1440, 900],
  ],
} as const;

for (const language of languages) {
  test(
    `${language}: at rest the chat’s button lies on no text of any public page`,
    { tag: '@all' },
    async ({ page }) => {
      test.setTimeout(300_000);
      for (const path of [...shippedPages.map((each) => each.path), '/nowhere'] as const) {
        await open(page, pathIn(language, path));
        for (const [width, height] of windows[language]) {
          await page.setViewportSize({ width, height });
          const end = await page.evaluate(
            () => document.documentElement.scrollHeight - innerHeight,
          );
          for (const top of [0, end / 2, end]) {
            await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
            const message = `${path} at ${top}, ${width} px`;
            await expect.poll(() => textBelow(page), { message, intervals }).toEqual([]);
          }
          const { scroll, client } = await page.evaluate(() => ({
            scroll: document.documentElement.scrollWidth,
            client: document.documentElement.clientWidth,
          }));
          expect(scroll, `${path}, ${width} px`).toBe(client);
        }
      }
    },
  );
}

test(
  'at 1200 px and more the content leaves the button a gutter',
  { tag: '@all' },
  async ({ page }) => {
    for (const address of ['/about', '/bn/services/training']) {
      await open(page, address);
      for (const width of [1200, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const { left } = await launcher(page).evaluate((button) => button.getBoundingClientRect());
        const ends = await page
          .locator('main .wrap, footer .wrap')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
        expect(Math.max(...ends), `${address} at ${width} px`).toBeLessThanOrEqual(left);
      }
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the button is small while one scrolls down or a form is on the screen, and large again upwards @ci', async ({
    page,
  }) => {
    await open(page, '/services/recruitment');
    const before = await widthOf(page);
    expect(before).toBe(60);
    for (let step = 0; step < 6; step += 1) {
      await page.mouse.wheel(0, 120);
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(48);
    }
    await page.mouse.wheel(0, -700);
    await expect.poll(() => widthOf(page)).toBe(60);

    await open(page, '/application');
    await page.locator('main form').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(48);
  });

  for (const language of languages) {
    const tag = language === 'bn' ? [] : ['@all'];
    test(
      `${language}: at rest it lies on no text, and at the edge it is still found by keyboard and by a finger @ci`,
      { tag },
      async ({ page }) => {
        await open(page, pathIn(language, '/policy'));
        const shown = async () => {
          const { x } = (await launcher(page).boundingBox())!;
          return Math.round(360 - x);
        };
        // Down the page until it meets a text: looked at before the button has had the time to look.
        for (let top = 90; (await textBelow(page, top)).length === 0; top += 90)
          expect(top).toBeLessThan(2_700);
        await expect.poll(shown).toBe(14);
        expect(await textBelow(page)).toEqual([]);
        await launcher(page).focus();
        await page.keyboard.press('Shift');
        await expect.poll(shown).toBeGreaterThanOrEqual(60);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await launcher(page).evaluate((button) => button.blur());
        await expect.poll(shown).toBe(14);
        await page.mouse.click(353, 690);
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    );
  }
});

async function open(page: Page, address: string) {
  await openPage(page, address);
  await expect(launcher(page)).toHaveAttribute('role', 'button');
}

/** The texts that a person would see below the button, where the page stands or as it is scrolled to `top`. */
function textBelow(page: Page, top?: number): Promise<string[]> {
  return launcher(page).evaluate((button, top) => {
    if (top) scrollTo({ top, behavior: 'instant' });
    const box = button.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text.textContent!.trim() || !isSeen || parent.closest('aside, .visually-hidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const isBelow =
          line.left < box.right &&
          box.left < line.right &&
          line.top < box.bottom &&
          box.top < line.bottom;
        if (isBelow && line.width > 1) found.push(text.textContent!.trim());
      }
    }
    return found;
  }, top);
}
