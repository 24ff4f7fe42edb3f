import { type Page, expect } from '@playwright/test';
import { takenOver } from '#tests/support/open-page.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';

/** Translates as Chrome does: each text is replaced by two elements with another text, later ones too. */
function translate(): void {
  const translated = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.replace(/\p{L}(?=\P{L}|$)/gu, '$&ö');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const all = (within: Node) => {
    if (within instanceof Text) return translated(within);
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translated(text);
  };
  document.documentElement.classList.add('translated-ltr');
  all(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) all(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Wraps each text where it is, as older translators and readers' extensions do. */
function wrap(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

/** Puts elements before and between ours and sets attributes, as the browsers inside apps and password managers do. */
function insert(): void {
  document.body.prepend(document.createElement('div'));
  for (const element of document.querySelectorAll('main, main section, form, header, footer, h1')) {
    element.prepend(document.createElement('div'));
    element.setAttribute('data-extension', '');
  }
  for (const field of document.querySelectorAll('input, textarea, button'))
    field.after(document.createElement('span'));
}

/** Makes links of telephone numbers, and changes a text where it is. */
function link(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('script, style, textarea')) continue;
    const at = text.data.search(/[\d০-৯]/);
    if (at === -1) continue;
    const number = text.splitText(at);
    const anchor = document.createElement('a');
    number.replaceWith(anchor);
    anchor.append(number);
    number.data = `${number.data} `;
  }
}

/** Puts other words in the place of ours, without any element. */
function reword(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const [index, text] of found.entries()) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    if (index % 2) text.data = `${text.data} `;
    else text.replaceWith(`${text.data} `);
  }
}

const ways = { translate, wrap, insert, link, reword };

/** Changes the page when it has been read, and all later ones. */
async function changeEach(page: Page, way: () => void): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${way})`);
}

/**
 * Changes the page when React has begun to take it over, and the same one again when it has been read. Somebody types before that,
 * and touches nothing else: React would begin later, and take the page over in one piece.
 */
async function changeWhileTakenOver(page: Page, way: () => void): Promise<void> {
  await page.addInitScript(`if (sessionStorage.changed) addEventListener('DOMContentLoaded', ${way});
  else {
    // All of them: which ones are on the screen is laid out a moment later.
    addEventListener('load', () => {
      for (const field of document.querySelectorAll('main form :is(input[type=text], textarea)'))
        field.value = 'Rahim';
    });
    Object.defineProperty(window, '__reactRouterDataRouter', {
      set() {
        sessionStorage.changed = 'yes';
        (${way})();
      },
    });
  }`);
}

/** Waits for what comes with a touch of a page that has its scripts: until then a change may still cost them. */
async function dealsWithOthers(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /changes-by-others/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Notes the documents that are asked for, and what browsers report. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const { pathname } = new URL(request.url());
    if (isDocument) seen.push(pathname);
    if (pathname === '/api/browser-error') seen.push(request.postData() ?? '');
  });
  return seen;
}

const firstField = 'main form :is(input[type=text], textarea):visible';

/** The page has its scripts and what was typed into it, and leads to the next one inside the same document. */
async function expectAlive(page: Page, address: string, seen: string[], documents = [address]) {
  const field = page.locator(firstField).first();
  const hasForm = (await field.count()) > 0;
  if (hasForm) {
    await field.click();
    await field.pressSequentially('Karim Uddin');
    await expect(field).toBeFocused();
  }
  await takenOver(page);
  if (hasForm) {
    await expect(field).toHaveValue('Karim Uddin');
    await expect(field).toBeFocused();
  }
  expect(seen).toEqual(documents);
  const next = address.startsWith('/bn') ? '/bn/about' : '/about';
  const other = address === next ? next.replace('about', 'contact') : next;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${other}"]`).first().click();
  await expect(page).toHaveURL(other);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(seen).toEqual(documents);
}

for (const { address } of publicAddresses) {
  for (const [name, way] of Object.entries(ways)) {
    const isDaily =
      name === 'translate'
        ? ['/bn', '/bn/application'].includes(address)
        : name === 'insert' && address === '/bn/contact';
    const tag = isDaily ? [] : ['@all'];
    // Of those of each run one is changed after, the others before.
    const after = isDaily && address === '/bn' ? [] : ['@all'];
    const before = isDaily && address !== '/bn' ? [] : ['@all'];
    test(
      `${address} lives on: ${name}, before its scripts start @ci`,
      { tag: before },
      async ({ page }) => {
        const seen = watch(page);
        await changeEach(page, way);
        await page.goto(address);
        await expectAlive(page, address, seen);
      },
    );

    // One kind is enough for all pages. Of where React compares nothing that is changed, it goes on as it is.
    if (isDaily || name === 'translate')
      test(
        `${address} starts again with its scripts: ${name}, while they start @ci`,
        { tag },
        async ({ page }) => {
          const seen = watch(page);
          await changeWhileTakenOver(page, way);
          await page.goto(address);
          const field = page.locator(firstField).first();
          const hasForm = (await field.count()) > 0;
          // What failed is reported once or twice.
          const failed = expect.stringMatching(/^kind=translated&/);
          await expect
            .poll(() => [...seen.slice(0, 2), seen.at(-1)])
            .toEqual([address, failed, address]);
          if (hasForm) {
            // Scripts that start put back what was typed, also into a field that somebody has emptied just before.
            await takenOver(page);
            await expect(field).toHaveValue('Rahim');
            await field.clear();
          }
          await expectAlive(page, address, seen, [...seen]);
        },
      );

    test(
      `${address} lives on: ${name}, after its scripts have started @ci`,
      { tag: after },
      async ({ page }) => {
        const seen = watch(page);
        await page.goto(address);
        await takenOver(page);
        await dealsWithOthers(page);
        await page.evaluate(way);
        await expectAlive(page, address, seen);
      },
    );
  }
}

test('the staff area lives on: translated, before and while it is used @ci', async ({ page }) => {
  const seen = watch(page);
  await changeEach(page, translate);
  await signIn(page);
  await page.goto('/admin/overview');
  for (const path of ['/admin/allapplication', '/admin/inbox', '/admin/content']) {
    await page.locator(`nav a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1 font').first()).toBeVisible();
  }
  // The frame that the server draws is drawn anew.
  expect(seen).toEqual([
    '/admin/overview',
    expect.stringMatching(/^kind=hydration&name=Error&build=[\w.%-]+$/),
  ]);
});
