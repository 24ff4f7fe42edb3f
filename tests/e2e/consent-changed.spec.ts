import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { labels } from '#tests/support/form-labels.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

test.use({ content: 'edited' });

const answers = {
  ...{ birth: '05/03/1998', phone: '01712345678', email: 'rakib@example.com', address: 'Dhaka' },
  ...{ job: 'Electrician', experience: '6 years', passport: 'AB1234567', reference: 'None' },
  ...{ present: 'Bangladesh', interested: 'Hungary' },
};

async function setMonths(page: Page, { origin }: RunningSite, value: number) {
  const answer = await page.request.put('/api/setting/retentionNew', {
    ...{ headers: { origin }, data: { value } },
  });
  expect(answer.status()).toBe(200);
}

/** Lets all changes of settings be older than the 24 hours in which a form of before is taken. */
async function ageChanges({ dataDir }: RunningSite) {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await db.updateTable('event').set({ at }).where('action', '=', 'setting.changed').execute();
  await db.destroy();
}

function consentWith(page: Page, language: Language, months: number) {
  const [, after = ''] = applicationTexts.consent[language].split('{agency}');
  const name = after.replace('{months}', formatNumber(language, months));
  return page.getByRole('checkbox', { name });
}

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    test(`decision 55: a form of before the months changed comes back whole, with the new sentence (${how})`, async ({
      browser,
      page: owner,
      site,
    }) => {
      await signIn(owner);
      await setMonths(owner, site, 20);
      const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
      const page = await context.newPage();
      const field = (name: keyof typeof labels) =>
        page.locator(`[name=${name}]`).and(page.getByLabel(labels[name][language]));
      await page.goto(pathIn(language, '/application'));
      const name = `Rakib of ${how}`;
      for (const [key, value] of Object.entries({ ...answers, name })) {
        await field(key as keyof typeof labels).fill(value);
      }
      await consentWith(page, language, 20).check();
      await setMonths(owner, site, 24);
      await ageChanges(site);
      const submit = page.getByRole('button', { name: applicationTexts.submit[language] });
      await submit.click();

      const asked = consentWith(page, language, 24);
      await expect(asked).not.toBeChecked();
      await expect(asked).toHaveAttribute('aria-invalid', 'true');
      await expect(consentWith(page, language, 20)).toHaveCount(0);
      const changed = language === 'en' ? 'This sentence has changed' : 'এই বাক্যটি বদলেছে';
      await expect(page.getByText(changed).first()).toBeVisible();
      for (const [key, value] of Object.entries({ ...answers, name })) {
        await expect(field(key as keyof typeof labels)).toHaveValue(value);
      }
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await asked.check();
      await submit.click();
      await expect(page).toHaveURL(/\/receipt$/);
      await context.close();
    });
  }
}
