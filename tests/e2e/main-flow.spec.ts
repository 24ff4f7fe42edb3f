import { expect } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

const applicant = {
  name: 'মোঃ আব্দুর রহমান',
  birth: '৫/৩/১৯৯৮',
  phone: '০১৭১২৩৪৫৬৭৮',
  email: 'rahman@example.com',
  address: 'House 4, Road 2\nMirpur, Dhaka',
  job: 'Electrician',
  experience: '৬ বছর',
  passport: 'A12345678',
  reference: 'None <b>at all</b>',
  present: 'Bangladesh',
  interested: 'Hungary',
};

test('a visitor applies; staff, with a wrong password first, see it, call, and the mark survives a restart', async ({
  page,
  site,
}) => {
  await page.goto('/application');
  for (const [field, value] of Object.entries(applicant)) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  await page.getByRole('checkbox', { name: 'I agree that' }).check();
  await page.getByRole('button', { name: 'SUBMIT APPLICATION' }).click();
  await expect(page.getByText('Your application has been submitted successfully.')).toBeVisible();
  await expect(page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)).toBeVisible();

  await page.goto('/admin/allapplication');
  await expect(page.getByRole('heading', { name: 'Login As Admin!' })).toBeVisible();
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
  await email.fill(staff.email);
  await password.fill('not the password');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByText('Login failed! Please check your credentials.')).toBeVisible();
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  await email.fill(staff.email);
  await password.fill(staff.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name: 'All Application' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: applicant.name });
  await expect(card).toContainText('•••••678');
  await expect(card).toContainText(applicant.reference);
  await card.getByRole('button', { name: 'MARK AS CONTACTED' }).click();
  await expect(card.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();

  await site.restart('SIGKILL');
  await page.reload();
  await expect(card.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
});

test('E-48 home, about and home again ask for their data once each; no page breaks its own policy or its hydration, and an unknown address is a 404 @ci', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const asked: string[] = [];
  const caching = new Set<string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/browser-error') complaints.push(pathname);
    if (!pathname.endsWith('.data')) return;
    asked.push(pathname);
    caching.add(response.headers()['cache-control']);
  });

  await openPage(page, '/bn');
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent())!;
  const reviews = page.locator('article blockquote');
  const said = await reviews.allTextContents();
  expect(said.length).toBeGreaterThan(1);
  const go = async (address: string) => {
    // oxlint-disable-next-line -- by its address: the menu of phones has the same links
    await page.locator(`header a[href="${address}"]:visible`).last().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  };
  await go('/bn/about');
  await expect(heading).not.toHaveText(first);
  await go('/bn');
  await expect(heading).toHaveText(first);
  expect(await reviews.allTextContents()).toEqual(said);

  // Others are fetched ahead of being followed.
  const own = ['/bn/about.data', '/bn.data'];
  expect(asked.filter((path) => own.includes(path))).toEqual(own);
  // What all visitors share comes from memory.
  expect([...caching]).toEqual(['public, max-age=0, must-revalidate']);
  for (const path of ['/', '/gallery', '/bn/contact', '/application', '/admin']) {
    await openPage(page, path);
  }
  expect(complaints).toEqual([]);
  expect((await page.goto('/bn/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/nowhere', '/admin/nowhere'])
    expect((await page.request.get(path)).status()).toBe(404);
  // The page itself, which the console tells of as well.
  expect(complaints.filter((said) => !said.includes('404'))).toEqual([]);
});
