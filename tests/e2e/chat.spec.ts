import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';
import { openInStoppedTime } from '#tests/support/stopped-time.ts';
import type { ChatOptions } from '#app/chat/chat-options.ts';
import { pathIn } from '#app/i18n/language.ts';
import { shippedPages } from '#tests/support/public-addresses.ts';
import { axeViolations } from '#tests/support/axe.ts';

const launcher = (page: Page) => page.locator('a[aria-haspopup=dialog]');
const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox');
const dots = (page: Page) => panel(page).locator('i');
const calls = (page: Page) => page.getByRole('list', { name: 'Calls' }).getByRole('listitem');

test.use({ build: 'build-examples' });
test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(async ({ context }) => {
  await context.route(/whatsapp\.com/, (route) => route.fulfill({ body: 'the messaging app' }));
});

test('W-01 W-06 W-07 W-09 opening: dots, then the first message, and one call', async ({
  page,
}) => {
  await visit(page, {}, { clock: true });
  await launcher(page).click();
  await expect(dots(page)).toHaveCount(3);
  await expect(panel(page)).not.toContainText('How can we help');
  await page.clock.runFor(1_999);
  await expect(dots(page)).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(dots(page)).toHaveCount(0);
  await expect(panel(page).getByRole('log')).toContainText('Hello there! How can we help?');
  await expect(panel(page)).toContainText('Typically replies within 1 hour');
  await expect(page.getByPlaceholder('Type a message..')).toBeVisible();
  await expect(calls(page)).toHaveText(['onClick click']);
});

test('W-02 W-39 closed: flat, out of the tab order and of the accessibility tree', async ({
  page,
}) => {
  await visit(page);
  await launcher(page).click();
  await field(page).press('Escape');
  const box = page.locator('[role=dialog]');
  await expect(box).toHaveCSS('height', '0px');
  await expect(box).toHaveCSS('visibility', 'hidden');
  await expect(panel(page)).toHaveCount(0);
  await launcher(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(
    false,
  );
});

test('W-03 the click that opens reaches nobody at the document', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
  });
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-clicked');
});

test('W-04 W-05 the open panel is 375 px wide, and 320 px high unless another height is chosen', async ({
  page,
}) => {
  for (const [options, height] of [
    [{}, 320],
    [{ chatboxHeight: 400 }, 400],
  ] as const) {
    await visit(page, options);
    await launcher(page).click();
    await expect(panel(page)).toHaveCSS('height', `${height}px`);
    await expect(panel(page)).toHaveCSS('width', '375px');
  }
});

test('W-10 W-42 the close button closes, tells once, and gives focus back', async ({ page }) => {
  await visit(page);
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(page.locator('[role=dialog]')).toHaveCSS('height', '0px');
  await expect(calls(page)).toHaveText(['onClick click', 'onClose']);
  await expect(launcher(page)).toBeFocused();
});

test('W-11 W-12 W-42 Escape closes what is open, unless that is switched off', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Escape');
  await expect(calls(page)).toHaveCount(0);
  await launcher(page).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();

  await visit(page, { allowEsc: false });
  await launcher(page).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();
});

test('W-13 a click elsewhere closes only where that is chosen', async ({ page }) => {
  await visit(page);
  await launcher(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeVisible();

  await visit(page, { allowClickAway: true });
  await launcher(page).click();
  await panel(page).getByRole('log').click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('checkbox', { name: 'The chat is mounted' }).focus();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).not.toBeFocused();
});

test('W-15 W-22 the badge comes after a minute and goes for good', async ({ page }) => {
  await visit(page, {}, { clock: true });
  // At once: run through, a minute is thousands of frames to draw.
  await page.clock.fastForward(59_999);
  await expect(launcher(page)).toHaveText('');
  await page.clock.runFor(1);
  await expect(launcher(page)).toHaveText('1');
  await launcher(page).click();
  await page.keyboard.press('Escape');
  await page.clock.fastForward(600_000);
  await expect(launcher(page)).toHaveText('');
});

test('W-16 too short a delay is said once, though the parent renders all the time', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await visit(page, { notificationDelay: 9.999 }, { flags: '&busy' });
  await page.waitForTimeout(300);
  expect(errors).toEqual(['notificationDelay prop value must be at least 10 seconds.']);
});

for (const [notificationSound, plays] of [
  [true, 3],
  [false, 0],
] as const) {
  test(`W-19 W-20 three notifications, ${plays} plays, in strict mode`, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = async function play() {
        document.body.append('♪');
      };
    });
    const options = { notificationLoop: 3, notificationDelay: 10, notificationSound };
    await visit(page, options, { clock: true, flags: '&strict&busy' });
    // At once, as above, and one after the other.
    for (let seconds = 0; seconds <= 40; seconds += 10) await page.clock.fastForward(10_000);
    await expect(calls(page)).toHaveText([
      'onNotification',
      'onNotification',
      'onNotification',
      'onLoopDone',
    ]);
    await expect(page.getByText('♪')).toHaveCount(plays ? 1 : 0);
    if (plays) await expect(page.locator('body')).toContainText('♪'.repeat(plays));
  });
}

test('W-24 W-25 nothing but spaces is nothing to send', async ({ page, context }) => {
  await visit(page);
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await field(page).fill('   \n ');
  await field(page).press('Enter');
  await page.waitForTimeout(200);
  expect(context.pages()).toHaveLength(1);
  await expect(calls(page)).toHaveText(['onClick click']);
});

test('W-26 W-27 W-35 W-37 sending opens the app with the text, and leaves a link', async ({
  page,
  context,
}) => {
  await visit(page);
  await launcher(page).click();
  await field(page).fill('Hello');
  const opened = context.waitForEvent('page');
  await field(page).press('Enter');
  const app = await opened;
  await app.waitForLoadState();
  const url = new URL(app.url());
  expect(url.pathname).toBe('/send');
  expect(Object.fromEntries(url.searchParams)).toEqual({ phone: '8801000000001', text: 'Hello' });
  expect(await app.evaluate(() => window.opener)).toBeNull();
  const origin = new URL(page.url()).origin;
  expect([`${origin}/`, '']).toContain(await app.evaluate(() => document.referrer));
  await expect(field(page)).toHaveValue('');
  await expect(calls(page)).toHaveText(['onClick click', 'onSubmit submit Hello']);
  const link = panel(page).getByRole('link', { name: 'Open WhatsApp' });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', app.url());
});

test('W-31 every character arrives, a pasted line break too', async ({ page, context }) => {
  await visit(page);
  await launcher(page).click();
  const text = `A & B #1 +50%? ৳ আমি 👍\n${'ক'.repeat(3_000)}`;
  await field(page).fill(text);
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  const app = await opened;
  await app.waitForURL(/whatsapp/);
  expect(new URL(app.url()).searchParams.get('text')).toBe(text);
});

test('W-34 with an unusable number nothing opens, and the text stays', async ({
  page,
  context,
}) => {
  const errors = consoleErrors(page);
  await visit(page, { phoneNumber: 'abc' });
  await expect(launcher(page)).not.toHaveAttribute('href');
  await launcher(page).press('Enter');
  await field(page).fill('Hello');
  await field(page).press('Enter');
  await expect(panel(page).getByRole('log')).toContainText('Chat is unavailable.');
  await expect(field(page)).toHaveValue('Hello');
  expect(errors).toEqual(['phoneNumber prop value is unusable.']);
  expect(context.pages()).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('W-36 the launcher is a link to the same number', async ({ page }) => {
    await page.goto('/examples/widgets');
    const link = page.getByRole('link', { name: 'Chat on WhatsApp' });
    await expect(link).toHaveAttribute('href', 'https://api.whatsapp.com/send?phone=8801000000001');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
});

// Colours know no language, and names no colours.
for (const [language, darkMode] of [
  ['en', true],
  ['bn', false],
] as const) {
  const look = `${language}, ${darkMode ? 'dark' : 'light'}`;
  test(`W-38 W-47 axe finds nothing closed, typing or open (${look})`, async ({ page }) => {
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
  });
}

test('W-28 W-40 W-43 W-46 by keyboard: it opens, says so, and is named and sized', async ({
  page,
}) => {
  for (const key of ['Enter', 'Space']) {
    await visit(page);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await launcher(page).press(key);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toHaveAccessibleName('Sampan Overseas');
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await expect(field(page)).toHaveAccessibleName('Message');
  const send = panel(page).getByRole('button', { name: 'Send' });
  const close = panel(page).getByRole('button', { name: 'Close chat' });
  for (const target of [launcher(page), send, close]) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const avatar = panel(page).locator('img');
  expect(await avatar.boundingBox()).toMatchObject({ width: 60, height: 60 });
  await expect(avatar).toHaveAttribute('alt', '');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('W-40 the panel itself gets the focus, and no keyboard comes up', async ({ page }) => {
    await visit(page);
    await launcher(page).tap();
    await expect(panel(page)).toBeFocused();
  });
});

test('W-40 a press with a modifier key still opens the link', async ({ page, context }) => {
  await visit(page);
  // The browser opens this by itself, and may do so before Playwright can play the messaging app.
  await launcher(page).evaluate((link) => link.setAttribute('href', '/robots.txt'));
  const opened = context.waitForEvent('page');
  await launcher(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/robots.txt');
  await expect(panel(page)).toHaveCount(0);
});

test('W-44 typing is said in words, and the message comes into the log once', async ({ page }) => {
  await visit(page, {}, { clock: true });
  await launcher(page).click();
  const log = panel(page).getByRole('log');
  await expect(log).toContainText('Typing…');
  await page.clock.runFor(2_100);
  await expect(log).toHaveText('Sampan OverseasHello there! How can we help?');
});

test('W-48 W-49 nothing moves by itself: no pulse, and with less motion no dots either', async ({
  page,
}) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await visit(page, {}, { clock: true });
  expect(await page.locator('a[aria-haspopup]').evaluate((a) => a.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, {}, { clock: true });
  await page.clock.fastForward(61_000);
  await launcher(page).click();
  await expect(dots(page)).toHaveCount(3);
  // What a press begins may be under way for a moment; what moves by itself never ends.
  await expect.poll(moving).toBe(0);
  await page.clock.runFor(2_100);
  await page.keyboard.press('Escape');
  await expect.poll(moving).toBe(0);
});

test('W-51 with the system’s colours the edges stay', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page);
  await launcher(page).click();
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
});

for (const language of ['en', 'bn'] as const) {
  test(`W-52 everything is inside, in windows of four sizes (${language})`, async ({ page }) => {
    await visit(page, {}, { language });
    for (const [width, height] of [
      [320, 480],
      [390, 844],
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await launcher(page).click();
      await expect(panel(page)).toHaveCSS('opacity', '1');
      // The ready questions are a row that is pushed sideways.
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
  });
}

test('W-54 from right to left it stands at the left, the tail mirrored', async ({ page }) => {
  await visit(page, {}, { clock: true });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await launcher(page).click();
  await page.clock.runFor(2_100);
  expect((await launcher(page).boundingBox())!.x).toBe(32);
  expect((await panel(page).boundingBox())!.x).toBe(32);
  const bubble = panel(page).getByRole('log').locator('div').first();
  await expect(bubble).toHaveCSS('border-radius', '16px 4px 16px 16px');
});

test('W-59 W-60 a whole conversation breaks no policy and logs nothing', async ({
  page,
  context,
}) => {
  const errors = consoleErrors(page);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`violates ${violatedDirective}`),
    );
  });
  const response = await page.goto('/examples/widgets');
  expect(response!.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await visit(page, { side: 'start', offset: 20, chatboxHeight: 300 });
  await launcher(page).click();
  await field(page).fill('Hello');
  const opened = context.waitForEvent('page');
  await field(page).press('Enter');
  await opened;
  await field(page).press('Escape');
  expect(errors).toEqual([]);
});

test('W-62 taken off the page it leaves nothing running', async ({ page }) => {
  const errors = consoleErrors(page);
  await visit(page, { notificationDelay: 10 }, { clock: true, flags: '&strict' });
  await launcher(page).click();
  await page.getByRole('checkbox', { name: 'The chat is mounted' }).setChecked(false);
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Escape');
  await expect(calls(page)).toHaveText(['onClick click']);
  expect(errors).toEqual([]);
});

test('W-63 closed while typing and reopened later, the message is there', async ({ page }) => {
  await visit(page, {}, { clock: true });
  await launcher(page).click();
  await expect(dots(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.clock.runFor(2_100);
  await launcher(page).click();
  await expect(dots(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('How can we help');
});

test('W-64 before opening nothing of the panel is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page);
  const ofThePanel = () => asked.filter((url) => /chat-panel|avatar|notice/.test(url));
  expect(ofThePanel()).toEqual([]);
  await launcher(page).click();
  await expect(panel(page).locator('img')).toBeVisible();
  expect(ofThePanel().some((url) => url.includes('notice'))).toBe(false);
});

test('a panel that cannot be fetched leaves the link', async ({ page }) => {
  await page.route(/chat-panel/, (route) => route.abort());
  await visit(page);
  await launcher(page).click();
  await expect(panel(page).getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
});

test('the button fades where it would cover the control that has focus', async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Covered';
    button.id = 'covered';
    document.body.append(button);
    Object.assign(button.style, { position: 'fixed', right: '0', bottom: '0', padding: '40px' });
  });
  await page.locator('#covered').focus();
  await expect(launcher(page)).toHaveCSS('opacity', '0');
  await launcher(page).focus();
  await expect(launcher(page)).toHaveCSS('opacity', '1');
});

test('W-67 in Bengali no English word is left, and the field follows what is typed', async ({
  page,
}) => {
  await visit(page, {}, { language: 'bn', clock: true });
  await page.clock.fastForward(61_000);
  await expect(launcher(page)).toHaveText('১');
  await launcher(page).click();
  await page.clock.runFor(2_100);
  await expect(panel(page)).not.toContainText(/[a-z]/i);
  await expect(field(page)).toHaveAttribute('dir', 'auto');
});

test.describe('on the site', () => {
  test('W-29 it is on every public page, and on none of the staff’s', async ({ page }) => {
    for (const { path } of shippedPages) {
      for (const language of ['en', 'bn'] as const) {
        await page.goto(pathIn(language, path));
        // A link until scripts make it a button.
        await expect(page.getByLabel(/^(Chat on WhatsApp|হোয়াটসঅ্যাপে কথা বলুন)$/)).toHaveCount(1);
      }
    }
    for (const path of ['/admin', '/admin/addgallery', '/admin/nowhere']) {
      await page.goto(path);
      await expect(page.locator('a[href*="whatsapp"]')).toHaveCount(0);
    }
  });

  for (const [path, literal, note] of [
    ['/', 'Typically replies within 1 hour', 'We answer on Saturday from 10:00.'],
    ['/bn', 'সাধারণত ১ ঘণ্টার মধ্যে উত্তর দিই', 'শনিবার সকাল ১০টা থেকে উত্তর দিই।'],
  ] as const) {
    test(`on a Friday night ${path} says when we answer, beside the usual sentence`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-11-20T23:30:00+06:00');
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect(launcher(page)).toHaveAttribute('role', 'button');
      await launcher(page).click();
      await expect(panel(page)).toContainText(literal);
      await expect(panel(page)).toContainText(note);
      await page.keyboard.press('Escape');
      await page.clock.setFixedTime('2026-11-21T10:00:00+06:00');
      await launcher(page).click();
      await expect(panel(page)).toContainText(literal);
      await expect(panel(page)).not.toContainText(note);
    });
  }

  test('a question is sent by one press, and all three are gone then', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Shift');
    await expect(launcher(page)).toHaveAttribute('role', 'button');
    await launcher(page).click();
    const opened = context.waitForEvent('page');
    await panel(page).getByRole('button', { name: 'What does it cost?' }).click();
    expect(new URL((await opened).url()).searchParams.get('text')).toBe('What does it cost?');
    await expect(panel(page).getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: /\?$/ })).toHaveCount(0);
    expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  });

  test('W-69 another page leaves the panel as it is, and the notifications too', async ({
    page,
  }) => {
    await openInStoppedTime(page, '/');
    await page.keyboard.press('Shift');
    await expect(launcher(page)).toHaveAttribute('role', 'button');
    await page.clock.fastForward(40_000);
    await page.locator('a[href="/gallery"]:visible').first().click();
    await expect(page).toHaveURL(/gallery$/);
    await page.clock.fastForward(21_000);
    await expect(launcher(page)).toHaveText('1');
    await launcher(page).click();
    await field(page).fill('Not sent yet');
    await page.locator('a[href="/contact"]:visible').first().click();
    await expect(page).toHaveURL(/contact$/);
    await expect(field(page)).toHaveValue('Not sent yet');
  });
});

/** Opens the page of examples with these options of the chat, and waits until scripts have taken over. */
async function visit(
  page: Page,
  options: Partial<ChatOptions> = {},
  { language = 'en', clock = false, flags = '' } = {},
) {
  const path = language === 'bn' ? '/bn/examples/widgets' : '/examples/widgets';
  const address = `${path}?chat=${encodeURIComponent(JSON.stringify(options))}${flags}`;
  await (clock ? openInStoppedTime(page, address) : page.goto(address));
  // The first sign of a visitor starts the scripts, which otherwise wait for an idle moment.
  await page.keyboard.press('Shift');
  await expect(launcher(page)).toHaveAttribute('role', 'button');
}

function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The worker of the offline page is kept out of all tests but its own, which the browser remarks on.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
