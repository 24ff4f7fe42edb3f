import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { test } from '#tests/support/site-fixture.ts';

const { agency } = defaultDocuments().agency;

const mustard = 'rgb(249, 185, 21)';
const phone = { width: 360, height: 740 };
const banner = (page: Page) => page.getByRole('banner');
/** The one that is seen at this width, and not the language switch. */
const linkTo = (page: Page, address: string) =>
  banner(page).locator(`a[href="${address}"]:not([hreflang])`).filter({ visible: true });

test('the header is 135 px high and begins with both telephone numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/', '/bn/about']) {
    await page.goto(path);
    expect((await banner(page).boundingBox())!.height).toBe(135);
    const calls = banner(page).locator('a[href^="tel:"]').filter({ visible: true });
    expect(await calls.allTextContents()).toEqual(agency.phones.map(({ shown }) => shown));
  }
});

test('APPLICATION is mustard where nothing else of the first view is, AIR TICKET never', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, isAccent] of [
    ['/', false],
    ['/application', false],
    ['/contact', false],
    ['/airticket', false],
    ['/status', false],
    ['/about', true],
    ['/services/recruitment', true],
    ['/gallery', true],
    ['/policy', true],
  ] as const) {
    for (const language of ['', '/bn']) {
      // Before the pictures.
      await page.goto(language + path.replace(/^\/$/, language ? '' : '/'), {
        waitUntil: 'domcontentloaded',
      });
      const ground = (address: string) =>
        linkTo(page, language + address).evaluate((link) => getComputedStyle(link).backgroundColor);
      expect(await ground('/application'), language + path).toBe(
        isAccent ? mustard : 'rgba(0, 0, 0, 0)',
      );
      expect(await ground('/airticket'), language + path).toBe('rgba(0, 0, 0, 0)');
    }
  }
});

test('the accent follows a navigation inside the site', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'POLICY' })
    .click();
  const application = linkTo(page, '/application');
  await expect(application).toHaveCSS('background-color', mustard);
  await application.click();
  await expect(page).toHaveURL('/application');
  await expect(application).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('on a phone apply and call stand side by side in words their readers know', async ({
  page,
}) => {
  const phones = [320, 360, 390];
  for (const [path, apply, call] of [
    ['/about', 'Apply', 'Call'],
    ['/bn/about', 'আবেদন', 'কল করুন'],
  ] as const) {
    const links = [
      banner(page).getByRole('link', { name: apply, exact: true }),
      banner(page).getByRole('link', { name: call, exact: true }),
    ] as const;
    await page.goto(path);
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
  }
});

test('on a phone the footer is short, and stays so with four more links', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/about', '/bn/about']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const height = await page.getByRole('contentinfo').evaluate((footer) => {
      // The last group, before the office, is to have five.
      const links = [...footer.querySelectorAll('nav')].at(-1)!.querySelector('ul')!;
      for (let count = links.childElementCount; count < 5; count++)
        links.append(links.firstElementChild!.cloneNode(true));
      return footer.getBoundingClientRect().height;
    });
    expect(height, path).toBeLessThanOrEqual(1.2 * phone.height);
  }
});

test('the copyright runs from 2017 to this year, each language with its own full stop', async ({
  page,
}) => {
  const year = new Date().getFullYear();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2017–${year} Sampan Overseas. All rights reserved.`);
  await page.goto('/bn');
  await expect(footer).toContainText('সাম্পান ওভারসিজ। সর্বস্বত্ব সংরক্ষিত।');
  await expect(footer).toContainText('© ২০১৭–');
});

/** A page with its scripts running, from which `/about` is not answered before the returned function is called. */
async function holdAboutUs(page: Page): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/about.data*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/policy');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  return answer.resolve;
}

test('a link that was followed shows it at once, and the page is covered only while it waits for the network', async ({
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

test('a page that has come and is only being drawn does not have the one before covered', async ({
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
