import { readFile } from 'node:fs/promises';
import { type Page, expect } from '@playwright/test';
import { contactFields } from '#app/contact/contact-fields.ts';
import { contactTexts } from '#app/contact/contact.text.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { startSite } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

const told = {
  email: 'somebody@example.com',
  reference: 'Nobody so far',
  address: 'House 7, Mirpur, Dhaka',
};

/** Sends a message as a visitor's program would, with a name that no other test uses. */
async function write(page: Page, more: Record<string, string | number>): Promise<void> {
  const answer = await page.request.post('/api/contact', { data: { ...told, ...more } });
  expect(answer.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
}

/** Opens the inbox and looks for words. */
async function find(page: Page, words: string): Promise<void> {
  await page.goto('/admin/inbox');
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/words=/);
}

const card = (page: Page, name: string) => page.getByRole('article', { name });

// On a wide screen are the others.
test('a question is asked, called about, answered, deleted and taken back at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = 'রিনা খাতুন';
  await page.goto('/contact');
  const form = page.getByRole('form', { name: contactTexts.formLabel.en });
  for (const [field, value] of Object.entries({
    ...{ ...told, name, number: '01710360771' },
    question: 'আমার ভাই হাঙ্গেরি যেতে চায়। কত টাকা লাগে?',
  })) {
    const { label } = contactFields[field as 'name'];
    await form.getByRole('textbox', { name: label.en }).fill(value);
  }
  await form.getByRole('button', { name: contactTexts.send.en }).click();
  await expect(page.getByText('Success! Your email has been sent.')).toBeVisible();

  await signIn(page);
  await page.goto('/admin/addgallery');
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await page.getByRole('link', { name: /^Inbox\s*\d+ waiting$/ }).click();
  const found = card(page, name);
  await expect(found.getByRole('blockquote')).toHaveText(
    'আমার ভাই হাঙ্গেরি যেতে চায়। কত টাকা লাগে?',
  );
  await expect(found).toContainText('Mail is not set up. It is kept here.');
  await expect(found.getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
    'href',
    /^tel:\+8801/,
  );
  await expect(found.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /text=/);
  expect(await axeViolations(page)).toEqual([]);

  await find(page, 'rina');
  await found.getByText('How the call went').first().click();
  await found.getByRole('radio', { name: 'No answer' }).check();
  await found.getByRole('textbox', { name: 'Note' }).fill('Rang twice, আবার সন্ধ্যায়');
  await found.getByRole('button', { name: 'Save' }).click();
  const calls = found.getByRole('group', { name: 'Calls so far' });
  await expect(calls.getByRole('listitem')).toContainText('Rang twice, আবার সন্ধ্যায়');
  expect(await axeViolations(page)).toEqual([]);

  await found.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(found.getByRole('button', { name: 'Answered' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found.getByRole('button', { name: /^Mark as answered/ })).toBeEnabled();

  const more = found.getByLabel(`More about the message of ${name}`);
  await more.click();
  await found.getByRole('button', { name: /^Delete message/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await expect(page.getByText('The message has been deleted.')).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.getByRole('link', { name: 'Deleted messages' }).click();
  await page.getByRole('button', { name: `Take back the message of ${name}` }).click();
  await expect(page.getByText('The message is back in the inbox.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(found.getByText('Rang twice').first()).toBeVisible();
});

test('reached and answered in the same tap, and back to waiting with a reason', async ({
  page,
}) => {
  await write(page, { name: 'Rehana Answered', number: '01718888881', question: 'How long?' });
  await signIn(page);
  await find(page, 'rehana');
  const found = card(page, 'Rehana Answered');
  await found.getByText('How the call went').first().click();
  await found.getByRole('radio', { name: 'Reached' }).check();
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The message of Rehana Answered is marked as answered.'),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^Answered/ }).click();
  await found.getByLabel('More about the message of Rehana Answered').click();
  await found.getByRole('textbox', { name: 'Why does it wait again?' }).fill('She wrote again');
  await found.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(page.getByText('The message of Rehana Answered waits again.')).toBeVisible();
  await page.getByRole('link', { name: /^Waiting/ }).click();
  await found.getByText('How the call went').first().click();
  await expect(found.getByRole('group', { name: 'Calls so far' }).getByRole('listitem')).toHaveText(
    [/^Back to waiting\s*She wrote again/, /^Reached/],
  );
});

test('two people on one message: the second sees the first one’s words and loses nothing', async ({
  page,
  context,
}) => {
  await write(page, { name: 'Jamil Asks', number: '01718888882' });
  await signIn(page);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await find(one, 'jamil');
    await card(one, 'Jamil Asks').getByText('How the call went').first().click();
  }
  await page.getByRole('textbox', { name: 'Note' }).fill('mine first');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const note = other.getByRole('textbox', { name: 'Note' });
  await note.fill('mine second');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toContainText('mine first');
  await expect(note).toHaveValue('mine second');
  await other.getByRole('button', { name: 'Save mine too' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
});

test('a journey is told in one line, in its own view, and without a network nothing is lost', async ({
  page,
}) => {
  await write(page, {
    ...{ name: 'Tania Travels', number: '01718888883', kind: 'airticket' },
    ...{ from: 'Dhaka', to: 'Lisbon', travelOn: '2030-12-12', trip: 'return', travellers: 2 },
  });
  await signIn(page);
  await page.goto('/admin/inbox?view=airticket');
  const found = card(page, 'Tania Travels');
  await expect(found).toContainText('Dhaka to Lisbon, 12 December 2030, return, 2 travellers');
  await page.context().setOffline(true);
  await found.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(found.getByRole('alert')).toContainText('No connection to the server.');
  await page.context().setOffline(false);
  await found.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(found.getByRole('button', { name: 'Answered' })).toBeDisabled();
});

test('eight by eight, found by what was asked, which stands in no address', async ({ page }) => {
  const count = 9;
  for (let n = 1; n <= count; n += 1) {
    await write(page, {
      ...{ name: `Moriom No ${n}`, number: `0171777000${n}`, question: `Zubeda asks ${n}` },
    });
  }
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await find(page, 'zubeda');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'SHOW MORE MESSAGES' }).click();
  await expect(cards).toHaveCount(count);
  await expect(card(page, 'Moriom No 1')).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sampan-messages-\d{4}-\d\d-\d\d\.csv$/);
  const csv = (await readFile(await download.path())).toString();
  expect(csv.match(/Zubeda asks \d/g)).toHaveLength(count);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await find(page, 'nothing like this');
  await expect(page.getByText('No message holds these words.')).toBeVisible();
  expect(asked.filter((address) => /zubeda|nothing like/.test(address))).toEqual([]);
});

test('a failed call of the list says so and never looks empty', async ({ page }) => {
  await signIn(page);
  await page.route(/\/api\/contact\?/, (route) => route.abort());
  await page.goto('/admin/inbox');
  await expect(page.getByRole('alert')).toContainText('No connection to the server.');
  await page.unroute(/\/api\/contact\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a mail that was refused is marked, and the message is there', async ({ browser }) => {
  // A port where nobody listens.
  const site = await startSite('build', { SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    const answer = await page.request.post('/api/contact', {
      data: {
        ...told,
        name: 'Ferenc Refused',
        number: '+36 1 000 0000',
        question: 'Whom to call?',
      },
    });
    expect(answer.status()).toBe(503);
    await signIn(page);
    await page.goto('/admin/inbox');
    const found = card(page, 'Ferenc Refused');
    await expect(found).toContainText('Whom to call?');
    await found.getByText('The mail did not go. It is kept here.').click();
    await expect(found.getByText('The mail server did not take it')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  } finally {
    await site.end();
  }
});

for (const language of ['en', 'bn']) {
  test(`${language}: every state in light and dark, at 320 px and with text of twice the size`, async ({
    page,
    baseURL,
  }) => {
    await write(page, {
      ...{ name: `Every Part ${language}`, number: '01718888884', kind: 'airticket' },
      ...{ to: 'Budapest', question: 'https://a.example https://b.example https://c.example' },
    });
    await signIn(page);
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }]);
    await page.goto('/admin/inbox');
    const found = card(page, `Every Part ${language}`);
    await found.locator('summary').last().click();
    await found.getByRole('radio').nth(2).check();
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      await expect.poll(() => axeViolations(page), theme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
