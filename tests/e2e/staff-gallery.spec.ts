import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

const picture = 'tests/corpus/files/ok.jpg';

async function fill(page: Page, name: string) {
  await page.locator('input[name=image]').setInputFiles(picture);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Country').fill('Hungary');
  await page.getByLabel('Departure date', { exact: true }).fill('2026-10-01');
}

/** Signs in and opens the page for adding. */
async function openForm(page: Page) {
  await signIn(page);
  await page.goto('/admin/addgallery');
}

/** What is on the disk of the site; no folder before the first picture. */
async function files(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, 'media')).catch(() => []);
}

test('add, edit, delete and take back at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page);
  await fill(page, 'Edited Person');
  const preview = page.getByRole('region', { name: 'Preview on the public page' });
  await expect(preview.getByRole('heading', { name: 'Edited Person' })).toBeVisible();
  await expect(preview).toContainText('October 2026');
  const zoom = page.getByLabel('Nearer');
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('101');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();

  await page.goto('/admin/allgallery');
  await page.getByRole('button', { name: 'Edit gallery item of Edited Person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Job title').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write the job title.')).toBeVisible();
  await dialog.getByLabel('Job title').fill('Electrician');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('the gallery item has been changed')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Edited Person' });
  await expect(card).toContainText('Electrician');

  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await expect(page.getByText('the application has been deleted')).toBeVisible();
  await expect(page.getByText('Edited Person, Hungary, from the gallery')).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('the gallery item is back')).toBeVisible();
  await expect(card).toBeVisible();
});

/** Another file of tests may have had the same site before, and left something there. */
async function emptyTrash({ dataDir }: RunningSite) {
  const { db } = openDatabase(`file:${join(dataDir, 'sampan.sqlite')}`);
  await db.deleteFrom('galleryItem').where('deletedAt', 'is not', null).execute();
  await db.destroy();
}

test('a deleted item is found and taken back later at 1440 px', async ({ page, site }) => {
  await emptyTrash(site);
  const name = 'হাসান মিয়া';
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/admin/allgallery/trash');
  await expect(page.getByText('Nothing has been deleted.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/admin/addgallery');
  await fill(page, name);
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();
  await page.goto('/admin/allgallery');
  await page.getByRole('button', { name: `Delete gallery item of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await expect(page.getByText('the application has been deleted')).toBeVisible();

  await page.getByRole('link', { name: 'Deleted items' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted gallery items' })).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row).toContainText(/Deleted on \d+ \w+ \d{4} by staff@sampan\.example/);
  await expect(row).toContainText('29 more days to take it back');
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('button', { name: `Take back the gallery item of ${name}` }).click();
  await expect(page.getByText('The item is back in the gallery.')).toBeVisible();
  await expect(page.getByText('Nothing has been deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to All Gallery' }).click();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
});

test('a cancelled upload leaves nothing, and everything typed', async ({ page, site }) => {
  await openForm(page);
  const before = await files(site.dataDir);
  await fill(page, 'Not to be');
  // The upload never gets through until it is cancelled.
  await page.route('**/api/images', () => {});
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing was uploaded')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Not to be');
  expect(await files(site.dataDir)).toEqual(before);
});

test('a form that is left after its picture was uploaded leaves no file', async ({
  page,
  site,
}) => {
  await openForm(page);
  const before = await files(site.dataDir);
  await fill(page, 'Not to be');
  await page.route('**/api/gallery', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('Something went wrong on the server.')).toBeVisible();
  expect((await files(site.dataDir)).length).toBe(before.length + 2);
  await page.getByRole('link', { name: 'All Gallery' }).click();
  await expect.poll(() => files(site.dataDir)).toEqual(before);
});

test('a picture that the browser cannot show is uploaded as it is and refused with a sentence', async ({
  page,
}) => {
  await openForm(page);
  await fill(page, 'Not to be');
  await page.locator('input[name=image]').setInputFiles('tests/corpus/files/truncated-10.png');
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('The picture is damaged and cannot be read.')).toBeVisible();
  await page.locator('input[name=image]').setInputFiles('tests/corpus/files/one-pixel.png');
  await expect(page.getByText('This square is 1 by 1 pixels.')).toBeVisible();
});

test('a session that ends while staff type goes on after signing in again', async ({ page }) => {
  await openForm(page);
  await fill(page, 'Typed before');
  await page.context().clearCookies({ name: 'sampan-session' });
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('staff@sampan.example');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Password').fill('correct-horse-battery');
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();
});

test('the switch of the language keeps the address and what was typed', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/addgallery?from=somewhere');
  await page.getByLabel('Full name').fill('Typed before');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page).toHaveURL(/\/admin\/addgallery\?from=somewhere$/);
  await expect(page.getByLabel('পুরো নাম')).toHaveValue('Typed before');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the square is chosen by mouse and wheel, and the wheel at its end scrolls the page', async ({
  page,
}) => {
  await openForm(page);
  await page.locator('input[name=image]').setInputFiles(picture);
  const { x, y } = await middleOfSquare(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => valueOf(page, 'Nearer')).toBeGreaterThan(150);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  await page.mouse.up();
  const [across, down] = [await valueOf(page, 'Left or right'), await valueOf(page, 'Up or down')];
  expect(across).toBeLessThan(50);
  expect(down).toBeLessThan(35);
  // Let go, it stays.
  await page.mouse.move(x - 40, y - 40);
  expect(await valueOf(page, 'Left or right')).toBe(across);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => valueOf(page, 'Nearer')).toBe(100);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('two fingers bring the picture nearer, and one pulls it', async ({ page }) => {
    await openForm(page);
    await page.locator('input[name=image]').setInputFiles(picture);
    const { x, y } = await middleOfSquare(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left!, y: top!, id })),
      });
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const apart of [30, 40, 50, 60]) await touch('touchMove', [x - apart, y], [x + apart, y]);
    await touch('touchEnd');
    await expect.poll(() => valueOf(page, 'Nearer')).toBe(300);
    const before = await valueOf(page, 'Up or down');
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x, y - 30]);
    await touch('touchMove', [x, y - 60]);
    await touch('touchEnd');
    await expect.poll(() => valueOf(page, 'Up or down')).toBeGreaterThan(before);
    expect(await valueOf(page, 'Nearer')).toBe(300);
  });
});

/** Where the picture is pulled, in the middle of the window. */
async function middleOfSquare(page: Page) {
  const square = page.getByRole('group', { name: 'The square that is shown' }).locator('canvas');
  await square.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await square.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function valueOf(page: Page, slider: string): Promise<number> {
  return Number(await page.getByLabel(slider).inputValue());
}

for (const { typed, inWords } of [
  { typed: '05/06/2026', inWords: 'Friday, 5 June 2026' },
  { typed: '৫/৬/২০২৬', inWords: 'Friday, 5 June 2026' },
]) {
  test(`a day typed as ${typed} is shown as it was understood, and published so`, async ({
    page,
    baseURL,
  }) => {
    const name = `Left on ${typed}`;
    await openForm(page);
    await fill(page, name);
    await page.getByLabel('Departure date', { exact: true }).fill(typed);
    await expect(page.getByText(inWords)).toBeVisible();
    await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
    await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();
    await expect(page.getByLabel('Departure date', { exact: true })).toHaveValue('');
    await expect(page.getByText(inWords)).toBeHidden();
    const items = await (await page.request.get(`${baseURL}/api/gallery`)).json();
    expect(items).toContainEqual(expect.objectContaining({ name, date: '2026-06-05' }));
  });
}

test('a day that may mean two is asked about, and one press answers', async ({ page }) => {
  await openForm(page);
  await fill(page, 'Not to be');
  const date = page.getByLabel('Departure date', { exact: true });
  await date.fill('6/25/2026');
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/There is no such day/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '25 June 2026?' }).click();
  await expect(page.getByText('Thursday, 25 June 2026')).toBeVisible();
  await expect(date).not.toHaveAttribute('aria-invalid');
  await date.fill('1/1/1989');
  await page.getByLabel('Full name').focus();
  await expect(date).toHaveAccessibleDescription(/The first possible day is 1 January 1990/);
});

test('the calendar of the browser fills the day in', async ({ page }) => {
  await openForm(page);
  const date = page.getByLabel('Departure date', { exact: true });
  await date.fill('5/6/2026');
  await page.getByRole('button', { name: 'Choose from the calendar: Departure date' }).click();
  // One day on, in the browser's own list of days.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('6 June 2026');
  await expect(date).toBeFocused();
  await expect(page.getByText('Saturday, 6 June 2026')).toBeVisible();
});

test('a file that says itself that it is no picture is refused before it is sent', async ({
  page,
}) => {
  await openForm(page);
  let sent = 0;
  await page.route('**/api/images', (route) => {
    sent += 1;
    return route.continue();
  });
  await fill(page, 'Sample Person');
  const refusal = page.getByText('This is not a JPEG, PNG, WebP or AVIF picture.');
  const input = page.locator('input[name=image]');
  const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await input.setInputFiles(paper);
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(input).toBeFocused();
  expect(sent).toBe(0);
  await input.setInputFiles(picture);
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: 'ADD TO GALLERY' }).click();
  await expect(page.getByText('your new gallery item have been inserted')).toBeVisible();
  expect(sent).toBe(1);
});
