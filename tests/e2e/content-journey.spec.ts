import { type Locator, type Page, expect } from '@playwright/test';
import { addColleague } from '#tests/support/add-colleague.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { openReview, ownersCalls, publishBy } from '#tests/support/publish.ts';
import { askForNews, saved } from '#tests/support/saved.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn } from '#tests/support/site-fixture.ts';
import { test } from '#tests/support/staff-page.ts';

for (const { colorScheme, forcedColors, tag } of [
  { colorScheme: 'light', forcedColors: 'none', tag: [] },
  { colorScheme: 'dark', forcedColors: 'none', tag: ['@all'] },
  { colorScheme: 'dark', forcedColors: 'active', tag: ['@all'] },
] as const)
  test(
    `E-68 ${colorScheme}, forced colours ${forcedColors}: by keyboard alone with text of twice the size, from the list to a version put back @ci`,
    { tag: [...tag] },
    async ({ page, baseURL: origin }) => {
      test.setTimeout(120_000);
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme, forcedColors });
      // Words of its own: what a twin has put back on the same site would be no change to publish.
      const look = `${colorScheme} ${forcedColors}`;
      const [first, second] = [`Who we are, first, ${look}`, `Who we are, second, ${look}`];
      const owner = await ownersCalls(page.request, origin);
      await owner.publish('about', { 'aboutWords/headline': { en: first, bn: 'আমরা কারা' } });

      await page.goto('/admin/content');
      await press(page, page.locator('summary', { hasText: 'All texts' }));
      await isRight(page, page.getByRole('link', { name: /^About us ./ }));
      await press(page, page.getByRole('link', { name: /^About us ./ }));
      const group = page.getByRole('group', { name: 'Headline', exact: true });
      await press(page, group.getByRole('button', { name: /^English/ }));
      const headline = group.getByRole('textbox', { name: 'Headline, English', exact: true });
      await tabTo(page, headline);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(second);
      await saved(page);
      await isRight(page, headline);

      const opened = page.waitForEvent('popup');
      await press(page, page.getByRole('link', { name: 'See the page' }));
      const preview = await opened;
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(second);
      await preview.close();

      await openReview(page, () => press(page, page.getByRole('button', { name: 'Publish…' })));
      const publish = page.getByRole('button', { name: 'Publish now' });
      await isRight(page, publish);
      await publishBy(page, () => press(page, publish));
      await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
      await isRight(page, page.getByRole('button', { name: 'Undo' }));
      await press(page, page.getByRole('button', { name: 'Close', exact: true }));

      await press(page, page.getByRole('link', { name: 'History' }));
      const chosen = page.getByRole('radio', { checked: true });
      await expect(page.getByRole('heading', { level: 1, name: /^History/ })).toBeVisible();
      await isRight(page, chosen);
      await tabTo(page, chosen);
      // The first text, below the one that is published.
      const older = page.getByRole('radio').nth(1);
      for (let step = 0; step < 3 && !(await older.isChecked()); step += 1)
        await page.keyboard.press('ArrowDown');
      await expect(older).toBeChecked();
      await press(page, page.getByRole('button', { name: 'Put this version back…' }));
      await publishBy(page, () => press(page, page.getByRole('button', { name: 'Publish now' })));
      expect(await (await page.request.get('/about')).text()).toContain(first);
    },
  );

test('E-17 another account in the same browser neither sees nor saves what the first one typed @ci', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const colleague = await addColleague(page, 'other@sampan.example');
  await page.goto('/admin/content/contact');
  const title = page.getByRole('textbox', { name: 'Name of the page, বাংলা', exact: true });
  const shipped = await title.inputValue();
  // As in another tab.
  await signIn(page, colleague);
  await title.fill('প্রথম জনের লেখা');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const notSaved = page
    .getByText(/^Not saved: another account is signed in here now\. Kept on this/)
    .filter({ hasText: `for ${staff.email}.` });
  await expect(notSaved.first()).toBeVisible();
  expect(await drafted(page, 'contact')).toBeUndefined();

  // The dialog gives the page back to nobody but the first.
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Password');
  const signInAgain = page.getByRole('button', { name: 'Sign in with my account' });
  await signInAgain.click();
  await expect(dialog.getByLabel('Email')).toHaveValue(staff.email);
  await dialog.getByLabel('Email').fill(colleague.email);
  await password.fill(colleague.password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(dialog).toBeHidden();
  await expect(notSaved.first()).toBeVisible();
  expect(await drafted(page, 'contact')).toBeUndefined();

  // The other account's page has and sends nothing of it; the browser asks before it leaves what is not saved.
  page.on('dialog', (asked) => void asked.accept());
  await page.getByRole('button', { name: 'Reload with the other account' }).click();
  await expect(title).toHaveValue(shipped);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.reload();
  await expect(title).toHaveValue(shipped);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByText('প্রথম জনের লেখা')).toHaveCount(0);
  expect(sent.filter((body) => body.includes('প্রথম জনের লেখা'))).toEqual([]);

  await signIn(page);
  await askForNews(page);
  await expect(page.getByText('Another account is signed in here now.').first()).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('প্রথম জনের লেখা');
  await saved(page);

  await signIn(page, colleague);
  await title.fill('প্রথম জনের লেখা, আরও');
  await signInAgain.click();
  await password.fill(staff.password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await drafted(page, 'contact')).toMatchObject({
    draft: { bn: 'প্রথম জনের লেখা, আরও' },
    by: { email: staff.email },
  });
});

/** The name of a page as its draft has it; undefined without a draft. */
async function drafted(page: Page, id: string) {
  const answer = await page.request.get(`/api/content/${id}`);
  const { leaves } = (await answer.json()) as { leaves: Record<string, { draft?: unknown }> };
  const leaf = leaves[`${id}Words/title`];
  expect(leaf).toBeDefined();
  return leaf?.draft === undefined ? undefined : leaf;
}

/** Moves the focus by the keyboard alone. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  // Looked for once, not at each step.
  const wanted = await target.elementHandle();
  for (let step = 0; step < 150; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Nothing wider than the phone, no control under another one; in the dark nothing that axe knows, either. */
async function isRight(page: Page, there: Locator) {
  await expect(there).toBeVisible();
  const [isDark, isForced] = await page.evaluate(() => [
    matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(forced-colors: active)').matches,
  ]);
  const violations = isDark ? await axeViolations(page) : [];
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
