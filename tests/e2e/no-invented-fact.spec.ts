import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { publicPagesIn } from '#app/public-pages.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { test } from '#tests/support/site-fixture.ts';

const shipped = defaultDocuments();
const notEntered = { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' };

/** The numbers that may be called: the samples of the office, and the call centre of the Wage Earners' Welfare Board. */
const known = new Set(
  [
    ...shipped.agency.agency.phones.map(({ shown }) => shown),
    shipped.agency.agency.chatNumber,
    '16135',
    '+880 9610 102030',
  ].map((number) => number.replace(/\D/g, '')),
);

/** The pages that say what is missing, and in how many places at least. */
const missing: Record<string, number> = {
  '/verify': 4,
  '/countries/hungary': 3,
  '/countries/portugal': 3,
  '/costs': 9,
  '/complaints': 3,
};

async function textOf(page: Page, path: string, language: Language) {
  const response = await page.goto(pathIn(language, path));
  expect(response?.status(), path).toBe(200);
  return toAsciiDigits(await page.locator('body').innerText());
}

for (const language of languages) {
  test(`T-13 ${language}: a fresh install shows no licence, no amount, no day and no number that nobody has entered`, async ({
    page,
  }) => {
    test.slow();
    for (const { path } of publicPagesIn(shipped)) {
      const text = await textOf(page, path, language);
      // Money stands beside its currency, on either side.
      expect(text, path).not.toMatch(
        /(?:৳|BDT|Tk\.?|€|EUR)\s*\d|\d\s*(?:৳|BDT|Tk\b|taka|টাকা|€|EUR)/i,
      );
      const dialled = await page
        .locator('a[href^="tel:"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const strange = dialled.filter((href) => !known.has(href.replace(/\D/g, '')));
      expect(strange, path).toEqual([]);
      await expect(page.getByRole('contentinfo'), path).not.toContainText(
        language === 'en' ? /licence/i : /লাইসেন্স/,
      );
      const places = await page.getByText(notEntered[language]).count();
      expect(places, `${path} says what is missing`).toBeGreaterThanOrEqual(missing[path] ?? 0);
    }
  });

  test(`T-13 ${language}: the one call centre that is shipped says that nobody has checked it`, async ({
    page,
  }) => {
    for (const path of ['/complaints', '/countries/hungary']) {
      await textOf(page, path, language);
      await expect(page.getByRole('link', { name: /16135/ }), path).toBeVisible();
      await expect(
        page.getByText(language === 'en' ? /not checked by us yet/ : /মিলিয়ে দেখিনি/).first(),
        path,
      ).toBeVisible();
    }
  });
}
