import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test('T-56 the calculator comes with the first touch, in at most 4 kB; the countries are links, and Back leads to the one before @ci', async ({
  page,
  request,
}) => {
  const asked = new Set<string>();
  page.on('request', (one) => asked.add(one.url()));
  await page.goto('/costs');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const before = new Set(asked);
  const comes = page.waitForResponse((answer) => answer.url().includes('sum-box'));
  // Where no link would have its page fetched ahead.
  await page.mouse.move(4, 300);
  // With what it imports, but not the pages that the header leads to, which the first touch fetches ahead.
  const calculator = (await comes).url();
  const text = await (await request.get(calculator)).text();
  const imported = [...text.matchAll(/(?:from|import)"(\.\/[^"]+\.js)"/g)];
  const scripts = [calculator, ...imported.map(([, path = '']) => new URL(path, calculator).href)];
  const bodies = await Promise.all(
    scripts.filter((url) => !before.has(url)).map(async (url) => (await request.get(url)).body()),
  );
  const size = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(size, scripts.join()).toBeGreaterThan(0);
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
