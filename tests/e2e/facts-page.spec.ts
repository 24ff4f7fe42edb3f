import { expect } from '@playwright/test';
import { factTexts } from '#app/brand/fact/fact.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { factsTexts, shelfTexts } from '#app/facts/facts.text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { test } from '#tests/support/staff-page.ts';

const line = defaultDocuments()['help-lines'].helpLines[0]!;
const { complaintsWords } = defaultDocuments().complaints;
const name = `${shelfTexts.helpLine.en}: ${line.name.en}`;

test('what is still true today is read by a visitor with the new day, and no longer after Undo @ci', async ({
  page,
  elsewhere: visitor,
}) => {
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
});
