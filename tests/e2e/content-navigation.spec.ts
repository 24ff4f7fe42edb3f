import { expect } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

test('E-48 home, about and home again ask for their data once each, and nothing complains', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const asked: string[] = [];
  const caching = new Set<string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/browser-error') complaints.push(pathname);
    if (!pathname.endsWith('.data')) return;
    asked.push(pathname);
    caching.add(response.headers()['cache-control']);
  });

  await openPage(page, '/bn');
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent())!;
  const reviews = page.locator('article blockquote');
  const said = await reviews.allTextContents();
  expect(said.length).toBeGreaterThan(1);
  const go = async (address: string) => {
    // oxlint-disable-next-line -- by its address: the menu of phones has the same links
    await page.locator(`header a[href="${address}"]:visible`).last().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  };
  await go('/bn/about');
  await expect(heading).not.toHaveText(first);
  await go('/bn');
  await expect(heading).toHaveText(first);
  expect(await reviews.allTextContents()).toEqual(said);

  // Others are fetched ahead of being followed.
  const own = ['/bn/about.data', '/bn.data'];
  expect(asked.filter((path) => own.includes(path))).toEqual(own);
  // What all visitors share comes from memory.
  expect([...caching]).toEqual(['public, max-age=0, must-revalidate']);
  expect(complaints).toEqual([]);
});
