import { type Page, expect } from '@playwright/test';
import { type Language, languageOfPath, languages, pathIn } from '#app/i18n/language.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { test } from '#tests/support/site-fixture.ts';

const { closingSentences } = defaultDocuments()['closing-sentences'];

const formTitle = { en: 'Application', bn: 'আবেদন ফরম' };
const apply = { en: /apply|application/i, bn: /আবেদন/ };
const wayOn = { en: 'How to go on', bn: 'এরপর কী করবেন' };

const band = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('region', { name: wayOn[language] });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [
    ...publicAddresses.map(({ address }) => address),
    ...languages.flatMap((language) =>
      ['/application/receipt', '/nowhere'].map((path) => pathIn(language, path)),
    ),
  ]) {
    test(`${address} is at most two taps from the application form`, async ({ page }) => {
      const language = languageOfPath(address);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(address);
        const taps = await tapToForm(page, language);
        await expect(
          page.getByRole('heading', { level: 1, name: formTitle[language] }),
        ).toBeVisible();
        expect(taps, `${width} px`).toBeLessThanOrEqual(2);
      }
    });
  }

  test('every page with a closing sentence ends with it, and no other page has one', async ({
    page,
  }) => {
    const sentences = new Map(Object.entries(closingSentences));
    expect([...sentences.keys()].toSorted()).toEqual(
      publicAddresses
        .filter(({ page: { id }, language }) => {
          return language === 'en' && !['home', 'contact', 'application'].includes(id);
        })
        .map(({ page: { id } }) => id)
        .toSorted(),
    );
    for (const { page: shown, language, address } of publicAddresses) {
      await page.goto(address);
      const sentence = sentences.get(shown.id);
      await expect(band(page, language)).toHaveCount(sentence ? 1 : 0);
      if (!sentence) continue;
      await expect(band(page, language).getByRole('heading')).toHaveText(sentence.title[language]);
      await expect(band(page, language).getByRole('link')).toHaveCount(3);
    }
  });
});

test('the closing sentence follows the reader from page to page, and its ways work', async ({
  page,
}) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathIn(language, '/services'));
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
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
    expect(await axeViolations(page, 'main', ['target-size'])).toEqual([]);
    const call = band(page, language).getByRole('link', { name: '+880 1000-000001' });
    await expect(call).toHaveAttribute('href', 'tel:+8801000000001');
    const chat = band(page, language).getByRole('link', { name: /WhatsApp|হোয়াটসঅ্যাপ/ });
    await expect(chat).toHaveAttribute('href', /\.whatsapp\.com\/send\?phone=8801000000001$/);
    await band(page, language).getByRole('link', { name: apply[language] }).click();
    await expect(page.getByRole('heading', { level: 1, name: formTitle[language] })).toBeVisible();
    await expect(band(page, language)).toHaveCount(0);
  }
});

test('on a phone the page for unknown addresses fits, with buttons of one width', async ({
  page,
}) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/bn/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('পাতাটি পাওয়া যায়নি');
    const ways = page.getByRole('main').getByRole('link', { name: '+880' });
    const [one, other] = await Promise.all([ways.first().boundingBox(), ways.last().boundingBox()]);
    expect(one!.width).toBe(other!.width);
    const picture = await page.getByRole('main').getByRole('img').boundingBox();
    for (const box of [one, other, picture])
      expect(box!.x + box!.width, `${width} px`).toBeLessThanOrEqual(width);
  }
});

/** Goes to the form by what is in sight, or by the menu, and says in how many taps. */
async function tapToForm(page: Page, language: Language): Promise<number> {
  if (await page.getByRole('heading', { level: 1, name: formTitle[language] }).isVisible())
    return 0;
  const link = page.getByRole('link', { name: apply[language] }).filter({ visible: true });
  const menu = page.getByRole('banner').locator('summary').filter({ visible: true });
  const isBehindMenu = (await link.count()) === 0;
  if (isBehindMenu) await menu.click();
  await link.first().click();
  return isBehindMenu ? 2 : 1;
}
