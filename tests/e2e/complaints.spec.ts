import { type Locator, type Page, expect } from '@playwright/test';
import { kindTexts, stateTexts } from '#app/complaints/complaint.text.ts';
import { faultTexts, formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/complaints/page/lookup.text.ts';
import { receiptTexts } from '#app/complaints/receipt/receipt.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { documentJudge } from '#tests/support/judge-documents.ts';
import { openForm } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const { helpLines } = defaultDocuments()['help-lines'];
const { complaintsWords } = defaultDocuments().complaints;

async function write(
  page: Page,
  language: Language,
  { kind, text }: { kind?: keyof typeof kindTexts; text: string },
) {
  await openForm(page, pathIn(language, '/complaints'));
  if (kind) await page.getByRole('radio', { name: kindTexts[kind][language] }).check();
  await page.getByLabel(formTexts.text[language]).fill(text);
}

const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: formTexts.send[language] });

/** Number and PIN, as the slip shows them. */
async function numbersOn(page: Page, language: Language) {
  const slip = page.getByRole('article', { name: receiptTexts.title[language] });
  await expect(slip).toBeVisible();
  const [reference = '', pin = ''] = await slip.locator('p > b').allTextContents();
  return { slip, reference, pin };
}

async function lookUp(
  page: Page,
  language: Language,
  { reference, pin }: { reference: string; pin: string },
): Promise<Locator> {
  await openForm(page, pathIn(language, '/complaints'));
  const form = page.getByRole('form', { name: lookupTexts.title[language] });
  await form.getByLabel(lookupTexts.reference[language]).fill(reference);
  await form.getByLabel(lookupTexts.pin[language]).fill(pin);
  await form.getByRole('button', { name: lookupTexts.show[language] }).click();
  return form;
}

for (const language of languages) {
  const tag = language === 'bn' ? [] : '@all';

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `T-34 ${language}: an anonymous complaint leads, also by two taps and after Back, to one number, PIN and days, and the page tells how it stands`,
      { tag },
      async ({ page }) => {
        const text = `A sample complaint in ${language} about my papers`;
        await write(page, language, { kind: 'copy', text: 'too short' });
        // Who else helps, each with a number; whoever has none yet is left out.
        const outside = page.getByRole('region', { name: complaintsWords.outside[language] });
        for (const { name, number } of helpLines) {
          const line = outside.getByRole('listitem').filter({ hasText: name[language] });
          if (number) await expect(line.first()).toContainText(number);
          else await expect(line).toHaveCount(0);
        }
        const call = outside.getByRole('link', { name: '16135' });
        await expect(call).toHaveAttribute('href', 'tel:16135');

        // What is missing is said above the form and at each field, and all that was typed stays.
        await page.getByText(formTexts.more[language]).click();
        const name = page.getByRole('textbox', { name: formTexts.name[language] });
        await name.fill('Rakib Hasan');
        await sendButton(page, language).click();
        const summary = page.getByRole('alert');
        await expect(summary).toContainText(formTexts.refused[language]);
        await expect(summary.getByRole('link')).toHaveText([formTexts.text[language]]);
        const words = page.getByLabel(formTexts.text[language]);
        await expect(words).toHaveAccessibleDescription(new RegExp(faultTexts.textShort[language]));
        await words.fill(text);
        await sendButton(page, language).click();
        await expect(page.getByRole('radio', { name: kindTexts.copy[language] })).toBeChecked();
        await expect(name).toHaveValue('Rakib Hasan');
        await expect(page.getByLabel(formTexts.phone[language])).toHaveAccessibleDescription(
          faultTexts.contactMissing[language],
        );

        // Nobody has to say who they are.
        await write(page, language, { kind: 'papers_kept', text });
        await sendButton(page, language).dblclick();
        const { slip, reference, pin } = await numbersOn(page, language);
        expect(reference).toMatch(/^C-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
        expect(pin).toMatch(/^\d{6}$/);
        const today = todayInDhaka(new Date());
        const day = formatDay(language, daysLater(today, 7));
        await expect(slip).toContainText(fill(receiptTexts.answerBy[language], { day }));
        await expect(slip).toContainText(formatDay(language, daysLater(today, 30)));
        await page.goBack();
        await page.waitForURL(pathIn(language, '/complaints'));
        await write(page, language, { kind: 'papers_kept', text });
        await sendButton(page, language).click();
        expect(await numbersOn(page, language)).toMatchObject({ reference, pin });

        const form = await lookUp(page, language, { reference, pin });
        const news = form.getByRole('status');
        await expect(news).toContainText(stateTexts.received[language]);
        const since = { day: formatDay(language, today) };
        await expect(news).toContainText(fill(lookupTexts.since[language], since));
        await expect(news).toContainText(lookupTexts.noAnswer[language]);
        expect(page.url()).not.toContain(reference);
        expect((await page.content()).includes(pin)).toBe(false);
      },
    );
  });

  test(
    `T-56 ${language}: errors, receipt and look-up keep the budgets, axe finds nothing, and the HTML is valid @ci`,
    { tag },
    async ({ page }) => {
      const { judge, expectNoScriptThatSays } = await documentJudge(page);
      // The form itself is looked at with all pages.
      await write(page, language, { text: '' });
      await page.getByText(formTexts.more[language]).click();
      await page.getByLabel(formTexts.phone[language]).fill('123');
      await sendButton(page, language).click();
      await expect(page.getByRole('alert')).toContainText(formTexts.refused[language]);
      await judge('errors');
      await write(page, language, { kind: 'money', text: `A sample in ${language} on money` });
      // What was typed is there again.
      await page.getByLabel(formTexts.phone[language]).fill('');
      await sendButton(page, language).click();
      const { reference, pin } = await numbersOn(page, language);
      await judge('receipt');
      // It is kept by nobody, and named to no search engine.
      const answer = await page.request.get('/complaints/receipt');
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
      const form = await lookUp(page, language, { reference, pin });
      await expect(form.getByRole('status')).toBeVisible();
      await judge('found');
      await expectNoScriptThatSays(lookupTexts.noMatch.en);
    },
  );
}
