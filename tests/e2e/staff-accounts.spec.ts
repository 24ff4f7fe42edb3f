import { type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

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
async function proveOneself(page: Page, text = staff.password) {
  const question = page.getByRole('dialog');
  await question.getByLabel('Your password').fill(text);
  await question.getByRole('button', { name: 'Go on' }).click();
}

async function invite(page: Page, email: string): Promise<string> {
  await openAccounts(page);
  await page.getByLabel('E-mail of the colleague').fill(email);
  await page.getByLabel('Your password').fill(staff.password);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByRole('textbox', { name: `Link for ${email}` });
  await expect(link).toBeFocused();
  return link.inputValue();
}

test('an invited colleague joins, and is disabled, at 360 px', async ({ page, browser }) => {
  const viewport = { width: 360, height: 800 };
  const email = 'colleague@sampan.example';
  await page.setViewportSize(viewport);
  await signIn(page);
  const link = await invite(page, email);
  await expect(page.getByText('It has not been mailed')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const context = await browser.newContext({ viewport });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(email)).toBeVisible();
  await other.getByLabel('New password').fill('password1234');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('This is easy to guess')).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  await other.getByLabel('New password').fill(password);
  await other.getByRole('button', { name: 'Show' }).click();
  await expect(other.getByLabel('New password')).toHaveAttribute('type', 'text');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('Your password is saved.')).toBeVisible();
  await login(other, email, password);
  await other.getByRole('heading', { name: 'Add Gallery' }).waitFor();

  await openAccounts(page);
  await page.getByRole('button', { name: `Disable ${email}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The account has been disabled')).toBeVisible();
  await other.goto('/admin/allapplication');
  await expect(other.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();
  await login(other, email, password);
  await expect(other.getByText('Login failed! Please check your credentials.')).toBeVisible();

  await other.goto(link);
  await expect(other.getByText('This link has been used')).toBeVisible();
  await context.close();
});

test('a code is asked for once it is set up, and a recovery code stands in', async ({
  page,
  browser,
}) => {
  const email = 'careful@sampan.example';
  await signIn(page);
  const link = await invite(page, email);
  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(link);
  await own.getByLabel('New password').fill(password);
  await own.getByRole('button', { name: 'Save password' }).click();
  await login(own, email, password);
  await own.getByRole('heading', { name: 'Add Gallery' }).waitFor();
  await openOwnAccount(own);
  const urge = own.getByText('Your account opens with a password alone.');
  await expect(urge).toBeVisible();
  await own.getByRole('button', { name: 'Set up' }).click();
  await own.getByLabel('Your password').fill(password);
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
  await login(own, email, password);
  await own.getByLabel('Code').fill('111111');
  await own.getByRole('button', { name: 'LOGIN' }).click();
  await expect(own.getByText('This code is not right')).toBeVisible();
  expect(await axeViolations(own)).toEqual([]);
  await own.getByLabel('Code').fill(recovery);
  await own.getByRole('button', { name: 'LOGIN' }).click();
  await expect(own.getByRole('heading', { name: 'Add Gallery' })).toBeVisible();
  await context.close();
});

test('one’s own sessions are listed; everywhere means everywhere', async ({ page, browser }) => {
  await signIn(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  await openOwnAccount(other);
  const ways = other.getByRole('button', { name: 'Sign out everywhere' });
  await expect(other.getByText('This browser')).toHaveCount(1);
  await ways.click();
  await proveOneself(other);
  await expect(other.getByText('Successfully logged out from admin!')).toBeVisible();
  await page.goto('/admin/allgallery');
  await expect(page.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();
  await context.close();
});

test('the password of the first sign-in is changed before anything else, then its page is gone', async ({
  page,
  site,
}) => {
  // As a site without settings is: with a generated password.
  const { execFileSync } = await import('node:child_process');
  const printed = execFileSync(
    process.execPath,
    ['bin/run.mjs', 'bin/staff.ts', 'add', 'first@sampan.example'],
    { env: { PATH: process.env.PATH, DATA_DIR: site.dataDir }, encoding: 'utf8' },
  );
  const generated = /once: (\S+)/.exec(printed)?.[1] ?? '';
  await page.goto('/admin/allgallery');
  await login(page, 'first@sampan.example', generated);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.goto('/admin/allapplication');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Current password').fill(generated);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'All Application' })).toBeVisible();
});

test('whoever gives a name and a start page is known by the one and begins with the other', async ({
  page,
  browser,
}) => {
  const email = 'named@sampan.example';
  await signIn(page);
  const link = await invite(page, email);
  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(link);
  await own.getByLabel('New password').fill(password);
  await own.getByRole('button', { name: 'Save password' }).click();
  await login(own, email, password);
  await own.getByRole('heading', { name: 'Add Gallery' }).waitFor();
  await openOwnAccount(own);
  await own.getByLabel('Your name').fill(' ');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('Please write a name')).toBeVisible();
  expect(await axeViolations(own)).toEqual([]);
  await own.getByLabel('Your name').fill('Rahima  Begum');
  await own.getByRole('radio', { name: 'All Application' }).check();
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('Saved.')).toBeVisible();
  await own.getByRole('button', { name: 'Admin Logout' }).click();
  await login(own, email, password);
  await expect(own.getByRole('heading', { name: 'All Application' })).toBeVisible();
  // Whoever was on the way to a page still gets there.
  await own.goto('/admin?next=%2Fadmin%2Foverview');
  await expect(own).toHaveURL(/overview$/);
  await context.close();

  await page.goto('/admin/history');
  const renamed = page.getByText(`changed the own name, Rahima Begum (${email})`);
  await expect(renamed).toBeVisible();
  await page.getByRole('link', { name: 'By staff alone' }).click();
  await expect(page).toHaveURL(/by=staff/);
  await expect(renamed).toBeVisible();
  await expect(page.getByText('the program or a visitor')).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
});

test('in Bengali and in the dark the pages of accounts are as usable', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await page.getByLabel('ইমেইল').fill(staff.email);
  await page.getByLabel('পাসওয়ার্ড').fill(staff.password);
  await page.getByRole('button', { name: 'লগইন' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'গ্যালারিতে যোগ' }).waitFor();
  for (const [address, heading] of [
    ['/admin/accounts', 'কর্মীরা'],
    ['/admin/account', 'আপনার অ্যাকাউন্ট'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { exact: true, name: heading })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('the links of an owner end with the owner’s account, and everybody sees who made what', async ({
  page,
  browser,
}) => {
  const [clerk, guest] = ['clerk@sampan.example', 'guest@private.example'];
  await signIn(page);
  const joining = await invite(page, clerk);
  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(joining);
  await desk.getByLabel('New password').fill(password);
  await desk.getByRole('button', { name: 'Save password' }).click();
  await expect(desk.getByText('Your password is saved.')).toBeVisible();
  await openAccounts(page);
  await page.getByRole('combobox', { name: `Role of ${clerk}` }).selectOption('Owner');
  await page.getByRole('dialog').getByRole('button', { name: 'Make an owner' }).click();
  await expect(page.getByText('Now an owner')).toBeVisible();
  await login(desk, clerk, password);
  await desk.getByRole('heading', { name: 'Add Gallery' }).waitFor();

  await openAccounts(desk);
  await desk.getByRole('button', { name: `New password link for ${staff.email}` }).click();
  await proveOneself(desk, 'not the password');
  await expect(desk.getByRole('dialog').getByText('This is not your password')).toBeVisible();
  expect(await axeViolations(desk)).toEqual([]);
  await proveOneself(desk, password);
  const taken = desk.getByRole('textbox', { name: `Link for ${staff.email}` });
  await expect(taken).toBeFocused();
  const link = await taken.inputValue();
  await desk.getByLabel('E-mail of the colleague').fill(guest);
  await desk.getByLabel('Your password').fill(password);
  await desk.getByRole('button', { name: 'Make the link' }).click();
  const invitation = desk.getByRole('textbox', { name: `Link for ${guest}` });
  await expect(invitation).toBeFocused();
  const door = await invitation.inputValue();

  await openAccounts(page);
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toContainText(clerk);
  await openOwnAccount(page);
  const told = page.getByRole('list', { name: 'What happened to your account' });
  await expect(told).toContainText(`made a link for a new password, ${clerk}`);
  await openAccounts(page);
  await page.getByRole('button', { name: `Disable ${clerk}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The account has been disabled')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toHaveCount(0);
  for (const address of [link, door]) {
    // A new part behind # alone would not load the page anew.
    await desk.goto('about:blank');
    await desk.goto(address);
    await expect(desk.getByText('This link has been used')).toBeVisible();
  }
  await page.goto('/admin/history');
  await expect(page.getByText('took an invitation back').first()).toBeVisible();
  await expect(page.getByText('link for a new password withdrawn').first()).toBeVisible();
  await context.close();
});

test('after an hour without use one signs in again over the page, and what was typed goes on', async ({
  page,
  site,
}) => {
  await signIn(page);
  await openAccounts(page);
  await page.getByLabel('E-mail of the colleague').fill('typed@sampan.example');
  await page.getByLabel('Your password').fill(staff.password);
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const database = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  await database.db.updateTable('session').set({ lastUsedAt: anHourAgo }).execute();
  await database.db.destroy();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(staff.password);
  await again.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('textbox', { name: 'Link for typed@sampan.example' })).toBeFocused();
});
