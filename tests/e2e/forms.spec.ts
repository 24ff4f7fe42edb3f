import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { formTexts, labels } from '#app/applications/application-form/form.text.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { test } from '#tests/support/site-fixture.ts';

const answers = {
  birth: '৫/৩/১৯৯৮',
  phone: '০১০০০-০০০০০১',
  email: 'sample@example.com',
  address: 'House 4, Road 2\nMirpur, Dhaka',
  job: 'Electrician',
  experience: '৬ বছর',
  passport: 'A12345678',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
};

for (const language of languages) {
  const words = textsIn({ ...applicationTexts, ...formTexts, ...draftTexts }, language);

  test(`${language}: what was typed stands there again after a reload and in the other language`, async ({
    page,
  }) => {
    await open(page, language);
    await fillIn(page, language, 'Draft Person');
    await page.reload();
    await ready(page);
    await expect(field(page, language, 'name')).toHaveValue('Draft Person');
    await expect(field(page, language, 'passport')).toHaveValue(answers.passport);
    await expect(page.getByRole('checkbox', { name: words.consent })).toBeChecked();
    const other = language === 'en' ? 'bn' : 'en';
    await page
      .getByRole('link', { name: other === 'bn' ? 'বাংলা' : 'English' })
      .first()
      .click();
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(field(page, other, 'name')).toHaveValue('Draft Person');
    await expect(field(page, other, 'address')).toHaveValue(answers.address);
  });

  test(`${language}: "Delete what I typed" empties form and device, and can be undone`, async ({
    page,
  }) => {
    await open(page, language);
    await field(page, language, 'name').fill('Deleted Person');
    await page.getByRole('button', { name: words.remove }).click();
    await expect(field(page, language, 'name')).toHaveValue('');
    expect(await stored(page)).not.toContain('Deleted Person');
    await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(field(page, language, 'name')).toHaveValue('Deleted Person');
    await page.getByRole('button', { name: words.remove }).click();
    await page.reload();
    await ready(page);
    await expect(field(page, language, 'name')).toHaveValue('');
  });
}

test('typed before the scripts came: it stays, and a draft only fills in the rest', async ({
  page,
}) => {
  await open(page, 'en');
  await fillIn(page, 'en', 'First Person');
  const late = await page.context().newPage();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await late.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await late.goto('/application');
  await field(late, 'en', 'name').fill('Typed Early');
  letThrough();
  await expect(field(late, 'en', 'passport')).toHaveValue(answers.passport);
  await expect(field(late, 'en', 'name')).toHaveValue('Typed Early');
  await expect(late.getByText('5 March 1998')).toBeVisible();
});

test('on someone else’s phone nothing stays on the device', async ({ page }) => {
  await open(page, 'en');
  await field(page, 'en', 'name').fill('Before The Tick');
  expect(await stored(page)).toContain('Before The Tick');
  await page.getByRole('checkbox', { name: draftTexts.shared.en }).check();
  await fillIn(page, 'en', 'Secret Person');
  await expectNothingKept();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await ready(page);
  await expectNothingKept();

  async function expectNothingKept() {
    const kept = await stored(page);
    for (const part of ['Before', 'Secret', answers.passport, 'draft']) {
      expect(kept).not.toContain(part);
    }
  }
});

/** Opens the form and waits until its scripts have taken over. */
async function open(page: Page, language: Language): Promise<void> {
  await page.goto(pathIn(language, '/application'));
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page
    .getByRole('button', { name: formTexts.noPassport.en })
    .or(page.getByRole('button', { name: formTexts.noPassport.bn }))
    .waitFor();
}

function field(page: Page, language: Language, name: keyof typeof labels) {
  return page
    .getByRole('textbox', { name: labels[name][language] })
    .or(page.getByRole('combobox', { name: labels[name][language] }))
    .first();
}

async function fillIn(page: Page, language: Language, name: string): Promise<void> {
  for (const [key, value] of Object.entries({ ...answers, name })) {
    await field(page, language, key as keyof typeof answers).fill(value);
  }
  await page.getByRole('checkbox', { name: applicationTexts.consent[language] }).check();
}

/** Everything that the browser keeps for this site. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
}
