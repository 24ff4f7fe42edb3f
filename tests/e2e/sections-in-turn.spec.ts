import { type Page, expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

/** Pages with sections below the first screen, each of which the header or the footer leads to. */
const pages = ['/', '/about', '/services/recruitment', '/services/training', '/contact', '/costs'];

/** Whether the browser has laid out what stands in each section of the page. */
function laidOut(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section')]
      .flatMap((section) => section.firstElementChild ?? [])
      .filter((inner) => inner.checkVisibility())
      .map((inner) => inner.checkVisibility({ contentVisibilityAuto: true })),
  );
}

/** Runs in the page: notes which sections the next page has left out of its first frame, and how far it moves from there on. */
function watch() {
  const left = document.querySelector('h1')?.textContent;
  const seen = { leftOut: -1, moved: 0 };
  Object.assign(window, { seen });
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1')?.textContent;
    if (!heading || heading === left) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen.leftOut = [...document.querySelectorAll('main section > :first-child')]
          .filter((inner) => inner.checkVisibility())
          .filter((inner) => !inner.checkVisibility({ contentVisibilityAuto: true })).length;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            seen.moved += entry.value;
        }).observe({ type: 'layout-shift' });
      }),
    );
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { leftOut: number; moved: number } }).seen);

/** Opens a page, and waits until links lead to other pages without a reload. */
async function open(page: Page, address: string) {
  const ready = page.waitForResponse(/page-files-/);
  await openPage(page, address);
  // The first key started the scripts, and what they do with the first touch comes with the next.
  await page.keyboard.press('Shift');
  await ready;
}

/** Goes there by a link of the page, which the router follows. */
async function follow(page: Page, address: string) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(watch);
  // Those of a folded menu are not to be seen, and a link is a link.
  const link = page.locator(`:is(header, footer) a[href="${address}"]:not([hreflang])`).first();
  await link.dispatchEvent('click');
  await expect.poll(async () => (await seen(page)).leftOut).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

for (const language of languages)
  for (const width of [360, 1440]) {
    const tag = language === 'bn' && width === 360 ? [] : ['@all'];
    test(
      `${language}: at ${width} px a page that a link leads to is not laid out below the first screen before it is shown, as a whole when the browser is idle, and does not move @ci`,
      { tag },
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 740 });
        for (const path of tag.length === 0 ? ['/', '/about'] : pages) {
          const address = pathIn(language, path);
          await open(page, pathIn(language, '/gallery'));
          await follow(page, address);
          if (path === '/about' && width === 360)
            expect((await seen(page)).leftOut).toBeGreaterThan(1);
          await expect.poll(() => laidOut(page), address).not.toContain(false);
          expect.soft((await seen(page)).moved, `${address} moves`).toBeLessThanOrEqual(0.001);
        }
      },
    );
  }

test('Back finds the place on the page that was left @ci', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  // Otherwise another page is scrolled smoothly to its top, which takes a while.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/gallery');
  for (const address of process.env.TEST_ALL ? ['/about', '/'] : ['/']) {
    await follow(page, address);
    await expect.poll(() => laidOut(page)).not.toContain(false);
    await page.evaluate(() => window.scrollTo({ top: 2_500, behavior: 'instant' }));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1_000);
    await follow(page, '/contact');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect.poll(() => page.evaluate(() => scrollY), address).toBe(place);
  }
});
