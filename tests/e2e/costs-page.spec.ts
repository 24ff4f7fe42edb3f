import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test('T-56 the calculator comes with the first touch, in at most 4 kB; the countries are links, and Back leads to the one before', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  await page.goto('/costs');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  page.on('request', (one) => one.url().endsWith('.js') && asked.push(one.url()));
  const settled = page.waitForResponse((answer) => answer.url().includes('sum-box'));
  // Where no link would have its page fetched ahead.
  await page.mouse.move(4, 300);
  await settled;
  // Nor the pages that the header leads to, nor what every page asks for with the first touch.
  const scripts = asked.filter((url) => !/chat|-page-|closing-band|changes-by-others/.test(url));
  const bodies = await Promise.all(scripts.map(async (url) => (await request.get(url)).body()));
  const size = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(size, scripts.join()).toBeLessThanOrEqual(4_000);

  const chips = page.getByRole('navigation', { name: 'Costs by country' });
  await chips.getByRole('link', { name: 'Poland' }).click();
  await expect(page).toHaveURL('/costs?country=poland');
  await expect(chips.getByRole('link', { name: 'Poland' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('ceiling for Poland has not been entered')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The sum Poland' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('ceiling for Hungary has not been entered')).toBeVisible();
});
