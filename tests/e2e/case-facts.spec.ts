import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** An application of its own, with its case open. */
async function openCase(page: Page, answers: object) {
  const answer = await page.request.post('/api/application', {
    data: {
      ...goodApplication,
      phone: `0171${Math.floor(1e6 + Math.random() * 8.9e6)}`,
      ...answers,
    },
  });
  const sent = (await answer.json()) as { insertedId: string; receiptNumber: string };
  await page.goto(`/admin/case/${sent.insertedId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // oxlint-disable-line vitest/no-standalone-expect
  return { id: sent.insertedId, receiptNumber: sent.receiptNumber };
}

/** Gives every account of the site a role. */
async function setRole(dataDir: string, role: 'owner' | 'staff') {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  await db.updateTable('staffRole').set({ role }).execute();
  await db.destroy();
}

const dialog = (page: Page) => page.getByRole('dialog');
const facts = (page: Page) => page.getByRole('region', { name: 'Facts' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });

async function correct(page: Page) {
  await facts(page).getByRole('button', { name: 'Correct' }).click();
}

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Correct' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('K-45: a phone is corrected, found by the new one, and the first text stays readable', async ({
  page,
}) => {
  await openCase(page, { name: 'Rakib Phone', phone: '01712000001' });
  await correct(page);
  await dialog(page).getByLabel('Phone', { exact: true }).fill('০১৮১৯-৭৭৭১২৩');
  await save(page).click();
  await expect(dialog(page)).toContainText('Please write why: 3 to 300 characters.');
  await expect(dialog(page).getByLabel('Phone', { exact: true })).toHaveValue('০১৮১৯-৭৭৭১২৩');
  await dialog(page).getByLabel('Why it is corrected').fill('Misheard');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The facts are corrected.');
  await expect(facts(page)).toContainText('০১৮১৯-৭৭৭১২৩');
  await facts(page).getByText('Corrected before (1)').click();
  await expect(facts(page)).toContainText('before01712000001');
  await expect(facts(page)).toContainText('Misheard');
  await expect(history(page)).toContainText('Corrected: Phone');
  const found = await page.request.post('/api/application/search', { data: { q: '01819777123' } });
  expect(await found.json()).toMatchObject([{ name: 'Rakib Phone' }]);
});

test('K-45: a first passport number is masked on the page and in its history', async ({ page }) => {
  await openCase(page, { name: 'Rakib Paper', passport: 'NO PASSPORT YET' });
  await correct(page);
  await expect(dialog(page)).toContainText('Now NO PASSPORT YET. Leave it empty to keep it.');
  await dialog(page).getByLabel('Passport').fill('QX7654321');
  await dialog(page).getByLabel('Why it is corrected').fill('Has one now');
  await save(page).click();
  await expect(facts(page)).toContainText('•••••321');
  await facts(page).getByText('Corrected before (1)').click();
  await expect(facts(page)).toContainText('NO PASSPORT YET');
  await expect(page.getByText('QX7654321')).toHaveCount(0);
});

test('what is wrong is said beside its field, and nothing typed is lost', async ({ page }) => {
  await openCase(page, { name: 'Rakib Wrong' });
  await correct(page);
  await save(page).click();
  await expect(dialog(page)).toContainText('Nothing is different yet.');
  await dialog(page).getByLabel('Name', { exact: true }).fill('');
  await dialog(page).getByLabel('Email').fill('rakib@example');
  await dialog(page).getByRole('textbox', { name: 'Date of birth' }).fill('31/02/1999');
  await dialog(page).getByLabel('Why it is corrected').fill('A slip');
  await save(page).click();
  await expect(dialog(page)).toContainText('Write your full name.');
  await expect(dialog(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog(page).getByLabel('Email')).toHaveValue('rakib@example');
  await expect(dialog(page).getByRole('textbox', { name: 'Date of birth' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog(page).getByLabel('Name', { exact: true }).fill('Rakib Right');
  await dialog(page).getByLabel('Email').fill('rakib@example.com');
  await dialog(page).getByRole('textbox', { name: 'Date of birth' }).fill('28/02/1999');
  await dialog(page).getByLabel('Destination').selectOption({ label: 'Romania' });
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rakib Right' })).toBeVisible();
  await expect(facts(page)).toContainText('28 February 1999');
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Romania');
});

test('who is behind sees what a field says now, and keeps their own by a second press', async ({
  page,
}) => {
  const { id } = await openCase(page, { name: 'Rakib Two', job: 'Cook' });
  await correct(page);
  await dialog(page).getByLabel('Job').fill('Welder');
  await dialog(page).getByLabel('Why it is corrected').fill('Has changed his trade');
  const theirs = { job: 'Tailor', address: 'Gazipur' };
  const answer = await page.request.put(`/api/application/${id}/facts`, {
    data: { version: 0, changes: theirs, reason: 'Misheard' },
  });
  expect(answer.status()).toBe(200);
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Somebody else has changed this case',
  );
  await expect(dialog(page)).toContainText('It now says: Tailor');
  await expect(dialog(page).getByLabel('Job')).toHaveValue('Welder');
  await expect(dialog(page).getByLabel('Address')).toHaveValue('Gazipur');
  await dialog(page).getByRole('button', { name: 'Correct all the same' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Welder');
  await expect(facts(page)).toContainText('Gazipur');
});

test('an owner has a case erased by its receipt number, and stops it', async ({ page }) => {
  const sent = await page.request.post('/api/complaint', {
    headers: { 'idempotency-key': randomUUID() },
    data: { kind: 'erase', language: 'en', text: 'Please erase me', phone: '01712000129' },
  });
  const { reference } = (await sent.json()) as { reference: string };
  const { receiptNumber } = await openCase(page, { name: 'Rakib Erase' });
  await page.getByRole('button', { name: 'Erase on request…' }).click();
  await dialog(page).getByLabel('Receipt number').fill('AAAA-AAAA');
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  await expect(dialog(page)).toContainText('This is not the receipt number of this case.');
  await dialog(page).getByLabel('Receipt number').fill(receiptNumber.toLowerCase());
  await dialog(page).getByLabel('Reference of the complaint').fill('C-1234-ABCD');
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  await expect(dialog(page)).toContainText('No complaint that asks for an erasure');
  await dialog(page).getByLabel('Reference of the complaint').fill(reference.toLowerCase());
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  const banner = page.getByRole('group', { name: 'This case will be erased on' });
  await expect(banner).toBeVisible();
  await expect(history(page)).toContainText(reference);
  await page.reload();
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toContainText('The case will not be erased.');
  await expect(banner).toBeHidden();
});

test('staff without the role of an owner see that a case will be erased, and can neither begin nor stop it', async ({
  page,
  site,
}) => {
  const { id, receiptNumber } = await openCase(page, { name: 'Rakib Role' });
  await page.request.post(`/api/application/${id}/erasure`, { data: { receiptNumber } });
  await setRole(site.dataDir, 'staff');
  try {
    await page.reload();
    await expect(page.getByText('An owner can stop it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await openCase(page, { name: 'Rakib Rights' });
    await expect(facts(page).getByRole('button', { name: 'Correct' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase on request…' })).toHaveCount(0);
  } finally {
    await setRole(site.dataDir, 'owner');
  }
});

test('K-47: the dialog of a correction is whole at 360 and 1440 px, in both languages, light and dark', async ({
  page,
  site,
}) => {
  const { id } = await openCase(page, { name: 'নাসরিন আক্তার' });
  await page.request.put(`/api/application/${id}/facts`, {
    data: { version: 0, changes: { birth: '2/7/1999', destination: 'RO' }, reason: 'ভুল শোনা' },
  });
  const buttons = { en: 'Correct', bn: 'ঠিক করুন' };
  for (const language of ['en', 'bn'] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/admin/case/${id}`);
        await page.locator('#facts details summary').click();
        await page.locator('#facts').getByRole('button', { name: buttons[language] }).click();
        await page.evaluate(() => document.fonts.ready);
        await expectNoSidewaysScroll(page, `${language} at ${width} px`);
        expect(await axeViolations(page)).toEqual([]);
      }
    }
  }
});
