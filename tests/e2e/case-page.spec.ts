import { type Page, expect } from '@playwright/test';
import { addColleague } from '#tests/support/add-colleague.ts';
import { staff } from '#tests/support/running-site.ts';
import { change, openCase } from '#tests/support/staff-case.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { signIn } from '#tests/support/site-fixture.ts';
import { chooseLanguage, test } from '#tests/support/staff-page.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const history = (page: Page) => page.getByRole('region', { name: 'History' });
/** The line that says it: the dialog beside it names every stage. */
const stage = (page: Page) =>
  page
    .getByRole('region', { name: 'Stage' })
    .getByRole('paragraph')
    .filter({ has: page.locator('b') })
    .first();
const dialog = (page: Page) => page.getByRole('dialog');
const move = (page: Page) => dialog(page).getByRole('button', { name: 'Move', exact: true });

async function chooseMove(page: Page, to: string) {
  await page.getByRole('button', { name: 'Another stage…' }).click();
  await dialog(page).getByLabel('New stage').selectOption(to);
}

test('K-02 to K-05: a case is moved on a phone, by two people too, taken back, marked and closed with both reasons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await openCase(page, 'Rakib Move');
  await page.getByRole('button', { name: 'Next: Called' }).click();
  await expect(page.getByRole('alert')).toContainText('Rakib Move is now at “Called”.');
  // Whoever is faster than the page, which reads the case anew after each act, is not told of their own as of somebody else's.
  const letRead = await holdRequests(page, `**/api/application/${id}/case`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('The move was taken back.');
  await chooseMove(page, 'documents');
  await move(page).click();
  await expect(page.getByRole('alert')).toContainText('Rakib Move is now at “Documents”.');
  letRead();
  await expect(stage(page)).toContainText('Documents');
  await page.reload();
  await expect(history(page)).toContainText('Stage: New application → Documents');

  await test.step('K-04: who is behind sees who was faster and where the case is now, and keeps their own by a press', async () => {
    await chooseMove(page, 'refused');
    await dialog(page).getByLabel('Reason').fill('The papers were forged');
    await change(page, id, 'stage', { to: 'visa' });
    await move(page).click();
    const clash = dialog(page).getByRole('alert');
    await expect(clash).toContainText('While you wrote, staff wrote here.');
    await expect(clash).toContainText('Stage: Visa applied for');
    await clash.getByRole('button', { name: 'Keep mine' }).click();
    await expect(stage(page)).toContainText('Permit or visa refused');
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('The move was taken back.');
  await expect(stage(page)).toContainText('Visa applied for');
  await expect(history(page)).not.toContainText('refused');

  await test.step('K-05: a departure without clearance says what the Act asks for, and leaves a mark', async () => {
    await chooseMove(page, 'departed');
    await expect(dialog(page)).toContainText('the Act asks for clearance before departure, s. 20');
    await expect(dialog(page)).toContainText('The contract was not explained yet.');
    await dialog(page).getByLabel('Reason').fill('Left by himself');
    await move(page).click();
    await expect(page.getByText('Left without BMET clearance')).toBeVisible();
  });
  await test.step('K-03: closing asks for both reasons, and what was typed stays', async () => {
    await chooseMove(page, 'closed');
    await expect(dialog(page)).toContainText('Closing a case needs a reason.');
    await move(page).click();
    await expect(dialog(page)).toContainText('Please choose why.');
    await expect(dialog(page)).toContainText('Please write why: 3 to 300 characters.');
    const reason = dialog(page).getByLabel('Reason', { exact: true });
    await reason.fill('Found work at home');
    await move(page).click();
    await expect(reason).toHaveValue('Found work at home');
    await dialog(page).getByLabel('Why it is closed').selectOption('withdrew');
    await move(page).click();
    await expect(stage(page)).toContainText('Closed: Withdrew');
    await expect(stage(page)).toContainText('Before: Departed');
    await expect(history(page)).toContainText('Found work at home');
  });
  await page.goto(`/admin/case/${id}/print`);
  await expect(page.getByRole('article').getByText('Left without BMET clearance')).toBeVisible();
});

test('decisions 15 and 38, K-02: opened from the list, moved by keyboard alone, planned and taken over; a new language or sign-in leads back @ci', async ({
  page,
}) => {
  const name = 'Rakib Keys';
  const { id } = await openCase(page, name);
  await change(page, id, 'stage', { to: 'visa' });
  await page.goto('/admin/allapplication');
  const row = page.getByRole('article', { name });
  await expect(row).toContainText('Visa applied for');
  await row.getByRole('heading').getByRole('button').click();
  await row.getByRole('link', { name: 'Open case' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Another stage…' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('New stage').focus();
  await page.keyboard.type('Visa granted');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('New stage')).toHaveValue('granted');
  await dialog(page).getByRole('textbox', { name: 'On which day' }).focus();
  await page.keyboard.press('Enter');
  await expect(stage(page)).toContainText('Visa granted');

  await page.getByRole('button', { name: 'Set a day' }).click();
  await dialog(page).getByLabel('What').selectOption('papers');
  await dialog(page).getByLabel('In words').fill('Bring the degree');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const next = page.getByRole('region', { name: 'To do' });
  await expect(next).toContainText('Papers Bring the degree');
  await next.getByRole('button', { name: 'Done' }).click();
  await expect(next).toContainText('Nothing planned');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toContainText('Papers Bring the degree');

  const mine = page.getByRole('button', { name: 'I take it' });
  const responsible = page.getByLabel('Responsible');
  await mine.click();
  await expect(mine).toBeHidden();
  await expect(responsible.getByRole('option', { selected: true })).toHaveText('staff');
  await responsible.selectOption({ label: 'Nobody' });
  await expect(mine).toBeVisible();
  await expect(responsible).toHaveValue('');
  await page.reload();
  await expect(mine).toBeVisible();

  await history(page).getByLabel('Note').fill('Half of a note');
  await chooseLanguage(page, 'বাংলা');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page).toHaveURL(`/admin/case/${id}`);
  await expect(page.getByRole('textbox', { name: 'নোট' })).toHaveValue('Half of a note');

  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/admin/case/${id}`);
  await page.goto('/admin/case/none');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'There is no such application',
  );
});

test('K-09, K-10, K-47: notes are kept, changed and taken away, each for itself; hostile text is text, and no network loses nothing @ci', async ({
  page,
  context,
}) => {
  await openCase(page, 'Rakib Note');
  const notes = history(page).getByRole('textbox', { name: 'Note' });
  const keep = history(page).getByRole('button', { name: 'Save' });
  const hostile = '<img src=x onerror=alert(1)> "\'& রবিবার';
  await notes.fill(hostile);
  await keep.click();
  await expect(history(page).getByText(hostile)).toBeVisible();
  await expect(notes).toHaveValue('');
  await history(page).getByLabel('More: note').click();
  await history(page).getByRole('button', { name: 'Change' }).click();
  await notes.nth(1).fill('Comes on Tuesday');
  await notes.first().fill('Has a new number');
  await keep.first().click();
  const others = history(page).getByRole('listitem').filter({ hasText: 'Has a new number' });
  await expect(others).toBeVisible();
  await expect(notes.nth(1)).toHaveValue('Comes on Tuesday');
  await keep.nth(1).click();
  const changed = history(page).getByRole('listitem').filter({ hasText: 'Comes on Tuesday' });
  await expect(changed).toBeVisible();
  await expect(history(page).getByText(hostile)).toBeHidden();
  await changed.getByLabel('More: note').click();
  await changed.getByRole('button', { name: 'Take away' }).click();
  await expect(changed).toBeHidden();
  await expect(others).toBeVisible();

  await notes.fill('Comes on Sunday');
  await chooseMove(page, 'refused');
  await dialog(page).getByLabel('Reason').fill('The papers were forged');
  await context.setOffline(true);
  await move(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  // Left, and opened again: the reason is there.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await chooseMove(page, 'refused');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('The papers were forged');
  await move(page).click();
  await expect(history(page)).toContainText('→ Permit or visa refused');
  await expect(notes).toHaveValue('Comes on Sunday');
  await context.setOffline(true);
  await keep.click();
  await expect(history(page).getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await keep.click();
  await expect(history(page).getByText('Comes on Sunday')).toHaveCount(1);
});

test('nothing is kept in the name of another account that has signed in meanwhile, in another tab or over the page @ci', async ({
  page,
}) => {
  const colleague = await addColleague(page, 'at-the-same-desk@sampan.example');
  await openCase(page, 'Rakib Desk');
  const note = history(page).getByRole('textbox', { name: 'Note' });
  const keep = history(page).getByRole('button', { name: 'Save' });
  const refused = page.getByText(/^Another account is signed in here now, so nothing was done/);
  // As in another tab.
  await signIn(page, colleague);
  await note.fill('Comes on Sunday');
  await keep.click();
  await expect(refused).toBeVisible();
  await expect(note).toHaveValue('Comes on Sunday');

  const logIn = async ({ email, password }: typeof staff) => {
    await page.context().clearCookies({ name: /session/ });
    await keep.click();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(staff.email);
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Password').fill(password);
    await dialog(page).getByRole('button', { name: 'LOGIN' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await logIn(colleague);
  await expect(refused).toBeVisible();
  await expect(note).toHaveValue('Comes on Sunday');
  await logIn(staff);
  await expect(note).toHaveValue('');
  await expect(history(page).getByText('Comes on Sunday')).toHaveCount(1);
});

test('K-20: a passport number is shown for a reason, and the history says so @ci', async ({
  page,
}) => {
  await openCase(page, 'Rakib Passport');
  await expect(page.getByText(goodApplication.passport)).toBeHidden();
  await page.getByRole('button', { name: 'Show whole number' }).click();
  await dialog(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog(page)).toContainText('Please choose');
  await dialog(page).getByLabel('Reason').selectOption('other');
  await dialog(page).getByLabel('In words').fill('The bank asks');
  await dialog(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(goodApplication.passport)).toBeVisible();
  await page.reload();
  await expect(history(page)).toContainText('Passport number shown: For something else');
  await expect(history(page)).toContainText('The bank asks');
  await expect(page.getByText(goodApplication.passport)).toBeHidden();
});
