import { type Page, expect } from '@playwright/test';
import { addColleague } from '#tests/support/add-colleague.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn } from '#tests/support/site-fixture.ts';
import { giveRole, inDatabase, test } from '#tests/support/staff-page.ts';

const password = 'tide rolls over mud';

async function login(page: Page, email: string, text: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(text);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}

async function openAccounts(page: Page) {
  await page.goto('/admin/accounts');
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
}

async function openOwnAccount(page: Page) {
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
}

/** Types one's own password into the dialog that asks for it. */
async function proveOneself(page: Page, text: string) {
  const question = page.getByRole('dialog');
  await question.getByLabel('Your password').fill(text);
  await question.getByRole('button', { name: 'Go on' }).click();
}

/** Makes the link of an invitation, on the page of the accounts. */
async function invite(page: Page, email: string, ownPassword: string): Promise<string> {
  await page.getByLabel('E-mail of the colleague').fill(email);
  await page.getByLabel('Your password').fill(ownPassword);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByRole('textbox', { name: `Link for ${email}` });
  await expect(link).toBeFocused();
  return link.inputValue();
}

test('an invited colleague joins at 360 px, becomes an owner, and is disabled with the links made meanwhile; everybody sees who made what', async ({
  page,
  elsewhere: desk,
  site,
}) => {
  const viewport = { width: 360, height: 800 };
  const [clerk, guest] = ['clerk@sampan.example', 'guest@private.example'];
  await page.setViewportSize(viewport);
  await openAccounts(page);
  const joining = await invite(page, clerk, staff.password);
  await expect(page.getByText('It has not been mailed')).toBeVisible();

  await desk.setViewportSize(viewport);
  await desk.goto(joining);
  await expect(desk.getByText(clerk)).toBeVisible();
  // The other language, a reload and back: the link is still whole.
  await desk.getByRole('button', { name: 'বাংলা' }).click();
  await desk.getByRole('button', { name: 'English' }).waitFor();
  await desk.reload();
  await expect(desk.getByText(clerk)).toBeVisible();
  await desk.getByRole('button', { name: 'English' }).click();
  await desk.getByLabel('New password').fill('password1234');
  await desk.getByRole('button', { name: 'Save password' }).click();
  await expect(desk.getByText('This is easy to guess')).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await desk.getByLabel('New password').fill(password);
  await desk.getByRole('button', { name: 'Show' }).click();
  await expect(desk.getByLabel('New password')).toHaveAttribute('type', 'text');
  await desk.getByRole('button', { name: 'Save password' }).click();
  // Straight in, and asked once; who answers nothing starts where everybody does.
  await expect(desk.getByRole('textbox', { name: 'Your name' })).toHaveValue('Clerk');
  await expect(desk.getByRole('radio', { name: /^Calls/ })).not.toBeChecked();
  expect(await axeViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Begin' }).click();
  await desk.getByRole('heading', { name: 'Add Gallery' }).waitFor();

  await giveRole(site, 'owner', clerk);
  await openAccounts(desk);
  await desk.getByRole('button', { name: `New password link for ${staff.email}` }).click();
  await proveOneself(desk, 'not the password');
  await expect(desk.getByRole('dialog').getByText('This is not your password')).toBeVisible();
  expect(await axeViolations(desk, 'dialog')).toEqual([]);
  await proveOneself(desk, password);
  const taken = desk.getByRole('textbox', { name: `Link for ${staff.email}` });
  await expect(taken).toBeFocused();
  const link = await taken.inputValue();
  const door = await invite(desk, guest, password);

  await openOwnAccount(page);
  const told = page.getByRole('list', { name: 'What happened to your account' });
  await expect(told).toContainText('made a link for a new password, Clerk');
  await openAccounts(page);
  const invited = page.getByRole('listitem').filter({ hasText: guest });
  await expect(invited).toContainText(clerk);
  await page.getByRole('button', { name: `Disable ${clerk}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(clerk);
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The account has been disabled')).toBeVisible();
  await expect(invited).toHaveCount(0);

  await desk.goto('/admin/allapplication');
  await expect(desk.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();
  await login(desk, clerk, password);
  await expect(desk.getByText('Login failed! Please check your credentials.')).toBeVisible();
  for (const address of [joining, link, door]) {
    // A new part behind # alone would not load the page anew.
    await desk.goto('about:blank');
    await desk.goto(address);
    await expect(desk.getByText('This link has been used')).toBeVisible();
  }
  await page.goto('/admin/history');
  await expect(page.getByText('took an invitation back').first()).toBeVisible();
  await expect(page.getByText('link for a new password withdrawn').first()).toBeVisible();
});

test('the password of the first sign-in is changed before anything else; whoever gives a name and a start page is known by the one and begins with the other @ci', async ({
  page,
  elsewhere: own,
  site,
}) => {
  const email = 'named@sampan.example';
  const { password: first } = await addColleague(page, email);
  await inDatabase(site, (db) =>
    db.updateTable('staff').set({ mustChangePassword: 1 }).where('email', '=', email).execute(),
  );
  await own.goto('/admin/allgallery');
  await login(own, email, first);
  await expect(own.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await own.goto('/admin/allapplication');
  await expect(own.getByRole('heading', { name: 'Change password' })).toBeVisible();
  const changed = 'mud rolls over tide';
  await own.getByLabel('Current password').fill(first);
  await own.getByLabel('New password').fill(changed);
  await own.getByRole('button', { name: 'Change password' }).click();
  await own.getByRole('radio', { name: /^Cases/ }).check();
  await own.getByRole('button', { name: 'Begin' }).click();
  await expect(own.getByRole('heading', { name: 'All Application' })).toBeVisible();

  await openOwnAccount(own);
  await expect(own.getByRole('radio', { name: 'Today', exact: true })).toBeChecked();
  const name = own.getByLabel('Your name');
  const saving = own.getByRole('button', { name: 'Save', exact: true });
  await name.fill(' ');
  await saving.click();
  await expect(own.getByText('Please write a name')).toBeVisible();
  await name.fill('Rahima  Begum');
  await own.getByRole('radio', { name: 'All Application' }).check();
  await saving.click();
  await expect(own.getByText('Saved.')).toBeVisible();
  await own.getByRole('button', { name: 'Admin Logout' }).click();
  await login(own, email, changed);
  await expect(own.getByRole('heading', { name: 'All Application' })).toBeVisible();
  // Whoever was on the way to a page still gets there.
  await own.goto('/admin?next=%2Fadmin%2Foverview');
  await expect(own).toHaveURL(/overview$/);

  await page.goto('/admin/history');
  const acts = page.getByRole('article').filter({ hasText: 'changed the own name' });
  // The name that was guessed on the first day is told, too.
  const renamed = acts.filter({ hasText: 'Rahima Begum' }).first();
  await expect(renamed).toBeVisible();
  await page.getByRole('link', { name: 'By staff alone' }).click();
  await expect(page).toHaveURL(/by=staff/);
  await expect(renamed).toBeVisible();
  await expect(page.getByText('the program or a visitor')).toBeHidden();
});

test('a code is asked for once it is set up, and a recovery code stands in @ci', async ({
  page,
  elsewhere: own,
}) => {
  const careful = await addColleague(page, 'careful@sampan.example');
  await signIn(own, careful);
  await openOwnAccount(own);
  const urge = own.getByText('Your account opens with a password alone.');
  await expect(urge).toBeVisible();
  await own.getByRole('button', { name: 'Set up' }).click();
  await own.getByLabel('Your password').fill(careful.password);
  await own.getByRole('button', { name: 'Go on' }).click();
  await expect(own.getByRole('img', { name: 'QR code' })).toBeVisible();
  const shown = await own.getByText('Or type this key into the app:').innerText();
  const [recovery = ''] = await own.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).allInnerTexts();
  expect(await axeViolations(own)).toEqual([]);
  const field = own.getByLabel('The code that the app shows');
  await field.fill('000000');
  await own.getByRole('button', { name: 'Switch on' }).click();
  await expect(own.getByText('This code is not right')).toBeVisible();
  await field.fill(codeFor((shown.split(':')[1] ?? '').replace(/\s/g, '')));
  await own.getByRole('button', { name: 'Switch on' }).click();
  await expect(own.getByText('The code at sign-in is switched on')).toBeVisible();
  await expect(urge).toBeHidden();

  await own.getByRole('button', { name: 'Admin Logout' }).click();
  await expect(own.getByText('Successfully logged out from admin!')).toBeVisible();
  await login(own, careful.email, careful.password);
  await own.getByLabel('Code').fill('111111');
  await own.getByRole('button', { name: 'LOGIN' }).click();
  await expect(own.getByText('This code is not right')).toBeVisible();
  expect(await axeViolations(own)).toEqual([]);
  await own.getByLabel('Code').fill(recovery);
  await own.getByRole('button', { name: 'LOGIN' }).click();
  await expect(own.getByRole('heading', { name: 'Add Gallery' })).toBeVisible();
});

test('one’s own sessions are listed, and everywhere means everywhere; after an hour without use one signs in again over the page, and what was typed goes on @ci', async ({
  page,
  elsewhere: other,
  site,
}) => {
  await openAccounts(page);
  await page.getByLabel('E-mail of the colleague').fill('typed@sampan.example');
  await page.getByLabel('Your password').fill(staff.password);
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await inDatabase(site, (db) =>
    db.updateTable('session').set({ lastUsedAt: anHourAgo }).execute(),
  );
  await page.getByRole('button', { name: 'Make the link' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(staff.password);
  await again.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('textbox', { name: 'Link for typed@sampan.example' })).toBeFocused();

  await signIn(other);
  await other.goto('/admin/allgallery');
  await expect(other.getByRole('heading', { name: 'All Gallery' })).toBeVisible();
  await openOwnAccount(page);
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await proveOneself(page, staff.password);
  await expect(page.getByText('Successfully logged out from admin!')).toBeVisible();
  await other.goto('/admin/allgallery');
  await expect(other.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();
});
