import { type Page, devices, expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { openPage, openUntouched } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

/** Opens the home page of somebody with this connection, and waits until its scripts run. */
async function open(page: Page, address: string, connection: object) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.data$|\.js$/.test(pathname)) asked.push(pathname + search);
  });
  await openPage(page, address);
  return asked;
}

/** Waits until the page that was fetched ahead has been run with all that it imports before it is shown. */
async function isRun(page: Page, id: string) {
  await page.waitForFunction((name) => name in window.__reactRouterRouteModules!, id);
  await page.evaluate(async (name) => {
    type Module = { clientLoader?: (args: object) => Promise<unknown> };
    const { clientLoader } = window.__reactRouterRouteModules![name] as Module;
    await clientLoader?.({ serverLoader: async () => null });
  }, id);
}

/** Runs in the page: notes what is added to its styles or taken away while it is still shown. */
function noteSheetsOfTheWay() {
  const sheets: string[] = [];
  const left = document.querySelector('h1');
  new MutationObserver((changes) => {
    if (document.querySelector('h1') !== left) return;
    for (const node of changes.flatMap((one) => [...one.addedNodes, ...one.removedNodes]))
      if (node instanceof HTMLLinkElement && /style/.test(node.rel + node.as))
        sheets.push(node.href);
  }).observe(document.head, { childList: true });
  Object.assign(window, { sheets });
}

/** Runs in the page: notes the heading in the task after the next click. */
function noteHeadingAfterClick() {
  const { port1, port2 } = new MessageChannel();
  const next = new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(document.querySelector('h1')?.textContent));
  });
  port1.start();
  addEventListener('click', () => port2.postMessage(null), { capture: true, once: true });
  Object.assign(window, { next });
}

const slow = { effectiveType: '3g', saveData: false };

for (const language of languages) {
  const tag = language === 'bn' ? [] : ['@all'];
  const [home, about] = [pathIn(language, '/'), pathIn(language, '/about')];

  test(
    `${language}: a page is fetched when the mouse rests on its link, drawn in the same task as the press, and not fetched again @ci`,
    { tag },
    async ({ page }) => {
      const ready = page.waitForResponse(/page-files-/);
      const asked = await open(page, home, slow);
      await page.mouse.move(700, 600);
      await ready;
      expect(asked.filter((address) => address.includes('.data'))).toEqual([]);
      const first = await page.getByRole('heading', { level: 1 }).textContent();
      const [data] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(`${about}.data`)),
        page.waitForResponse(/about-page-[\w-]+\.js/),
        page.waitForResponse(/about-page-[\w-]+\.css/),
        page.locator(`header nav a[href="${about}"]:visible`).hover(),
      ]);
      await data.finished();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const sheets = page.locator(`link[rel="stylesheet"][href*="about-page-"]`);
      await expect(sheets).toHaveAttribute('media', 'not all');
      await page.evaluate(noteSheetsOfTheWay);
      await isRun(page, `about.${language}`);
      await page.evaluate(noteHeadingAfterClick);
      await page.locator(`header nav a[href="${about}"]:visible`).click();
      const after = await page.evaluate(() => (window as { next?: Promise<string> }).next);
      expect(after).not.toBe(first);
      await expect(page).toHaveURL(new RegExp(`${about}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(after!);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(asked.filter((address) => address.includes('.data'))).toEqual([`${about}.data`]);
      expect(await page.evaluate(() => (window as { sheets?: string[] }).sheets)).toEqual([]);
    },
  );

  test(
    `${language}: under Save-Data nothing is fetched before a link is followed @ci`,
    { tag },
    async ({ page }) => {
      const asked = await open(page, home, { effectiveType: '4g', saveData: true });
      const link = page.locator(`header nav a[href="${about}"]:visible`);
      await link.hover();
      await link.dispatchEvent('pointerdown');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${about}$`));
      await expect(page.locator(`header nav a[href="${about}"]:visible`)).toHaveAttribute(
        'aria-current',
        'page',
      );
      // The router's own request, which names what it wants.
      expect(asked.filter((address) => address.includes('.data'))).toEqual([
        `${about}.data?_routes=public.${language}`,
      ]);
      expect(asked.filter((address) => address.includes('fetch-ahead'))).toEqual([]);
    },
  );
}

test(
  'a page whose script did not come is fetched by another address, for browsers that never ask for that one again',
  { tag: '@all' },
  async ({ page }) => {
    const asked = await open(page, '/', slow);
    await page.mouse.move(700, 600);
    await page.route('**/assets/about-page-*.js', (route) => route.abort());
    const link = page.locator('header nav a[href="/about"]:visible');
    const script = /\/about-page-[\w-]+\.js$/;
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => script.test(request.url())),
      link.hover(),
    ]);
    await page.mouse.move(700, 600);
    await Promise.all([page.waitForResponse(/about-page-[\w-]+\.js\?again=1$/), link.hover()]);
    await isRun(page, 'about.en');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const before = asked.filter((address) => script.test(address)).length;
    await link.click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(asked.filter((address) => script.test(address))).toHaveLength(before);
  },
);

test('on a fast network what the header shows is fetched, each page once, and not before the first touch @ci', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data') || pathname.includes('fetch-ahead')) asked.push(pathname);
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
  });
  await openUntouched(page, '/');
  expect(asked).toEqual([]);
  await page.mouse.move(700, 600);
  const shown = [
    '/verify',
    '/about',
    '/services',
    '/policy',
    '/application',
    '/gallery',
    '/contact',
  ];
  const data = () => asked.filter((address) => address.endsWith('.data')).sort();
  // NOTICES is no link before there is one, and the button of the tickets is another.
  await expect.poll(data).toEqual([...shown, '/airticket'].map((path) => `${path}.data`).sort());
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a finger that goes down on a link of the menu fetches its page @ci', async ({ page }) => {
    const ready = page.waitForResponse(/page-files-/);
    const asked = await open(page, '/', slow);
    await page.locator('header summary').tap();
    await ready;
    const link = page.locator('header details a[href="/services/training"]');
    await expect(link).toBeVisible();
    expect(asked.filter((address) => address.includes('.data'))).toEqual([]);
    await Promise.all([
      page.waitForResponse(/\/services\/training\.data$/),
      page.waitForResponse(/training-page-[\w-]+\.js/),
      link.dispatchEvent('pointerdown'),
    ]);
  });
});
