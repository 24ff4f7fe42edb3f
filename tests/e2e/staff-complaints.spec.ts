import { type Page, expect } from '@playwright/test';
import { identitiesTexts as texts } from '#app/trust/check/identities.text.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { complain } from '#tests/support/staff-complaint.ts';
import { apply } from '#tests/support/staff-case.ts';
import { giveRole, inDatabase, test } from '#tests/support/staff-page.ts';

/** Opens it from the list, as one would. */
async function open(page: Page, reference: string): Promise<string> {
  await page.goto('/admin/complaints?view=all');
  await page.getByRole('link', { name: `Open the complaint ${reference}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference); // oxlint-disable-line vitest/no-standalone-expect
  return page.url().split('/').pop() ?? '';
}

const answering = (page: Page) => page.getByRole('region', { name: 'Answer' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const itsCase = (page: Page) => page.getByRole('region', { name: 'The case' });
const dialog = (page: Page) => page.getByRole('dialog');

test('T-33: a complaint is read as it was written, answered at 360 px though somebody else was faster, and read by whoever sent it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const text = 'No receipt 🙂 <b>bold</b> <script>alert(1)</script> was given';
  const { reference, pin } = await complain(page, { text, phone: '01712-345678' });
  await page.goto('/admin/complaints?view=received');
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card).toContainText(text);
  const id = await open(page, reference);
  await expect(page.getByRole('blockquote')).toHaveText(text);
  const written = page.getByRole('region', { name: 'What was written' });
  await expect(written.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+8801712345678',
  );
  const answer = answering(page).getByLabel('Your answer');
  await answer.fill('The receipt waits for you at the desk');
  await page.request.put(`/api/complaint/${id}`, { data: { version: 0, state: 'in_work' } });
  await answering(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(answering(page).getByRole('alert')).toContainText('We are looking into it');
  await expect(answer).toHaveValue('The receipt waits for you at the desk');
  await answering(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Sent: it can be read')).toBeVisible();
  await expect(answering(page)).toContainText('The receipt waits for you at the desk');
  await answering(page).getByText('Note for the office only').first().click();
  await answering(page).getByLabel('Note for the office only').fill('Asked the cashier');
  await answering(page).getByRole('button', { name: 'Save' }).click();
  await expect(history(page)).toContainText('Asked the cashier');
  const told = await page.request.post('/api/complaint/lookup', { data: { reference, pin } });
  expect(await told.json()).toMatchObject({
    ...{ state: 'answered', answer: 'The receipt waits for you at the desk' },
  });
  await answering(page).getByText('asks how it ended').click();
  await answering(page).getByRole('button', { name: 'Close' }).click();
  await expect(answering(page)).toContainText('Choose how it ended.');
  await answering(page).getByLabel('How it ended').selectOption({ label: 'Found right' });
  await answering(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toContainText('Closed: Found right');
  await page.goto('/admin/complaints?view=closed');
  await expect(card).toBeVisible();
});

test('T-36: an answer that is late is red in the list and in Today, which leads to it @ci', async ({
  page,
  site,
}) => {
  const { reference } = await complain(page, { text: 'A sample that nobody has answered' });
  await inDatabase(site, (db) =>
    db
      .updateTable('complaint')
      .set({ answerBy: '2026-01-02' })
      .where('reference', '=', reference)
      .execute(),
  );
  await page.goto('/admin/complaints?view=late');
  const card = page.getByRole('article').filter({ hasText: reference });
  const late = card.getByText(/days late$/);
  await expect(late).toBeVisible();
  const [red, green] = await late.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Number(green) * 2);
  await page.goto('/admin/today');
  const line = page.getByRole('region', { name: /^Late/ }).getByRole('article').filter({
    hasText: reference,
  });
  await expect(line).toContainText('Answer the complaint');
  await line.getByRole('link', { name: `Open the complaint ${reference}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

test('T-38: an owner starts the erasure that a complaint asks for, and role staff does not; a copy is printed after a call to the number on file @ci', async ({
  page,
  site,
}) => {
  const rakib = await apply(page, 'Rakib Leaves', { phone: '01712000038' });
  const { reference } = await complain(page, {
    ...{ kind: 'erase', text: 'Please erase everything', receiptNo: rakib.receiptNumber },
    ...{ name: 'Rakib Leaves', phone: '01898000038' },
  });
  await open(page, reference);
  await expect(itsCase(page)).toContainText('Rakib Leaves');
  await expect(itsCase(page).getByRole('link', { name: '01712000038' })).toBeVisible();
  // Nobody is called about their data at a number that the complaint gives.
  await expect(page.getByRole('main').getByRole('link', { name: '01898000038' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveCount(0);
  const erase = itsCase(page).getByRole('button', { name: 'Erase on request…' });
  await giveRole(site, 'staff');
  await page.reload();
  await expect(itsCase(page)).toContainText('An owner starts the erasure.');
  await expect(erase).toHaveCount(0);
  await giveRole(site, 'owner');
  await page.reload();
  await erase.click();
  await dialog(page).getByLabel('Receipt number').fill('AAAA-AAAA');
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  await expect(dialog(page)).toContainText('This is not the receipt number of this case.');
  await dialog(page).getByLabel('Receipt number').fill(rakib.receiptNumber);
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  await expect(itsCase(page)).toContainText('This case will be erased on');
  await expect(history(page)).toContainText('Erasure in 72 hours');

  const asking = await complain(page, {
    ...{ kind: 'copy', text: 'What do you have about me?', receiptNo: rakib.receiptNumber },
    phone: '01712000038',
  });
  await open(page, asking.reference);
  await expect(itsCase(page)).toContainText('Call the number on file first');
  await itsCase(page).getByRole('link', { name: 'Print the case' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/case/${rakib.id}/print$`));
  await expect(page.getByRole('main')).toContainText('Rakib Leaves');
});

test('T-19, T-35: an owner confirms by a complaint that a page is not ours, visitors are told so until it is taken off, and reads one about staff; role staff does neither @ci', async ({
  page,
  site,
}) => {
  const about = { kind: 'staff', text: 'A sample about somebody here' };
  const hidden = await complain(page, about);
  const hiddenId = await open(page, hidden.reference);
  await expect(page.getByText('Only owners see this complaint')).toBeVisible();
  const { reference } = await complain(page, {
    ...{ kind: 'impostor', text: 'They ask for money at facebook.com/sample.false' },
  });
  await open(page, reference);
  const card = page.getByRole('region', { name: 'Is it ours?' });
  const field = card.getByLabel('Number, address or account');
  await field.fill('Rahima Begum');
  await card.getByRole('button', { name: 'Confirm as not ours' }).click();
  await expect(card).toContainText('A name proves nothing');
  await field.fill('https://m.facebook.com/sample.false/?ref=1');
  await card.getByRole('button', { name: 'Confirm as not ours' }).click();
  await expect(page.getByText('It is confirmed as not ours.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText('facebook.com/sample.false');

  await giveRole(site, 'staff');
  await page.reload();
  await expect(card).toContainText('An owner confirms it.');
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.goto(`/admin/complaints/${hiddenId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This complaint is not there.');
  await page.goto('/admin/complaints?view=all');
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('main')).not.toContainText(hidden.reference);

  await giveRole(site, 'owner');
  await page.goto('/bn/verify');
  await page.getByLabel(checkTexts.label.bn).fill('fb.com/Sample.False');
  await page.getByRole('button', { name: checkTexts.check.bn, exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(checkTexts.no.bn);
  await page.goto('/admin/identities');
  const notOurs = page.getByRole('region', { name: texts.notOurs.en });
  await expect(notOurs.getByLabel(texts.value.en)).toBeVisible();
  await notOurs.getByRole('button', { name: 'Take off facebook.com/sample.false' }).click();
  await expect(notOurs).not.toContainText('sample.false');
  const data = { value: 'facebook.com/sample.false' };
  const check = await page.request.post('/api/verify', { data });
  expect(await check.json()).toMatchObject({ answer: 'unknown' });
});
