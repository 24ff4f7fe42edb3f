import { type Page, expect } from '@playwright/test';
import { lookupTexts } from '#app/applications/lookup-page/form.text.ts';
import { resultTexts } from '#app/applications/lookup-page/result.text.ts';
import { headlineTexts } from '#app/applications/lookup/step.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { documentJudge } from '#tests/support/judge-documents.ts';
import { openForm, takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const { agency } = defaultDocuments().agency;
const digits = '456789';
const neverPay = {
  en: 'Nobody may ask you for money for this number, for good news or to go faster. Pay only at the office, against a numbered receipt.',
  bn: 'এই নম্বর, সুখবর বা তাড়াতাড়ি করার জন্য কেউ টাকা চাইতে পারেন না। টাকা দিন শুধু অফিসে, নম্বর দেওয়া রসিদ নিয়ে।',
};

async function apply(page: Page): Promise<{ id: string; number: string }> {
  const data = { ...goodApplication, phone: '01712-456789' };
  const answer = await page.request.post('/api/application', { data });
  const { insertedId: id, receiptNumber: number } = (await answer.json()) as {
    insertedId: string;
    receiptNumber: string;
  };
  return { id, number };
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `T-01, T-03 ${language}: what is wrong or unknown is said, with what was typed; what is right leads to the step, its day, what comes next and the warning, and to nothing that names anybody`,
      { tag },
      async ({ page, baseURL }) => {
        const { number, id } = await apply(page);
        const receiptNumber = page.getByLabel(lookupTexts.receiptNumber[language]);
        const phoneEnd = page.getByLabel(lookupTexts.phoneEnd[language]);
        const birthYear = page.getByLabel(lookupTexts.birthYear[language]);
        await ask(page, { number: '', end: '123', year: '96' }, language);
        await expect(receiptNumber).toHaveAccessibleDescription(
          new RegExp(lookupTexts.receiptMissing[language]),
        );
        await expect(phoneEnd).toHaveValue('123');
        await expect(birthYear).toBeVisible();
        await expect(birthYear).toHaveAccessibleDescription(
          new RegExp(lookupTexts.yearWrong[language]),
        );
        await expect(phoneEnd).toHaveAccessibleDescription(
          new RegExp(lookupTexts.phoneMissing[language]),
        );
        await ask(page, { number: 'aaaa aaaa', end: '123123', year: '1999' }, language);
        await expect(page.getByRole('alert')).toContainText(lookupTexts.noMatch[language]);
        await expect(receiptNumber).toHaveValue('aaaa aaaa');
        await expect(phoneEnd).toHaveValue('123123');
        await expect(birthYear).toHaveValue('1999');
        // A number that there is not, and one whose digits are wrong: the same page.
        const pages = await Promise.all(
          ['AAAA-AAAA', number].map(async (typed) => {
            const answer = await page.request.post(pathIn(language, '/status'), {
              headers: { origin: baseURL },
              form: { receiptNumber: typed, phoneEnd: '123123', birthYear: '' },
            });
            expect(answer.status()).toBe(404);
            expect(answer.headers()['cache-control']).toBe('no-store');
            return (await answer.text()).replaceAll(typed, 'NUMBER');
          }),
        );
        expect(pages[0]).toBe(pages[1]);

        await ask(page, { number }, language);
        await expect(page.getByRole('listitem').filter({ has: page.locator('h2') })).toHaveCount(1);
        await expect(current(page)).toContainText(headlineTexts[1][language]);
        const day = formatDay(language, todayInDhaka(new Date()));
        await expect(current(page)).toContainText(fill(resultTexts.since[language], { day }));
        await expect(current(page)).toContainText(resultTexts.next[language]);
        await expect(page.getByText(neverPay[language])).toBeVisible();
        for (const { shown } of agency.phones) {
          await expect(current(page).getByRole('link', { name: shown })).toBeVisible();
        }
        const source = await page.content();
        const { name, job, passport, address, email, interested } = goodApplication;
        for (const part of [name, job, passport, address, email, interested, digits, id]) {
          expect(source).not.toContain(part);
        }
        expect(page.url()).not.toContain(number);
      },
    );
  });

  test(
    `T-08, T-56 ${language}: refusal and result keep the budgets, axe finds nothing, and the HTML is valid; reload and Back ask nothing again, nobody else sees it or makes it forget, and "Forget" ends it`,
    { tag },
    async ({ page, browser, baseURL }) => {
      const status = pathIn(language, '/status');
      const { number } = await apply(page);
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
