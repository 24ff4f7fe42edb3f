import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { countrySlug } from '#app/content/destinations.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { markupFaults } from '#tests/support/markup-faults.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

const { countries } = defaultDocuments().countries;

for (const language of languages) {
  for (const path of ['/countries', '/countries/hungary', '/countries/poland']) {
    test(`T-56 ${language}: ${path} weighs little, is valid, and axe finds nothing at 320 and 1440 px`, async ({
      page,
    }) => {
      const address = pathIn(language, path);
      const html = await (await page.goto(address))!.text();
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(25_000);
      expect(await markupFaults(page, html)).toEqual([]);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expectNoSidewaysScroll(page);
        expect(await axeViolations(page, undefined, ['target-size']), String(width)).toEqual([]);
      }
    });
  }

  test(`T-57 ${language}: each card of the home page leads to the page of its country, and that to the form`, async ({
    page,
  }) => {
    for (const { code, name } of countries) {
      await page.goto(pathIn(language, '/'));
      await page.getByRole('main').getByRole('link', { name: name[language] }).first().click();
      await expect(page).toHaveURL(pathIn(language, `/countries/${countrySlug(code)}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name[language]);
      const apply = page
        .getByRole('complementary')
        .getByRole('link', { name: language === 'en' ? 'Apply' : 'আবেদন করুন' });
      await expect(apply).toHaveAttribute('href', pathIn(language, `/application?country=${code}`));
    }
  });
}

test('the page of a country is printed by its button, which is not there without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '');
  });
  await page.goto('/countries/hungary');
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print', '');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await context.newPage();
  await still.goto('/countries/hungary');
  await expect(still.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await context.close();
});
