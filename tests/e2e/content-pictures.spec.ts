import { type Locator, type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '#tests/support/axe.ts';
import { test } from '#tests/support/staff-page.ts';

const field = (page: Page) => page.getByRole('group', { name: 'Portrait', exact: true }).first();
const shown = (page: Page) => field(page).getByRole('img', { name: 'The picture now' });

test('a photo is uploaded, shown, cut again and put back, and everything that is pressed is 44 px high and wide @ci', async ({
  page,
}) => {
  const dialog = await openUpload(page);
  expect(await shown(page).getAttribute('src')).toMatch(/^\/illustrations\//);
  await expectLarge(field(page).locator('button:visible'));
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText('Choose a picture.')).toBeVisible();
  await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
  const across = dialog.getByLabel('Left or right');
  await across.focus();
  await page.keyboard.press('Home');
  await expect(across).toHaveValue('0');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await expect(dialog.getByRole('slider')).toHaveCount(3);
  await expectLarge(dialog.locator('button, [type=range]'));
  await use(dialog);
  await expect(shown(page)).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}-800x800\.webp$/);
  const uploaded = (await shown(page).getAttribute('src'))!;
  expect(await leftColour(page, uploaded)).toBe('red');

  await field(page).getByRole('button', { name: 'Show another part' }).click();
  await expect(dialog.getByLabel('Left or right')).toHaveValue('0');
  await dialog.getByLabel('Nearer').focus();
  await page.keyboard.press('End');
  await dialog.getByLabel('Left or right').focus();
  await page.keyboard.press('End');
  await use(dialog, 'Use this part');
  await expect(shown(page)).not.toHaveAttribute('src', uploaded);
  expect(await leftColour(page, (await shown(page).getAttribute('src'))!)).toBe('blue');
  // Whatever shows the old one still does.
  expect(await leftColour(page, uploaded)).toBe('red');

  await field(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveAttribute('src', uploaded);
});

test('a file that is no picture is named at once; a refusal, no network and a picture that cannot be loaded keep the choice, and one press tries again @ci', async ({
  page,
  context,
}) => {
  const dialog = await openUpload(page);
  const input = dialog.getByLabel(/^Photo/);
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  const refused = dialog.getByText(/^This is not a JPEG/);
  await input.setInputFiles(pdf);
  await expect(refused).toBeVisible();
  await input.setInputFiles({ ...pdf, name: 'scan.jpg', mimeType: 'image/jpeg' });
  await expect(refused).toBeHidden();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(refused).toBeVisible();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page).getByRole('button', { name: 'Upload a photo' })).toBeFocused();

  await page.keyboard.press('Enter');
  await input.setInputFiles(await photo());
  const across = dialog.getByLabel('Left or right');
  await expect(across).toHaveValue('50');
  // A finger pulls the picture under its frame.
  const frame = (await dialog.locator('canvas').boundingBox())!;
  await page.mouse.move(frame.x + 20, frame.y + 20);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width, frame.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(across).toHaveValue('0');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No connection');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await context.setOffline(false);
  await use(dialog);
  await expect(shown(page)).toHaveAttribute('src', /^\/media\//);

  const master = /\/api\/content\/pictures\/[0-9a-f]{32}$/;
  await page.route(master, (route) => route.abort());
  await field(page).getByRole('button', { name: 'Show another part' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The whole picture could not be loaded.');
  await page.unroute(master);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(across).toBeVisible();
  await page.keyboard.press('Escape');

  // A drawing is taken by arrow keys.
  await field(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('src', /^\/illustrations\/portrait-/);
});

async function openUpload(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/content/officials');
  await page.getByRole('button', { name: /^1 ?Anwar Hossain/ }).click();
  await field(page).getByRole('button', { name: 'Upload a photo' }).click();
  return page.getByRole('dialog');
}

async function use(dialog: Locator, name = 'Use this picture') {
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

async function expectLarge(targets: Locator) {
  for (const target of await targets.all()) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

/** A third of red, a third of white, a third of blue; as large as a telephone makes them. */
async function photo() {
  const third = (background: string, left: number) => ({
    ...{ left, top: 0 },
    input: { create: { width: 1000, height: 1500, channels: 3 as const, background } },
  });
  const create = { width: 3000, height: 1500, channels: 3 as const, background: '#fff' };
  const photo = sharp({ create }).composite([third('#f00', 0), third('#00f', 2000)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
}

async function leftColour(page: Page, address: string): Promise<string> {
  const picture = await (await page.request.get(address)).body();
  const strip = { left: 0, top: 0, width: 100, height: 100 };
  const part = await sharp(picture).extract(strip).png().toBuffer();
  const { dominant } = await sharp(part).stats();
  if (dominant.r > 200 && dominant.b < 90) return 'red';
  return dominant.b > 200 && dominant.r < 90 ? 'blue' : JSON.stringify(dominant);
}
