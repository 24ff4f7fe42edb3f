import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
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

test('a visitor applies, staff see it, call, and the mark survives a restart', async ({
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
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
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

test('a contact message becomes a mail', async ({ page, site }) => {
  await page.goto('/contact');
  await page.locator('[name=name]').fill('Rakib Hasan');
  await page.locator('[name=number]').fill('01000-000001');
  await page.locator('[name=email]').fill('rakib@example.com');
  await page.locator('[name=reference]').fill('No reference');
  await page.locator('[name=address]').fill('মিরপুর, ঢাকা');
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click();
  await expect(page.getByText('Success! Your email has been sent.')).toBeVisible();

  const folder = join(site.dataDir, 'mail');
  // Other tests on the same site have sent messages before; the names of the files begin with their time.
  const file = (await readdir(folder)).toSorted().at(-1) ?? '';
  const mail = await PostalMime.parse(await readFile(join(folder, file)));
  expect(mail.replyTo?.[0]?.address).toBe('rakib@example.com');
  expect(mail.text).toContain('মিরপুর, ঢাকা');
});

test('a wrong password says so and clears the form', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Email').fill('staff@sampan.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByText('Login failed! Please check your credentials.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects and sends the application in Bengali', async ({ page }) => {
    await page.goto('/bn/application');
    for (const [field, value] of Object.entries({ ...applicant, email: '' })) {
      await page.locator(`[name=${field}]`).fill(value);
    }
    await page.getByRole('checkbox', { name: 'আমি রাজি' }).check();
    const send = page.locator('form button[type=submit]').last();
    await send.click();
    await expect(page.locator('[name=name]')).toHaveValue(applicant.name);
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[name=email]').fill(applicant.email);
    await send.click();
    await expect(page).toHaveURL(/\/bn\/application\/receipt$/);
    await expect(page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)).toBeVisible();
  });

  test('the pages are there, in both languages', async ({ page }) => {
    for (const path of ['/', '/gallery', '/contact', '/application']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'বাংলা' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('an unknown address is a 404 in both languages', async ({ page }) => {
  for (const path of ['/nowhere', '/bn/nowhere', '/admin/nowhere']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('no page breaks its own policy or its hydration', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/', '/bn', '/gallery', '/bn/contact', '/application', '/admin']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  }
  expect(complaints).toEqual([]);
});
