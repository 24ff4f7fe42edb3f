import type { Page } from '@playwright/test';

/** Opens an address and waits until its scripts have taken the page over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Waits until the scripts of the page that is shown have taken it over: the first touch starts them. */
export async function takenOver(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
}

/**
 * Opens the page of a form, with or without scripts. Where they run, they have put back what was typed before: `fill` selects
 * what stands in a field and then types, and what comes back between the two would stay in front of it.
 */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (!(await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return;
  await takenOver(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Opens an address and touches nothing until the page has done all that it does by itself: its scripts run, and what they
 * put off to an idle moment has been asked for.
 */
export async function openUntouched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
