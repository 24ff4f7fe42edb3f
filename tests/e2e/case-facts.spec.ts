import { type Page, expect } from '@playwright/test';
import { change, openCase } from '#tests/support/staff-case.ts';
import { complain } from '#tests/support/staff-complaint.ts';
import { giveRole, test } from '#tests/support/staff-page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const facts = (page: Page) => page.getByRole('region', { name: 'Facts' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const correct = (page: Page) => facts(page).getByRole('button', { name: 'Correct' }).click();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Correct' });

test('K-45: facts are corrected with a reason, found by the new ones, the first stay readable, a passport number masked', async ({
  page,
}) => {
  await openCase(page, 'Rakib Wrong', { phone: '01712000001', passport: 'NO PASSPORT YET' });
  await correct(page);
  const phone = dialog(page).getByLabel('Phone', { exact: true });
  const name = dialog(page).getByLabel('Name', { exact: true });
  const email = dialog(page).getByLabel('Email');
  const day = dialog(page).getByRole('textbox', { name: 'Date of birth' });
  await save(page).click();
  await expect(dialog(page)).toContainText('Nothing is different yet.');
  await phone.fill('০১৮১৯-৭৭৭১২৩');
  await name.fill('');
  await email.fill('rakib@example');
  await day.fill('31/02/1999');
  await expect(dialog(page)).toContainText('Now NO PASSPORT YET. Leave it empty to keep it.');
  await dialog(page).getByLabel('Passport').fill('QX7654321');
  await save(page).click();
  await expect(dialog(page)).toContainText('Please write why: 3 to 300 characters.');
  await expect(dialog(page)).toContainText('Write your full name.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('rakib@example');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveValue('০১৮১৯-৭৭৭১২৩');
  await name.fill('Rakib Right');
  await email.fill('rakib@example.com');
  await day.fill('28/02/1999');
  await dialog(page).getByLabel('Destination').selectOption({ label: 'Romania' });
  await dialog(page).getByLabel('Why it is corrected').fill('Misheard');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The facts are corrected.');
  const heading = page.getByRole('heading', { level: 1, name: 'Rakib Right' });
  await expect(heading.locator('..')).toContainText('Romania');
  for (const text of ['০১৮১৯-৭৭৭১২৩', '28 February 1999', '•••••321']) {
    await expect(facts(page)).toContainText(text);
  }
  for (const before of await facts(page).getByText('Corrected before (1)').all()) {
    await before.click();
  }
  for (const text of ['before01712000001', 'Misheard', 'NO PASSPORT YET']) {
    await expect(facts(page)).toContainText(text);
  }
  await expect(history(page)).toContainText(/Corrected: .*Phone/);
  await expect(page.getByText('QX7654321')).toHaveCount(0);
  const found = await page.request.post('/api/application/search', { data: { q: '01819777123' } });
  expect(await found.json()).toMatchObject([{ name: 'Rakib Right' }]);
});

test('who is behind sees what a field says now, and keeps their own by a second press', async ({
  page,
}) => {
  const { id } = await openCase(page, 'Rakib Two', { job: 'Cook' });
  await correct(page);
  await dialog(page).getByLabel('Job').fill('Welder');
  await dialog(page).getByLabel('Why it is corrected').fill('Has changed his trade');
  const theirs = { job: 'Tailor', address: 'Gazipur' };
  await change(page, id, 'facts', { changes: theirs, reason: 'Misheard' });
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Somebody else has changed this case',
  );
  await expect(dialog(page)).toContainText('It now says: Tailor');
  await expect(dialog(page).getByLabel('Job')).toHaveValue('Welder');
  await expect(dialog(page).getByLabel('Address')).toHaveValue('Gazipur');
  await dialog(page).getByRole('button', { name: 'Correct all the same' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Welder');
  await expect(facts(page)).toContainText('Gazipur');
});

test('an owner has a case erased by its receipt number, and stops it; other staff only see that it will be', async ({
  page,
  site,
}) => {
  const asked = { kind: 'erase', text: 'Please erase me', phone: '01712000129' };
  const { reference } = await complain(page, asked);
  const { receiptNumber } = await openCase(page, 'Rakib Erase');
  const erase = page.getByRole('button', { name: 'Erase on request…' });
  const confirm = dialog(page).getByRole('button', { name: 'Erase in 72 hours' });
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
  await expect(erase).toBeVisible();
  await giveRole(site, 'staff');
  await page.reload();
  await expect(facts(page).getByRole('button', { name: 'Correct' })).toBeVisible();
  await expect(erase).toHaveCount(0);
});
