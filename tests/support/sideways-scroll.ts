import { type Page, expect } from '@playwright/test';

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, message = 'px too wide'): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Where less motion is wished for, even the size of the text changes by a transition, a frame later.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A part that measures itself, as the carousel does, learns of another size later than the page.
  await expect.poll(tooWide, { message }).toBeLessThanOrEqual(0);
}
