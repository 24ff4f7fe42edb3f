import { type Page, expect } from '@playwright/test';
import { pathIn } from '#app/i18n/language.ts';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

for (const { id, path } of shippedPages) {
  test(`${id}: axe finds nothing, nothing scrolls sideways, nothing comes from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL)) foreign.push(request.url());
    });
    // Names are of a language, sizes of a width: each of them once.
    for (const [language, width] of [
      ['en', 1440],
      ['bn', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathIn(language, path));
      await test.step(`${language}, ${width} px`, async () => {
        expect(await axeViolations(page, undefined, ['target-size'])).toEqual([]);
      });
      for (const narrow of [360, 320]) {
        await page.setViewportSize({ width: narrow, height: 640 });
        await test.step(`${language}, ${narrow} px`, () => expectNoSidewaysScroll(page));
      }
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await test.step(`${language}, 320 px and 200 % text`, () => expectNoSidewaysScroll(page));
    }
    expect(foreign).toEqual([]);
  });
}

test('the telephone numbers of the home page stay within their frame', async ({ page }) => {
  for (const path of ['/', '/bn']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const number = page.locator('main a[href^="tel:"]').first();
    for (const width of [320, 360, 375, 390, 640]) {
      await page.setViewportSize({ width, height: 740 });
      const widths = await number.evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth,
        clientWidth,
      ]);
      expect(widths[0], `${path} at ${width} px`).toBeLessThanOrEqual(widths[1] ?? 0);
    }
  }
});

test('on a phone the other language is in sight as soon as the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'বাংলা' })).toBeInViewport();
});

test('on a phone an English page says in Bengali that it can be read in Bengali', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [address, inBengali] of [
    ['/', '/bn'],
    ['/services/recruitment', '/bn/services/recruitment'],
    ['/gallery?show=15', '/bn/gallery?show=15'],
  ] as const) {
    // With the scripts there, which follow links in still parts themselves: this one must be a new document.
    await page.goto(address);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    const link = page.getByRole('link', { name: 'বাংলায় পড়ুন' });
    await expect(link).toBeInViewport();
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL(inBengali);
    await expect(link).toBeHidden();
  }
});

test('with less motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/bn/services', '/gallery', '/nowhere']) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => {
          const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && (iterations === Infinity || Number(duration) > 100);
        })
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving, path).toEqual([]);
  }
});

test('with the system’s colours buttons keep an edge, and the focus stays visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, name] of [
    ['/application', 'SUBMIT APPLICATION'],
    ['/contact', 'SEND MESSAGE'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name });
    await expect(button).not.toHaveCSS('border-top-width', '0px');
    await expect(button).not.toHaveCSS('border-top-style', 'none');
    await button.focus();
    await page.keyboard.press('Shift');
    await expect(button).not.toHaveCSS('outline-style', 'none');
  }
});

test.describe('when the network loses the scripts', () => {
  const ways = {
    'cut off in the middle': async (page: Page) => {
      await page.route('**/assets/*.js', async (route) => {
        const body = await (await route.fetch()).text();
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
    test(`${name}: the page stays whole, links lead on, forms are sent`, async ({ page }) => {
      await lose(page);
      const lost = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
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
    });
  }
});
