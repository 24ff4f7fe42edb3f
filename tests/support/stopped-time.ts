import type { Page } from '@playwright/test';

/**
 * Opens an address in a page in which time passes only where a test says so, but for the frames that the first screen waits
 * for (`page-scripts.server.ts`): a stopped clock draws none.
 */
export async function openInStoppedTime(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(address);
  await page.clock.runFor(50);
}
