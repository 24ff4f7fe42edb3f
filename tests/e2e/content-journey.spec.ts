import { type Locator, type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';

test.use({ content: 'edited', viewport: { width: 360, height: 740 } });

for (const [colorScheme, forcedColors] of [
  ['light', 'none'],
  ['dark', 'none'],
  ['dark', 'active'],
] as const) {
  test(`E-68 ${colorScheme}, forced colours ${forcedColors}: by keyboard alone with text of twice the size, from the list to a version put back`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await page.emulateMedia({ colorScheme, forcedColors });
    await signIn(page);
    const texts = ['first', 'second'].map(
      (of) => `Who we are, ${colorScheme} ${forcedColors} ${of}`,
    );

    await page.goto('/admin/content');
    await isRight(page, page.getByRole('link', { name: /^About us/ }));
    await press(page, page.getByRole('link', { name: /^About us/ }));
    const group = page.getByRole('group', { name: 'Headline', exact: true });
    await press(page, group.getByRole('button', { name: /^English/ }));
    for (const text of texts) {
      const headline = group.getByRole('textbox', { name: 'Headline, English', exact: true });
      await tabTo(page, headline);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await isRight(page, headline);

      const opened = page.waitForEvent('popup');
      await press(page, page.getByRole('link', { name: 'See the page' }));
      const preview = await opened;
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(text);
      await preview.close();

      await press(page, page.getByRole('button', { name: 'Publish…' }));
      const publish = page.getByRole('button', { name: 'Publish now' });
      await isRight(page, publish);
      await press(page, publish);
      await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
      await isRight(page, page.getByRole('button', { name: 'Undo' }));
      await press(page, page.getByRole('button', { name: 'Close', exact: true }));
    }

    await press(page, page.getByRole('link', { name: 'History' }));
    const chosen = page.getByRole('radio', { checked: true });
    await isRight(page, chosen);
    await tabTo(page, chosen);
    // The first text, below the one that is published.
    const older = page.getByRole('radio').nth(1);
    for (let step = 0; step < 3 && !(await older.isChecked()); step += 1)
      await page.keyboard.press('ArrowDown');
    await expect(older).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Put this version back…' }));
    await press(page, page.getByRole('button', { name: 'Publish now' }));
    await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
    expect(await (await page.request.get(`${site.origin}/about`)).text()).toContain(texts[0]);
  });
}

test('E-17 another account on this browser sees and sends nothing of what the first one kept', async ({
  page,
}) => {
  await signIn(page);
  const colleague = { email: 'colleague@sampan.example', password: 'tide rolls over mud' };
  const invitation = { email: colleague.email, password: staff.password };
  const made = await page.request.post('/api/staff/invitations', { data: invitation });
  const { path } = (await made.json()) as { path: string };
  const link = { token: path.split('#')[1], newPassword: colleague.password };
  expect((await page.request.post('/api/auth/link/password', { data: link })).ok()).toBe(true);
  await page.goto('/admin/content/training');
  const title = page.getByRole('textbox', { name: 'Name of the page, বাংলা', exact: true });
  const shipped = await title.inputValue();
  await page.route('**/api/content/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await title.fill('প্রথম জনের লেখা');
  await expect(page.getByRole('status').filter({ hasText: /^Not saved: no network/ })).toHaveCount(
    1,
  );
  // The session ends, and the editor is closed: what it sends as it goes is refused.
  await page.context().clearCookies({ name: /session/ });
  await page.goto('/robots.txt');
  await page.unrouteAll();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const signedIn = await page.request.post('/api/auth/sign-in/email', { data: colleague });
  expect(signedIn.ok()).toBe(true);
  await page.goto('/admin/content/training');
  await expect(title).toHaveValue(shipped);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByText('প্রথম জনের লেখা')).toHaveCount(0);
  expect(sent.filter((body) => body.includes('প্রথম জনের লেখা'))).toEqual([]);

  await page.context().clearCookies({ name: /session/ });
  await signIn(page);
  await page.goto('/admin/content/training');
  await expect(title).toHaveValue('প্রথম জনের লেখা');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});

/** Moves the focus by the keyboard alone. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Nothing that axe knows, nothing wider than the phone, and no control under another one. */
async function isRight(page: Page, there: Locator) {
  await expect(there).toBeVisible();
  const violations = await axeViolations(page);
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // Those are the system's, and axe reads the ones that it replaces.
  expect(violations.filter((one) => !isForced || !one.startsWith('color-contrast'))).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(covered)).toEqual([]);
}

/** Controls in whose place another one stands as well. What floats, such as a toast, lies over the page. */
function covered(): string[] {
  const layerOf = (one: Element): Element | null => {
    const { position } = getComputedStyle(one);
    if (position === 'fixed' || position === 'sticky' || one.matches('dialog')) return one;
    return one.parentElement && layerOf(one.parentElement);
  };
  const controls = [...document.querySelectorAll('a, button, input, textarea, select, summary')]
    .filter((one) => one.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }))
    .map((one) => ({ one, layer: layerOf(one), box: one.getBoundingClientRect() }));
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const nameOf = (one: Element) => one.textContent || one.getAttribute('aria-label') || one.id;
  return controls.flatMap(({ one, layer, box }, at) =>
    controls
      .slice(at + 1)
      .filter((other) => other.layer === layer && overlap(box, other.box))
      .filter((other) => !one.contains(other.one) && !other.one.contains(one))
      .map((other) => `${nameOf(one)} and ${nameOf(other.one)}`),
  );
}
