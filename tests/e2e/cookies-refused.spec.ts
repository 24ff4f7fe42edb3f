import { type Page, expect } from '@playwright/test';
import { kindTexts } from '#app/complaints/complaint.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/applications/lookup-page/form.text.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { applicationForm, receiptNumber } from '#tests/support/application-form.ts';
import { openForm } from '#tests/support/open-page.ts';
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
    // Without scripts, what the server answers is looked at in `tests/built/refused-forms.test.ts`.
    const tag = language === 'bn' && javaScriptEnabled ? [] : ['@all'];
    test.describe(`${language}, ${how}`, { tag }, () => {
      test.use({ javaScriptEnabled });

      test('the receipt of an application, number and PIN of a complaint and the result of a look-up are seen @ci', async ({
        page,
        request,
      }) => {
        await refuseCookies(page);
        const form = applicationForm(page, language);
        await openForm(page, pathIn(language, '/application'));
        await form.fillIn('Without Cookies');
        await form.send();
        await receiptNumber(page);
        // Its scripts run, and a reload finds nothing that a stranger could see.
        if (javaScriptEnabled)
          await expect(page).toHaveURL(pathIn(language, '/application/receipt'));

        await openForm(page, pathIn(language, '/complaints'));
        await page.getByRole('radio', { name: kindTexts.papers_kept[language] }).check();
        await page.getByLabel(formTexts.text[language]).fill(`A sample complaint, ${how}`);
        await page.getByRole('button', { name: formTexts.send[language] }).click();
        const numbers = page.getByRole('article').locator('p > b');
        await expect(numbers).toHaveText([/^C-[A-Z\d]{4}-[A-Z\d]{4}$/, /^\d{6}$/]);

        const data = { ...goodApplication, phone: '01712-456789' };
        const sent = await request.post('/api/application', { data });
        const { receiptNumber: number } = (await sent.json()) as { receiptNumber: string };
        await openForm(page, pathIn(language, '/status'));
        await page.getByLabel(lookupTexts.receiptNumber[language]).fill(number);
        await page.getByLabel(lookupTexts.phoneEnd[language]).fill('456789');
        await page.getByRole('button', { name: lookupTexts.show[language] }).click();
        await expect(page.locator('[aria-current=step]')).toBeVisible();
        await expect(page.getByText(number)).toBeVisible();
      });
    });
  }
}
