import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { asCsv, sampleHeadings, sampleList } from '#tests/support/sample-list.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/staff-page.ts';

const list = (from: number) => ({
  ...{ name: 'old list 2024.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(asCsv(sampleList({ count: 12, faulty: 2, from }))),
});

const step = (page: Page, name: string) => page.locator('[aria-current=step]', { hasText: name });

test('K-49: an old list comes in by four steps, and goes back @ci', async ({ page }) => {
  await page.goto('/admin/allapplication');
  await page.getByLabel('More about this list').click();
  await page.getByRole('link', { name: 'Bring an old list' }).click();
  await page.getByLabel('Choose the file').setInputFiles(list(7000));

  await expect(step(page, 'Columns')).toBeVisible();
  await expect(page.getByText('12 lines')).toBeVisible();
  await expect(page.getByLabel(`${sampleHeadings[1]} goes to`)).toHaveValue('name');
  const next = page.getByRole('button', { name: 'Look at the people' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('DOB: what is 5/3/1998?').selectOption('day');
  await page.getByRole('radio', { name: 'No: put them in Waiting' }).check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await next.click();

  await expect(step(page, 'Look')).toBeVisible();
  await expect(page.getByText('Excel has shortened this number: 8.8E+12').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '12 All' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('New');
  await page.getByRole('button', { name: 'Bring 10 in' }).click();

  await expect(page.getByRole('heading', { name: '10 people are here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take the file' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '10 are in the trash' })).toBeVisible();
});

test('K-49: without a network what was chosen stays, and a phone shows all of it @ci', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/import');
  await expect(step(page, 'File')).toBeVisible();
  await expect(page.getByText('Excel or CSV')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Choose the file').setInputFiles(list(8000));
  await expect(page.getByRole('alert')).toContainText('No connection');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();

  await page.getByLabel('DOB: what is 5/3/1998?').selectOption('month');
  await page.getByRole('radio', { name: 'Yes: Contacted' }).check({ force: true });
  await context.setOffline(true);
  const next = page.getByRole('button', { name: 'Look at the people' });
  await next.click();
  await expect(page.getByRole('alert')).toContainText('No connection');
  await expect(page.getByLabel('DOB: what is 5/3/1998?')).toHaveValue('month');
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await next.click();
  await expect(step(page, 'Look')).toBeVisible();
  await expectNoSidewaysScroll(page);
  // Left and found again.
  await page.goto('/admin/import');
  await page.getByRole('link', { name: 'old list 2024.csv' }).first().click();
  await expect(page.getByRole('button', { name: 'Bring 10 in' })).toBeVisible();
});
