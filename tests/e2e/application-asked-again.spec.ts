import { type Page, expect } from '@playwright/test';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { applicationForm, receiptNumber } from '#tests/support/application-form.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { loseAnswer } from '#tests/support/held-requests.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

const sentence = {
  en: 'A sample: nobody gets a new permit this month.',
  bn: 'নমুনা: এ মাসে কেউ নতুন পারমিট পাচ্ছেন না।',
};

const shipped = defaultDocuments();

test.beforeAll(async ({ site }) => {
  const guide = shipped['guide.hu'];
  const status = { ...guide.status, value: 'paused' as const, sentence };
  await inDatabase(site, (db) =>
    storeContent(db, { ...shipped, 'guide.hu': { ...guide, status } }),
  );
  const page = async () => (await fetch(`${site.origin}/countries/hungary`)).text();
  await expect.poll(page).toContain('Paused');
});

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    test(
      `decision 55: a form of before the months changed comes back whole with the new sentence; T-27: whoever applies for a paused country is asked once, and taken with a tick (${how}) @ci`,
      { tag: language === 'bn' && javaScriptEnabled ? [] : '@all' },
      async ({ browser, page: owner, site }) => {
        await signIn(owner);
        await setMonths(owner, site, 24);
        const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
        const page = await context.newPage();
        // A name that no other test of this site applies by.
        const name = `Salma of ${how}`;
        const form = applicationForm(page, language);
        const country = form.field('interested');
        await page.goto(pathIn(language, '/application'));
        await form.fillIn(name, 24);
        await country.fill('Romania');
        await setMonths(owner, site, 30);
        await ageChanges(site);
        await form.send();
        const asked = form.consent(30);
        await expect(asked).not.toBeChecked();
        await expect(asked).toHaveAttribute('aria-invalid', 'true');
        await expect(form.consent(24)).toHaveCount(0);
        const changed = language === 'en' ? 'This sentence has changed' : 'এই বাক্যটি বদলেছে';
        await expect(page.getByText(changed).first()).toBeVisible();
        await asked.check();

        await country.fill('Hungary');
        await form.send();
        const tick = page.getByRole('checkbox', { name: outcomeTexts.anyway[language] });
        await expect(tick).not.toBeChecked();
        await expect(page.getByText(sentence[language]).first()).toBeVisible();
        if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
        // Left as it is, everything typed stays, and nothing is stored.
        const answered = page.waitForResponse((one) => one.request().method() === 'POST');
        await form.send();
        await answered;
        await expect(tick).toBeVisible();
        await form.expectFilled(name);
        expect(await flagsOf(site, name)).toEqual([]);

        await tick.check();
        if (javaScriptEnabled) {
          // The tick goes with every further attempt.
          await loseAnswer(page, '**/application.data*');
          await form.send();
          await page.getByRole('button', { name: outcomeTexts.sendNow[language] }).click();
        } else {
          await form.send();
        }
        await receiptNumber(page);
        expect(await flagsOf(site, name)).toEqual([expect.stringContaining('country-paused')]);
        await context.close();
      },
    );
  }
}

async function setMonths(page: Page, { origin }: RunningSite, value: number) {
  const answer = await page.request.put('/api/setting/retentionNew', {
    ...{ headers: { origin }, data: { value } },
  });
  expect(answer.status()).toBe(200);
}

/** Lets all changes of settings be older than the 24 hours in which a form of before is taken. */
async function ageChanges(site: RunningSite) {
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await inDatabase(site, (db) =>
    db.updateTable('event').set({ at }).where('action', '=', 'setting.changed').execute(),
  );
}

async function flagsOf(site: RunningSite, name: string): Promise<string[]> {
  const rows = await inDatabase(site, (db) =>
    db.selectFrom('application').select('flags').where('name', '=', name).execute(),
  );
  return rows.map(({ flags }) => flags);
}

async function inDatabase<Result>(
  { dataDir }: RunningSite,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<Result>,
): Promise<Result> {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  const result = await work(db);
  await db.destroy();
  return result;
}
