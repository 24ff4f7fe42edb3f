import { chromium, selectors } from '@playwright/test';
import { chromiumFlags } from '#tests/support/chromium.ts';
import type { WebDriver } from './webdriver.ts';

/** An old Chromium, by Playwright, as a WebDriver. */
export async function startChromium(program: string): Promise<WebDriver> {
  registered ??= selectors.register('older', forOlderBrowsers, { contentScript: true });
  await registered;
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags });
  const page = await browser.newPage();
  // Elements are named by an attribute of their own, because handles do not go through this door.
  const find = ({ name }: Record<string, string>) => page.locator(`[data-found="${name}"]`);
  return {
    async navigate(address) {
      // Between a public page and the staff area the browser changes its process. Chromium 110 then
      // sometimes fails to report the new page if the old one is busy, so an empty page comes between.
      await page.goto('about:blank');
      await page.goto(address);
    },
    async run(script, ...values) {
      return page.evaluate(`(() => {
        const value = (function () { ${script} }).apply(null, ${JSON.stringify(values)});
        if (!(value instanceof Element)) return value;
        document.querySelectorAll('[data-found]').forEach((e) => e.removeAttribute('data-found'));
        value.setAttribute('data-found', 'it');
        return { name: 'it' };
      })()`);
    },
    click: (element) => find(element).click(),
    type: (element, text) => find(element).fill(text),
    end: () => browser.close(),
  };
}

let registered: Promise<void> | undefined;

/** Playwright asks for what came with Chromium 105; a script of its own brings it into its own world. */
const forOlderBrowsers = `(() => {
  Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility !== 'hidden';
  };
  return { query: () => null, queryAll: () => [] };
})()`;
