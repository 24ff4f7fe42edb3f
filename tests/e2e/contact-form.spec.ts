import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { contactFields } from '#app/contact/contact-fields.ts';
import { outcomeTexts } from '#app/contact/contact-outcome.text.ts';
import { contactTexts } from '#app/contact/contact.text.ts';
import { travelTexts, tripTexts } from '#app/contact/journey/travel-fields.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

// Each test writes under a name of its own.
test.describe.configure({ mode: 'parallel' });

const answers = {
  number: '০১০০০-০০০০০১',
  reference: 'No reference',
  address: 'মিরপুর, ঢাকা',
};

test('bn: a question without an e-mail address, in our own words beside the browser’s', async ({
  page,
  site,
}) => {
  await page.goto('/bn/contact');
  await ready(page);
  const form = formOf(page, 'bn');
  const email = form.getByRole('textbox', { name: contactFields.email.label.bn });
  await form.getByRole('textbox', { name: contactFields.name.label.bn }).fill('অল্প');
  await form.getByRole('button', { name: contactTexts.send.bn }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(fill(outcomeTexts.errors.bn, { count: '৫' }));
  await expect(alert).not.toBeFocused();
  await expect(form.locator('[name=name]')).toBeFocused();
  await expect(form.locator('[name=name]')).toHaveAccessibleDescription(
    '৫ থেকে ৩০ অক্ষর ৫ থেকে ৩০ অক্ষরে লিখুন।',
  );
  await expect(email).toHaveAccessibleDescription(/“আমার ইমেইল নেই” ঘরে টিক দিন।$/);
  expect(await axeViolations(page)).toEqual([]);
  await alert.getByRole('link', { name: contactFields.address.label.bn }).click();
  await expect(form.locator('[name=address]')).toBeFocused();

  await form.getByRole('checkbox', { name: contactTexts.noEmail.bn }).check();
  await fillIn(page, 'জরিনা বেগম');
  await expect(form.locator('[name=name]')).toHaveAccessibleDescription('৫ থেকে ৩০ অক্ষর');
  const question = form.getByRole('textbox', { name: contactFields.question.label.bn });
  await question.fill('কত দিন লাগে?\n<b>কত টাকা লাগে?</b>');
  await form.getByRole('button', { name: contactTexts.send.bn }).click();
  await expect(alert).toContainText(contactTexts.sent.bn);
  await expect(alert).toContainText('Success! Your email has been sent.');
  expect(messagesOf(site, 'জরিনা বেগম')).toEqual([
    expect.objectContaining({
      email: '',
      noEmail: 1,
      question: 'কত দিন লাগে?\n<b>কত টাকা লাগে?</b>',
      language: 'bn',
      mailStatus: 'sent',
    }),
  ]);
  await expect(email).toHaveAttribute('required');
});

test('the bounds of a field show while it is being filled in', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  const name = formOf(page, 'en').locator('[name=name]');
  const bounds = page.getByText('5 to 30 characters');
  await expect(bounds).toBeHidden();
  await expect(name).toHaveAccessibleDescription('5 to 30 characters');
  await name.focus();
  await expect(bounds).toBeVisible();
  await name.fill('Rakib');
  await page.keyboard.press('Tab');
  await expect(bounds).toBeVisible();
});

test('the field of the question takes 500 characters and no more', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  const question = page.getByRole('textbox', { name: contactFields.question.label.en });
  await question.focus();
  await page.keyboard.insertText('x'.repeat(501));
  await expect(question).toHaveValue('x'.repeat(500));
});

test('a journey that cannot be understood is asked about; the draft keeps all of it', async ({
  page,
  site,
}) => {
  await page.goto('/airticket');
  await ready(page);
  const form = formOf(page, 'en');
  await fillIn(page, 'Flying Person');
  await form.locator('[name=email]').fill('flying@example.com');
  await form.getByRole('textbox', { name: travelTexts.to.label.en }).fill('Lisbon');
  await form.getByRole('combobox', { name: tripTexts.label.en }).selectOption('return');
  const day = form.getByRole('textbox', { name: travelTexts.travelOn.label.en });
  await day.fill('1/2/2020');
  await form.getByRole('textbox', { name: travelTexts.travellers.label.en }).fill('২১');
  await page.reload();
  await ready(page);
  await expect(form.locator('[name=trip]')).toHaveValue('return');
  await form.getByRole('button', { name: contactTexts.send.en }).click();
  await expect(form.getByRole('alert')).toContainText('Sorry! Email not sent.');
  await expect(day).toHaveAccessibleDescription(/This day is over\. Write today or a later day\.$/);
  const travellers = form.locator('[name=travellers]');
  await expect(travellers).toHaveAccessibleDescription(/Write a number from 1 to 20\.$/);
  expect(await axeViolations(page)).toEqual([]);
  await day.fill('25 Dec 2099');
  await travellers.fill('২');
  await form.getByRole('button', { name: contactTexts.send.en }).click();
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en);
  expect(messagesOf(site, 'Flying Person')).toEqual([
    expect.objectContaining({
      kind: 'airticket',
      toPlace: 'Lisbon',
      travelOn: '2099-12-25',
      trip: 'return',
      travellers: 2,
    }),
  ]);
});

test('answers about a journey survive a look at another page with the form, until they are deleted', async ({
  page,
}) => {
  const to = page.getByRole('textbox', { name: travelTexts.to.label.en });
  await page.goto('/airticket');
  await ready(page);
  await to.fill('Lisbon');
  await page.goto('/contact');
  await ready(page);
  await page.getByRole('button', { name: draftTexts.remove.en }).waitFor();
  await page.goto('/airticket');
  await ready(page);
  await expect(to).toHaveValue('Lisbon');
  await page.goto('/contact');
  await ready(page);
  await page.getByRole('textbox', { name: contactFields.name.label.en }).fill('Flying Person');
  await page.getByRole('button', { name: draftTexts.remove.en }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: draftTexts.undo.en }).click();
  await page.goto('/airticket');
  await ready(page);
  await expect(to).toHaveValue('Lisbon');
  await expect(page.locator('[name=name]')).toHaveValue('Flying Person');
  // What is sent from one page ends the draft of both.
  await page.goto('/contact');
  await ready(page);
  await fillIn(page, 'Flying Person');
  await page.locator('main [name=email]').fill('flying@example.com');
  await page.getByRole('button', { name: contactTexts.send.en }).click();
  await expect(page.getByRole('alert')).toContainText(contactTexts.sent.en);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('two tabs with one draft and other words send two messages', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/contact');
  await ready(page);
  await fillIn(page, 'Two Tabs');
  await page.locator('[name=email]').fill('tabs@example.com');
  const second = await context.newPage();
  await second.goto('/contact');
  await ready(second);
  await second.locator('[name=question]').fill('And one more?');
  for (const tab of [page, second]) {
    await formOf(tab, 'en').getByRole('button', { name: contactTexts.send.en }).click();
    await expect(formOf(tab, 'en').getByRole('alert')).toContainText(contactTexts.sent.en);
  }
  expect(messagesOf(site, 'Two Tabs').map(({ question }) => question)).toEqual([
    '',
    'And one more?',
  ]);
});

test('an answer that the network lost is asked for again, and the message counts once', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await ready(page);
  await fillIn(page, 'Lost Answer');
  await page.locator('[name=email]').fill('lost@example.com');
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const form = formOf(page, 'en');
  await form.getByRole('button', { name: contactTexts.send.en }).click();
  await expect(form.getByRole('alert')).toContainText(outcomeTexts.trying.en);
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en, { timeout: 15_000 });
  expect(messagesOf(site, 'Lost Answer')).toHaveLength(1);
});

test('what is typed while a message is under way stays, as another message', async ({
  page,
  site,
}) => {
  const name = 'Quick Typist';
  await page.goto('/contact');
  await ready(page);
  await fillIn(page, name);
  const form = formOf(page, 'en');
  await form.locator('[name=email]').fill('quick@example.com');
  const keys: string[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await held;
    await route.continue();
  });
  const send = form.getByRole('button', { name: contactTexts.send.en });
  await send.click();
  await expect(
    form.getByRole('status').filter({ hasText: contactTexts.sending.en }),
  ).toBeAttached();
  const question = form.locator('[name=question]');
  await question.fill('And what does it cost?');
  letThrough();
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en);
  await expect(question).toHaveValue('And what does it cost?');
  await expect(form.locator('[name=name]')).toHaveValue(name);

  await page.reload();
  await ready(page);
  await expect(question).toHaveValue('And what does it cost?');
  await send.click();
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en);
  await expect(question).toHaveValue('');
  expect(new Set(keys).size).toBe(2);
  expect(messagesOf(site, name).map(({ question: asked }) => asked)).toEqual([
    '',
    'And what does it cost?',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
});

test('who leaves the page while a message is under way leaves no draft when it has arrived', async ({
  page,
  site,
}) => {
  const name = 'Quick Leaver';
  await page.goto('/contact');
  await ready(page);
  await fillIn(page, name);
  await page.locator('[name=email]').fill('leaver@example.com');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  const arrived = page.waitForResponse('**/api/contact');
  await formOf(page, 'en').getByRole('button', { name: contactTexts.send.en }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  letThrough();
  await arrived;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
  expect(messagesOf(site, name)).toHaveLength(1);
});

for (const language of ['en', 'bn'] as const) {
  test(`${language}: what came of a message is said also while the script that says the rest does not come`, async ({
    page,
  }) => {
    await page.clock.install();
    let comes = false;
    await page.route('**/assets/contact-outcome-*.js', (route) =>
      comes ? route.continue() : route.abort(),
    );
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('contact-outcome-'),
    );
    await page.goto(pathIn(language, '/contact'));
    await ready(page);
    await failed;
    await fillIn(page, 'No Script Came');
    await page.locator('[name=email]').fill('script@example.com');
    const form = formOf(page, language);
    await form.getByRole('button', { name: contactTexts.send[language] }).click();
    const alert = form.getByRole('alert');
    await expect(alert).toContainText(contactTexts.sent[language]);
    await expect(alert).toContainText('Success! Your email has been sent.');
    await expect(alert).toBeFocused();
    await expect(form.locator('[name=name]')).toHaveValue('');
    comes = true;
    await page.clock.runFor('10:00');
    await expect(alert.getByRole('button', { name: outcomeTexts.close[language] })).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who has no e-mail address sends with the button at the tick', async ({ page, site }) => {
    await page.goto('/bn/airticket');
    const form = formOf(page, 'bn');
    const send = form.getByRole('button', { name: contactTexts.send.bn });
    await expect(send).toHaveCount(1);
    await fillIn(page, 'স্ক্রিপ্ট ছাড়া');
    await form.locator('[name=travelOn]').fill('১/২/২০২০');
    await form.getByRole('checkbox', { name: contactTexts.noEmail.bn }).check();
    await send.first().click();
    await expect(page).toHaveURL('/bn/airticket');
    await expect(form.getByText('এই তারিখ পার হয়ে গেছে।')).toBeVisible();
    await expect(form.locator('[name=noEmail]')).toBeChecked();
    await form.locator('[name=travelOn]').fill('২৫/১২/২০৯৯');
    await send.first().click();
    await expect(form.getByRole('alert')).toContainText(contactTexts.sent.bn);
    expect(messagesOf(site, 'স্ক্রিপ্ট ছাড়া')).toEqual([
      expect.objectContaining({ noEmail: 1, travelOn: '2099-12-25', kind: 'airticket' }),
    ]);
  });
});

/** Waits until the scripts have taken over. */
async function ready(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const { en, bn } = contactTexts.noReference;
  await page.getByRole('button', { name: new RegExp(`^(${en}|${bn})`) }).waitFor();
}

function formOf(page: Page, language: 'en' | 'bn') {
  return page.getByRole('form', { name: contactTexts.formLabel[language] });
}

async function fillIn(page: Page, name: string): Promise<void> {
  for (const [field, value] of Object.entries({ name, ...answers })) {
    await page.locator(`[name=${field}]`).fill(value);
  }
}

/** The messages under a name, in the order in which they came. */
function messagesOf(site: RunningSite, name: string): { question: string }[] {
  const database = new Sqlite(join(site.dataDir, 'sampan.sqlite'), { readonly: true });
  const rows = database
    .prepare<[string], { question: string }>(
      'select * from contactMessage where name = ? order by createdAt',
    )
    .all(name);
  database.close();
  return rows;
}
