import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { contactFields } from '#app/contact/contact-fields.ts';
import { outcomeTexts } from '#app/contact/contact-outcome.text.ts';
import { contactTexts } from '#app/contact/contact.text.ts';
import { travelTexts, tripTexts } from '#app/contact/journey/travel-fields.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { answerWithPortal, holdRequests, loseAnswer } from '#tests/support/held-requests.ts';
import { openPage } from '#tests/support/open-page.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

const { agency } = defaultDocuments().agency;

// Each test writes under a name of its own.
test.describe.configure({ mode: 'parallel' });

const posts = '**/api/contact';
const answers = {
  number: '০১০০০-০০০০০১',
  reference: 'No reference',
  address: 'মিরপুর, ঢাকা',
};

test('bn: a question without an e-mail address, in our own words beside the browser’s', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, '/bn/contact');
  const form = formOf(page, 'bn');
  const name = form.locator('[name=name]');
  const email = form.getByRole('textbox', { name: contactFields.email.label.bn });
  // The bounds of a field show while it is being filled in, and stay.
  const bounds = page.getByText('৫ থেকে ৩০ অক্ষর', { exact: true });
  await expect(bounds).toBeHidden();
  await expect(name).toHaveAccessibleDescription('৫ থেকে ৩০ অক্ষর');
  await name.focus();
  await expect(bounds).toBeVisible();
  await name.fill('অল্প');
  await page.keyboard.press('Tab');
  await expect(bounds).toBeVisible();
  await send(page, 'bn');
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(fill(outcomeTexts.errors.bn, { count: '৫' }));
  await expect(alert).not.toBeFocused();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('৫ থেকে ৩০ অক্ষর ৫ থেকে ৩০ অক্ষরে লিখুন।');
  await expect(email).toHaveAccessibleDescription(/“আমার ইমেইল নেই” ঘরে টিক দিন।$/);
  expect(await axeViolations(page)).toEqual([]);
  await alert.getByRole('link', { name: contactFields.address.label.bn }).click();
  await expect(form.locator('[name=address]')).toBeFocused();

  await form.getByRole('checkbox', { name: contactTexts.noEmail.bn }).check();
  await fillIn(page, 'জরিনা বেগম');
  await expect(name).toHaveAccessibleDescription('৫ থেকে ৩০ অক্ষর');
  const question = form.getByRole('textbox', { name: contactFields.question.label.bn });
  await question.focus();
  await page.keyboard.insertText('x'.repeat(501));
  await expect(question).toHaveValue('x'.repeat(500));
  await question.fill('কত দিন লাগে?\n<b>কত টাকা লাগে?</b>');
  await send(page, 'bn');
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

test('answers about a journey survive a look at another page with the form, until they are deleted; what cannot be understood is asked about', async ({
  page,
  site,
}) => {
  const form = formOf(page, 'en');
  const to = page.getByRole('textbox', { name: travelTexts.to.label.en });
  const day = form.getByRole('textbox', { name: travelTexts.travelOn.label.en });
  const travellers = form.locator('[name=travellers]');
  const remove = page.getByRole('button', { name: draftTexts.remove.en });
  await openForm(page, '/airticket');
  await to.fill('Lisbon');
  await openForm(page, '/contact');
  await form.locator('[name=name]').fill('Journey Person');
  await remove.click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: draftTexts.undo.en }).click();
  await openForm(page, '/airticket');
  await expect(to).toHaveValue('Lisbon');
  await expect(form.locator('[name=name]')).toHaveValue('Journey Person');
  await fillIn(page, 'Journey Person', 'journey@example.com');
  await form.getByRole('combobox', { name: tripTexts.label.en }).selectOption('return');
  await day.fill('1/2/2020');
  await form.getByRole('textbox', { name: travelTexts.travellers.label.en }).fill('২১');
  // What is sent from here ends the draft of both pages.
  await send(page, 'en');
  await expect(form.getByRole('alert')).toContainText('Sorry! Email not sent.');
  await expect(day).toHaveAccessibleDescription(/This day is over\. Write today or a later day\.$/);
  await expect(travellers).toHaveAccessibleDescription(/Write a number from 1 to 20\.$/);
  expect(await axeViolations(page)).toEqual([]);
  await openForm(page, '/airticket');
  await expect(form.locator('[name=trip]')).toHaveValue('return');
  await day.fill('25 Dec 2099');
  await travellers.fill('২');
  await send(page, 'en');
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en);
  expect(messagesOf(site, 'Journey Person')).toEqual([
    expect.objectContaining({
      kind: 'airticket',
      toPlace: 'Lisbon',
      travelOn: '2099-12-25',
      trip: 'return',
      travellers: 2,
    }),
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('two tabs with one draft and other words send two messages', async ({
  page,
  context,
  site,
}) => {
  await openForm(page, '/contact');
  await fillIn(page, 'Two Tabs', 'tabs@example.com');
  const second = await context.newPage();
  await openForm(second, '/contact');
  await second.locator('[name=question]').fill('And one more?');
  for (const tab of [page, second]) {
    await formOf(tab, 'en').getByRole('button', { name: 'SEND MESSAGE' }).click();
    await expect(formOf(tab, 'en').getByRole('alert')).toContainText(contactTexts.sent.en);
  }
  expect(messagesOf(site, 'Two Tabs').map(({ question }) => question)).toEqual([
    '',
    'And one more?',
  ]);
});

test('a draft follows to another page; a captive portal keeps it beside the other ways, an absent network and a lost answer only delay it', async ({
  page,
  site,
}) => {
  const name = 'Lost Answer';
  await openForm(page, '/contact');
  await fillIn(page, name, 'lost@example.com');
  await page.locator('[name=reference]').fill('');
  await page.getByRole('button', { name: contactTexts.noReference.en }).click();
  await openForm(page, '/bn/airticket');
  const form = formOf(page, 'bn');
  const alert = form.getByRole('alert');
  await expect(form.locator('[name=reference]')).toHaveValue('No reference');
  await answerWithPortal(page, posts);
  await send(page, 'bn');
  await expect(alert).toContainText(contactTexts.notSent.en);
  await expect(alert).toContainText(agency.phones[0]!.shown);
  const chat = alert.getByRole('link', { name: outcomeTexts.chat.bn });
  expect(decodeURIComponent((await chat.getAttribute('href'))!)).toContain(answers.address);
  await expect(form.locator('[name=name]')).toHaveValue(name);

  await page.unroute(posts);
  await page.context().setOffline(true);
  await send(page, 'bn');
  await expect(alert).toContainText(outcomeTexts.waiting.bn);
  await loseAnswer(page, posts);
  await page.context().setOffline(false);
  await expect(alert).toContainText(outcomeTexts.trying.bn);
  await expect(alert).toContainText(contactTexts.sent.en, { timeout: 15_000 });
  expect(messagesOf(site, name)).toHaveLength(1);
  await expect(form.locator('[name=name]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
});

test('what is typed while a message is under way stays, as another message; who leaves meanwhile leaves no draft when it has arrived', async ({
  page,
  site,
}) => {
  const name = 'Quick Typist';
  const later = 'And what does it cost?';
  await openForm(page, '/contact');
  await fillIn(page, name, 'quick@example.com');
  const form = formOf(page, 'en');
  const question = form.locator('[name=question]');
  const keys = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact'))
      keys.add(request.headers()['idempotency-key'] ?? '');
  });
  let letThrough = await holdRequests(page, posts);
  await send(page, 'en');
  await expect(
    form.getByRole('status').filter({ hasText: contactTexts.sending.en }),
  ).toBeAttached();
  await question.fill(later);
  letThrough();
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en);
  await expect(question).toHaveValue(later);
  await expect(form.locator('[name=name]')).toHaveValue(name);
  await openForm(page, '/contact');
  await expect(question).toHaveValue(later);

  await page.unroute(posts);
  letThrough = await holdRequests(page, posts);
  const arrived = page.waitForResponse(posts);
  await send(page, 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  letThrough();
  await arrived;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
  expect(keys.size).toBe(2);
  expect(messagesOf(site, name).map(({ question: asked }) => asked)).toEqual(['', later]);
});

for (const language of languages) {
  test(
    `${language}: what came of a message is said also while the script that says the rest does not come`,
    { tag: language === 'bn' ? [] : '@all' },
    async ({ page }) => {
      await page.clock.install();
      let comes = false;
      await page.route('**/assets/contact-outcome-*.js', (route) =>
        comes ? route.continue() : route.abort(),
      );
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('contact-outcome-'),
      );
      await openForm(page, pathIn(language, '/contact'));
      await failed;
      await fillIn(page, 'No Script Came', 'script@example.com');
      const form = formOf(page, language);
      await send(page, language);
      const alert = form.getByRole('alert');
      await expect(alert).toContainText(contactTexts.sent[language]);
      await expect(alert).toContainText('Success! Your email has been sent.');
      await expect(alert).toBeFocused();
      await expect(form.locator('[name=name]')).toHaveValue('');
      comes = true;
      await page.clock.runFor('10:00');
      await expect(alert.getByRole('button', { name: outcomeTexts.close[language] })).toBeVisible();
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who has no e-mail address sends with the button at the tick', async ({ page, site }) => {
    const name = 'স্ক্রিপ্ট ছাড়া';
    await page.goto('/bn/airticket');
    const form = formOf(page, 'bn');
    await expect(form.getByRole('button', { name: contactTexts.send.bn })).toHaveCount(1);
    await fillIn(page, name);
    await form.locator('[name=travelOn]').fill('১/২/২০২০');
    await form.getByRole('checkbox', { name: contactTexts.noEmail.bn }).check();
    await send(page, 'bn');
    await expect(page).toHaveURL('/bn/airticket');
    await expect(form.getByText('এই তারিখ পার হয়ে গেছে।')).toBeVisible();
    await expect(form.locator('[name=noEmail]')).toBeChecked();
    await form.locator('[name=travelOn]').fill('২৫/১২/২০৯৯');
    await send(page, 'bn');
    await expect(form.getByRole('alert')).toContainText(contactTexts.sent.bn);
    expect(messagesOf(site, name)).toEqual([
      expect.objectContaining({ noEmail: 1, travelOn: '2099-12-25', kind: 'airticket' }),
    ]);
  });
});

/** Opens a page with the form and waits until its scripts have taken it over: then the ready answer is shown. */
async function openForm(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  const { en, bn } = contactTexts.noReference;
  await page.getByRole('button', { name: new RegExp(`^(${en}|${bn})`) }).waitFor();
}

function formOf(page: Page, language: Language) {
  return page.getByRole('form', { name: contactTexts.formLabel[language] });
}

function send(page: Page, language: Language): Promise<void> {
  return formOf(page, language)
    .getByRole('button', { name: contactTexts.send[language] })
    .first()
    .click();
}

async function fillIn(page: Page, name: string, email?: string): Promise<void> {
  for (const [field, value] of Object.entries({ name, ...answers, ...(email && { email }) })) {
    await page.locator(`main [name=${field}]`).fill(value);
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
