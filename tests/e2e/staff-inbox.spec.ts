import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { inDatabase, test } from '#tests/support/staff-page.ts';

/** Sends a message as a visitor's program would, with a name that no other test uses. */
async function write(page: Page, more: Record<string, string | number>): Promise<void> {
  const told = {
    email: 'somebody@example.com',
    reference: 'Nobody so far',
    address: 'House 7, Mirpur, Dhaka',
  };
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

/** Unfolds a message; on a wide screen the first one is so already. */
async function unfold(found: Locator): Promise<void> {
  const fold = found.getByRole('heading').first().getByRole('button');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const calls = (page: Page, name: string) =>
  card(page, name).getByRole('group', { name: 'Calls so far' }).getByRole('listitem');

test('a question is found, called about, answered, deleted and taken back at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = 'রিনা খাতুন';
  const question = 'আমার ভাই হাঙ্গেরি যেতে চায়। কত টাকা লাগে?';
  await write(page, { name, number: '01710360771', question });
  await page.goto('/admin/addgallery');
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await page.getByRole('link', { name: /^Inbox\s*\d+ waiting$/ }).click();
  const found = card(page, name);
  await unfold(found);
  await expect(found.getByRole('blockquote')).toHaveText(question);
  const call = found.getByRole('link', { name: `Call ${name}` });
  await expect(call).toHaveAttribute('href', /^tel:\+8801/);
  await expect(found.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /text=/);

  await find(page, 'rina');
  await unfold(found);
  await found.getByRole('radio', { name: 'No answer' }).check();
  await found.getByRole('textbox', { name: 'Note' }).fill('Rang twice, আবার সন্ধ্যায়');
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(calls(page, name)).toContainText('Rang twice, আবার সন্ধ্যায়');
  expect(await axeViolations(page)).toEqual([]);

  await found.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(found.getByRole('button', { name: 'Answered', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found.getByRole('button', { name: /^Mark as answered/ })).toBeEnabled();

  await found.getByLabel(`More about the message of ${name}`).click();
  await found.getByRole('button', { name: /^Delete message/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await expect(page.getByText('The message has been deleted.')).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.getByLabel('More about this list').click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Take back the message of ${name}` }).click();
  await expect(page.getByText('The message is back in the inbox.')).toBeVisible();
  await page.goto('/admin/inbox');
  await unfold(found);
  await expect(found.getByText('Rang twice').first()).toBeVisible();
});

test('two people on one message: the second sees the first one’s words; reached and answered in the same tap, and back to waiting with a reason @ci', async ({
  page,
}) => {
  const name = 'Rehana Answered';
  await write(page, { name, number: '01718888881', question: 'How long?' });
  await find(page, 'rehana');
  const found = card(page, name);
  await unfold(found);
  const note = found.getByRole('textbox', { name: 'Note' });
  await note.fill('mine second');
  const theirs = { version: 0, outcome: null, note: 'mine first', followUpOn: null };
  const id = await found.getAttribute('id');
  const answer = await page.request.put(`/api/contact/${id}/call`, { data: theirs });
  expect(answer.status()).toBe(200);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByRole('alert')).toContainText('mine first');
  await expect(note).toHaveValue('mine second');
  await found.getByRole('radio', { name: 'Reached' }).check();
  await found.getByRole('button', { name: 'Save mine too' }).click();
  await expect(page.getByText(`The message of ${name} is marked as answered.`)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^Answered/ }).click();
  await unfold(found);
  await found.getByLabel(`More about the message of ${name}`).click();
  await found.getByRole('button', { name: 'Back to waiting', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why does it wait again?' }).fill('She wrote again');
  await dialog.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(page.getByText(`The message of ${name} waits again.`)).toBeVisible();
  await page.getByRole('link', { name: /^Waiting/ }).click();
  await unfold(found);
  await expect(calls(page, name)).toHaveText([
    ...[/^Back to waiting\s*She wrote again/, /^Reached.*mine second/s, /mine first/],
  ]);
});

test('a journey is told in one line, a refused mail is marked, and a list or press without a network never looks empty or lost @ci', async ({
  page,
  context,
  site,
}) => {
  await write(page, {
    ...{ name: 'Tania Travels', number: '01718888883', kind: 'airticket' },
    ...{ from: 'Dhaka', to: 'Lisbon', travelOn: '2030-12-12', trip: 'return', travellers: 2 },
  });
  await inDatabase(site, (db) =>
    db
      .updateTable('contactMessage')
      .set({ mailStatus: 'failed', mailError: 'ECONNREFUSED' })
      .where('name', '=', 'Tania Travels')
      .execute(),
  );
  await page.goto('/admin/overview');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page.getByRole('alert')).toContainText('No internet: this page stays as it is.');
  await expect(page).toHaveURL('/admin/overview');
  await context.setOffline(false);
  await page.route('**/api/contact*', (route) => route.abort());
  await page.getByRole('link', { name: /^Inbox/ }).click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('No connection to the server.');
  await page.unroute('**/api/contact*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
  await page.goto('/admin/inbox?view=airticket');
  const found = card(page, 'Tania Travels');
  await unfold(found);
  await expect(found).toContainText('Dhaka to Lisbon, 12 December 2030, return, 2 travellers');
  await found.getByText('The mail did not go. It is kept here.').click();
  await expect(found.getByText(/did not take it \(ECONNREFUSED\)/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(true);
  await found.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(found.getByRole('alert')).toContainText('No connection to the server.');
  await context.setOffline(false);
  await found.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(found.getByRole('button', { name: 'Answered', exact: true })).toBeDisabled();
});

test('eight by eight, found by what was asked, which stands in no address @ci', async ({
  page,
}) => {
  const count = 9;
  for (let n = 1; n <= count; n += 1) {
    await write(page, {
      ...{ name: `Moriom No ${n}`, number: `0171777000${n}`, question: `Zubeda asks ${n}` },
    });
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await find(page, 'zubeda');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'SHOW MORE MESSAGES' }).click();
  await expect(cards).toHaveCount(count);
  await expect(card(page, 'Moriom No 1')).toBeFocused();
  await page.getByLabel('More about this list').click();
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
