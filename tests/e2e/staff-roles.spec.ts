import { type Page, expect } from '@playwright/test';
import { problems } from '#app/http/problems.ts';
import { addColleague } from '#tests/support/add-colleague.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn } from '#tests/support/site-fixture.ts';
import { giveRole, inDatabase, test } from '#tests/support/staff-page.ts';

/** Calls the API as whoever has signed in on the page. */
async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

async function openAccounts(page: Page) {
  await page.goto('/admin/accounts');
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
}

const roleOf = (page: Page, email: string) =>
  page.getByRole('combobox', { name: `Role of ${email}` });

async function chooseRole(page: Page, email: string, role: 'Owner' | 'Staff') {
  await roleOf(page, email).selectOption(role);
  const answer = role === 'Owner' ? 'Make an owner' : 'Make staff';
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
}

test('staff see no accounts but their own, until an owner makes them one, at 360 px; the only owner stays one, and reads why @ci', async ({
  page,
  elsewhere: other,
}) => {
  // Whoever gives a role has signed in within the last ten minutes.
  await signIn(page);
  const viewport = { width: 360, height: 800 };
  const colleague = await addColleague(page, 'second@sampan.example');
  const { email, password } = colleague;
  await other.setViewportSize(viewport);
  await signIn(other, colleague);
  await other.goto('/admin/accounts');
  await expect(other.getByText('Only an owner can do this')).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('link', { name: 'Your own account' }).click();
  await expect(other.getByRole('heading', { name: email })).toBeVisible();
  await other.getByRole('button', { name: 'Open admin menu' }).click();
  await other
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Office' })
    .click();
  const office = other.getByRole('navigation', { name: 'Office' });
  await expect(office.getByRole('link', { name: 'History' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Accounts' })).toHaveCount(0);

  await page.setViewportSize(viewport);
  await openAccounts(page);
  await chooseRole(page, email, 'Owner');
  await expect(page.getByText('Now an owner')).toBeVisible();
  await expect(roleOf(page, email)).toHaveValue('owner');

  await other.goto('/admin/accounts');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'LOGIN' }).click();
  await expect(other.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
  await chooseRole(other, email, 'Staff');
  await expect(other.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();

  await page.reload();
  await expect(roleOf(page, email)).toHaveValue('staff');
  await chooseRole(page, staff.email, 'Staff');
  const question = page.getByRole('dialog', { name: `Make ${staff.email} staff?` });
  await expect(question).toContainText('This is you');
  await expect(question.getByRole('alert')).toContainText(problems.last_owner.sentence.en);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(roleOf(page, staff.email)).toHaveValue('owner');
  await page.reload();
  await expect(roleOf(page, staff.email)).toHaveValue('owner');
});

test('eleven minutes after signing in a role needs a new sign-in, over the page, which keeps what was typed @ci', async ({
  page,
  elsewhere: own,
  site,
}) => {
  const third = (await addColleague(page, 'third@sampan.example')).email;
  const careful = await addColleague(page, 'careful-owner@sampan.example');
  const { email, password } = careful;
  await giveRole(site, 'owner', email);
  await signIn(own, careful);
  // The code at sign-in is asked for in the dialog too.
  const path = '/api/account/second-factor';
  type Setup = { secret: string; recoveryCodes: string[] };
  const { secret, recoveryCodes } = await post<Setup>(own, path, { password });
  await post(own, `${path}/confirm`, { code: codeFor(secret) });
  await openAccounts(own);
  const createdAt = new Date(Date.now() - 11 * 60_000).toISOString();
  await inDatabase(site, (db) => db.updateTable('session').set({ createdAt }).execute());
  const typed = own.getByLabel('E-mail of the colleague');
  await typed.fill('typed@sampan.example');
  await chooseRole(own, third, 'Owner');
  const again = own.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText('older than ten minutes');
  await expect(again.getByLabel('Password')).toBeFocused();
  expect(await axeViolations(own, 'dialog')).toEqual([]);
  await again.getByRole('button', { name: 'Cancel' }).click();
  const question = own.getByRole('dialog', { name: `Make ${third} an owner?` });
  await expect(question.getByRole('alert')).toContainText('within the last ten minutes');
  await question.getByRole('button', { name: 'Make an owner' }).click();
  // It asks for a password over the page, where one is asked for as well.
  await again.getByLabel('Password').fill(password);
  await again.getByRole('button', { name: 'LOGIN' }).click();
  await again.getByLabel('Code').fill(recoveryCodes.pop() ?? '');
  await again.getByRole('button', { name: 'LOGIN' }).click();
  await expect(own.getByText('Now an owner')).toBeVisible();
  await expect(roleOf(own, third)).toHaveValue('owner');
  await expect(typed).toHaveValue('typed@sampan.example');
  await chooseRole(own, third, 'Staff');
  await expect(own.getByText('Now staff')).toBeVisible();
  await chooseRole(own, email, 'Staff');
  await expect(own.getByText('Successfully logged out from admin!')).toBeVisible();
});
