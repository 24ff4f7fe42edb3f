import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openInStoppedTime } from '#tests/support/stopped-time.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Client reviews' });
const slides = (page: Page) => carousel(page).locator('li');
const dots = (page: Page) => carousel(page).getByRole('group', { name: 'Choose what to show' });
const dot = (page: Page, number: number) =>
  dots(page).getByRole('button', { name: `${number} of 4` });
const current = (page: Page) => dots(page).locator('[aria-current]');
const view = (page: Page) => carousel(page).locator('ul').locator('..');

test.use({ build: 'build-examples' });
test.use({ viewport: { width: 1440, height: 900 } });

test('C-01 C-02 C-06 four reviews, two in view, and four dots', async ({ page }) => {
  await visit(page);
  await expect(slides(page)).toHaveCount(4);
  const width = (await view(page).boundingBox())!.width;
  expect(width).toBe(1280);
  const boxes = await Promise.all((await slides(page).all()).map((slide) => slide.boundingBox()));
  const left = (await view(page).boundingBox())!.x;
  expect(Math.abs(boxes[0]!.width - (width - 75) / 2)).toBeLessThanOrEqual(0.5);
  expect(boxes[0]!.x).toBe(left);
  expect(boxes[1]!.x + boxes[1]!.width).toBeCloseTo(left + width, 0);
  await expect(dots(page).getByRole('button')).toHaveCount(4);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  const sizes = await dots(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each, '::before').width)),
    );
  expect(sizes).toEqual([34, 12, 9, 6]);
});

test('C-03 C-04 a move starts every 3 seconds and takes half of them', async ({ page }) => {
  await visit(page);
  await page.clock.runFor(2_900);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await page.clock.runFor(200);
  await expect(current(page)).toHaveAccessibleName('2 of 4');
  const left = (await view(page).boundingBox())!.x;
  await page.clock.runFor(700);
  expect((await slides(page).nth(1).boundingBox())!.x).toBeGreaterThan(left + 1);
  await page.clock.runFor(800);
  expect((await slides(page).nth(1).boundingBox())!.x).toBeCloseTo(left, 0);
  await page.clock.runFor(1_500);
  await expect(current(page)).toHaveAccessibleName('3 of 4');
});

test('C-05 after four moves the first review is first again, without a clone', async ({ page }) => {
  await visit(page);
  await page.clock.runFor(4 * 3_000 + 1_600);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await expect(slides(page)).toHaveCount(4);
  const left = (await view(page).boundingBox())!.x;
  expect((await slides(page).first().boundingBox())!.x).toBeCloseTo(left, 0);
  await expect(carousel(page).locator('li:not([inert])')).toHaveCount(2);
});

test('C-07 a dot leads to its review and begins a new period', async ({ page }) => {
  await visit(page);
  await page.clock.runFor(2_500);
  await dot(page, 3).click();
  await page.clock.runFor(2_400);
  await expect(current(page)).toHaveAccessibleName('3 of 4');
  const left = (await view(page).boundingBox())!.x;
  expect((await slides(page).nth(2).boundingBox())!.x).toBeCloseTo(left, 0);
  await page.clock.runFor(700);
  await expect(current(page)).toHaveAccessibleName('4 of 4');
});

test('C-08 the mouse over a review holds, and lets go', async ({ page }) => {
  await visit(page);
  await view(page).hover();
  await page.clock.fastForward(30_000);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await expect(carousel(page).locator('ul')).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(5, 5);
  await page.clock.runFor(3_100);
  await expect(current(page)).toHaveAccessibleName('2 of 4');
  await expect(carousel(page).locator('ul')).toHaveAttribute('aria-live', 'off');
});

test('C-09 focus by keyboard stops, and only the button starts again', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  const button = carousel(page).getByRole('button').first();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Play');
  await page.clock.fastForward(30_000);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.fastForward(30_000);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await button.click();
  await page.clock.runFor(3_100);
  await expect(current(page)).toHaveAccessibleName('2 of 4');
});

test('C-10 paused stays paused after hovering, until play', async ({ page }) => {
  await visit(page);
  await carousel(page).getByRole('button', { name: 'Pause' }).click();
  await view(page).hover();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(30_000);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await carousel(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(3_100);
  await expect(current(page)).toHaveAccessibleName('2 of 4');
});

test('C-11 with less motion wished for it starts paused, and jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await page.clock.fastForward(30_000);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await dot(page, 2).click();
  const left = (await view(page).boundingBox())!.x;
  await expect.poll(async () => (await slides(page).nth(1).boundingBox())!.x).toBeCloseTo(left, 0);
});

test('C-12 unseen, in a hidden tab or off the screen, it stands still', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(30_000);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
    document.body.style.paddingTop = '3000px';
  });
  await page.waitForTimeout(200);
  await page.clock.fastForward(30_000);
  await expect(current(page)).toHaveAccessibleName('1 of 4');
});

test('C-13 arrows on the dots move, mirrored from right to left', async ({ page }) => {
  await visit(page);
  await dot(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dot(page, 2)).toBeFocused();
  await expect(current(page)).toHaveAccessibleName('2 of 4');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveAccessibleName('1 of 4');
  await page.clock.runFor(1_600);
  const box = (await view(page).boundingBox())!;
  const first = (await slides(page).first().boundingBox())!;
  expect(first.x + first.width).toBeCloseTo(box.x + box.width, 0);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  for (const [pixels, milliseconds, slide] of [
    [-60, 800, 2],
    [-25, 20, 2],
    [-25, 800, 1],
    [60, 800, 4],
  ] as const) {
    test(`C-14 ${pixels} px in ${milliseconds} ms leads to review ${slide}`, async ({ page }) => {
      await visit(page);
      await swipe(view(page), pixels, milliseconds);
      await page.clock.runFor(1_600);
      await expect(current(page)).toHaveAccessibleName(`${slide} of 4`);
    });
  }

  test('C-14 up and down belongs to the page', async ({ page }) => {
    await visit(page);
    await expect(view(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  });
});

test('C-15 what is out of view can neither be reached nor heard', async ({ page }) => {
  await visit(page);
  const inert = () =>
    slides(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).inert));
  expect(await inert()).toEqual([false, false, true, true]);
  await dot(page, 4).click();
  expect(await inert()).toEqual([false, true, true, false]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [1440, 390]) {
    test(`C-16 all four reviews stand there to be read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/examples/widgets');
      for (const slide of await slides(page).all()) {
        const box = (await slide.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
      await expect(carousel(page).getByRole('button')).toHaveCount(0);
    });
  }
});

test('C-17 nothing shifts, neither when scripts take over nor when it moves', async ({ page }) => {
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
  await page.goto('/examples/widgets');
  await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  // Two moves, from their beginning to their end: the browser may forgive the first.
  const left = (await view(page).boundingBox())!.x;
  for (const slide of [1, 2]) {
    await expect(current(page)).toHaveAccessibleName(`${slide + 1} of 4`);
    await expect
      .poll(async () => (await slides(page).nth(slide).boundingBox())!.x)
      .toBeCloseTo(left, 0);
  }
  expect(
    await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length),
  ).toBe(0);
});

test('C-18 the stars say how many they are', async ({ page }) => {
  await visit(page);
  await expect(slides(page).nth(1).getByRole('img', { name: '4 out of 5' })).toBeVisible();
});

test('C-19 it breaks no policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await visit(page);
  await page.clock.runFor(4_000);
  await dot(page, 4).click();
  await page.clock.runFor(1_600);
  expect(violations).toEqual([]);
});

test('C-20 text of twice the size is not cut', async ({ page }) => {
  await visit(page);
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
  test(`axe finds nothing, turning and stopped (${path})`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Shift');
    const region = page.locator('[aria-roledescription]').first();
    await expect(region.getByRole('button').first()).toBeVisible();
    expect(await axeViolations(page, 'section[aria-roledescription]')).toEqual([]);
    await region.getByRole('button').first().focus();
    expect(await axeViolations(page, 'section[aria-roledescription]')).toEqual([]);
  });
}

test('every target is at least 24 px in size', async ({ page }) => {
  await visit(page);
  for (const target of await carousel(page).getByRole('button').all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});

/** Opens the page of examples under a clock of our own, and waits until scripts have taken over. */
async function visit(page: Page) {
  await openInStoppedTime(page, '/examples/widgets');
  await page.keyboard.press('Shift');
  await expect(carousel(page).getByRole('button').first()).toBeVisible();
}

/** A finger that goes sideways, in events as the browser makes them. */
async function swipe(target: Locator, pixels: number, milliseconds: number) {
  await target.evaluate(
    (element, [pixels, milliseconds]) => {
      const start = element.getBoundingClientRect().left + 200;
      const send = (type: string, x: number, timeStamp: number) => {
        const event = new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
          clientX: x,
          clientY: 300,
          bubbles: true,
        });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        element.dispatchEvent(event);
      };
      send('pointerdown', start, 1_000);
      send('pointermove', start + pixels / 2, 1_000 + milliseconds / 2);
      send('pointerup', start + pixels, 1_000 + milliseconds);
    },
    [pixels, milliseconds] as const,
  );
}
