import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { apply } from '#tests/support/staff-case.ts';
import { giveRole, inDatabase, test } from '#tests/support/staff-page.ts';

// What one of them has set, no other test meets.
for (const around of [test.beforeEach, test.afterEach]) {
  around(({ site }) =>
    inDatabase(site, async (db) => {
      await db.deleteFrom('ownerSetting').execute();
      await db.deleteFrom('pendingSetting').execute();
    }),
  );
}

async function openSettings(page: Page) {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByText('Kept 18 months after the last contact').click();
  await expect(page.getByRole('textbox', { name: 'Closed' })).toHaveValue('18');
}

async function save(page: Page, label: string, value: string) {
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: `Save: ${label}` }).click();
}

test('T-12: an owner changes a number of months at 360 px, sees who did, and takes it back; a wrong one or no network keeps it; /status is switched @ci', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openSettings(page);
  const told = page.getByRole('alert');
  const arrived = page.getByRole('textbox', { name: 'Arrived, or returned' });
  await save(page, 'Arrived, or returned', '৩৬');
  await expect(told).toContainText('Saved');
  await expect(arrived).toHaveValue('36');
  await expect(page.getByText('Changed by staff')).toBeVisible();
  await expect(page.getByText('Before that: 24.')).toBeVisible();
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(told).toContainText('Set back');
  await expect(arrived).toHaveValue('24');
  await expect(page.getByText('Changed by')).toHaveCount(0);

  await save(page, 'Closed', '5');
  await expect(page.getByText('Write a whole number from 6 to 60.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Closed' })).toHaveValue('5');
  await context.setOffline(true);
  await save(page, 'Closed', '30');
  await expect(told.filter({ hasText: 'No connection to the server.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Closed' })).toHaveValue('30');
  await context.setOffline(false);
  await save(page, 'Closed', '30');
  await expect(page.getByText('Changed by')).toBeVisible();

  const { receiptNumber } = await apply(page, 'Salma Status', { phone: '01712345678' });
  const lookUp = async () => {
    const data = { receiptNumber, phoneEnd: '345678' };
    return (await page.request.post('/api/application/lookup', { data })).json();
  };
  expect(await lookUp()).toMatchObject({ step: 1 });
  await page.getByRole('button', { name: 'Switch the page off' }).click();
  await expect(page.getByText('Switched off: the page only says')).toBeVisible();
  expect(await lookUp()).toMatchObject({ code: 'no_match' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Open: whoever has the receipt')).toBeVisible();
  expect(await lookUp()).toMatchObject({ step: 1 });

  await page.goto('/admin/history');
  for (const change of ['36 → 24', '24 → 36']) {
    const line = page.getByText(`changed a setting (Arrived, or returned: ${change})`);
    await expect(line.first()).toBeVisible();
  }
});

test('K-21: fewer months that erase something ask first, and say how much; staff read that only an owner can do this, and have no link to it @ci', async ({
  page,
  site,
}) => {
  const { id } = await apply(page, 'Rakib Hasan');
  const young = new Date().toISOString();
  const old = new Date(Date.now() - 300 * 24 * 3_600_000).toISOString();
  await inDatabase(site, async (db) => {
    const set = (moment: string) =>
      db.updateTable('application').set({ createdAt: moment, lastActivityAt: moment });
    await set(young).execute();
    await set(old).where('_id', '=', id).execute();
  });
  await openSettings(page);
  await save(page, 'New, or called', '6');
  const question = page.getByRole('dialog', { name: 'Erase 1 applications and messages?' });
  await expect(question).toContainText('With 6 months they are too old.');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'New, or called' })).toHaveValue('6');
  await expect(page.getByText('Changed by')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save: New, or called' }).click();
  await question.getByRole('button', { name: 'Save, and erase in three days' }).click();
  await expect(page.getByText(/^6 months hold from .+ erased for good: 1\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo: New, or called' }).click();
  await expect(page.getByText('months hold from')).toHaveCount(0);

  await giveRole(site, 'staff');
  await page.reload();
  await expect(page.getByText('Only an owner can do this')).toBeVisible();
  await page.goto('/admin/status');
  const office = page.getByRole('navigation', { name: 'Office' });
  await expect(office.getByRole('link', { name: 'History' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Settings' })).toHaveCount(0);
});
