import { expect } from '@playwright/test';
import { contactTexts } from '#app/contact/contact.text.ts';
import { test } from '#tests/support/site-fixture.ts';

const drawings = /\/(?:icons-[\w-]+|logo)\.svg$/;

test('without scripts a page shows its icons and its logo, and asks for no file of them', async ({
  browser,
  baseURL: origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  const home = page.getByRole('banner').getByRole('link', { name: 'Sampan Overseas, home' });
  for (const drawn of [home.getByRole('img'), page.getByRole('main').locator('svg[viewBox] > *')]) {
    const { width } = (await drawn.first().boundingBox())!;
    expect(width).toBeGreaterThan(5);
  }
  expect(asked.filter((path) => drawings.test(path))).toEqual([]);
  await context.close();
});

test('an icon that appears when the network is gone is drawn', async ({ page, context }) => {
  const file = page.waitForResponse(drawings);
  await page.goto('/contact');
  const send = page.getByRole('button', { name: contactTexts.send.en });
  await send.scrollIntoViewIfNeeded();
  await (await file).finished();
  await context.setOffline(true);
  await send.click();
  const icon = page.getByRole('main').getByRole('alert').locator('svg').first();
  await expect(icon).toBeVisible();
  await expect
    .poll(() => icon.evaluate((drawing: SVGSVGElement) => drawing.getBBox().width))
    .toBeGreaterThan(5);
});
