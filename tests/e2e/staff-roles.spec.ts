import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

const password = 'tide rolls over mud';

/** Calls the API as whoever is signed in there. */
async function post<Answer>(
  request: APIRequestContext,
  origin: string,
  path: string,
  data: object,
) {
  const answer = await request.post(path, { data, headers: { origin } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

/** Lets a colleague join by an invitation of whoever is signed in on the page, and sign in. */
async function join(page: Page, other: Page, origin: string, email: string) {
  const invitation = { email, password: staff.password };
  const made = await post<{ path: string }>(
    page.request,
    origin,
    '/api/staff/invitations',
    invitation,
  );
  const token = made.path.split('#')[1];
  const { request } = other;
  await post(request, origin, '/api/auth/link/password', { token, newPassword: password });
  await post(request, origin, '/api/auth/sign-in/email', { email, password });
}

/** Lets every session begin some minutes ago. */
async function age(dataDir: string, minutes: number) {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await db.updateTable('session').set({ createdAt }).execute();
  await db.destroy();
}

async function openAccounts(page: Page) {
  await page.goto('/admin/accounts');
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
}

async function giveRole(page: Page, email: string, role: 'Owner' | 'Staff') {
  await page.getByRole('combobox', { name: `Role of ${email}` }).selectOption(role);
  const answer = role === 'Owner' ? 'Make an owner' : 'Make staff';
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
}

for (const width of [360, 1440]) {
  test(`staff see no accounts but their own, until an owner makes them one, at ${width} px`, async ({
    page,
    browser,
    site,
  }) => {
    const email = `second-${width}@sampan.example`;
    await signIn(page);
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 800 },
    });
    const other = await context.newPage();
    await join(page, other, site.origin, email);
    await other.goto('/admin/accounts');
    await expect(other.getByText('Only an owner can do this')).toBeVisible();
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('link', { name: 'Your own account' }).click();
    await expect(other.getByRole('heading', { name: email })).toBeVisible();
    const menu = other.getByRole('button', { name: 'Open admin menu' });
    if (await menu.isVisible()) await menu.click();
    const navigation = other.getByRole('navigation', { name: 'Admin' });
    await expect(navigation.getByRole('link', { name: 'Your account' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Accounts' })).toHaveCount(0);

    await page.setViewportSize({ width, height: 800 });
    await openAccounts(page);
    await giveRole(page, email, 'Owner');
    await expect(page.getByText('Now an owner')).toBeVisible();
    await expect(page.getByRole('combobox', { name: `Role of ${email}` })).toHaveValue('owner');
    expect(await axeViolations(page)).toEqual([]);

    await other.goto('/admin/accounts');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password').fill(password);
    await other.getByRole('button', { name: 'LOGIN' }).click();
    await expect(other.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
    await giveRole(other, email, 'Staff');
    await expect(other.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();
    await context.close();
  });
}

test('the only owner stays one, and reads why', async ({ page }) => {
  await signIn(page);
  await openAccounts(page);
  await giveRole(page, staff.email, 'Staff');
  const question = page.getByRole('dialog', { name: `Make ${staff.email} staff?` });
  await expect(question).toContainText('This is you');
  await expect(question.getByRole('alert')).toContainText('This is the only owner');
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('combobox', { name: `Role of ${staff.email}` })).toHaveValue('owner');
});

test('eleven minutes after signing in a role needs a new sign-in, over the page, which keeps what was typed', async ({
  page,
  browser,
  site,
}) => {
  const [careful, third] = ['careful-owner@sampan.example', 'third@sampan.example'];
  await signIn(page);
  const context = await browser.newContext({ baseURL: site.origin });
  const own = await context.newPage();
  await join(page, own, site.origin, third);
  await join(page, own, site.origin, careful);
  // The code at sign-in is asked for in the dialog too.
  const path = '/api/account/second-factor';
  type Setup = { secret: string; recoveryCodes: string[] };
  const begun = await post<Setup>(own.request, site.origin, path, { password });
  const { secret, recoveryCodes } = begun;
  await post(own.request, site.origin, `${path}/confirm`, { code: codeFor(secret) });
  await openAccounts(page);
  await giveRole(page, careful, 'Owner');
  await expect(page.getByText('Now an owner')).toBeVisible();
  await own.goto('/admin/accounts');
  const login = async () => {
    await own.getByLabel('Password').fill(password);
    await own.getByRole('button', { name: 'LOGIN' }).click();
    await own.getByLabel('Code').fill(recoveryCodes.pop() ?? '');
    await own.getByRole('button', { name: 'LOGIN' }).click();
  };
  await own.getByLabel('Email').fill(careful);
  await login();
  await expect(own.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();

  await age(site.dataDir, 11);
  await own.getByLabel('E-mail of the colleague').fill('typed@sampan.example');
  await giveRole(own, third, 'Owner');
  const again = own.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText('older than ten minutes');
  await expect(again.getByLabel('Password')).toBeFocused();
  expect(await axeViolations(own)).toEqual([]);
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
  await expect(own.getByRole('combobox', { name: `Role of ${third}` })).toHaveValue('owner');
  await expect(own.getByLabel('E-mail of the colleague')).toHaveValue('typed@sampan.example');
  await giveRole(own, third, 'Staff');
  await expect(own.getByText('Now staff')).toBeVisible();
  await giveRole(own, careful, 'Staff');
  await expect(own.getByText('Successfully logged out from admin!')).toBeVisible();
  await context.close();
});
