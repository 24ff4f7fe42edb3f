import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { contactFields } from '#app/contact/contact-fields.ts';
import { outcomeTexts } from '#app/contact/contact-outcome.text.ts';
import { contactTexts } from '#app/contact/contact.text.ts';
import { travelTexts, tripTexts } from '#app/contact/journey/travel-fields.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Language } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { answerWithPortal, loseAnswer } from '#tests/support/held-requests.ts';
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

test('answers about a journey survive a look at another page with the form; that they were sent is said also while the script that says the rest does not come @ci', async ({
  page,
  site,
}) => {
  const form = formOf(page, 'en');
  const to = page.getByRole('textbox', { name: travelTexts.to.label.en });
  const name = form.locator('[name=name]');
  let comes = false;
  await page.route('**/assets/contact-outcome-*.js', (route) =>
    comes ? route.continue() : route.abort(),
  );
  await page.clock.install();
  await openForm(page, '/airticket');
  await to.fill('Lisbon');
  await openForm(page, '/contact');
  await name.fill('Journey Person');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('contact-outcome-'),
  );
  await openForm(page, '/airticket');
  await failed;
  await expect(to).toHaveValue('Lisbon');
  await expect(name).toHaveValue('Journey Person');
  await fillIn(page, 'Journey Person', 'journey@example.com');
  await form.getByRole('combobox', { name: tripTexts.label.en }).selectOption('return');
  await form.getByRole('textbox', { name: travelTexts.travelOn.label.en }).fill('25 Dec 2099');
  await form.getByRole('textbox', { name: travelTexts.travellers.label.en }).fill('২');
  // What is sent from here ends the draft of both pages.
  await send(page, 'en');
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(contactTexts.sent.en);
  await expect(alert).toBeFocused();
  await expect(name).toHaveValue('');
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
  comes = true;
  const close = alert.getByRole('button', { name: outcomeTexts.close.en });
  // The pause before the next try begins only when the last one has failed.
  await expect(async () => {
    await page.clock.runFor('01:00');
    await expect(close).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a captive portal keeps what was typed beside the other ways, an absent network and a lost answer only delay it @ci', async ({
  page,
  site,
}) => {
  const name = 'Lost Answer';
  await page.clock.install();
  await openForm(page, '/bn/airticket');
  await fillIn(page, name, 'lost@example.com');
  await page.locator('[name=reference]').fill('');
  await page.getByRole('button', { name: contactTexts.noReference.bn }).click();
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
  // Nobody presses anything: it is tried again after a pause.
  await page.clock.fastForward(6_000);
  await expect(alert).toContainText(contactTexts.sent.en);
  expect(messagesOf(site, name)).toHaveLength(1);
  await expect(form.locator('[name=name]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('who has no e-mail address sends with the button at the tick @ci', async ({
    page,
    site,
  }) => {
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
