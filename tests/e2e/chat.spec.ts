import { expect, type Page } from '@playwright/test';
import type { ChatOptions } from '#app/chat/chat-options.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { openInStoppedTime } from '#tests/support/stopped-time.ts';

const launcher = (page: Page) => page.locator('a[aria-haspopup=dialog]');
const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox');
const dots = (page: Page) => panel(page).locator('i');

// What it decides is tried beside its code (`app/chat/*.test.tsx`); here, what needs a browser.
test.use({ build: 'build-examples' });
test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(async ({ context }) => {
  await context.route(/whatsapp\.com/, (route) => route.fulfill({ body: 'the messaging app' }));
});

test('W-02 W-04 W-05 W-26 W-27 W-28 W-37 W-39 W-40 W-46 W-59 W-60 W-64 a whole conversation by keyboard opens the app, breaks no policy, logs nothing and fetches no more than it needs @ci', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The worker of the offline page is kept out of all tests but its own, which the browser remarks on.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofThePanel = () => asked.filter((url) => /chat-panel|avatar|notice/.test(url));
  await visit(page, { side: 'start', offset: 20 });
  expect(ofThePanel()).toEqual([]);
  await launcher(page).press('Space');
  await expect(panel(page)).toHaveAccessibleName('Sampan Overseas');
  await expect(panel(page)).toHaveCSS('height', '320px');
  await expect(panel(page)).toHaveCSS('width', '375px');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const avatar = panel(page).locator('img');
  expect(await avatar.boundingBox()).toMatchObject({ width: 60, height: 60 });
  expect(ofThePanel().some((url) => url.includes('notice'))).toBe(false);
  const send = panel(page).getByRole('button', { name: 'Send' });
  const close = panel(page).getByRole('button', { name: 'Close chat' });
  for (const target of [launcher(page), send, close]) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }

  await field(page).fill('Hello');
  const opened = context.waitForEvent('page');
  await field(page).press('Enter');
  const app = await opened;
  await app.waitForURL(/whatsapp/);
  const url = new URL(app.url());
  expect(url.pathname).toBe('/send');
  expect(Object.fromEntries(url.searchParams)).toEqual({ phone: '8801000000001', text: 'Hello' });
  expect(await app.evaluate(() => window.opener)).toBeNull();
  const origin = new URL(page.url()).origin;
  expect([`${origin}/`, '']).toContain(await app.evaluate(() => document.referrer));
  await expect(field(page)).toHaveValue('');
  const link = panel(page).getByRole('link', { name: 'Open WhatsApp' });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', app.url());

  await field(page).press('Escape');
  const box = page.locator('[role=dialog]');
  await expect(box).toHaveCSS('height', '0px');
  await expect(box).toHaveCSS('visibility', 'hidden');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const isInside = () => Boolean(document.activeElement?.closest('[role=dialog]'));
  expect(await page.evaluate(isInside)).toBe(false);
  expect(errors).toEqual([]);
});

// Colours know no language, and names no colours.
for (const [language, darkMode] of [
  ['en', true],
  ['bn', false],
] as const) {
  test(
    `W-38 W-47 axe finds nothing closed, typing or open (${language}, ${darkMode ? 'dark' : 'light'}) @ci`,
    { tag: darkMode ? '@all' : [] },
    async ({ page }) => {
      // The checker waits on timers of its own, so time cannot stand still: the delays are chosen.
      await visit(page, { darkMode, messageDelay: 60 }, { language });
      const scope = '[role=dialog], a[aria-haspopup=dialog]';
      expect(await axeViolations(page, scope)).toEqual([]);
      await launcher(page).click();
      await expect(dots(page)).toHaveCount(3);
      // Half faded in, every text would look too pale.
      await expect(panel(page)).toHaveCSS('opacity', '1');
      expect(await axeViolations(page, scope)).toEqual([]);

      await visit(page, { darkMode, messageDelay: 0 }, { language });
      await launcher(page).click();
      await field(page).fill('Hello');
      await field(page).press('Enter');
      await expect(dots(page)).toHaveCount(0);
      await expect(panel(page)).toHaveCSS('opacity', '1');
      expect(await axeViolations(page, scope)).toEqual([]);
    },
  );
}

test(
  'W-48 W-49 W-51 W-54 nothing moves by itself; with the system’s colours the edges stay, from right to left it is mirrored, and it fades where it covers what has focus',
  { tag: '@all' },
  async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await visit(page, {}, { clock: true });
    expect(await launcher(page).evaluate((a) => a.getAnimations().length)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await launcher(page).click();
    await expect(dots(page)).toHaveCount(3);
    // What a press begins may be under way for a moment; what moves by itself never ends.
    await expect.poll(moving).toBe(0);
    await page.clock.runFor(2_100);

    await page.emulateMedia({ forcedColors: 'active' });
    const close = panel(page).getByRole('button', { name: 'Close chat' });
    const send = panel(page).getByRole('button', { name: 'Send' });
    for (const part of [launcher(page), close, send, field(page)]) {
      const { width, edge, ground } = await part.evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          width: style.borderTopWidth,
          edge: style.borderTopColor,
          ground: style.backgroundColor,
        };
      });
      expect(width).not.toBe('0px');
      expect(edge).not.toBe(ground);
    }
    await page.emulateMedia({ forcedColors: 'none' });

    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect((await launcher(page).boundingBox())!.x).toBe(32);
    expect((await panel(page).boundingBox())!.x).toBe(32);
    const bubble = panel(page).getByRole('log').locator('div').first();
    await expect(bubble).toHaveCSS('border-radius', '16px 4px 16px 16px');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));

    await page.keyboard.press('Escape');
    await expect.poll(moving).toBe(0);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = 'Covered';
      button.id = 'covered';
      document.body.append(button);
      Object.assign(button.style, { position: 'fixed', right: '0', bottom: '0', padding: '40px' });
    });
    await page.locator('#covered').focus();
    await page.clock.runFor(50);
    await expect(launcher(page)).toHaveCSS('opacity', '0');
    await launcher(page).focus();
    await page.clock.runFor(50);
    await expect(launcher(page)).toHaveCSS('opacity', '1');
  },
);

for (const language of ['en', 'bn'] as const) {
  test(
    `W-52 everything is inside, in small windows (${language}) @ci`,
    { tag: language === 'bn' ? [] : '@all' },
    async ({ page }) => {
      await visit(page, {}, { language, clock: true });
      const windows = [
        [844, 390],
        [320, 256],
        [320, 480],
        [390, 844],
      ] as const;
      for (const [width, height] of process.env.TEST_ALL ? windows : windows.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        // The button goes aside a moment after the window has changed, which a press must not meet.
        await page.clock.runFor(250);
        await launcher(page).click();
        await expect(panel(page)).toHaveCSS('opacity', '1');
        // The ready questions stand in the conversation, which scrolls.
        const buttons = panel(page).locator('header, form').getByRole('button');
        const parts = [panel(page), ...(await buttons.all()), field(page)];
        for (const part of parts) {
          const box = (await part.boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
        const [log, form] = [panel(page).getByRole('log'), panel(page).locator('form')];
        const [above, below] = [(await log.boundingBox())!, (await form.boundingBox())!];
        expect(above.height).toBeGreaterThan(16);
        expect(above.y + above.height).toBeLessThanOrEqual(below.y + 0.5);
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
      }
    },
  );
}

test('W-69 on the site another page leaves notifications and panel as they are; at night it says when we answer, and a question is sent by one press @ci', async ({
  page,
  context,
}) => {
  const literal = 'সাধারণত ১ ঘণ্টার মধ্যে উত্তর দিই';
  const note = 'শনিবার সকাল ১০টা থেকে উত্তর দিই।';
  const link = (path: string) => page.locator(`a[href="${path}"]:visible`).first();
  await page.clock.install({ time: '2026-11-20T23:30:00+06:00' });
  await page.clock.pauseAt('2026-11-20T23:30:01+06:00');
  await page.goto('/bn');
  await page.clock.runFor(50);
  await isTakenOver(page);
  await page.clock.fastForward(40_000);
  await link('/bn/gallery').click();
  await expect(page).toHaveURL('/bn/gallery');
  await page.clock.fastForward(21_000);
  await expect(launcher(page)).toHaveText('১');
  await launcher(page).click();
  await page.clock.runFor(2_100);
  await expect(panel(page)).not.toContainText(literal);
  await expect(panel(page)).toContainText(note);
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('button', { name: 'খরচ কত?' }).click();
  expect(new URL((await opened).url()).searchParams.get('text')).toBe('খরচ কত?');
  await expect(panel(page).getByRole('button', { name: /\?$/ })).toHaveCount(0);
  await field(page).fill('Not sent yet');
  await link('/bn/contact').click();
  await expect(page).toHaveURL('/bn/contact');
  await expect(field(page)).toHaveValue('Not sent yet');
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime('2026-11-21T10:00:00+06:00');
  await launcher(page).click();
  await expect(panel(page)).toContainText(literal);
  await expect(panel(page)).not.toContainText(note);
});

/** Opens the page of examples with these options of the chat, and waits until scripts have taken over. */
async function visit(
  page: Page,
  options: Partial<ChatOptions> = {},
  { language = 'en', clock = false } = {},
) {
  const path = language === 'bn' ? '/bn/examples/widgets' : '/examples/widgets';
  const address = `${path}?chat=${encodeURIComponent(JSON.stringify(options))}`;
  await (clock ? openInStoppedTime(page, address) : page.goto(address));
  await isTakenOver(page);
}

async function isTakenOver(page: Page): Promise<void> {
  await takenOver(page);
  await expect(launcher(page)).toHaveAttribute('role', 'button');
}
