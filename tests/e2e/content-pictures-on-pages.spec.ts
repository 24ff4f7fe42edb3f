import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '#tests/support/axe.ts';
import { openReview, publishBy } from '#tests/support/publish.ts';
import { saved } from '#tests/support/saved.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/staff-page.ts';

const review = (page: Page) => page.getByRole('dialog', { name: 'Look at it before you publish' });

async function publish(page: Page) {
  await openReview(page);
  await publishBy(page, () => review(page).getByRole('button', { name: 'Publish now' }).click());
}

test('E-53 a portrait is uploaded, asked for in words in both languages, published and seen on every page that has it @ci', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/content/officials');
  await page.getByRole('button', { name: /^1 ?Anwar Hossain/ }).click();
  const portrait = page.getByRole('group', { name: 'Portrait', exact: true }).first();
  // A drawing has its words from the page.
  await expect(portrait.getByRole('checkbox', { name: 'Decoration' })).toBeHidden();
  await portrait.getByRole('button', { name: 'Upload a photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Photo/).setInputFiles(await photo());
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  const words = (language: string) =>
    page.getByRole('textbox', { name: `The picture in words, ${language}`, exact: true });
  await expect(words('বাংলা')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await words('বাংলা').fill('অফিসে বসে আছেন');
  await saved(page);
  await openReview(page);
  await expect(review(page).getByText(/^Directors 1, Portrait, English: say what/)).toBeVisible();
  await page.keyboard.press('Escape');
  const english = portrait.getByRole('button', { name: /^English/ });
  if ((await english.getAttribute('aria-expanded')) !== 'true') await english.click();
  await words('English').fill('At the desk');
  await saved(page);
  await publish(page);

  for (const [address, alt] of [
    ['/about', 'At the desk'],
    ['/bn/about/directors', 'অফিসে বসে আছেন'],
  ] as const) {
    await page.goto(address);
    const shown = page.getByRole('img', { name: alt });
    await expect(shown.first()).toBeAttached();
    for (const image of await shown.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('width', '800');
      await expect(image).toHaveAttribute('srcset', /-400x400\.webp 400w, .*-800x800\.webp 800w$/);
      await expect(image).toHaveAttribute('sizes', /px|vw/);
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .not.toBe(0);
    }
    await expectNoSidewaysScroll(page);
  }
  const seen = async (path: string) => (await page.request.get(path)).text();
  expect(await seen('/')).toContain('alt="At the desk"');

  await page.goto('/admin/content/officials');
  await page.getByRole('button', { name: /^1 ?Anwar Hossain/ }).click();
  await page.getByRole('checkbox', { name: 'Decoration' }).first().check();
  await saved(page);
  await expect(words('বাংলা')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Decoration' }).first().uncheck();
  await expect(words('বাংলা')).toHaveValue('অফিসে বসে আছেন');
  await page.getByRole('checkbox', { name: 'Decoration' }).first().check();
  await saved(page);
  const drafted = await seen('/about/directors?preview=draft');
  expect(drafted).not.toContain('At the desk');
  expect(drafted).toMatch(/<img(?=[^>]*-800x800\.webp")(?=[^>]* alt="")/);
});

test('a country is found by its name in either language, brings its facts, and shows its flag alone @ci', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/content/countries');
  await page.getByRole('button', { name: 'Add: Countries' }).click();
  const search = page.getByRole('searchbox', { name: 'Type a name' });
  await expect(search).toBeFocused();
  await expect(page.getByText('36 to choose from')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await search.fill('hungary');
  await expect(page.getByText('There is none of this name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add: Countries' })).toBeFocused();
  await page.keyboard.press('Enter');
  await search.fill('মালয়');
  await page.getByRole('button', { name: /^Malaysia/ }).click();
  await saved(page);
  const value = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(value('Name, বাংলা')).toHaveValue('মালয়েশিয়া');
  await expect(value('Capital, বাংলা')).toHaveValue('কুয়ালালামপুর');
  await expect(value('Kilometres from Dhaka')).toHaveValue('2598');
  await value('Kinds of work, বাংলা').fill('কারখানার কাজ।');
  // Where there is room the English stands beside it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await value('Kinds of work, English').fill('Factory work.');
  await saved(page);
  await publish(page);

  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: 'Factory work.' });
  await expect(card.locator('img')).toHaveCount(1);
  await expect(card.locator('img')).toHaveAttribute('src', '/illustrations/flag-my.svg');
  await expect(page.locator('img[src$="flag-my.svg"]')).toHaveCount(1);
  await expect(page.locator('img[src$="flag-hu.svg"]')).toHaveCount(2);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/countries\/malaysia$/);
});

/** A portrait of a telephone. */
async function photo() {
  const create = { width: 1500, height: 2000, channels: 3 as const, background: '#345' };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
