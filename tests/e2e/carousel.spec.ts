import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { openPage, takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { openInStoppedTime } from '#tests/support/stopped-time.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Client reviews' });
const slides = (page: Page) => carousel(page).locator('li');
const dots = (page: Page) => carousel(page).getByRole('group', { name: 'Choose what to show' });
const dot = (page: Page, number: number) =>
  dots(page).getByRole('button', { name: `${number} of 4` });
const current = (page: Page) => dots(page).locator('[aria-current]');
const view = (page: Page) => carousel(page).locator('ul').locator('..');
const leftOf = async (part: Locator) => (await part.boundingBox())!.x;
const isCurrent = (page: Page, number: number) =>
  expect(current(page)).toHaveAccessibleName(`${number} of 4`);

// What it decides is tried beside its code (`app/ui/carousel/*.test.tsx`); here, what needs a browser.
test.use({ build: 'build-examples' });
test.use({ viewport: { width: 1440, height: 900 } });

test('C-01 to C-07, C-13 to C-15, C-18, C-19 four reviews, two in view, move every 3 seconds and at a dot, come round without a clone, and are mirrored from right to left @ci', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await visit(page);
  await expect(slides(page)).toHaveCount(4);
  const box = (await view(page).boundingBox())!;
  expect(box.width).toBe(1280);
  const boxes = await Promise.all((await slides(page).all()).map((slide) => slide.boundingBox()));
  expect(Math.abs(boxes[0]!.width - (box.width - 75) / 2)).toBeLessThanOrEqual(0.5);
  expect(boxes[0]!.x).toBe(box.x);
  expect(boxes[1]!.x + boxes[1]!.width).toBeCloseTo(box.x + box.width, 0);
  // They are samples, whose stars would look forged.
  await expect(slides(page).getByRole('img', { name: /out of 5/ })).toHaveCount(0);
  await expect(slides(page).nth(1).getByText('Sample')).toBeVisible();
  await expect(dots(page).getByRole('button')).toHaveCount(4);
  await isCurrent(page, 1);
  const sizes = await dots(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each, '::before').width)),
    );
  expect(sizes).toEqual([34, 12, 9, 6]);
  for (const target of await carousel(page).getByRole('button').all()) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  // What is out of view can neither be reached nor heard.
  const inert = () =>
    slides(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).inert));
  expect(await inert()).toEqual([false, false, true, true]);

  await page.clock.runFor(2_900);
  await isCurrent(page, 1);
  await page.clock.runFor(200);
  await isCurrent(page, 2);
  await page.clock.runFor(700);
  expect(await leftOf(slides(page).nth(1))).toBeGreaterThan(box.x + 1);
  await page.clock.runFor(800);
  expect(await leftOf(slides(page).nth(1))).toBeCloseTo(box.x, 0);
  await page.clock.runFor(1_000);
  // A dot leads to its review and begins a new period.
  await dot(page, 3).click();
  await page.clock.runFor(2_400);
  await isCurrent(page, 3);
  expect(await leftOf(slides(page).nth(2))).toBeCloseTo(box.x, 0);
  await page.clock.runFor(700);
  await isCurrent(page, 4);
  expect(await inert()).toEqual([false, true, true, false]);
  await page.clock.runFor(4_500);
  await isCurrent(page, 1);
  await expect(slides(page)).toHaveCount(4);
  expect(await leftOf(slides(page).first())).toBeCloseTo(box.x, 0);
  expect(await inert()).toEqual([false, false, true, true]);
  // Up and down belongs to the page.
  await expect(view(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');

  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await dot(page, 2).click();
  await page.clock.runFor(1_600);
  const second = (await slides(page).nth(1).boundingBox())!;
  expect(second.x + second.width).toBeCloseTo(box.x + box.width, 0);
  expect(violations).toEqual([]);
});

// What holds it is tried in `carousel-pauses.test.tsx`.
test(
  'C-08, C-09, C-12 the mouse over a review, a place off the screen and focus by keyboard hold it',
  { tag: '@all' },
  async ({ page }) => {
    const standsAt = async (number: number) => {
      await page.clock.fastForward(30_000);
      await isCurrent(page, number);
    };
    const movesTo = async (number: number) => {
      await page.clock.runFor(3_100);
      await isCurrent(page, number);
    };
    const list = carousel(page).locator('ul');
    await visit(page);
    await view(page).hover();
    await standsAt(1);
    await page.mouse.move(5, 5);
    await movesTo(2);
    await page.evaluate(() => (document.body.style.paddingTop = '3000px'));
    await expect(list).toHaveAttribute('aria-live', 'polite');
    await standsAt(2);
    await page.evaluate(() => (document.body.style.paddingTop = ''));
    await expect(list).toHaveAttribute('aria-live', 'off');
    await movesTo(3);

    await page.keyboard.press('Tab');
    const play = carousel(page).getByRole('button', { name: 'Play' });
    await expect(play).toBeFocused();
    await standsAt(3);
    await page.getByRole('heading', { level: 1 }).click();
    await standsAt(3);
    // Only the button starts it again.
    await play.click();
    await page.mouse.move(5, 5);
    await movesTo(4);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('C-16 all four reviews stand there to be read at 1440 and 390 px @ci', async ({ page }) => {
    await page.goto('/examples/widgets');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const slide of await slides(page).all()) {
        const box = (await slide.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

test('C-17, C-20 nothing shifts, neither when scripts take over nor when it moves, and text of twice the size is not cut @ci', async ({
  page,
}) => {
  // A font that comes late moves the whole page, which is no matter of the carousel's.
  await page.route(/woff2/, (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await visit(page);
  // Two moves, from their beginning to their end: the browser may forgive the first.
  const left = await leftOf(view(page));
  for (const slide of [1, 2]) {
    await page.clock.runFor(slide === 1 ? 4_600 : 3_000);
    await isCurrent(page, slide + 1);
    await expect.poll(() => leftOf(slides(page).nth(slide))).toBeCloseTo(left, 0);
  }
  const shifts = () => (window as unknown as { shifts: unknown[] }).shifts.length;
  expect(await page.evaluate(shifts)).toBe(0);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const slide of await slides(page).all()) {
      const cut = await slide.evaluate(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
      );
      expect(cut).toBe(false);
    }
  }
});

for (const path of ['/examples/widgets', '/bn/examples/widgets']) {
  test(
    `axe finds nothing in carousel and map, turning and stopped, closed and open (${path}) @ci`,
    { tag: path.startsWith('/bn') ? [] : '@all' },
    async ({ page }) => {
      await page.route(/openstreetmap/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Map</title><main>the map</main>',
        }),
      );
      await openPage(page, path);
      const region = page.locator('section[aria-roledescription]');
      await expect(region.getByRole('button').first()).toBeVisible();
      const scope = 'section[aria-roledescription], figure';
      expect(await axeViolations(page, scope)).toEqual([]);
      await region.getByRole('button').first().focus();
      await page.locator('figure [role=button]').click();
      await expect(page.locator('iframe')).toBeVisible();
      expect(await axeViolations(page, scope)).toEqual([]);
    },
  );
}

/** Opens the page of examples under a clock of our own, and waits until scripts have taken over. */
async function visit(page: Page) {
  await openInStoppedTime(page, '/examples/widgets');
  await takenOver(page);
  await expect(carousel(page).getByRole('button').first()).toBeVisible();
}
