import type { Page } from '@playwright/test';

/** A picture that every check takes. */
export const galleryPicture = 'tests/corpus/files/ok.jpg';

/** Fills the form of a new gallery item in, of a person who has signed. */
export async function fillGalleryForm(page: Page, name: string): Promise<void> {
  await page.locator('input[name=image]').setInputFiles(galleryPicture);
  await page.getByRole('radio', { name: /^Yes/ }).check();
  await page.getByLabel('How the person agreed').selectOption('Signed on paper');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Job title').fill('Welder');
  await page.getByLabel('Country').fill('Hungary');
  await page.getByLabel('Departure date', { exact: true }).fill('2026-10-01');
}
