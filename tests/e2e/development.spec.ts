import { type Page, expect } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { startDevelopmentSite } from '#tests/support/development-site.ts';
import { takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

let development: Awaited<ReturnType<typeof startDevelopmentSite>>;

// Vite reads all sources first, and hundreds of them for the first page; `tests/operating/dev.test.ts` asks for the styles alone.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  development = await startDevelopmentSite();
  await fetch(development.origin);
});
test.afterAll(() => development.stop('SIGTERM'));

for (const language of languages) {
  test(
    `${language}: the home page under development looks as it is built, also once all its scripts have come, and reports no error`,
    { tag: '@all' },
    async ({ page, baseURL }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (said) => {
        if (said.type() === 'error') errors.push(said.text());
      });
      const looks = [];
      for (const origin of [development.origin, baseURL]) {
        await page.goto(origin + pathIn(language, '/'));
        await takenOver(page);
        await scrollThrough(page);
        looks.push(await look(page));
      }
      expect(looks[0]).toEqual(looks[1]);
      expect(errors).toEqual([]);
    },
  );
}

/** Until the last part that waits for a touch works: the form of the home page. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let done = 0; done < height; done += 600) await page.mouse.wheel(0, 600);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form')!).some((key) => key.startsWith('__react')),
  );
}

/** How every element looks, but for sizes that hang on which font came in time. */
function look(page: Page) {
  return page.evaluate(() => {
    const properties = [
      ...['display', 'position', 'color', 'background-color', 'opacity', 'box-shadow', 'border'],
      ...['padding', 'gap', 'border-radius', 'text-align', 'text-decoration', 'flex'],
      ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
    ];
    return [
      ...document.querySelectorAll('header, footer, main, :is(header, footer, main) *:not(svg *)'),
    ].map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.textContent.slice(0, 30)}`;
      return [name, ...properties.map((property) => style.getPropertyValue(property))];
    });
  });
}
