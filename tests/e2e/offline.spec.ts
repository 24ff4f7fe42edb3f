import { type Page, expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { dialled } from '#app/content/dialled.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openPage } from '#tests/support/open-page.ts';
import { startSite, staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

const { agency } = defaultDocuments().agency;

const titles = { en: 'No internet right now', bn: 'এখন ইন্টারনেট নেই' };

const again = { en: 'Try again', bn: 'আবার চেষ্টা করুন' };

test.use({ serviceWorkers: 'allow' });

/** Held by the worker's own script, run without a browser (`offline-worker.test.ts`). */
const all = { tag: '@all' };

for (const language of languages) {
  const title = `${language}: without a network a link leads to the numbers, "Try again" to the page that was asked for, and what was typed is kept`;
  test(title, language === 'bn' ? {} : all, async ({ page, context }) => {
    // Nothing is fetched ahead there: what has been is shown without a network, too.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    );
    await withWorker(page, pathIn(language, '/contact'));
    await page.locator('main [name=name]').fill('রহিমা Begum');
    await page.locator('main [name=name]').blur();
    await context.setOffline(true);
    await page
      .locator(`footer a[href="${pathIn(language, '/policy')}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
    for (const { shown } of agency.phones) {
      await expect(page.getByRole('link', { name: shown })).toHaveAttribute(
        'href',
        `tel:${dialled(shown)}`,
      );
    }
    await expect(page.getByText(agency.address[language])).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 480 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await context.setOffline(false);
    await page.getByRole('link', { name: again[language] }).click();
    await expect(page.locator('h1')).not.toHaveText(titles[language]);
    await expect(page).toHaveURL(pathIn(language, '/policy'));
    await openPage(page, pathIn(language, '/contact'));
    await expect(page.locator('main [name=name]')).toHaveValue('রহিমা Begum');
  });
}

test(
  'no cache has anything but the two pages, whatever was visited',
  all,
  async ({ page, context, baseURL }) => {
    await withWorker(page, '/');
    const headers = { origin: baseURL };
    await context.request.post('/api/auth/sign-in/email', { headers, data: staff });
    for (const address of [
      '/contact',
      '/application/receipt',
      '/status/result',
      '/admin/allapplication',
      '/api/status',
    ]) {
      await page.goto(address);
    }
    await page.goto('/');
    expect(await cached(page)).toEqual(['/bn/offline', '/offline']);
    await context.setOffline(true);
    for (const address of [
      '/application/receipt',
      '/bn/application/receipt',
      '/status/result',
      '/bn/status/result',
      '/admin',
      '/api/status',
    ]) {
      await expect(page.goto(address), address).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    }
  },
);

test('a worker of an older version is replaced, with its cache', all, async ({ page, context }) => {
  await context.route('**/sw.js', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const body = (await answer.text()).replace(/"offline [^"]*"/, '"offline 0.0.1-old"');
    await route.fulfill({ response: answer, body });
  });
  await withWorker(page, '/');
  expect(await cacheNames(page)).toEqual(['offline 0.0.1-old']);
  await context.unroute('**/sw.js');
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  // The new worker waits until the browser finds the old one idle, for up to five minutes: it is stopped here.
  await expect(async () => {
    await page.goto('/about');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).installing);
    await devtools.send('ServiceWorker.stopAllWorkers');
    await expect
      .poll(() => cacheNames(page), { timeout: 5_000 })
      .not.toContain('offline 0.0.1-old');
  }).toPass({ timeout: 30_000 });
  await expect.poll(() => cached(page)).toEqual(['/bn/offline', '/offline']);
});

test('switched off, it removes itself, and pages ask for none', all, async ({ browser }) => {
  const site = await startSite('build');
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: site.origin });
  try {
    const page = await context.newPage();
    await withWorker(page, '/');
    await site.stop('SIGTERM');
    const off = await startSite('build', {
      SERVICE_WORKER: 'off',
      PORT: new URL(site.origin).port,
    });
    try {
      await page.goto('/');
      expect(await page.content()).not.toContain('/sw.js');
      // A browser asks for a new worker when it thinks fit; an update that meets another is dropped, or fails.
      const update = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update().catch(() => {});
        });
      await expect
        .poll(async () => {
          await update();
          return cacheNames(page);
        })
        .toEqual([]);
      await page.goto('/about');
      const left = () =>
        page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
      await expect.poll(left).toBe(0);
    } finally {
      await off.end();
    }
  } finally {
    await context.close();
    await site.end();
  }
});

test('where storage is forbidden or full the site works without it @ci', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { register: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) },
    });
  });
  await openPage(page, '/');
  await page.locator('a[href="/gallery"]:visible').first().click();
  await expect(page).toHaveURL(/gallery$/);
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});

/** Opens a page and waits until its worker answers for it. */
async function withWorker(page: Page, address: string) {
  await openPage(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The paths of all that any cache has. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths.sort();
  });
}
