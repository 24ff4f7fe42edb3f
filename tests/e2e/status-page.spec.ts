import { type Page, expect } from '@playwright/test';
import { lookupTexts } from '#app/applications/lookup-page/form.text.ts';
import { resultTexts } from '#app/applications/lookup-page/result.text.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { documentJudge } from '#tests/support/judge-documents.ts';
import { openForm, takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const digits = '456789';

/** Sends an application. Returns its receipt number. */
async function apply(page: Page): Promise<string> {
  const data = { ...goodApplication, phone: '01712-456789' };
  const answer = await page.request.post('/api/application', { data });
  return ((await answer.json()) as { receiptNumber: string }).receiptNumber;
}

async function ask(
  page: Page,
  { number, end = digits, year }: { number: string; end?: string; year?: string },
  language: Language,
) {
  await openForm(page, pathIn(language, '/status'));
  await page.getByLabel(lookupTexts.receiptNumber[language]).fill(number);
  await page.getByLabel(lookupTexts.phoneEnd[language]).fill(end);
  if (year) {
    await page.getByText(lookupTexts.changed[language]).click();
    await page.getByLabel(lookupTexts.birthYear[language]).fill(year);
  }
  await page.getByRole('button', { name: lookupTexts.show[language] }).click();
}

const current = (page: Page) => page.locator('[aria-current=step]');

for (const language of languages) {
  const tag = language === 'bn' ? [] : '@all';

  test(
    `T-08, T-56 ${language}: refusal and result keep the budgets, axe finds nothing, and the HTML is valid; reload and Back ask nothing again, nobody else sees it or makes it forget, and "Forget" ends it`,
    { tag },
    async ({ page, browser, baseURL }) => {
      const status = pathIn(language, '/status');
      const number = await apply(page);
      const { judge, expectNoScriptThatSays } = await documentJudge(page);
      // The form itself is looked at with all pages.
      await ask(page, { number: '', end: '', year: '96' }, language);
      await expect(page.getByRole('alert')).toContainText(lookupTexts.refused[language]);
      await judge('wrong');
      // The wrong year would be there again.
      await page.evaluate(() => sessionStorage.clear());
      await ask(page, { number }, language);
      await expect(current(page)).toBeVisible();
      await judge('result');
      await expectNoScriptThatSays(lookupTexts.noMatch.en, resultTexts.next.en);
      await expect(page).toHaveURL(`${status}/result`);
      await page.reload();
      await expect(current(page)).toBeVisible();
      // By a way inside the site.
      await takenOver(page);
      await page
        .locator(`footer a[href="${pathIn(language, '/policy')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(pathIn(language, '/policy'));
      await page.goBack();
      await expect(current(page)).toBeVisible();

      // Kept by nobody and named to no search engine, and no other site forgets it.
      for (const address of ['/status/result', '/status/result.data']) {
        const answer = await page.request.get(address);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['cache-control']).toBe('no-store');
        if (address.endsWith('.data')) continue;
        expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
        expect(await answer.text()).not.toMatch(/rel="canonical"|property="og:/);
      }
      const foreign = await page.request.post('/status/forget', {
        headers: { origin: 'https://stranger.example' },
      });
      expect(foreign.status()).toBe(403);
      const stranger = await browser.newContext({ baseURL });
      const shown = await stranger.request.get('/bn/status/result');
      expect(new URL(shown.url()).pathname).toBe('/bn/status');
      await stranger.close();

      await page.getByRole('button', { name: resultTexts.forget[language] }).click();
      await expect(page).toHaveURL(status);
      await page.goBack();
      await expect(page).toHaveURL(status);
      await expect(page.getByLabel(lookupTexts.receiptNumber[language])).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('status');
    },
  );
}
