import { join } from 'node:path';
import { type Locator, type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { applicationTexts } from '#app/applications/application.text.ts';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { labels } from './form-labels.ts';
import { openPage, takenOver } from './open-page.ts';
import type { RunningSite } from './running-site.ts';

/** Answers to everything that the application form asks, but for the name: each test has one of its own. */
export const sampleAnswers = {
  birth: '৫/৩/১৯৯৮',
  phone: '০১০০০-০০৭৭৮৯',
  email: 'sample@example.com',
  address: 'House 4, Road 2\nMirpur, Dhaka',
  job: 'Electrician',
  experience: '৬ বছর',
  passport: 'A12345678',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
};

/** A field of the application form by the label that stands at it. */
export function applicationField(
  page: Page,
  language: Language,
  name: keyof typeof labels,
): Locator {
  return page.locator(`form [name=${name}]`).and(page.getByLabel(labels[name][language]));
}

/** The tick below the form, by its whole sentence. */
export function consentTick(page: Page, language: Language, months = 18): Locator {
  const agency = defaultDocuments().agency.agency.name[language];
  const sentence = { agency, months: formatNumber(language, months) };
  return page.getByRole('checkbox', { name: fill(applicationTexts.consent[language], sentence) });
}

/** Opens the form and waits until its scripts have taken it over: then the ready answers are shown. */
export async function openApplication(page: Page, language: Language, path = '/application') {
  await openPage(page, pathIn(language, path));
  await readyAnswers(page, language);
}

/** The same for a page that is there already, after a reload or in the other language. */
export async function applicationTakenOver(page: Page, language: Language): Promise<void> {
  await takenOver(page);
  await readyAnswers(page, language);
}

const readyAnswers = (page: Page, language: Language) =>
  page.getByRole('button', { name: choiceTexts.noPassport[language], exact: true }).waitFor();

/** Answers everything, and agrees. */
export async function fillApplication(page: Page, language: Language, name: string, months = 18) {
  for (const [key, value] of Object.entries({ ...sampleAnswers, name })) {
    await applicationField(page, language, key as 'name').fill(value);
  }
  await consentTick(page, language, months).check();
}

/** Everything that `fillApplication` has typed stands in the form. */
export async function expectFilled(page: Page, language: Language, name: string): Promise<void> {
  for (const [key, value] of Object.entries({ ...sampleAnswers, name })) {
    await expect(applicationField(page, language, key as 'name')).toHaveValue(value);
  }
}

/** Sends the form. */
export function sendApplication(page: Page, language: Language): Promise<void> {
  return page.getByRole('button', { name: applicationTexts.submit[language] }).click();
}

/** Waits for the receipt, and returns its number. */
export async function receiptNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/application\/receipt$/);
  return page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/).innerText();
}

/** How many applications of this name the database holds. */
export function countApplications({ dataDir }: RunningSite, name: string): number {
  const database = new Sqlite(join(dataDir, 'sampan.sqlite'), { readonly: true });
  const rows = database.prepare('select 1 from application where name = ?').all(name);
  database.close();
  return rows.length;
}
