import { type Page, expect } from '@playwright/test';
import { kindTexts } from '#app/complaints/complaint.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { asideTexts } from '#app/trust/verify/aside.text.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { licenceTexts } from '#app/trust/verify/licence.text.ts';
import { documentJudge } from '#tests/support/judge-documents.ts';
import { openForm, openPage, takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const { agency } = defaultDocuments().agency;
const [phone = ''] = agency.phones.map(({ shown }) => shown);

async function ask(page: Page, value: string, language: Language) {
  await openForm(page, pathIn(language, '/verify'));
  await page.getByLabel(checkTexts.label[language]).fill(value);
  await page.getByRole('button', { name: checkTexts.check[language], exact: true }).click();
}

const answer = (page: Page) => page.getByRole('main').getByRole('status');

for (const [language, missing, role, nameProvesNothing] of [
  ['en', 'Not entered yet', 'Office phone', 'A name proves nothing; check the number.'],
  ['bn', 'এখনো লেখা হয়নি', 'অফিসের ফোন', 'নাম কোনো প্রমাণ নয়, নম্বর মিলিয়ে দেখুন।'],
] as const) {
  const tag = language === 'bn' ? [] : '@all';

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `T-13, T-17, T-20, T-21 ${language}: the page invents nothing about the licence, answers its form itself, and hands the value to a complaint`,
      { tag },
      async ({ page, baseURL }) => {
        await page.goto(pathIn(language, '/verify'));
        const licence = page.getByRole('region', { name: licenceTexts.title[language] });
        await expect(licence.getByRole('definition')).toHaveCount(0);
        await expect(licence).toContainText(licenceTexts.missing[language]);
        const steps = page.getByRole('region', { name: licenceTexts.outside[language] });
        await expect(steps.getByRole('listitem')).toHaveCount(4);
        await expect(page.getByText(missing)).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).not.toContainText(/licence|লাইসেন্স/);

        await ask(page, phone, language);
        await expect(answer(page)).toContainText(role);
        await expect(answer(page)).toContainText(checkTexts.yesAdvice[language]);
        await expect(page).toHaveURL(pathIn(language, '/verify'));
        await ask(page, 'Rahima Begum', language);
        await expect(answer(page)).toContainText(nameProvesNothing);
        // Several values and none are asked for again.
        const field = page.getByLabel(checkTexts.label[language]);
        for (const [value, fault] of [
          ['01000-000001, 01000-000002', checkTexts.several],
          [' ', checkTexts.required],
          ['x'.repeat(600), checkTexts.too_long],
        ] as const) {
          await ask(page, value, language);
          await expect(field).toHaveAccessibleDescription(new RegExp(fault[language]));
          if (fault === checkTexts.several) await expect(field).toHaveValue(value);
        }

        // What was typed stands in no address, and the answer is kept by nobody.
        const sent = await page.request.post('/verify', {
          headers: { origin: baseURL },
          form: { value: 'someone@typed.example' },
        });
        expect(sent.headers()['cache-control']).toBe('no-store');
        expect(await (await page.request.get('/verify')).text()).not.toContain('typed.example');

        await ask(page, '01000-000099', language);
        await expect(answer(page)).toContainText(
          `${checkTexts.unknown[language]} ${checkTexts.unknownAdvice[language]}`,
        );
        await expect(field).toHaveValue('01000-000099');
        await expect(answer(page).getByRole('link', { name: phone })).toBeVisible();
        await answer(page).locator('form').getByRole('button').click();
        await expect(page).toHaveURL(pathIn(language, '/complaints'));
        const impostor = page.getByRole('radio', { name: kindTexts.impostor[language] });
        await expect(impostor).toBeChecked();
        await expect(page.getByLabel(formTexts.text[language])).toHaveValue('01000-000099');
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  });
}

for (const language of languages)
  test(
    `T-56 ${language}: who comes by the foot of a page finds the form, sends it and prints the page; answers keep the budgets, axe finds nothing, and the HTML is valid`,
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
        await field.fill(value);
        await Promise.all([
          page.waitForResponse((one) => one.request().method() === 'POST'),
          page.getByRole('button', { name: checkTexts.check[language], exact: true }).click(),
        ]);
        await page.waitForLoadState();
        await judge(value);
      }
      await takenOver(page);
      await page.getByRole('button', { name: asideTexts.print[language] }).click();
      await expect(page.locator('[data-printed]')).toHaveCount(1);
    },
  );
