import { type Page, expect } from '@playwright/test';

/** Has the editor save at once what it would save after a second of rest, and waits until it has. */
export async function saved(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^(Saved|রাখা হয়েছে) [\d০-৯]+:[\d০-৯]+$/)).toBeVisible(); // oxlint-disable-line vitest/no-standalone-expect
}

/** Asks at once for what others have changed, as whoever comes back to the tab; it does so every five seconds. */
export const askForNews = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
