import { type Page, expect } from '@playwright/test';
import { change, openCase } from '#tests/support/staff-case.ts';
import { complain } from '#tests/support/staff-complaint.ts';
import { giveRole, test } from '#tests/support/staff-page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const answers = (page: Page) => page.getByRole('region', { name: 'Answers' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const save = (page: Page) => answers(page).getByRole('button', { name: 'Save' });
const told = (page: Page, text: string) => expect(page.getByRole('alert')).toContainText(text);

test('K-45: an answer is corrected in its place, found by the new one, the first stays readable, a passport number masked', async ({
  page,
}) => {
  await openCase(page, 'Rakib Wrong', { phone: '01712000001', passport: 'NO PASSPORT YET' });
  await answers(page).getByText('7 more').click();
  const pencil = (field: string) =>
    answers(page).getByRole('button', { name: `Correct: ${field}`, exact: true });
  const field = (name: string) => answers(page).getByRole('textbox', { name, exact: true });
  await pencil('Name').click();
  await field('Name').fill('');
  await save(page).click();
  await expect(answers(page)).toContainText('Write your full name.');
  await field('Name').fill('Rakib Right');
  await answers(page).getByLabel('Has changed').check();
  await save(page).click();
  await told(page, 'Corrected: Name');
  await expect(page.getByRole('heading', { level: 1, name: 'Rakib Right' })).toBeVisible();
  await pencil('Phone').click();
  await expect(field('Phone')).toBeFocused();
  await field('Phone').fill('০১৮১৯-৭৭৭১২৩');
  await save(page).click();
  await told(page, 'Corrected: Phone');
  await pencil('Date of birth').click();
  await field('Date of birth').fill('31/02/1999');
  await save(page).click();
  await expect(field('Date of birth')).toHaveAttribute('aria-invalid', 'true');
  await field('Date of birth').fill('28/02/1999');
  await save(page).click();
  await told(page, 'Corrected: Date of birth');
  await pencil('Passport').click();
  await expect(answers(page)).toContainText('Now NO PASSPORT YET. Leave it empty to keep it.');
  await field('Passport').fill('QX7654321');
  await save(page).click();
  await told(page, 'Corrected: Passport');
  await pencil('Destination').click();
  await answers(page).getByLabel('Destination').selectOption({ label: 'Romania' });
  await save(page).click();
  await told(page, 'Corrected: Destination');
  for (const text of ['০১৮১৯-৭৭৭১২৩', '28 February 1999', '•••••321', 'Romania']) {
    await expect(answers(page)).toContainText(text);
  }
  await answers(page).getByText('Corrected before (5)').click();
  for (const text of ['before01712000001', 'Typed wrong', 'Has changed', 'NO PASSPORT YET']) {
    await expect(answers(page)).toContainText(text);
  }
  await expect(history(page)).toContainText(/Corrected: .*Phone/);
  await expect(page.getByText('QX7654321')).toHaveCount(0);
  const found = await page.request.post('/api/application/search', { data: { q: '01819777123' } });
  expect(await found.json()).toMatchObject([{ name: 'Rakib Right' }]);
});

test('of two who correct the same answer, who is behind takes theirs, leaving an unfinished note, or keeps their own; words stay when the page is left @ci', async ({
  page,
}) => {
  const { id } = await openCase(page, 'Rakib Two', { job: 'Cook' });
  const theirs = (job: string) =>
    change(page, id, 'facts', { changes: { job }, reason: 'Misheard' });
  const pencil = answers(page).getByRole('button', { name: 'Correct: Job' });
  const job = answers(page).getByRole('textbox', { name: 'Job' });
  const clash = answers(page).getByRole('alert');
  await pencil.click();
  await job.fill('Welder');
  await page.reload();
  await expect(job).toHaveValue('Welder');
  await expect(answers(page)).toContainText('Your unfinished words');
  await theirs('Tailor');
  await save(page).click();
  await expect(clash).toContainText('While you wrote, staff wrote here.');
  await expect(clash).toContainText('Job: Tailor');
  await clash.getByRole('button', { name: 'Take theirs' }).click();
  await expect(answers(page)).toContainText('Tailor');
  await expect(history(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Job: Welder');
  await pencil.click();
  await job.fill('Mason');
  await theirs('Driver');
  await save(page).click();
  await clash.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Mason');
  await pencil.click();
  await job.fill('Carpenter');
  await change(page, id, 'facts', { changes: { address: 'Gazipur' }, reason: 'Misheard' });
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Carpenter');
  await expect(answers(page)).toContainText('Gazipur');
});

test('an owner has a case erased by its receipt number, and stops it; other staff only see that it will be @ci', async ({
  page,
  site,
}) => {
  const asked = { kind: 'erase', text: 'Please erase me', phone: '01712000129' };
  const { reference } = await complain(page, asked);
  const { receiptNumber } = await openCase(page, 'Rakib Erase');
  const erase = page.getByRole('button', { name: 'Erase on request…' });
  const confirm = dialog(page).getByRole('button', { name: 'Erase in 72 hours' });
  const more = page.getByLabel('More: print, look-up, delete');
  await more.click();
  await erase.click();
  await dialog(page).getByLabel('Receipt number').fill('AAAA-AAAA');
  await confirm.click();
  await expect(dialog(page)).toContainText('This is not the receipt number of this case.');
  await dialog(page).getByLabel('Receipt number').fill(receiptNumber.toLowerCase());
  await dialog(page).getByLabel('Reference of the complaint').fill('C-1234-ABCD');
  await confirm.click();
  await expect(dialog(page)).toContainText('No complaint that asks for an erasure');
  await dialog(page).getByLabel('Reference of the complaint').fill(reference.toLowerCase());
  await confirm.click();
  const banner = page.getByRole('group', { name: 'This case will be erased on' });
  await expect(banner).toBeVisible();
  await expect(history(page)).toContainText(reference);
  await giveRole(site, 'staff');
  await page.reload();
  await expect(page.getByText('An owner can stop it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await giveRole(site, 'owner');
  await page.reload();
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toContainText('The case will not be erased.');
  await expect(banner).toBeHidden();
  await more.click();
  await expect(erase).toBeVisible();
  await giveRole(site, 'staff');
  await page.reload();
  await more.click();
  await expect(page.getByRole('link', { name: 'Print' })).toBeVisible();
  await expect(erase).toHaveCount(0);
});

test('decision 40: a case is deleted from its own page, by name, and is back by Undo @ci', async ({
  page,
}) => {
  await openCase(page, 'Rakib Gone');
  await page.getByLabel('More: print, look-up, delete').click();
  await page.getByRole('button', { name: 'DELETE' }).click();
  await expect(dialog(page)).toContainText('Delete the application of Rakib Gone?');
  await dialog(page).getByRole('button', { name: 'DELETE' }).click();
  await told(page, 'the application has been deleted');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no such');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rakib Gone' })).toBeVisible();
});
