import { type Page, expect } from '@playwright/test';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { test } from '#tests/support/site-fixture.ts';

// As the server sent it: the starter script would take both parts of the styles into the head.
test.use({ javaScriptEnabled: false, bypassCSP: true });

const phone = [360, 'screen'] as const;

// In both languages by the same styles.
for (const address of ['/', '/application', '/gallery'])
  test(`${address}: styles in two parts draw it on a phone as they do in one`, ({ page }) =>
    expectSameLook(page, address, [phone]));

for (const { path } of shippedPages)
  test(
    `${path}: styles in two parts draw it at any width and on paper as they do in one`,
    { tag: '@all' },
    ({ page }) => expectSameLook(page, path, [phone, [1440, 'screen'], [1440, 'print']]),
  );

type Window = readonly [width: number, media: 'screen' | 'print'];

async function expectSameLook(page: Page, address: string, windows: Window[]) {
  // One that comes in between would change widths.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [width, media] of windows) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('body style')).toHaveCount(1);
    const whole = await bundledStyles(page);
    expect(await page.evaluate(differencesWith, whole), `${media}, ${width} px`).toEqual([]);
  }
}

/** The stylesheets of a page, in the order in which the router named them. */
async function bundledStyles(page: Page): Promise<string> {
  const links = await page
    .locator('link[rel="inlined"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace(/#.*/, '')));
  const texts = [...new Set(links)].map(async (link) => (await page.request.get(link)).text());
  return (await Promise.all(texts)).join('');
}

/** The elements that these styles draw otherwise than those of the page, with a property in which they differ. */
function differencesWith(styles: string): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *:not(script, style)')];
  const look = () => {
    // Chromium tells margins of a layout that it has mended otherwise than those of a new one.
    document.body.hidden = true;
    void document.body.offsetHeight;
    document.body.hidden = false;
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return Array.from(style, (property) => `${property}: ${style.getPropertyValue(property)}`);
    });
  };
  const inTwo = look();
  for (const style of document.querySelectorAll('style')) style.remove();
  const whole = document.createElement('style');
  whole.textContent = styles;
  document.head.append(whole);
  const inOne = look();
  return elements.flatMap((element, index) => {
    const at = inTwo[index]!.findIndex((line, property) => line !== inOne[index]![property]);
    const name = `${element.tagName} ${element.className}`;
    return at < 0 ? [] : [`${name}: ${inTwo[index]![at]}, in one ${inOne[index]![at]}`];
  });
}
