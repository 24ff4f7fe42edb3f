import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationTexts } from '#app/applications/application.text.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { adminLayoutTexts } from '#app/shell/admin-layout.text.ts';
import { labels } from '#tests/support/form-labels.ts';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { type Visitor, visitor } from './visitor.ts';
import type { WebDriver } from './webdriver.ts';

let site: RunningSite;
let driver: WebDriver;
let person: Visitor;

/** Starts a site and a browser before the journeys of a file, and ends both after them. */
export function useBrowser(start: () => Promise<WebDriver>): void {
  beforeAll(async () => {
    [site, driver] = await Promise.all([startSite('build'), start()]);
    person = visitor(driver, site.origin);
  });
  afterAll(async () => {
    await driver?.end();
    await site?.end();
  });
}

/** Applies with a birth date, by scripts, until the receipt shows its number and the day. */
export function applies(language: Language): void {
  test(`${language}: an application with a birth date ends at its receipt`, async () => {
    await person.open(pathIn(language, '/application'));
    await person.takenOver();
    const answers = {
      ...{ name: `Journey ${language}`, birth: '৫/৩/১৯৯৮', phone: '০১০০০-০০৭৭৮৯' },
      ...{ email: 'sample@example.com', address: 'Mirpur, Dhaka', job: 'Electrician' },
      ...{ experience: '6 years', passport: 'A12345678', reference: 'None' },
      ...{ present: 'Bangladesh', interested: 'Hungary' },
    };
    for (const [name, text] of Object.entries(answers)) {
      await person.type(labels[name as keyof typeof answers][language], text);
    }
    await person.tick(applicationTexts.consent[language].slice(0, 12));
    await person.press(applicationTexts.submit[language]);
    await person.arrives(pathIn(language, '/application/receipt'));
    await person.reads(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(await person.run('return window.name')).toBe('');
  });
}

/** Opens every public page, lets its scripts take over, and finds it as the server drew it. */
export function readsPublicPages(): void {
  test('every public page stays whole when its scripts start', async () => {
    for (const language of languages) {
      for (const { path } of shippedPages) {
        await person.open(pathIn(language, path));
        const heading = await person.run(`return document.querySelector('h1').textContent`);
        await person.takenOver();
        expect(await person.run(`return document.querySelector('h1').textContent`)).toBe(heading);
        expect(await person.run('return window.name')).toBe('');
      }
    }
  });
}

/** Signs in, looks at the overview, and finds a deleted application in the trash. */
export function looksAfterApplications(): void {
  test('staff sign in, see the overview, and what was deleted', async () => {
    const name = 'Deleted Journey';
    const sent = await fetch(`${site.origin}/api/application`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodApplication, name }),
    });
    const { insertedId } = (await sent.json()) as { insertedId: string };
    await person.open('/admin');
    await person.type('Email', staff.email);
    await person.type('Password', staff.password);
    await person.press('LOGIN');
    await person.arrives('/admin/addgallery');
    await person.open('/admin/overview');
    await person.reads(new RegExp(adminLayoutTexts.overview.en));
    // Until the first figures are there, a page that fails has not failed yet.
    await person.reads(/\d/);
    expect(await person.run('return document.querySelector("main").innerText')).not.toContain(
      adminLayoutTexts.failed.en,
    );
    await person.run(
      `fetch('/api/application/' + arguments[0], { method: 'DELETE' }).then(() => { document.title = 'deleted' })`,
      insertedId,
    );
    await person.titled('deleted');
    await person.open('/admin/trash');
    await person.reads(new RegExp(name));
  });
}
