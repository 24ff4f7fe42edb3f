import { expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { test } from '#tests/support/site-fixture.ts';

for (const language of languages) {
  test(`E-48 ${language}: home, about and home again ask for their data once each, and nothing complains`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const asked: string[] = [];
    const caching: (string | undefined)[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === '/api/browser-error') complaints.push(pathname);
      if (!pathname.endsWith('.data')) return;
      asked.push(pathname);
      caching.push(response.headers()['cache-control']);
    });

    await page.goto(pathIn(language, '/'));
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    const reviews = page.locator('article blockquote');
    const said = await reviews.allTextContents();
    expect(said.length).toBeGreaterThan(1);
    const go = async (path: string) => {
      const address = pathIn(language, path);
      // oxlint-disable-next-line -- by its address: the menu of phones has the same links
      await page.locator(`header a[href="${address}"]:visible`).last().click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    };
    await go('/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await go('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    expect(await reviews.allTextContents()).toEqual(said);

    const home = language === 'en' ? '/_.data' : '/bn.data';
    const about = pathIn(language, '/about.data');
    // Others are fetched ahead of being followed.
    expect(asked.filter((path) => path === about || path === home)).toEqual([about, home]);
    // What all visitors share comes from memory.
    expect(new Set(caching)).toEqual(new Set(['public, max-age=0, must-revalidate']));
    expect(complaints).toEqual([]);
  });
}
