import { type Page, expect } from '@playwright/test';
import { kindTexts } from '#app/complaints/complaint.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/applications/lookup-page/form.text.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { applicationForm, receiptNumber } from '#tests/support/application-form.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { test } from '#tests/support/site-fixture.ts';

/** As browsers do that are set to refuse all cookies: none is kept, and pages see none. */
async function refuseCookies(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
    const { 'set-cookie': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'cookieEnabled', { value: false }),
  );
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const language of languages) {
  for (const [how, javaScriptEnabled] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    const tag = language === 'bn' ? [] : ['@all'];
    test.describe(`${language}, ${how}`, { tag }, () => {
      test.use({ javaScriptEnabled });

      test('the receipt of an application is seen, and a repeat has the same number', async ({
        page,
      }) => {
        await refuseCookies(page);
        const numbers: string[] = [];
        for (let time = 0; time < (javaScriptEnabled ? 1 : 2); time++) {
          await page.goto(pathIn(language, '/application'));
          const form = applicationForm(page, language);
          await form.fillIn('Without Cookies');
          await form.send();
          numbers.push(await receiptNumber(page));
        }
        expect(numbers[0]).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
        if (!javaScriptEnabled) expect(numbers[1]).toBe(numbers[0]);
        // Its scripts run, and a reload finds nothing that a stranger could see.
        if (javaScriptEnabled)
          await expect(page).toHaveURL(pathIn(language, '/application/receipt'));
      });

      test('number and PIN of a complaint are seen', async ({ page }) => {
        await refuseCookies(page);
        await page.goto(pathIn(language, '/complaints'));
        await page.getByRole('radio', { name: kindTexts.papers_kept[language] }).check();
        await page.getByLabel(formTexts.text[language]).fill(`A sample complaint, ${how}`);
        await page.getByRole('button', { name: formTexts.send[language] }).click();
        const numbers = page.getByRole('article').locator('p > b');
        await expect(numbers).toHaveText([/^C-[A-Z\d]{4}-[A-Z\d]{4}$/, /^\d{6}$/]);
      });

      test('the result of a look-up is seen', async ({ page, request }) => {
        const data = { ...goodApplication, phone: '01712-456789' };
        const sent = await request.post('/api/application', { data });
        const { receiptNumber: number } = (await sent.json()) as { receiptNumber: string };
        await refuseCookies(page);
        await page.goto(pathIn(language, '/status'));
        await page.getByLabel(lookupTexts.receiptNumber[language]).fill(number);
        await page.getByLabel(lookupTexts.phoneEnd[language]).fill('456789');
        await page.getByRole('button', { name: lookupTexts.show[language] }).click();
        await expect(page.locator('[aria-current=step]')).toBeVisible();
        await expect(page.getByText(number)).toBeVisible();
      });
    });
  }
}
