import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { fillGalleryForm, galleryPicture } from '#tests/support/gallery-form.ts';
import { chooseLanguage, inDatabase, test } from '#tests/support/staff-page.ts';

const add = (page: Page) => page.getByRole('button', { name: 'ADD TO GALLERY' });
const added = (page: Page) => page.getByText('your new gallery item have been inserted');

/** What is on the disk of the site; no folder before the first picture. */
async function files(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, 'media')).catch(() => []);
}

test('add, edit, delete and take back at 360 px, at once and later from the trash, and visitors see it at once', async ({
  page,
  request,
  site,
}) => {
  // Another file of tests may have left something there.
  await inDatabase(site, (db) =>
    db.deleteFrom('galleryItem').where('deletedAt', 'is not', null).execute(),
  );
  const name = 'হাসান মিয়া';
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/addgallery');
  await fillGalleryForm(page, name);
  const preview = page.getByRole('region', { name: 'Preview on the public page' });
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(preview).toContainText('October 2026');
  const zoom = page.getByLabel('Nearer');
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('101');
  expect(await axeViolations(page)).toEqual([]);
  await add(page).click();
  await expect(added(page)).toBeVisible();

  await page.goto('/admin/allgallery');
  await page.getByRole('button', { name: `Edit gallery item of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Job title').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write the job title.')).toBeVisible();
  await dialog.getByLabel('Job title').fill('Electrician');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('the gallery item has been changed')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Electrician');
  const seen = async () => (await request.get('/gallery')).text();
  expect(await seen()).toMatch(new RegExp(`${name}[^]*Electrician`));

  const remove = async () => {
    await card.getByRole('button', { name: `Delete gallery item of ${name}` }).click();
    await dialog.getByRole('button', { name: 'DELETE' }).click();
    await expect(page.getByText('the application has been deleted')).toBeVisible();
    await expect(page.getByText(`${name}, Hungary, from the gallery`)).toBeVisible();
    await expect(card).toBeHidden();
    expect(await seen()).not.toContain(name);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('the gallery item is back')).toBeVisible();
  await expect(card).toBeVisible();
  await remove();
  // It lies over the link on a phone, and is there until it is closed.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('More about this list').click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible();
  await expect(card).toContainText(/Deleted on \d+ \w+ \d{4} by staff(?!@)/);
  await expect(card).toContainText('29 more days to take it back');
  await card.getByRole('button', { name: `Take back the gallery item of ${name}` }).click();
  await expect(page.getByText('The item is back in the gallery.')).toBeVisible();
  await expect(page.getByText('Nothing has been deleted.')).toBeVisible();
  await page.goto('/admin/allgallery');
  await expect(card).toBeVisible();
});

test('an upload that is cancelled, and a form that is left after its picture was uploaded, leave no file @ci', async ({
  page,
  site,
}) => {
  await page.goto('/admin/addgallery');
  const before = await files(site.dataDir);
  await fillGalleryForm(page, 'Not to be');
  // The upload never gets through until it is cancelled.
  await page.route('**/api/images', () => {});
  await add(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing was uploaded')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Not to be');
  expect(await files(site.dataDir)).toEqual(before);

  await page.unroute('**/api/images');
  await page.route('**/api/gallery', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await add(page).click();
  await expect(page.getByText('Something went wrong on the server.')).toBeVisible();
  expect((await files(site.dataDir)).length).toBe(before.length + 2);
  await page.getByRole('link', { name: 'All Gallery' }).click();
  await expect.poll(() => files(site.dataDir)).toEqual(before);
});

test('what is no picture is refused before it is sent, what cannot be shown with a sentence; a session that has ended goes on after signing in again @ci', async ({
  page,
}) => {
  await page.goto('/admin/addgallery');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/images')) sent.push(request.method());
  });
  await fillGalleryForm(page, 'Typed before');
  const refusal = page.getByText('This is not a JPEG, PNG, WebP or AVIF picture.');
  const input = page.locator('input[name=image]');
  const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await input.setInputFiles(paper);
  await expect(refusal).toBeVisible();
  await add(page).click();
  await expect(input).toBeFocused();
  await input.setInputFiles('tests/corpus/files/one-pixel.png');
  await expect(page.getByText('This square is 1 by 1 pixels.')).toBeVisible();
  expect(sent).toEqual([]);
  await input.setInputFiles('tests/corpus/files/truncated-10.png');
  await add(page).click();
  await expect(page.getByText('The picture is damaged and cannot be read.')).toBeVisible();
  expect(sent).toEqual(['POST']);

  await input.setInputFiles(galleryPicture);
  await expect(refusal).toBeHidden();
  await page.context().clearCookies({ name: 'sampan-session' });
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('staff@sampan.example');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Password').fill('correct-horse-battery');
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(added(page)).toBeVisible();
  const items = await (await page.request.get('/api/gallery')).json();
  expect((items as { name: string }[]).filter(({ name }) => name === 'Typed before')).toHaveLength(
    1,
  );
});

test('the square is chosen by mouse and wheel, which at its end scrolls the page, and by one finger or two @ci', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/addgallery');
  await page.locator('input[name=image]').setInputFiles(galleryPicture);
  const value = async (slider: string) => Number(await page.getByLabel(slider).inputValue());
  const nearer = () => value('Nearer');
  const square = page.getByRole('group', { name: 'The square that is shown' }).locator('canvas');
  /** Where the picture is pulled, in the middle of the window. */
  const middle = async () => {
    await square.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await square.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(nearer).toBeGreaterThan(150);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  await page.mouse.up();
  const [across, down] = [await value('Left or right'), await value('Up or down')];
  expect(across).toBeLessThan(50);
  expect(down).toBeLessThan(35);
  // Let go, it stays.
  await page.mouse.move(x - 40, y - 40);
  expect(await value('Left or right')).toBe(across);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 2000);
  await expect.poll(nearer).toBe(100);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);

  const at = await middle();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([left, top], id) => ({ x: at.x + left!, y: at.y + top!, id })),
    });
  await touch('touchStart', [-20, 0], [20, 0]);
  for (const apart of [30, 40, 50]) await touch('touchMove', [-apart, 0], [apart, 0]);
  // Browsers put moves between two frames together, and may show the page a place before the last one.
  await expect
    .poll(async () => {
      await touch('touchMove', [-60, 0], [60, 0]);
      return nearer();
    })
    .toBe(300);
  await touch('touchEnd');
  const before = await value('Up or down');
  await touch('touchStart', [0, 0]);
  await touch('touchMove', [0, -30]);
  await touch('touchMove', [0, -60]);
  await touch('touchEnd');
  await expect.poll(() => value('Up or down')).toBeGreaterThan(before);
  expect(await nearer()).toBe(300);
});

test('a day is shown as it was understood, asked about where it may mean two, filled in by the calendar, and published so, whatever the language @ci', async ({
  page,
}) => {
  await page.goto('/admin/addgallery?from=somewhere');
  const name = 'Left in Bengali digits';
  await fillGalleryForm(page, name);
  const date = page.getByLabel('Departure date', { exact: true });
  await date.fill('05/06/2026');
  await expect(page.getByText('Friday, 5 June 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the calendar: Departure date' }).click();
  // One day on, in the browser's own list of days.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('6 June 2026');
  await expect(date).toBeFocused();
  await expect(page.getByText('Saturday, 6 June 2026')).toBeVisible();

  await date.fill('6/25/2026');
  await add(page).click();
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/There is no such day/);
  await page.getByRole('button', { name: '25 June 2026?' }).click();
  await expect(page.getByText('Thursday, 25 June 2026')).toBeVisible();
  await expect(date).not.toHaveAttribute('aria-invalid');
  await date.fill('1/1/1989');
  await page.getByLabel('Full name').focus();
  await expect(date).toHaveAccessibleDescription(/The first possible day is 1 January 1990/);

  await chooseLanguage(page, 'বাংলা');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page).toHaveURL(/\/admin\/addgallery\?from=somewhere$/);
  await expect(page.getByLabel('পুরো নাম')).toHaveValue(name);
  await chooseLanguage(page, 'English');
  await date.fill('৫/৬/২০২৬');
  await expect(page.getByText('Friday, 5 June 2026')).toBeVisible();
  await add(page).click();
  await expect(added(page)).toBeVisible();
  await expect(date).toHaveValue('');
  await expect(page.getByText('Friday, 5 June 2026')).toBeHidden();
  const items = await (await page.request.get('/api/gallery')).json();
  expect(items).toContainEqual(expect.objectContaining({ name, date: '2026-06-05' }));
});
