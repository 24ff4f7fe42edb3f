import { type Page, expect } from '@playwright/test';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { change, openCase } from '#tests/support/staff-case.ts';
import { test } from '#tests/support/staff-page.ts';

const today = todayInDhaka(new Date());
const typed = (day: string) => day.split('-').toReversed().join('/');
const papers = (page: Page) => page.getByRole('region', { name: 'Papers', exact: true });

test('K-11, K-12: everybody’s list; an original needs a day within 30 days, is red once that is over, and has a slip', async ({
  page,
}) => {
  const { id } = await openCase(page, 'Nasrin Akter');
  const card = papers(page);
  await expect(card).toContainText('The list for Hungary has not been entered.');
  await expect(card).toContainText('0 of 8');
  await expect(card.getByRole('listitem')).toHaveCount(8);
  await card.getByRole('button', { name: 'Passport', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Passport' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByRole('textbox', { name: 'Received on' }).fill(typed(daysLater(today, -20)));
  const dueBack = dialog.getByRole('textbox', { name: 'Due back on' });
  await expect(dueBack).not.toHaveValue('');
  await dueBack.fill('');
  await save.click();
  await expect(dialog.getByText('Write this too.')).toBeVisible();
  await dueBack.fill(typed(daysLater(today, 11)));
  await save.click();
  await expect(dialog.getByText('At most 30 days after it was received.')).toBeVisible();
  await dueBack.fill(typed(daysLater(today, -1)));
  await save.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Print the slip with two signatures' }).click();

  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Slip for a lent original');
  await expect(sheet).toContainText('Nasrin Akter');
  await expect(sheet.getByRole('list').getByRole('listitem')).toHaveText([
    'এজেন্সির পক্ষে For the agency',
    'আবেদনকারী Applicant',
  ]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

  await page.getByRole('link', { name: 'To the case of Nasrin Akter' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(card).toContainText('Overdue, was due back');
  await card.getByRole('button', { name: 'Given back today: Passport' }).click();
  await expect(card).not.toContainText('Overdue');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Overdue');
});

test('a step is done by a press, an explained contract asks for the language, and nobody writes over a mark of somebody else @ci', async ({
  page,
}) => {
  const { id } = await openCase(page, 'Jamal Uddin');
  const card = papers(page);
  const fingerprints = card.getByRole('button', { name: 'Done today: Fingerprints' });
  await fingerprints.click();
  await expect(card).toContainText('1 of 8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('0 of 8');
  await fingerprints.click();
  await card.getByRole('button', { name: 'Take back: Fingerprints', pressed: true }).click();
  await expect(card).toContainText('0 of 8');

  await card.getByRole('button', { name: 'Contract explained', exact: true }).click();
  const contract = page.getByRole('dialog', { name: 'Contract explained' });
  await contract.getByRole('textbox', { name: 'Done on' }).fill(typed(today));
  await contract.getByRole('button', { name: 'Save' }).click();
  await expect(contract.getByText('Write this too.')).toBeVisible();
  await contract.getByLabel('In which language').fill('Bengali');
  await contract.getByLabel('A copy was handed over').check();
  await change(page, id, 'checklist/contract_explained', { note: 'with his mother' });
  await contract.getByRole('button', { name: 'Save' }).click();
  await expect(contract.getByRole('alert')).toContainText('While you wrote, staff wrote here.');
  await expect(contract.getByRole('alert')).toContainText('“with his mother”');
  await expect(contract.getByLabel('In which language')).toHaveValue('Bengali');
  await contract.getByRole('button', { name: 'Keep mine' }).click();
  await expect(card).toContainText('in Bengali, copy handed over');

  await test.step('nor by a dialog that was opened before the page knew of that mark', async () => {
    await change(page, id, 'checklist/passport', { note: 'with his father' });
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/application/${id}/case`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await fingerprints.click();
    await card.getByRole('button', { name: 'Passport', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Passport' });
    await dialog.getByRole('textbox', { name: 'Seen on' }).fill(typed(today));
    held.resolve();
    const theirs = card.locator('li').getByText('with his father');
    await expect(theirs).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('“with his father”');
    await expect(theirs).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(theirs).toHaveCount(0);
  });
});

test('K-13, K-17: a payment in Bengali digits is recorded, given back in part, and voided', async ({
  page,
}) => {
  await openCase(page, 'Shamim Reza');
  const card = page.getByRole('region', { name: 'Money' });
  await expect(card).not.toContainText('Tk');
  await card.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment of Shamim Reza' });
  await dialog.getByLabel('Amount in taka').fill('−5');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Write a whole amount from 1 to 10,000,000 taka.')).toBeVisible();
  await expect(dialog.getByText('Choose what it is for.')).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Amount in taka').fill('৫০০');
  await dialog.getByRole('combobox', { name: 'For' }).selectOption('File opening');

  await test.step('without a network nothing typed is lost', async () => {
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog.getByText('No connection to the server.')).toBeVisible();
    await expect(dialog.getByLabel('Amount in taka')).toHaveValue('৫০০');
    await page.context().setOffline(false);
  });
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText(/Recorded under R-\d{4}-\d{6}\./)).toBeVisible();
  await expect(card).toContainText('File opening');
  await expect(card).toContainText('Tk 500');

  const more = (text: string) =>
    card
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByLabel(/^More: R-/);
  await more('File opening').click();
  await card.getByRole('button', { name: 'Give back' }).click();
  const refund = page.getByRole('dialog', { name: /^Give back R-/ });
  // The rest is taken over.
  await expect(refund.getByLabel('For')).toBeHidden();
  await expect(refund.getByLabel('For')).toHaveValue('file_opening');
  await refund.getByLabel('Amount in taka').fill('600');
  await refund.getByRole('button', { name: 'Record' }).click();
  await expect(refund.getByText('This is more than what can still be given back.')).toBeVisible();
  await refund.getByLabel('Amount in taka').fill('200');
  await refund.getByRole('button', { name: 'Record' }).click();
  await expect(card).toContainText('Tk 300');

  await more('File opening').click();
  await card.getByRole('button', { name: 'Void' }).click();
  const voiding = page.getByRole('dialog', { name: /^Void R-/ });
  await voiding.getByLabel('Why?').fill('Typed twice');
  await voiding.getByRole('button', { name: 'Void' }).click();
  await expect(voiding.getByText('Some of this payment was given back.')).toBeVisible();
  await voiding.getByRole('button', { name: 'Cancel' }).click();
  await more('Refund of').click();
  await card.getByRole('button', { name: 'Void' }).click();
  await voiding.getByLabel('Why?').fill('Typed twice');
  await voiding.getByRole('button', { name: 'Void' }).click();
  await expect(card).toContainText('Void: Typed twice');
  await expect(card.getByRole('heading')).toHaveText('Money Tk 500');
});
