import { type Page, expect } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const mustard = 'rgb(249, 185, 21)';
const none = 'rgba(0, 0, 0, 0)';
const phone = { width: 360, height: 740 };
const banner = (page: Page) => page.getByRole('banner');
/** The one that is seen at this width, and not the language switch. */
const linkTo = (page: Page, address: string) =>
  banner(page).locator(`a[href="${address}"]:not([hreflang])`).filter({ visible: true });

test('APPLICATION is mustard where nothing else of the first view is, also after a navigation inside the site, AIR TICKET never @ci', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  const application = linkTo(page, '/application');
  await expect(application).toHaveCSS('background-color', none);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'POLICY' })
    .click();
  await expect(application).toHaveCSS('background-color', mustard);
  await expect(linkTo(page, '/airticket')).toHaveCSS('background-color', none);
  await application.click();
  await expect(page).toHaveURL('/application');
  await expect(application).toHaveCSS('background-color', none);
});

for (const [path, apply, call, tag] of [
  ['/bn/about', 'আবেদন', 'কল করুন', []],
  ['/about', 'Apply', 'Call', ['@all']],
] as const)
  test(
    `${path}: the header is 135 px high; on a phone apply and call stand side by side in words their readers know, and the footer is short, also with four more links @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      const phones = [320, 360, 390];
      const links = [
        banner(page).getByRole('link', { name: apply, exact: true }),
        banner(page).getByRole('link', { name: call, exact: true }),
      ] as const;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      expect((await banner(page).boundingBox())!.height).toBe(135);
      await page.setViewportSize(phone);
      expect(await heightOfFooter(page)).toBeLessThanOrEqual(1.2 * phone.height);
      for (const width of phones) {
        await page.setViewportSize({ width, height: 740 });
        for (const link of links) {
          await expect(link).toBeInViewport({ ratio: 1 });
          const box = (await link.boundingBox())!;
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        }
      }
      await links[0].click();
      await expect(page).toHaveURL(/\/application$/);
      // On the form's own page the call takes that place, in words.
      for (const width of phones) {
        await page.setViewportSize({ width, height: 740 });
        await expect(links[0]).toBeHidden();
        await expect(links[1].getByText(call)).toBeInViewport({ ratio: 1 });
      }
    },
  );

/** Its last group, before the office, is to have five links. */
async function heightOfFooter(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.getByRole('contentinfo').evaluate((footer) => {
    const links = [...footer.querySelectorAll('nav')].at(-1)!.querySelector('ul')!;
    for (let count = links.childElementCount; count < 5; count++)
      links.append(links.firstElementChild!.cloneNode(true));
    return footer.getBoundingClientRect().height;
  });
}

/** A page with its scripts running, from which `/about` is not answered before the returned function is called. */
async function holdAboutUs(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/about.data*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openPage(page, '/policy');
  return answer.resolve;
}

test('a link that was followed shows it at once, and the page is covered only while it waits for the network @ci', async ({
  page,
}) => {
  const answer = await holdAboutUs(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header summary').click();
  const link = page.locator('header details a[href="/about"]');
  const before = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await link.click();
  await expect(link).not.toHaveCSS('background-color', before);
  const cover = page.getByRole('status').filter({ hasText: 'LOADING' });
  await expect(cover).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cover).toBeHidden();
});

test('a page that has come and is only being drawn does not have the one before covered @ci', async ({
  page,
}) => {
  const answer = await holdAboutUs(page);
  await page.evaluate(runOutWhenThePageHasCome);
  const link = page.locator('header nav a[href="/about"]:visible');
  await link.click();
  await expect(link).toHaveClass(/pending/);
  answer();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => (window as { covers?: number }).covers)).toBe(0);
});

/**
 * Runs in the page: the delay of the cover is over just when the router has the next page and React has not drawn it. Counts
 * how often the page was covered.
 */
function runOutWhenThePageHasCome() {
  type Router = { subscribe: (tell: (state: { navigation: { state: string } }) => void) => void };
  const { __reactRouterDataRouter: router } = window as unknown as Record<string, Router>;
  const delayed: (() => void)[] = [];
  const wait = window.setTimeout;
  Object.assign(window, {
    covers: 0,
    setTimeout: (run: () => void, ms?: number) => (ms === 250 ? delayed.push(run) : wait(run, ms)),
  });
  router!.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') for (const run of delayed) run();
  });
  new MutationObserver(() => {
    if (document.querySelector('[role="status"] p')) (window as { covers?: number }).covers!++;
  }).observe(document.body, { childList: true, subtree: true });
}
