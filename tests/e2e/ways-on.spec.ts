import { type Page, expect } from '@playwright/test';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const { closingSentences } = defaultDocuments()['closing-sentences'];

const formTitle = { en: 'Application', bn: 'আবেদন ফরম' };
const apply = { en: /apply|application/i, bn: /আবেদন/ };
const wayOn = { en: 'How to go on', bn: 'এরপর কী করবেন' };

const band = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('region', { name: wayOn[language] });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    for (const width of [360, 1440]) {
      // What the server sends to each page is looked at each time in `tests/built/public-pages.test.ts`.
      const paths = [...shippedPages.map(({ path }) => path), '/application/receipt', '/nowhere'];
      test(
        `${language}, ${width} px: from a page the application form is at most two taps away`,
        { tag: '@all' },
        async ({ page }) => {
          test.slow();
          await page.setViewportSize({ width, height: 740 });
          for (const path of paths) {
            await page.goto(pathIn(language, path), { waitUntil: 'domcontentloaded' });
            if (path !== '/application')
              await test.step(path, () => expectWayToForm(page, language));
          }
          // The last of them is followed to its end.
          await ways(page, language).first().click();
          await expect(
            page.getByRole('heading', { level: 1, name: formTitle[language] }),
          ).toBeVisible();
        },
      );
    }
});

for (const language of languages)
  test(
    `${language}: the closing sentence follows the reader from page to page, and its ways work @ci`,
    { tag: language === 'bn' ? [] : ['@all'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, pathIn(language, '/services'));
      const header = page.getByRole('banner').getByRole('navigation');
      for (const name of ['gallery', 'policy', 'services'] as const) {
        // oxlint-disable-next-line -- by its address: each has two names, and the menu of phones has it, too
        await header
          .locator(`a[href="${pathIn(language, `/${name}`)}"]:visible`)
          .first()
          .click();
        await expect(band(page, language).getByRole('heading')).toHaveText(
          closingSentences[name].title[language],
        );
      }
      const call = band(page, language).getByRole('link', { name: '+880 1000-000001' });
      await expect(call).toHaveAttribute('href', 'tel:+8801000000001');
      const chat = band(page, language).getByRole('link', { name: /WhatsApp|হোয়াটসঅ্যাপ/ });
      await expect(chat).toHaveAttribute('href', /\.whatsapp\.com\/send\?phone=8801000000001$/);
      await band(page, language).getByRole('link', { name: apply[language] }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: formTitle[language] }),
      ).toBeVisible();
      await expect(band(page, language)).toHaveCount(0);
    },
  );

test(
  'on a phone the page for unknown addresses fits, with buttons of one width',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/bn/nowhere');
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('পাতাটি পাওয়া যায়নি');
      const ways = page.getByRole('main').getByRole('link', { name: '+880' });
      const [one, other] = await Promise.all([
        ways.first().boundingBox(),
        ways.last().boundingBox(),
      ]);
      expect(one!.width).toBe(other!.width);
      const picture = await page.getByRole('main').getByRole('img').boundingBox();
      for (const box of [one, other, picture])
        expect(box!.x + box!.width, `${width} px`).toBeLessThanOrEqual(width);
    }
  },
);

/** What leads to the form and can be seen. */
function ways(page: Page, language: Language) {
  return page
    .getByRole('link', { name: apply[language] })
    .and(page.locator(`a[href^="${pathIn(language, '/application')}"]`))
    .filter({ visible: true });
}

/** A link that is in sight, or in the menu: one tap or two. */
async function expectWayToForm(page: Page, language: Language) {
  if ((await ways(page, language).count()) > 0) return;
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
  await expect(ways(page, language).first()).toBeVisible();
}
