import { expect } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

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

test('staff publish a picture, visitors see it at once, and it can be deleted', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(page.getByText('No gallery item available.')).toBeVisible();

  await signIn(page);
  await page.goto('/admin/addgallery');
  await page.locator('#image').setInputFiles('tests/corpus/files/ok.jpg');
  await page.getByLabel('Full name').fill('Sample Person');
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Country').fill('Hungary');
  await page.getByLabel('Departure date', { exact: true }).fill('2026-10-01');
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();

  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Sample Person' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Sample Person' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/admin/allgallery');
  const card = page.getByRole('article').filter({ hasText: 'Sample Person' });
  await card.getByRole('button', { name: /delete/i }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Sample Person');
  await question.getByRole('button', { name: /delete/i }).click();
  await expect(page.getByText('the application has been deleted')).toBeVisible();

  await page.goto('/gallery');
  await expect(page.getByText('No gallery item available.')).toBeVisible();
});

test('no page breaks its own policy or its hydration, and an unknown address is a 404 in both languages', async ({
  page,
}) => {
  const complaints: string[] = [];
  const listen = (message: string) => complaints.push(message);
  page.on('console', (message) => message.type() === 'error' && listen(message.text()));
  page.on('pageerror', (error) => listen(error.message));
  for (const path of ['/', '/bn', '/gallery', '/bn/contact', '/application', '/admin']) {
    await openPage(page, path);
  }
  expect(complaints).toEqual([]);
  for (const path of ['/nowhere', '/bn/nowhere', '/admin/nowhere']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The page itself, which the console tells of as well.
  expect(complaints.filter((said) => !said.includes('404'))).toEqual([]);
});
