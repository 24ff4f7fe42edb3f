import { type Page, expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const address of ['/', '/bn', '/about', '/bn/application']) {
  test(`${address}: text is there before its fonts, and as wide as with them`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const withFonts = await widthOfParagraphs(page);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    const without = await widthOfParagraphs(page);
    // Of system fonts as they are, English would be a tenth wider here.
    expect(without / withFonts).toBeGreaterThan(0.98);
    expect(without / withFonts).toBeLessThan(1.02);
  });
}

function widthOfParagraphs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const widths = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      return [...words.getClientRects()].map(({ width }) => width);
    });
    return widths.reduce((sum, width) => sum + width, 0);
  });
}
