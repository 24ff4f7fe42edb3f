import { type Page, expect } from '@playwright/test';
import { test } from '#tests/support/staff-page.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save and get a receipt number' });

test('K-46: with name and phone alone an application is taken down, and its number read out', async ({
  page,
}) => {
  await page.goto('/admin/allapplication');
  await page.getByRole('link', { name: 'New application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take down an application');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Salma Office');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('০১৭১২-৩৪৫৬৭৮');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salma Office' })).toBeVisible();
  const slip = page.getByRole('status').filter({ hasText: 'Read this number out:' });
  const number = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await slip.textContent()) ?? '')?.[0];
  expect(number).toBeDefined();
  await expect(page.getByText('Taken down in the office', { exact: true })).toBeVisible();
  const answers = page.getByRole('region', { name: 'Answers' });
  await answers.getByText('7 more').click();
  await expect(answers.getByText(/^not given$/i)).toHaveCount(12);
  const answer = await page.request.post('/api/application/lookup', {
    data: { receiptNumber: number, phoneEnd: '345678' },
  });
  expect(await answer.json()).toMatchObject({ step: 1 });
  await page.goto('/admin/allapplication');
  await expect(page.getByRole('article', { name: 'Salma Office' })).toContainText('Not given');
});

test('what is wrong is said beside its field, what looks like a slip is asked about once; without a network nothing typed is lost, and a second press keeps it once @ci', async ({
  page,
  context,
}) => {
  const name = page.getByRole('textbox', { name: /^Name/ });
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  const summary = page.getByRole('alert');
  await page.goto('/admin/case/new');
  await phone.fill('12345');
  await page.getByLabel('Address').fill('Savar, Dhaka');
  await save(page).click();
  await expect(summary).toContainText('Not kept yet: please correct this');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Jamal Office');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('2/7/1999');
  await page.getByLabel('The person agrees').check();
  await save(page).click();
  await expect(summary).toContainText('Press again to keep it as it is.');
  await expect(page.getByLabel('Address')).toHaveValue('Savar, Dhaka');
  await context.setOffline(true);
  await save(page).click();
  await expect(summary).toBeVisible();
  await expect(summary).not.toContainText('Press again');
  await expect(name).toHaveValue('Jamal Office');
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jamal Office' })).toBeVisible();
  await expect(page.getByText('2 July 1999')).toBeVisible();
  const found = await page.request.post('/api/application/search', { data: { q: 'Jamal Office' } });
  expect(await found.json()).toHaveLength(1);
});
