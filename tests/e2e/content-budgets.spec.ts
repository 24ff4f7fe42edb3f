import { expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { longestTexts } from '#tests/support/other-texts.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

// On a site of its own: the texts of every page are others here.
test(
  'E-47 with every text at its limit nothing is cut off, overflows or moves',
  {
    tag: '@all',
  },
  async ({ page, request }) => {
    test.setTimeout(600_000);
    const site = await startSite('build');
    const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
    const content = longestTexts();
    await storeContent(db, content);
    await db.destroy();
    await expect
      .poll(async () => (await request.get(`${site.origin}/bn`)).text())
      .toContain(content.home.homeWords.tagline.bn);
    await page.addInitScript(() => {
      const counted = window as unknown as { moved: number };
      counted.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          counted.moved += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { address } of publicAddresses) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(site.origin + address);
      await page.evaluate(() => document.fonts.ready);
      const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved);
      expect.soft(await moved(), `${address} moves`).toBeLessThanOrEqual(0.004);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page, `${address} at ${width} px`);
        expect.soft(await page.evaluate(cutTexts), `${address} at ${width} px`).toEqual([]);
      }
    }
    await site.end();
  },
);

/** Texts that do not fit their box and cannot be scrolled to, or stick out of the window. */
function cutTexts(): string[] {
  const isText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => isText(element) && element.checkVisibility?.({ opacityProperty: true }))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (textOverflow === 'ellipsis') return false;
      return (
        (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
}
