import { type Page, expect } from '@playwright/test';
import { adminLayoutTexts } from '#app/shell/admin-layout.text.ts';
import { applicationTexts } from '#app/applications/application.text.ts';
import { formTexts } from '#app/applications/form/form.text.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { labels } from '#tests/support/form-labels.ts';
import { openPage } from '#tests/support/open-page.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

/** A page whose script was written for another browser: React cannot draw it. */
async function breakPage(page: Page, name: string, letThrough = Promise.resolve()): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await letThrough;
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new RangeError("A12345678"); }',
    });
  });
}

/** The page comes back as the server drew it. */
const comesBack = (page: Page) =>
  page.waitForFunction(() => window.name.startsWith('without-scripts'));

const answers = {
  phone: '01000-007789',
  address: 'House 4, Road 2',
  job: 'Electrician',
  experience: '6',
  passport: 'A12345678',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
} as const;

for (const language of languages) {
  const tag = language === 'bn' ? [] : ['@all'];
  test(
    `${language}: a page that scripts cannot draw stays, with what was typed, and is sent @ci`,
    { tag },
    async ({ page }) => {
      let letThrough = () => {};
      await breakPage(page, 'application-page', new Promise((resolve) => (letThrough = resolve)));
      await page.goto(pathIn(language, '/application'));
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const field = (name: keyof typeof labels) =>
        page.locator(`[name=${name}]`).and(page.getByLabel(labels[name][language]));
      await field('name').fill('Typed Before');
      await page.getByRole('checkbox', { name: formTexts.noEmail[language] }).check();
      const told = page.waitForRequest('**/api/browser-error');
      letThrough();
      expect((await told).postData()).toMatch(/^kind=render&name=RangeError&build=[\w.%-]+$/);
      await comesBack(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(field('name')).toHaveValue('Typed Before');
      await expect(page.getByRole('checkbox', { name: formTexts.noEmail[language] })).toBeChecked();
      for (const [name, value] of Object.entries(answers)) {
        await field(name as keyof typeof answers).fill(value);
      }
      const consent = applicationTexts.consent[language].split('{agency}')[0]!;
      await page.getByRole('checkbox', { name: consent }).check();
      await page.getByRole('button', { name: applicationTexts.submit[language] }).click();
      await expect(page).toHaveURL(/\/receipt$/);
      await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    },
  );
}

test(
  'a page that fails after a link comes from the server, and the next has its scripts',
  { tag: '@all' },
  async ({ page }) => {
    await breakPage(page, 'contact-page');
    await openPage(page, '/about');
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
    await comesBack(page);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('form').getByRole('textbox').first()).toBeVisible();
    expect(await page.locator('script[type=module]').count()).toBe(0);
    await openPage(page, '/gallery');
  },
);

test('a staff page that fails leaves the others, and tells the office @ci', async ({ page }) => {
  await breakPage(page, 'overview-page');
  await signIn(page);
  await page.goto('/admin/overview');
  await expect(page.getByRole('heading', { name: adminLayoutTexts.failed.en })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: adminLayoutTexts.office.en })
    .first()
    .click();
  await page.getByText('things are in order').click();
  const browsers = page.getByRole('region', { name: 'Visitors’ browsers' });
  await expect(browsers).toContainText('render RangeError staff');
});
