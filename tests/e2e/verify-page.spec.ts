import { expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { asideTexts } from '#app/trust/verify/aside.text.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { documentJudge } from '#tests/support/judge-documents.ts';
import { openForm, openPage, takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const { agency } = defaultDocuments().agency;
const [phone = ''] = agency.phones.map(({ shown }) => shown);

// What the form answers is looked at without a browser (`tests/built/answered-forms.test.ts`).
for (const language of languages)
  test(
    `T-56 ${language}: who comes by the foot of a page finds the form, sends it and prints the page; answers keep the budgets, axe finds nothing, and the HTML is valid @ci`,
    { tag: language === 'bn' ? [] : '@all' },
    async ({ page }) => {
      const { judge } = await documentJudge(page);
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await openPage(page, pathIn(language, '/policy'));
      await page
        .locator(`footer a[href="${pathIn(language, '/verify')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(pathIn(language, '/verify'));
      const field = page.getByLabel(checkTexts.label[language]);
      const others = process.env.TEST_ALL ? ['01000-000099', 'Rahima'] : [];
      for (const value of [phone, '01000-000001 01000-000002', ...others]) {
        if (value !== phone) await openForm(page, pathIn(language, '/verify'));
        await field.fill(value);
        await Promise.all([
          page.waitForEvent('load'),
          page.getByRole('button', { name: checkTexts.check[language], exact: true }).click(),
        ]);
        await expect(field).toHaveValue(value);
        await judge(value);
      }
      await takenOver(page);
      await page.getByRole('button', { name: asideTexts.print[language] }).click();
      await expect(page.locator('[data-printed]')).toHaveCount(1);
    },
  );
