import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator, type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '#tests/support/axe.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

// The field stands on the page of examples of a whole site, and uploads to it.
test.use({ build: 'build-examples' });

const field = (page: Page, name = 'ContentPictureField: scene') =>
  page.getByRole('group', { name, exact: true });
const shown = (page: Page, name?: string) =>
  field(page, name).getByRole('img', { name: 'The picture now' });

for (const width of [360, 1440]) {
  test(`a photo is uploaded, shown, cut again and put back at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page);
    const drawing = await shown(page).getAttribute('src');
    expect(drawing).toMatch(/^\/illustrations\//);

    await field(page).getByRole('button', { name: 'Upload a photo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog.getByText('Choose a picture.')).toBeVisible();
    await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
    const across = dialog.getByLabel('Left or right');
    await across.focus();
    await page.keyboard.press('Home');
    await expect(across).toHaveValue('0');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog).toBeHidden();
    await expect(shown(page)).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}-960x600\.webp$/);
    const uploaded = await shown(page).getAttribute('src');
    expect(await leftColour(page, uploaded!)).toBe('red');
    expect(await axeViolations(page)).toEqual([]);

    await field(page).getByRole('button', { name: 'Show another part' }).click();
    await expect(dialog.getByLabel('Left or right')).toHaveValue('0');
    await dialog.getByLabel('Nearer').focus();
    await page.keyboard.press('End');
    await dialog.getByLabel('Left or right').focus();
    await page.keyboard.press('End');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    await expect(shown(page)).not.toHaveAttribute('src', uploaded!);
    const cut = await shown(page).getAttribute('src');
    expect(await leftColour(page, cut!)).toBe('blue');
    // Whatever shows the old one still does.
    expect(await leftColour(page, uploaded!)).toBe('red');

    await field(page).getByRole('button', { name: 'Undo' }).click();
    await expect(shown(page)).toHaveAttribute('src', uploaded!);
  });
}

test('a finger pulls the picture under its frame', async ({ page }) => {
  await visit(page);
  await field(page).getByRole('button', { name: 'Upload a photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
  const across = dialog.getByLabel('Left or right');
  await expect(across).toHaveValue('50');
  const frame = (await dialog.locator('canvas').boundingBox())!;
  expect(frame.width / frame.height).toBeCloseTo(1.6, 1);
  await page.mouse.move(frame.x + 20, frame.y + 20);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width, frame.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(across).toHaveValue('0');
});

test('a file that is no picture is named at once, and a refusal of the server keeps the choice', async ({
  page,
}) => {
  await visit(page);
  await field(page).getByRole('button', { name: 'Upload a photo' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel(/^Photo/);
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await input.setInputFiles(pdf);
  await expect(dialog.getByText(/^This is not a JPEG/)).toBeVisible();

  await input.setInputFiles({ ...pdf, name: 'scan.jpg', mimeType: 'image/jpeg' });
  await expect(dialog.getByText(/^This is not a JPEG/)).toBeHidden();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText(/^This is not a JPEG/)).toBeVisible();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page).getByRole('button', { name: 'Upload a photo' })).toBeFocused();
});

test('an upload without a network is told, and one press tries again', async ({
  page,
  context,
}) => {
  await visit(page);
  await field(page).getByRole('button', { name: 'Upload a photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
  await expect(dialog.getByLabel('Left or right')).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No connection');
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown(page)).toHaveAttribute('src', /^\/media\//);
});

test('the whole picture that cannot be loaded is told, and one press tries again', async ({
  page,
}) => {
  await visit(page);
  await field(page).getByRole('button', { name: 'Upload a photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  const master = /\/api\/content\/pictures\/[0-9a-f]{32}$/;
  await page.route(master, (route) => route.abort());
  await field(page).getByRole('button', { name: 'Show another part' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The whole picture could not be loaded.');
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(master);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByLabel('Left or right')).toBeVisible();
});

test('a drawing is taken by arrow keys, and a picture that may be away is taken away', async ({
  page,
}) => {
  await visit(page);
  const name = 'ContentPictureField: portrait';
  await field(page, name).getByRole('radio', { name: 'Drawing 1' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page, name)).toHaveAttribute('src', '/illustrations/portrait-partner-1.svg');
  await field(page, name).getByRole('button', { name: 'Without a picture' }).click();
  await expect(field(page, name).getByText('No picture')).toBeVisible();
  await field(page, name).getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page, name)).toBeVisible();
});

test('everything that is pressed is 44 px high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page);
  await expectLarge(field(page).locator('button, label'));
  await field(page).getByRole('button', { name: 'Upload a photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
  await expect(dialog.getByRole('slider')).toHaveCount(3);
  await expectLarge(dialog.locator('button, [type=range]'));
});

async function expectLarge(targets: Locator) {
  for (const target of await targets.all()) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

async function visit(page: Page) {
  await signIn(page);
  await page.goto('/examples');
  // The first touch fetches the scripts.
  await page.keyboard.press('Shift');
  // The trash is listed by scripts alone.
  await expect(page.locator('#deleted1')).toBeVisible();
}

/** A third of red, a third of white, a third of blue; as large as a telephone makes them. */
async function photo(): Promise<string> {
  const third = (background: string, left: number) => ({
    ...{ left, top: 0 },
    input: { create: { width: 1000, height: 1500, channels: 3 as const, background } },
  });
  const create = { width: 3000, height: 1500, channels: 3 as const, background: '#fff' };
  const bytes = await sharp({ create })
    .composite([third('#f00', 0), third('#00f', 2000)])
    .jpeg()
    .toBuffer();
  const path = join(mkdtempSync(join(tmpdir(), 'sampan-photo-')), 'photo.jpg');
  writeFileSync(path, bytes);
  return path;
}

async function leftColour(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  const strip = { left: 0, top: 0, width: 100, height: 100 };
  const part = await sharp(await answer.body())
    .extract(strip)
    .png()
    .toBuffer();
  const { dominant } = await sharp(part).stats();
  if (dominant.r > 200 && dominant.b < 90) return 'red';
  return dominant.b > 200 && dominant.r < 90 ? 'blue' : JSON.stringify(dominant);
}
