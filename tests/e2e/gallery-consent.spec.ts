import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { fillGalleryForm, galleryPicture } from '#tests/support/gallery-form.ts';
import { test } from '#tests/support/staff-page.ts';

/** Adds an item without the form. Returns its id and the address of its picture. */
async function addItem(page: Page, name: string, more = {}) {
  const image = { name: 'ok.jpg', mimeType: 'image/jpeg', buffer: readFileSync(galleryPicture) };
  const uploaded = await page.request.post('/api/images', { multipart: { image } });
  const { data } = (await uploaded.json()) as { data: { url: string } };
  const item = { name, job: 'Welder', country: 'Hungary', date: '2026-09-28', image: data.url };
  const added = await page.request.post('/api/gallery', { data: { ...item, ...more } });
  expect(added.status()).toBe(201);
  const items = await (await page.request.get('/api/gallery/items')).json();
  const id = (items as { _id: string; name: string }[]).find((one) => one.name === name)?._id;
  return { id, url: data.url };
}

const consent = {
  consentHow: 'signed',
  consentOn: '2026-01-02',
  consentBy: 'Rahima Begum',
  shows: 'face',
  nameShown: 'first',
};

test('T-54 a consent that is begun is finished in the form, which keeps its content, also where only the server finds it wrong @ci', async ({
  page,
}) => {
  const name = 'Consenting Person';
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/addgallery');
  await fillGalleryForm(page, name);
  await page.route('**/api/gallery', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            ...{ type: 'about:blank', title: '', status: 422, code: 'invalid_input' },
            errors: [{ field: 'shows', code: 'required', message: '' }],
          },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('Choose what the picture may show.')).toBeVisible();
  await expect(page.getByLabel('What may be shown')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await page.unroute('**/api/gallery');
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();

  // The next one: asked once, and added without an answer as one who has not agreed yet (decision 79).
  await page.locator('input[name=image]').setInputFiles(galleryPicture);
  await page.getByLabel('Full name').fill('Undecided Person');
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Country').fill('Hungary');
  await page.getByLabel('Departure date', { exact: true }).fill('2026-10-01');
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('Please answer.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();
  await page.goto('/admin/allgallery');
  const card = page.getByRole('article').filter({ hasText: 'Undecided Person' });
  await expect(card).toContainText('drawn, until the answer is yes');

  await card.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^Not yet/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Yes/ }).check();
  await dialog.getByLabel('Job title').fill('Electrician');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose how the person has agreed')).toBeVisible();
  await expect(dialog.getByLabel('How the person agreed')).toBeFocused();
  await expect(dialog.getByLabel('Job title')).toHaveValue('Electrician');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('How the person agreed').selectOption('Signed on paper');
  await dialog.getByText('Today, asked by').click();
  await dialog.getByLabel('What may be shown').selectOption('No face: a drawing in its place');
  await dialog.getByLabel('Name on the page').selectOption('Initials only');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('the gallery item has been changed')).toBeVisible();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('drawn');

  await page.goto('/gallery');
  await expect(page.getByRole('main')).not.toContainText('Undecided Person');
  const shown = page.getByRole('article').filter({ hasText: 'U. P.' });
  await expect(shown.locator('img').first()).toHaveAttribute(
    'src',
    '/illustrations/gallery-person.svg',
  );
});

test('T-53 staff withdraw a consent, undo it, withdraw it again from the card, and from the trash, where the picture still has its addresses @ci', async ({
  page,
}) => {
  const name = 'Withdrawing Person';
  await page.setViewportSize({ width: 360, height: 800 });
  const { url } = await addItem(page, name, consent);
  const picture = async (address = url) => (await page.request.get(address)).status();
  await page.goto('/admin/allgallery');
  const card = page.getByRole('article').filter({ hasText: name });
  const ask = card.getByRole('button', { name: `Withdraw consent: ${name}` });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: `Take ${name} off all pages?` });
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Reason').fill('asked by phone');
  await dialog.getByRole('button', { name: 'WITHDRAW CONSENT' }).click();
  await expect(page.getByText('the consent has been withdrawn')).toBeVisible();
  await expect(card).toContainText('asked by phone');
  await expect(card).toContainText('The picture is erased after');
  expect(await picture()).toBe(410);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(page.getByText('It is undone')).toBeVisible();
  await expect(ask).toBeVisible();
  expect(await picture()).toBe(200);

  await ask.click();
  await dialog.getByLabel('The person wishes that the initials and a drawing stay').check();
  await dialog.getByRole('button', { name: 'WITHDRAW CONSENT' }).click();
  await expect(card).toContainText('The initials and a drawing are shown.');
  const seen = async () => (await page.request.get('/gallery')).text();
  expect(await seen()).toContain('W. P.');
  expect(await seen()).not.toContain('Withdrawing');
  await page.reload();
  await card.getByRole('button', { name: `Undo withdrawal: ${name}` }).click();
  await expect(page.getByText('It is undone')).toBeVisible();
  await expect(ask).toBeVisible();
  // As far as was agreed to: the first name.
  await expect.poll(seen).toContain('Withdrawing');
  expect(await seen()).not.toContain(name);

  const deleted = 'Person in the Trash';
  const item = await addItem(page, deleted);
  await page.request.delete(`/api/gallery/${item.id}`);
  await page.goto('/admin/allgallery/trash');
  const row = page.getByRole('article').filter({ hasText: deleted });
  expect(await picture(item.url)).toBe(200);
  await row.getByRole('button', { name: `Withdraw consent: ${deleted}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'WITHDRAW CONSENT' }).click();
  await expect(page.getByText('the consent has been withdrawn')).toBeVisible();
  await expect(row).toBeHidden();
  expect(await picture(item.url)).toBe(410);
  await undo.click();
  await expect(page.getByText('It is undone')).toBeVisible();
  await expect(row).toBeVisible();
});
