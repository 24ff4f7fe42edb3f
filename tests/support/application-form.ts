import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
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

/** The application form of a page, in the hands of a visitor. */
export function applicationForm(page: Page, language: Language) {
  const agency = defaultDocuments().agency.agency.name[language];
  /** A field by the label that stands at it. */
  const field = (name: keyof typeof labels) =>
    page.locator(`form [name=${name}]`).and(page.getByLabel(labels[name][language]));
  /** The tick below the form, by its whole sentence. */
  const consent = (months = 18) => {
    const sentence = { agency, months: formatNumber(language, months) };
    return page.getByRole('checkbox', { name: fill(applicationTexts.consent[language], sentence) });
  };
  /** Waits until scripts have taken the form over: then the ready answers are shown. */
  const isTakenOver = async () => {
    await takenOver(page);
    await page
      .getByRole('button', { name: choiceTexts.noPassport[language], exact: true })
      .waitFor();
  };
  return {
    field,
    consent,
    isTakenOver,
    async open(path = '/application') {
      await openPage(page, pathIn(language, path));
      await isTakenOver();
    },
    async reload() {
      await page.reload();
      await isTakenOver();
    },
    /** Answers everything, and agrees. */
    async fillIn(name: string, months?: number) {
      // By their names alone, which is quicker: that each label leads to its field, `expectFilled` shows.
      for (const [key, value] of Object.entries({ ...sampleAnswers, name })) {
        await page.locator(`form [name=${key}]`).fill(value);
      }
      await consent(months).check();
    },
    /** Everything that `fillIn` has typed stands there. */
    async expectFilled(name: string) {
      for (const [key, value] of Object.entries({ ...sampleAnswers, name })) {
        await expect(field(key as 'name')).toHaveValue(value);
      }
    },
    send: () => page.getByRole('button', { name: applicationTexts.submit[language] }).click(),
  };
}

/** Waits for the receipt, and returns its number. */
export async function receiptNumber(page: Page): Promise<string> {
  return page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/).innerText();
}

/** How many applications of this name the database holds. */
export function countApplications({ dataDir }: RunningSite, name: string): number {
  const database = new Sqlite(join(dataDir, 'sampan.sqlite'), { readonly: true });
  const rows = database.prepare('select 1 from application where name = ?').all(name);
  database.close();
  return rows.length;
}
