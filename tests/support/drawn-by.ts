import type { Page } from '@playwright/test';

/** The fonts that draw the first element of `selector`, those of most letters first; none for what is not drawn yet. */
export async function drawnBy(page: Page, selector: string) {
  // Asks DevTools, because styles tell only which fonts are wanted.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.sort((a, b) => b.glyphCount - a.glyphCount);
}

/**
 * Whether most letters are drawn by a font of the site: the spaces between Bengali words are those of a Latin one.
 * Undefined for what is not drawn yet.
 */
export async function isDrawnByOwnFont(page: Page, selector: string): Promise<boolean | undefined> {
  const [most] = await drawnBy(page, selector);
  return most?.isCustomFont;
}
