import { type Page, devices, expect } from '@playwright/test';
import type { Language } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openPage } from '#tests/support/open-page.ts';
import { openReview, ownersCalls, publishBy } from '#tests/support/publish.ts';
import { staff } from '#tests/support/running-site.ts';
import { saved } from '#tests/support/saved.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test as ownBrowser } from '#tests/support/site-fixture.ts';
import { test } from '#tests/support/staff-page.ts';

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

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
for (const { name, use, tag } of [
  { name: 'phone', use: { ...phone, viewport: { width: 360, height: 740 } }, tag: [] },
  { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, tag: ['@all'] },
])
  ownBrowser.describe(`on a ${name}`, { tag }, () => {
    ownBrowser.use(use);

    ownBrowser(
      'E-44 a text is pressed on the page, changed in Bengali, seen where it stands, and published @ci',
      async ({ page, hasTouch }) => {
        await signIn(page);
        await page.goto('/admin/content');
        await page.locator('summary', { hasText: 'All texts' }).click();
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

        const after = `${before} বদলানো`;
        await bengali.fill(after);
        await saved(page);
        await expect(framed(page).getByRole('heading', { name: after })).toBeVisible();
        expect(await scrolled(page)).toBe(position);
        const seenByAll = async () => (await page.request.get('/bn/about')).text();
        expect(await seenByAll()).not.toContain(after);

        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(texts(page).and(page.locator(':focus'))).toHaveAccessibleName(
          new RegExp(`: ${after}$`),
        );
        await openReview(page);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(after)).toBeVisible();
        await publishBy(page, () => dialog.getByRole('button', { name: 'Publish now' }).click());
        await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
        expect(await seenByAll()).toContain(after);
      },
    );
  });

test('E-42 only the page view may show pages of the site in a frame, however it is reached; E-44 by keyboard alone: to a text, into its field, back to it, and to the next one @ci', async ({
  page,
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf(addressOf('/about'))).toContain("frame-src 'self';");
  expect(await policyOf('/admin/content')).not.toContain("frame-src 'self'");
  expect(await policyOf('/about')).not.toContain("frame-src 'self'");
  await page.goto('/admin/content');
  await page.getByRole('link', { name: /^Change something on a page/ }).waitFor();
  // Within the staff area the document would be that of the list.
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, addressOf('/about'));
  await expect(texts(page).first()).toBeAttached();

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

test('E-44 the title and the words of a notice open their fields on the page of notices @ci', async ({
  page,
  baseURL: origin,
}) => {
  const owner = await ownersCalls(page.request, origin);
  const [title, words] = ['নববর্ষে অফিস বন্ধ', 'নববর্ষের ছুটিতে অফিস তিন দিন বন্ধ থাকবে।'];
  await owner.writeNotice(title, words);
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

test('links lead to other pages in the page view, and back; nothing leaves it or is sent; an ended session is renewed @ci', async ({
  page,
}) => {
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

  // Quickly after each other, before the texts of one are found: it ends with the last.
  const choice = page.getByRole('combobox', { name: 'Page' });
  for (const next of ['About us', 'Our policy', 'Contact us', 'Our policy', 'About us'])
    await choice.selectOption(next);
  await expect(frame(page)).toHaveAttribute('src', '/about?preview=draft');
  // Its own, no longer those of a page before.
  const vision = texts(page).and(
    page.getByRole('button', { name: /A country where nobody sells/ }),
  );
  // The documents of every page that was passed are on their way as well.
  await vision.waitFor({ state: 'attached' });
  await vision.press('Enter');
  await expect(page.getByRole('textbox').first()).toBeVisible();

  // A session that has ended is renewed, and the page comes back.
  const dialog = page.getByRole('dialog');
  async function signInAgain(title: string) {
    await page.context().clearCookies({ name: /session/ });
    await choice.selectOption(title);
    await dialog.getByLabel('Password').fill(staff.password);
    await dialog.getByRole('button', { name: 'LOGIN' }).click();
    await expect(dialog).toBeHidden();
  }
  await signInAgain('Our policy');
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(texts(page).first()).toBeAttached();

  // The frame was refused before, and hears of it only now.
  const renewed = Promise.withResolvers<void>();
  await page.route(
    '**/about?preview=draft',
    async (route) => {
      const refused = await route.fetch({ maxRetries: 2 });
      await renewed.promise;
      await route.fulfill({ response: refused });
    },
    { times: 1 },
  );
  await signInAgain('About us');
  renewed.resolve();
  await expect(frame(page)).toHaveAttribute('src', '/about?preview=draft');
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('E-44 the framed page is the page of the visitors, letter by letter, and usable in Bengali at 360 px; one that there is not is said to be none @ci', async ({
  page,
}) => {
  await page.goto(addressOf('/nothing-here'));
  await expect(page.getByText('The site has no such page.')).toBeVisible();
  await look(page, '/bn/policy', 'bn', [360], ['light']);
  const inFrame = await framed(page).locator('body').evaluate(partsOf);
  const alone = await page.context().newPage();
  await alone.setViewportSize({ width: 360, height: 800 });
  await openPage(alone, '/bn/policy?preview=draft');
  // Both once their scripts have started, which put all styles in one place.
  await expect.poll(() => alone.locator('body').evaluate(partsOf)).toEqual(inFrame);
  await openPage(alone, '/bn/policy');
  const { letters, elements } = inFrame;
  await expect
    .poll(() => alone.locator('body').evaluate(partsOf))
    .toMatchObject({ letters, elements });
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

for (const [path, language] of [
  ['/', 'en'],
  ['/bn', 'bn'],
] as const)
  test(`the page view is usable in ${language}, light and dark`, { tag: '@all' }, ({ page }) =>
    look(page, path, language, [320, 360, 768, 1440], ['light', 'dark']),
  );

/** Opens the page view and one of its texts, and looks at both in every width and theme. */
async function look(
  page: Page,
  path: string,
  language: Language,
  widths: number[],
  themes: ('light' | 'dark')[],
) {
  await page.setViewportSize({ width: widths[0]!, height: 800 });
  await page.request.post('/admin/language.data', { form: { language, from: '/admin/content' } });
  await page.goto(addressOf(path));
  const spots = page.locator('main').getByRole('button', { expanded: false });
  await expect(spots.first()).toBeAttached();
  await spots.nth(2).press('Enter');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  for (const width of widths)
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      await expectNoSidewaysScroll(page, `${width} px, ${colorScheme}`);
    }
}
