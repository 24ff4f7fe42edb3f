import { type Page, expect } from '@playwright/test';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { test } from '#tests/support/site-fixture.ts';

// As the server sent it: the starter script would take both parts of the styles into the head.
test.use({ javaScriptEnabled: false, bypassCSP: true });

const phone = [360, 'screen'] as const;

// In both languages by the same styles.
test('/application: styles in two parts draw it on a phone as they do in one @ci', ({ page }) =>
  expectSameLook(page, '/application', [phone]));

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
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator('body style')).toHaveCount(1);
    const whole = await bundledStyles(page);
    const differences = await page.evaluate(differencesWith, whole);
    expect(differences, `${media}, ${width} px`).toEqual([]);
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
  // Of those that stand in equal parts of the page the first and the last: rules tell the others apart no better.
  const nameOf = (element: Element | null): string =>
    element && element !== document.documentElement
      ? `${nameOf(element.parentElement)} ${element.tagName}.${element.getAttribute('class')}`
      : '';
  const every = [
    ...document.querySelectorAll<HTMLElement>('body, body *:not(script, style, link)'),
  ];
  const alike = Object.values(Object.groupBy(every, nameOf));
  const elements = [...new Set(alike.flatMap((same) => [same!.at(0)!, same!.at(-1)!]))];
  const properties = [...getComputedStyle(document.body)];
  const look = () => {
    // Chromium tells margins of a layout that it has mended otherwise than those of a new one.
    document.body.hidden = true;
    void document.body.offsetHeight;
    document.body.hidden = false;
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property));
    });
  };
  const inTwo = look();
  for (const style of document.querySelectorAll('style, body > link')) style.remove();
  const whole = document.createElement('style');
  whole.textContent = styles;
  document.head.append(whole);
  const inOne = look();
  return elements.flatMap((element, index) => {
    const at = inTwo[index]!.findIndex((value, property) => value !== inOne[index]![property]);
    const [two, one] = [inTwo[index]![at], inOne[index]![at]];
    return at < 0 ? [] : [`${nameOf(element)}: ${properties[at]} ${two}, in one ${one}`];
  });
}
