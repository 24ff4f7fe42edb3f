import { type Page, expect } from '@playwright/test';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { test } from '#tests/support/site-fixture.ts';

for (const language of languages) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`${language}, ${size.width} px: a link to another page is seen moving to its top`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const places = await placesAfterLink(page, language);
      const onTheWay = places.filter((place) => place > 0 && place < places[0]!);
      expect(onTheWay.length).toBeGreaterThanOrEqual(3);
      expect(places).toEqual(places.toSorted((a, b) => b - a));
      expect(places.at(-1)).toBe(0);
    });
  }
}

test('whoever wants no motion is at the top at once, and Back finds the place again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await placesAfterLink(page, 'en')).toEqual([0]);
});

test('Back finds the place again without a movement', async ({ page }) => {
  await placesAfterLink(page, 'en');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/./);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

/**
 * Goes to the end of the application form and follows the footer's link to the policy. Returns the different places at which the
 * new page was painted, from the first frame on that shows it, until it stands at its top.
 */
async function placesAfterLink(page: Page, language: Language): Promise<number[]> {
  await page.goto(pathIn(language, '/application'));
  // Scripts wait for a first touch; this button is there once they run.
  await page.keyboard.press('Shift');
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
