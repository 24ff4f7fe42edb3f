import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { startSite } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

const picture = 'tests/corpus/files/ok.jpg';

async function fill(page: Page, name: string) {
  await page.locator('input[name=image]').setInputFiles(picture);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Country').fill('Hungary');
  await page.getByLabel('Departure date', { exact: true }).fill('2026-10-01');
}

/** Adds an item without the form, and returns the address of its picture. */
async function addItem(request: APIRequestContext, origin: string, name: string, more = {}) {
  const headers = { origin };
  const image = { name: 'ok.jpg', mimeType: 'image/jpeg', buffer: readFileSync(picture) };
  const uploaded = await request.post(`${origin}/api/images`, { headers, multipart: { image } });
  const { data } = (await uploaded.json()) as { data: { url: string } };
  const item = { name, job: 'Welder', country: 'Hungary', date: '2026-09-28', image: data.url };
  const added = await request.post(`${origin}/api/gallery`, {
    headers,
    data: { ...item, ...more },
  });
  expect(added.status()).toBe(201);
  return data.url;
}

const consent = {
  consentHow: 'signed',
  consentOn: '2026-01-02',
  consentBy: 'Rahima Begum',
  shows: 'face',
  nameShown: 'first',
};

// Other files of tests may get this site next, and some look at an empty gallery.
test.afterEach(async ({ page, baseURL }) => {
  await signIn(page);
  const headers = { origin: baseURL };
  const items = (await (await page.request.get('/api/gallery/items')).json()) as {
    _id: string;
    withdrawal: object | null;
  }[];
  for (const { _id, withdrawal } of items) {
    if (withdrawal) await page.request.delete(`/api/gallery/${_id}/withdrawal`, { headers });
    await page.request.delete(`/api/gallery/${_id}`, { headers });
  }
});

for (const width of [360, 1440]) {
  test(`T-54 a consent that is begun is finished in the form, which keeps its content, at ${width} px`, async ({
    page,
  }) => {
    const name = `Consenting Person ${width}`;
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.goto('/admin/addgallery');
    await fill(page, name);
    await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
    await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();
    await page.goto('/admin/allgallery');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('consent not recorded');

    await card.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('How the person agreed').selectOption('Signed on paper');
    await dialog.getByLabel('Day of the consent', { exact: true }).fill('2/1/2026');
    await dialog.getByLabel('Job title').fill('Electrician');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Write who has asked.')).toBeVisible();
    await expect(dialog.getByLabel('Who asked for it')).toBeFocused();
    await expect(dialog.getByLabel('Job title')).toHaveValue('Electrician');
    await expect(dialog.getByLabel('How the person agreed')).toHaveValue('signed');
    await expect(dialog.getByLabel('Day of the consent', { exact: true })).toHaveValue('2/1/2026');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Who asked for it').fill('Rahima Begum');
    await dialog.getByLabel('What may be shown').selectOption('No face: a drawing in its place');
    await dialog.getByLabel('Name on the page').selectOption('Initials only');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('the gallery item has been changed')).toBeVisible();
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('consent not recorded');

    await page.goto('/gallery');
    await expect(page.getByRole('main')).not.toContainText(name);
    await expect(page.getByRole('article').first()).toContainText('C. P.');
    await expect(page.getByRole('article').first().locator('img').first()).toHaveAttribute(
      'src',
      '/illustrations/gallery-person.svg',
    );
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('T-54 what only the server finds wrong with a consent is said at its field', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/addgallery');
  await fill(page, 'Not to be');
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
  await expect(page.getByLabel('Full name')).toHaveValue('Not to be');
});

test('T-53 staff withdraw a consent, undo it, and withdraw it again from the card', async ({
  page,
  baseURL,
}) => {
  const name = 'Withdrawing Person';
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  const url = await addItem(page.request, baseURL, name, consent);
  await page.goto('/admin/allgallery');
  const card = page.getByRole('article').filter({ hasText: name });
  const ask = card.getByRole('button', { name: `Withdraw consent: ${name}` });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: `Take ${name} off all pages?` });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('asked by phone');
  await dialog.getByRole('button', { name: 'WITHDRAW CONSENT' }).click();
  await expect(page.getByText('the consent has been withdrawn')).toBeVisible();
  await expect(card).toContainText('asked by phone');
  await expect(card).toContainText('The picture is erased after');
  expect((await page.request.get(url)).status()).toBe(410);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It is undone')).toBeVisible();
  await expect(ask).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(200);

  await ask.click();
  await dialog.getByLabel('The person wishes that the initials and a drawing stay').check();
  await dialog.getByRole('button', { name: 'WITHDRAW CONSENT' }).click();
  await expect(card).toContainText('The initials and a drawing are shown.');
  expect(await axeViolations(page)).toEqual([]);
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
});

test('T-53 a consent is withdrawn from the trash, too, where the picture still has its addresses', async ({
  page,
  baseURL,
}) => {
  const name = 'Person in the Trash';
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  const url = await addItem(page.request, baseURL, name);
  const items = (await (await page.request.get('/api/gallery')).json()) as {
    _id: string;
    name: string;
  }[];
  const id = items.find((item) => item.name === name)?._id;
  await page.request.delete(`/api/gallery/${id}`, { headers: { origin: baseURL } });
  await page.goto('/admin/allgallery/trash');
  const row = page.getByRole('article').filter({ hasText: name });
  expect((await page.request.get(url)).status()).toBe(200);
  await row.getByRole('button', { name: `Withdraw consent: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'WITHDRAW CONSENT' }).click();
  await expect(page.getByText('the consent has been withdrawn')).toBeVisible();
  await expect(row).toBeHidden();
  expect((await page.request.get(url)).status()).toBe(410);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It is undone')).toBeVisible();
  await expect(row).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('T-53 a person who withdraws is gone from the pages of two processes within a second', async ({
  page,
  site,
  baseURL,
}) => {
  const second = await startSite('build', {
    DATA_DIR: site.dataDir,
    DATABASE_URL: `file:${join(site.dataDir, 'sampan.sqlite')}`,
  });
  try {
    await signIn(page);
    const name = 'Rakib of Two Processes';
    const url = await addItem(page.request, baseURL, name, { ...consent, nameShown: 'full' });
    const addresses = [site, second].flatMap(({ origin }) =>
      ['/gallery', '/bn/gallery', '/gallery.data', '/api/gallery'].map((path) => origin + path),
    );
    const naming = async () => {
      const answers = await Promise.all(addresses.map((address) => page.request.get(address)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return addresses.filter((_, index) => texts[index]?.includes(name));
    };
    const pictures = () =>
      Promise.all(
        [site, second].flatMap(({ origin }) =>
          [url, url.replace('.webp', '-400.webp')].map(async (path) =>
            (await page.request.get(origin + path)).status(),
          ),
        ),
      );
    await expect.poll(naming).toEqual(addresses);
    expect(await pictures()).toEqual([200, 200, 200, 200]);
    const items = (await (await page.request.get('/api/gallery')).json()) as {
      _id: string;
      name: string;
    }[];
    const id = items.find((item) => item.name === name)?._id;
    const answer = await page.request.post(`/api/gallery/${id}/withdrawal`, {
      headers: { origin: baseURL },
      data: {},
    });
    expect(await answer.json()).toEqual({ withdrawnCount: 1 });
    expect(await pictures()).toEqual([410, 410, 410, 410]);
    await expect.poll(naming, { timeout: 1000, intervals: [50] }).toEqual([]);
  } finally {
    await second.end();
  }
});
