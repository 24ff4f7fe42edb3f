import { type Locator, type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { test } from '#tests/support/site-fixture.ts';

const { selectionSteps } = defaultDocuments().recruitment;

const phone = { width: 360, height: 740 };

const few = [320, 360, 375, 390, 640, 768, 1024, 1199, 1440];

for (const [path, tag] of [
  ['/bn', []],
  ['/', ['@all']],
] as const)
  test(
    `${path}: at most ten screens of a phone long; from 320 to 1920 px no card stands alone in its row, telephone numbers stay within their frame, and the globe is whole and never under words @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      if (path === '/bn') expect(await heightOf(page)).toBeLessThanOrEqual(10 * phone.height);
      const number = page.locator('main a[href^="tel:"]').first();
      const main = page.getByRole('main');
      const every = process.env.TEST_ALL
        ? Array.from({ length: 41 }, (_, step) => 320 + 40 * step)
        : [];
      for (const width of new Set([...few, ...every, 1920])) {
        await page.setViewportSize({ width, height: 900 });
        const { under, closes } = await page.evaluate(globeAndWords);
        expect(under, `the globe at ${width} px`).toEqual([]);
        if (width === 1920) expect(closes, 'closes on the right').toBe(true);
        if (!few.includes(width)) continue;
        for (const cards of [
          main.locator('article:has(a)'),
          main.locator('li:has(h3 a)'),
          main.locator('li:has(> h3):not(:has(a))'),
        ]) {
          const tops = await cards.evaluateAll((all) =>
            all.map((card) => Math.round(card.getBoundingClientRect().top)),
          );
          const rows = Object.values(Object.groupBy(tops, (top) => top));
          const perRow = rows.map((row) => row!.length);
          expect(new Set(perRow).size, `${width} px: ${perRow}`).toBe(1);
        }
        const [inner, outer] = await number.evaluate((it) => [it.scrollWidth, it.clientWidth]);
        expect(inner, `the number at ${width} px`).toBeLessThanOrEqual(outer);
      }
    },
  );

/** Of the whole page, with its own fonts and every section laid out. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    document.documentElement.setAttribute('data-whole', '');
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

/** Runs in the page: what of the first section lies upon the globe, and whether that ends within the window. */
function globeAndWords() {
  const globe = document.querySelector('main img[src*="map-base"]')!.getBoundingClientRect();
  const hero = document.querySelector('main section')!;
  // The drawing is a square around the circle.
  const [x, y, radius] = [
    globe.x + globe.width / 2,
    globe.y + globe.height / 2,
    (globe.width * 486) / 976,
  ];
  const words = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  const under: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (node.parentElement!.closest('[aria-hidden]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const nearest = [
        Math.max(box.left, Math.min(x, box.right)) - x,
        Math.max(box.top, Math.min(y, box.bottom)) - y,
      ];
      if (Math.hypot(...nearest) < radius) under.push(node.textContent!);
    }
  }
  for (const link of hero.querySelectorAll('a')) {
    const box = link.getBoundingClientRect();
    const nearest = [
      Math.max(box.left, Math.min(x, box.right)) - x,
      Math.max(box.top, Math.min(y, box.bottom)) - y,
    ];
    if (Math.hypot(...nearest) < radius) under.push(`link ${link.textContent}`);
  }
  if (y - radius < hero.getBoundingClientRect().top) under.push('cut at the top');
  const page = document.documentElement.clientWidth;
  return { under, closes: x + radius <= page };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone a station of which something is known unfolds, the last one is open, and of two others the names share a line; on a large screen the road goes four stations to the right and comes back to somebody who arrived @ci', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const folded = road(page).locator('li');
    await expect(folded.nth(6).getByText(selectionSteps[6]!.time!.en)).toBeVisible();
    const price = folded.nth(1).getByText(selectionSteps[1]!.cost!.en);
    await expect(price).toBeHidden();
    await folded.nth(1).locator('summary').click();
    await expect(price).toBeVisible();
    await expect(folded.nth(2).locator('summary')).toHaveCount(0);
    const [third, fourth] = await Promise.all([
      folded.nth(2).boundingBox(),
      folded.nth(3).boundingBox(),
    ]);
    expect(fourth!.y).toBe(third!.y);
    expect(fourth!.x).toBeGreaterThan(third!.x);

    await page.setViewportSize({ width: 1280, height: 900 });
    const stops = await road(page).locator('li').all();
    expect(stops).toHaveLength(selectionSteps.length + 1);
    const boxes = await Promise.all(stops.map((stop) => stop.boundingBox()));
    const rows = [boxes.slice(0, 4), boxes.slice(4).toReversed()];
    for (const row of rows) {
      expect(row.map((box) => box!.x)).toEqual(row.map((box) => box!.x).toSorted((a, b) => a - b));
      expect(new Set(row.map((box) => Math.round(box!.y))).size).toBe(1);
    }
    expect(boxes[4]!.x).toBe(boxes[3]!.x);
    expect(boxes[4]!.y).toBeGreaterThan(boxes[3]!.y);
    for (const [at, { name, time, cost, risk }] of selectionSteps.entries()) {
      const stop = stops[at]!;
      await expect(stop.getByRole('heading', { name: name.en, exact: true })).toBeVisible();
      const known = [time, cost, risk].filter((fact) => fact !== undefined);
      for (const fact of known) await expect(stop.getByText(fact.en)).toBeVisible();
      await expect(stop.locator('dt')).toHaveCount(known.length);
    }
    await stops.at(-1)!.getByRole('link', { name: 'See who went' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
  });
});

function road(page: Page): Locator {
  return page.getByRole('main').locator('ol');
}
