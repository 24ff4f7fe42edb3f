import { brotliCompressSync } from 'node:zlib';
import { type Page, type Response, expect } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { markupFaults } from './markup-faults.ts';
import { scriptsThatSay } from './built-scripts.ts';
import { takenOver } from './open-page.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

/** What T-56 asks of a page that is a plain document, and of each answer that it gives. */
export type DocumentJudge = {
  /** The document that is shown is light and valid, nothing is wider than a small phone, and axe finds nothing. */
  judge(what: string): Promise<void>;
  /** Its scripts take the page over, and those that say one of these texts are not among them. */
  expectNoScriptThatSays(...texts: string[]): Promise<void>;
};

/** Follows what a page shows from here on. A wide window is looked at as well where everything is. */
export async function documentJudge(page: Page): Promise<DocumentJudge> {
  // Nothing for other pages, which is fetched ahead otherwise.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let shown: Response | undefined;
  let judged = 0;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  page.on('response', (one) => {
    if (one.request().isNavigationRequest() && one.status() !== 303) shown = one;
  });
  return {
    async judge(what) {
      const html = await shown!.text();
      expect(brotliCompressSync(html).length, what).toBeLessThanOrEqual(25_000);
      expect(await markupFaults(page, html), what).toEqual([]);
      // What stands around an answer is that of the page before it.
      const scope = judged++ > 0 ? 'main' : undefined;
      for (const width of process.env.TEST_ALL ? [1440, 320] : [320]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page, `${what} at ${width} px`);
        expect(await axeViolations(page, scope, ['target-size']), what).toEqual([]);
      }
    },
    async expectNoScriptThatSays(...texts) {
      await takenOver(page);
      expect(scripts).not.toEqual([]);
      for (const text of texts) {
        const saying = scriptsThatSay(text);
        expect(saying, `a script says "${text}"`).not.toEqual([]);
        expect(scripts.filter((script) => saying.includes(script))).toEqual([]);
      }
    },
  };
}
