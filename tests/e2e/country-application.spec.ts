import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { labels } from '#tests/support/form-labels.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

test.use({ content: 'edited' });

const shipped = defaultDocuments();
const sentence = {
  en: 'A sample: nobody gets a new permit this month.',
  bn: 'নমুনা: এ মাসে কেউ নতুন পারমিট পাচ্ছেন না।',
};
const answers = {
  ...{ birth: '05/03/1998', phone: '01712345678', email: 'rakib@example.com', address: 'Dhaka' },
  ...{ job: 'Electrician', experience: '6 years', passport: 'AB1234567', reference: 'None' },
  ...{ present: 'Bangladesh', interested: 'Hungary' },
};

test.beforeAll(async ({ site }) => {
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  const guide = shipped['guide.hu'];
  const status = { ...guide.status, value: 'paused' as const, sentence };
  await storeContent(db, { ...shipped, 'guide.hu': { ...guide, status } });
  await db.destroy();
});

async function flagsOf({ dataDir }: RunningSite, name: string): Promise<string[]> {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  const rows = await db
    .selectFrom('application')
    .select('flags')
    .where('name', '=', name)
    .execute();
  await db.destroy();
  return rows.map(({ flags }) => flags);
}

const field = (page: Page, name: keyof typeof labels, language: Language) =>
  page.locator(`[name=${name}]`).and(page.getByLabel(labels[name][language]));

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    test(`T-27 whoever applies for a paused country is asked once, and taken with a tick (${how})`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
      const page = await context.newPage();
      await expect(async () => {
        await page.goto(pathIn(language, '/countries/hungary'));
        await expect(
          page.getByText(language === 'en' ? 'Paused' : 'আপাতত বন্ধ').first(),
        ).toBeVisible();
      }).toPass();
      // A name that no other test of this site applies by.
      const name = `Salma Paused of ${how}`;
      await page.goto(pathIn(language, '/application'));
      for (const [key, value] of Object.entries({ ...answers, name }))
        await field(page, key as keyof typeof labels, language).fill(value);
      await page.locator('[name=consent]').check();
      const send = page.getByRole('button', { name: applicationTexts.submit[language] });
      await send.click();

      const tick = page.getByRole('checkbox', { name: outcomeTexts.anyway[language] });
      await expect(tick).not.toBeChecked();
      await expect(page.getByText(sentence[language]).first()).toBeVisible();
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      // Left as it is, everything typed stays, and nothing is stored.
      await send.click();
      await expect(tick).toBeVisible();
      for (const [key, value] of Object.entries({ ...answers, name }))
        await expect(field(page, key as keyof typeof labels, language)).toHaveValue(value);
      expect(await flagsOf(site, name)).toEqual([]);

      await tick.check();
      await send.click();
      await expect(page).toHaveURL(pathIn(language, '/application/receipt'));
      expect(await flagsOf(site, name)).toEqual([expect.stringContaining('country-paused')]);
      await context.close();
    });
  }
}

test('T-27 the tick for a paused country goes with every further attempt', async ({
  page,
  site,
}) => {
  await expect(async () => {
    await page.goto('/countries/hungary');
    await expect(page.getByText('Paused').first()).toBeVisible();
  }).toPass();
  const name = 'Salma Paused without an answer';
  await page.goto('/application');
  for (const [key, value] of Object.entries({ ...answers, name }))
    await field(page, key as keyof typeof labels, 'en').fill(value);
  await page.locator('[name=consent]').check();
  const send = page.getByRole('button', { name: applicationTexts.submit.en });
  await send.click();
  await page.getByRole('checkbox', { name: outcomeTexts.anyway.en }).check();
  await page.route(
    '**/application.data*',
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await page.getByRole('button', { name: outcomeTexts.sendNow.en }).click();
  await expect(page).toHaveURL('/application/receipt');
  expect(await flagsOf(site, name)).toEqual([expect.stringContaining('country-paused')]);
});
