import { type Page, expect } from '@playwright/test';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

for (const language of languages)
  for (const width of [390, 1280]) {
    test(
      `${language}, ${width} px: a link to another page is seen moving to its top, and Back finds the place again without a movement`,
      { tag: '@all' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const places = await placesAfterLink(page, language);
        const onTheWay = places.filter((place) => place > 0 && place < places[0]!);
        // How often depends on how busy the machine is.
        expect(onTheWay).not.toEqual([]);
        expect(places).toEqual(places.toSorted((a, b) => b - a));
        expect(places.at(-1)).toBe(0);
        await page.goBack();
        await expect(page.locator('h1')).toHaveText(/./);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      },
    );
  }

test('whoever wants no motion is at the top at once', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await placesAfterLink(page, 'en')).toEqual([0]);
});

/**
 * Goes to the end of the application form and follows the footer's link to the policy. Returns the different places at which the
 * new page was painted, from the first frame on that shows it, until it stands at its top.
 */
async function placesAfterLink(page: Page, language: Language): Promise<number[]> {
  await openPage(page, pathIn(language, '/application'));
  // This button is there once the form's own scripts run.
  await page.getByRole('button', { name: choiceTexts.noPassport[language] }).waitFor();
  const link = page.locator(`footer a[href="${pathIn(language, '/policy')}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => {
    const left = document.querySelector('h1');
    const places: number[] = [];
    const look = () => {
      const isNew = document.querySelector('h1') !== left;
      if (isNew && places.at(-1) !== scrollY) places.push(scrollY);
      if (isNew && scrollY === 0) Object.assign(window, { places });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await link.click();
  const places = await page.waitForFunction(() => (window as { places?: number[] }).places);
  return (await places.jsonValue())!;
}
