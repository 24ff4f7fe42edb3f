import { expect } from '@playwright/test';
import { factTexts } from '#app/brand/fact/fact.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { factsTexts, shelfTexts } from '#app/facts/facts.text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

const line = defaultDocuments()['help-lines'].helpLines[0]!;
const { complaintsWords } = defaultDocuments().complaints;
const name = `${shelfTexts.helpLine.en}: ${line.name.en}`;

test('what is still true today is read by a visitor with the new day, and no longer after Undo', async ({
  page,
  browser,
  site,
}) => {
  const visiting = await browser.newContext({ baseURL: site.origin });
  const visitor = await visiting.newPage();
  const read = visitor.getByRole('region', { name: complaintsWords.outside.en });
  const unchecked = fill(factTexts.uncheckedFrom.en, { source: line.source.title ?? '' });
  await visitor.goto('/complaints');
  await expect(read).toContainText(unchecked);

  await page.goto('/admin/facts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(factsTexts.title.en);
  const fact = page.getByRole('article', { name, exact: true });
  const tabs = page.getByRole('navigation', { name: factsTexts.views.en });
  await tabs.getByRole('link', { name: factsTexts.missing.en }).click();
  await expect(page).toHaveURL(/\?state=missing$/);
  await expect(fact).toHaveCount(0);
  await tabs.getByRole('link', { name: factsTexts.unchecked.en }).click();
  await expect(fact).toContainText(factsTexts.unchecked.en);

  await page
    .getByRole('button', { name: fill(factsTexts.stillTrueNamed.en, { fact: name }), exact: true })
    .click();
  const told = page.getByRole('alert');
  await expect(told).toContainText(factsTexts.confirmed.en);
  await expect(fact).toHaveCount(0);
  const day = formatDay('en', todayInDhaka(new Date()));
  await visitor.reload();
  await expect(read).toContainText(fill(factTexts.fresh.en, { day }));
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(told).toContainText(factsTexts.takenBack.en);
  await expect(fact).toContainText(factsTexts.unchecked.en);
  await visitor.reload();
  await expect(read).not.toContainText(fill(factTexts.fresh.en, { day }));
  await expect(read).toContainText(unchecked);
  await visiting.close();
});

for (const language of languages)
  for (const width of [320, 360, 1440]) {
    const isDaily = language === 'bn' && width === 360;
    const views = isDaily ? ['?state=unchecked'] : ['', '?state=unchecked', '?state=outdated'];
    const title = `${language}: the facts are whole at ${width} px, and axe finds nothing`;
    test(title, { tag: isDaily ? [] : ['@all'] }, async ({ page, site }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
      await page.setViewportSize({ width, height: 800 });
      for (const view of views) {
        await page.goto(`/admin/facts${view}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(factsTexts.title[language]);
        await expect(
          page.getByRole('article').or(page.getByText(factsTexts.none[language])).first(),
        ).toBeVisible();
        await expectNoSidewaysScroll(page, `/admin/facts${view}`);
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  }
