import { type Page, devices, expect } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';

test.use({ content: 'edited' });

const addressOf = (path: string) => `/admin/content/page?path=${encodeURIComponent(path)}`;

/** The page that is seen; another may be coming behind it. */
const frame = (page: Page) => page.locator('iframe:visible');
const framed = (page: Page) => frame(page).contentFrame();

const texts = (page: Page) =>
  page.getByRole('group', { name: 'Texts on the page' }).getByRole('button');

/** Opens the page view, once its texts are found. */
async function open(page: Page, path: string) {
  await page.goto(addressOf(path));
  await expect(texts(page).first()).toBeAttached();
}

const scrolled = (page: Page) =>
  framed(page)
    .locator('html')
    .evaluate(() => scrollY);

for (const { name, device } of [
  { name: 'phone', device: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
  { name: 'desktop', device: { viewport: { width: 1440, height: 900 } } },
])
  test.describe(`on a ${name}`, () => {
    const { defaultBrowserType: _, ...use } = { defaultBrowserType: '', ...device };
    test.use(use);

    test('E-44 a text is pressed on the page, changed in Bengali, seen where it stands, and published', async ({
      page,
      baseURL: origin,
      hasTouch,
    }) => {
      await signIn(page);
      await page.goto('/admin/content');
      await page
        .getByRole('region', { name: 'By page' })
        .getByRole('link', { name: 'About us', exact: true })
        .click();
      await expect(texts(page).first()).toBeAttached();
      await page
        .getByRole('group', { name: 'Language of the page' })
        .getByRole('button', { name: 'বাংলা' })
        .click();
      await expect(frame(page)).toHaveAttribute('src', '/bn/about?preview=draft');
      await expect(framed(page).locator('html')).toHaveAttribute('lang', 'bn');

      const heading = framed(page).getByRole('main').getByRole('heading', { level: 2 }).last();
      await heading.scrollIntoViewIfNeeded();
      const before = (await heading.textContent())!;
      await (hasTouch ? heading.tap() : heading.click());
      const bengali = page.getByRole('textbox', { name: /বাংলা$/ });
      await expect(bengali).toHaveValue(before);
      await expect(page.getByRole('textbox', { name: /English$/ })).toBeVisible();
      const position = await scrolled(page);
      expect(position).toBeGreaterThan(0);

      const after = `${before} ${name === 'phone' ? 'ফোনে' : 'কম্পিউটারে'}`;
      await bengali.fill(after);
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await expect(framed(page).getByRole('heading', { name: after })).toBeVisible();
      expect(await scrolled(page)).toBe(position);
      expect(await (await page.request.get('/bn/about')).text()).not.toContain(after);

      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(texts(page).and(page.locator(':focus'))).toHaveAccessibleName(
        new RegExp(`: ${after}$`),
      );
      await page.getByRole('button', { name: 'Publish…' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(after)).toBeVisible();
      await dialog.getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
      expect(await (await page.request.get(`${origin}/bn/about`)).text()).toContain(after);
    });
  });

test('E-44 by keyboard alone: to a text, into its field, back to it, and to the next one', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/about');
  await page.getByRole('button', { name: 'Publish…' }).focus();
  await page.keyboard.press('Tab');
  await expect(texts(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  const second = texts(page).nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();

  // A text far below comes into view with the focus.
  const last = texts(page).last();
  await last.focus();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next text' }).press('Enter');
  await expect(last).toHaveAttribute('aria-expanded', 'true');
});

test('E-44 the title and the words of a notice open their fields on the page of notices', async ({
  page,
  baseURL: origin,
}) => {
  await signIn(page);
  const call = async (method: string, to: string, data: object) => {
    const answer = await page.request.fetch(to, { method, data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { insertedId: string };
  };
  const [title, words] = ['নববর্ষে অফিস বন্ধ', 'নববর্ষের ছুটিতে অফিস তিন দিন বন্ধ থাকবে।'];
  const { insertedId } = await call('POST', '/api/content', { key: newId(), kind: 'news' });
  const values = {
    title: { en: '', bn: title },
    until: new Date(Date.now() + 86_400_000).toISOString(),
    body: ['first'],
    'body/first/kind': 'paragraph',
    'body/first/text': { en: '', bn: words },
  };
  await call('PATCH', `/api/content/${insertedId}`, {
    ...{ editor: 'screen-one', sequence: 1 },
    changes: Object.entries(values).map(([path, value]) => ({ path, base: 0, value })),
  });

  await open(page, '/bn/news');
  const notice = framed(page).getByRole('article', { name: title });
  const sheet = page.getByRole('region', { name: 'Notice' });
  await notice.getByRole('heading', { name: title }).click({ position: { x: 12, y: 12 } });
  await expect(sheet.getByRole('textbox', { name: 'Title, বাংলা' })).toHaveValue(title);
  await notice.getByText(words).click({ position: { x: 12, y: 12 } });
  await expect(sheet.getByRole('textbox', { name: /বাংলা$/ })).toHaveValue(words);
  await page.keyboard.press('Escape');
  await texts(page)
    .and(page.getByRole('button', { name: title }))
    .first()
    .press('Enter');
  await expect(sheet.getByRole('textbox', { name: 'Title, বাংলা' })).toHaveValue(title);
});

test('E-42 only the page view may show pages of the site in a frame, however it is reached', async ({
  page,
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf(addressOf('/about'))).toContain("frame-src 'self';");
  expect(await policyOf('/admin/content')).not.toContain("frame-src 'self'");
  expect(await policyOf('/about')).not.toContain("frame-src 'self'");

  await signIn(page);
  await page.goto('/admin/content');
  await page.getByRole('region', { name: 'By page' }).waitFor();
  // Within the staff area the document would be that of the list.
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, addressOf('/about'));
  await expect(texts(page).first()).toBeAttached();
});

test('links lead to other pages in the page view, and back; nothing leaves it, and nothing is sent', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/contact');
  const posts: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()));
  await framed(page).getByRole('button', { name: /send/i }).first().click();
  await expect(page.getByText('Nothing can be sent from here.')).toBeVisible();
  expect(posts).toEqual([]);

  await framed(page)
    .locator('a[href^="tel:"]:visible')
    .last()
    .click({ position: { x: 2, y: 2 } });
  await expect(page).toHaveURL(addressOf('/contact'));
  await page.keyboard.press('Escape');

  const menu = framed(page).locator('summary').first();
  await menu.click();
  await framed(page).getByRole('link', { name: 'ABOUT US', exact: true }).first().click();
  await expect(page).toHaveURL(addressOf('/about'));
  await expect(frame(page)).toHaveAttribute('src', '/about?preview=draft');
  await page.goBack();
  await expect(page).toHaveURL(addressOf('/contact'));
  await page.goForward();
  await expect(page).toHaveURL(addressOf('/about'));
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Our policy');
  await expect(page).toHaveURL(addressOf('/policy'));
  await expect(frame(page)).toHaveAttribute('src', '/policy?preview=draft');
});

test('pages that follow each other quickly, before the texts of one are found, end with the last', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/contact');
  for (const next of ['About us', 'Our policy', 'Contact us', 'Our policy', 'About us'])
    await page.getByRole('combobox', { name: 'Page' }).selectOption(next);
  await expect(frame(page)).toHaveAttribute('src', '/about?preview=draft');
  // Its own, no longer those of a page before. Not the headline: another test publishes a new one.
  const vision = texts(page).and(
    page.getByRole('button', { name: /A country where nobody sells/ }),
  );
  // The documents of every page that was passed are on their way as well.
  await expect(vision).toBeAttached({ timeout: 30_000 });
  await vision.press('Enter');
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('a session that has ended is renewed, and the page comes back', async ({ page }) => {
  await signIn(page);
  await open(page, '/about');
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Our policy');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(texts(page).first()).toBeAttached();
});

test('a page that there is not is said to be none', async ({ page }) => {
  await signIn(page);
  await page.goto(addressOf('/nothing-here'));
  await expect(page.getByText('The site has no such page.')).toBeVisible();
});

test('E-44 the framed page is the page of the visitors, letter by letter', async ({ page }) => {
  await signIn(page);
  for (const path of ['/', '/bn/policy']) {
    await open(page, path);
    await texts(page).first().press('Enter');
    const inFrame = await framed(page).locator('body').evaluate(partsOf);
    const alone = await page.context().newPage();
    await alone.setViewportSize({ width: 360, height: 800 });
    await alone.goto(`${path}?preview=draft`);
    // Both once their scripts have started, which put all styles in one place.
    await expect.poll(() => alone.locator('body').evaluate(partsOf)).toEqual(inFrame);
    await alone.close();
  }
});

/** The letters of a page, and the names of its elements and of what is set on them. */
function partsOf(body: HTMLElement) {
  const elements = [...body.ownerDocument.querySelectorAll('main *')];
  return {
    letters: body.querySelector('main')!.textContent,
    elements: elements.map((one) =>
      // The page's own scripts move what comes into view.
      [one.tagName, ...one.getAttributeNames().filter((name) => name !== 'style')].join(' '),
    ),
    styles: [...body.ownerDocument.querySelectorAll('style, link[rel=stylesheet]')].length,
  };
}

for (const { width, theme, language } of [
  { width: 320, theme: 'light', language: 'bn' },
  { width: 360, theme: 'dark', language: 'en' },
  { width: 768, theme: 'light', language: 'en' },
  { width: 1440, theme: 'dark', language: 'bn' },
] as const)
  test(`the page view is usable at ${width} px, ${theme}, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.request.post('/admin/language.data', { form: { language, from: '/admin/content' } });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(addressOf(language === 'bn' ? '/bn' : '/'));
    const spots = page.locator('main').getByRole('button', { expanded: false });
    await expect(spots.first()).toBeAttached();
    await spots.nth(2).press('Enter');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
