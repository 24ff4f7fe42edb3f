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

for (const width of [360, 390, 393, 412, 414]) {
  test(`${width} px: headings at the top stay where they are when their font comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const tops = () =>
      page.locator('main h1, main h2, main h3').evaluateAll((headings) =>
        headings
          .map((heading) => heading.getBoundingClientRect().top)
          .filter((top) => top < innerHeight)
          .map(Math.round),
      );
    await page.goto('/services/recruitment');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const withFont = await tops();
    await page.route('**/*heading*.woff2', (route) => route.abort());
    await page.reload();
    expect(await tops()).toEqual(withFont);
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
