import { type APIRequestContext, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { openPage } from '#tests/support/open-page.ts';
import { openReview, ownersCalls, publishBy } from '#tests/support/publish.ts';
import { saved } from '#tests/support/saved.ts';
import { test } from '#tests/support/staff-page.ts';

const { homeWords } = defaultDocuments().home;
const { reviews } = defaultDocuments().reviews;

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('E-60 on a phone the owner hides the reviews, which are then neither in the HTML of home nor in its data nor in its scripts, and puts them back @ci', async ({
  page,
  request,
}) => {
  const before = await textOf(request, '/');
  expect(before).toContain(reviews[0]!.name.en);
  const reviewsOn = (html: string) =>
    languages.some((language) => html.includes(homeWords.reviewsTitle[language])) ||
    reviews.some(({ name, quote }) =>
      languages.some((language) => html.includes(name[language]) || html.includes(quote[language])),
    );
  await page.setViewportSize({ width: 360, height: 740 });
  const form = { language: 'bn', from: '/admin/content' };
  await page.request.post('/admin/language.data', { form });
  await page.goto('/admin/content');
  await page.locator('summary', { hasText: 'সব লেখা' }).click();
  await page.getByRole('link', { name: /^মেনু ও অংশ/ }).click();
  await page
    .getByRole('group', { name: 'মূল পাতার লুকানো অংশ' })
    .getByRole('checkbox', { name: 'মতামত' })
    .check();
  await saved(page);
  expect(reviewsOn(await textOf(page.request, '/bn?preview=draft'))).toBe(false);
  expect(reviewsOn(await textOf(request, '/bn'))).toBe(true);

  await openReview(page);
  const dialog = page.getByRole('dialog', { name: 'প্রকাশ করার আগে দেখে নিন' });
  await expect(dialog.locator('ins')).toHaveText('মতামত');
  await expect(dialog.getByText('যে পাতা বদলাবে: মূল পাতা')).toBeVisible();
  await publishBy(page, () => dialog.getByRole('button', { name: 'এখন প্রকাশ করুন' }).click());
  for (const path of ['/', '/_.data', '/bn', '/bn.data'])
    expect(reviewsOn(await textOf(request, path)), path).toBe(false);

  const visitor = await page.context().newPage();
  const scripts: string[] = [];
  const complaints: string[] = [];
  visitor.on('request', (one) => scripts.push(one.url()));
  visitor.on('pageerror', (error) => complaints.push(error.message));
  visitor.on('console', (one) => {
    if (one.type() === 'error') complaints.push(one.text());
  });
  await openPage(visitor, '/about');
  // By a link, first fetched ahead, which loads all sections, and as a document, used by its form.
  const home = visitor.getByRole('banner').getByRole('link', { name: 'HOME', exact: true });
  await Promise.all([visitor.waitForResponse(/static-sections-[\w-]+\.js/), home.hover()]);
  await home.click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(homeWords.headline.en);
  await expect(visitor.getByRole('heading', { name: homeWords.contactTitle.en })).toBeVisible();
  await openPage(visitor, '/');
  await visitor.getByLabel(/^Name/).fill('Rakib');
  await expect(visitor.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rakib');
  expect(scripts.filter((url) => url.includes('reviews-section'))).toEqual([]);
  expect(complaints).toEqual([]);

  const takenBack = page.waitForResponse('**/api/content/publications/*/reversal');
  await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click();
  await takenBack;
  expect(wordsOf(await textOf(request, '/'))).toEqual(wordsOf(before));
});

/** What a page says, without its head, scripts and marks. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  return body.split(/<[^>]*>/).filter((words) => words.trim());
}

test('E-60 a page out of menus is in no menu, footer or list, and is reached by its address, with noindex @ci', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const { publish } = await ownersCalls(request, origin);
  await publish('navigation', { pagesOutOfMenus: ['airticket', 'training', 'services'] });
  for (const language of languages) {
    const out = ['/airticket', '/services/training', '/services'].map((one) =>
      pathIn(language, one),
    );
    for (const path of ['/', '/about', '/services', '/services/training', '/airticket', '/no']) {
      const html = await textOf(request, pathIn(language, path));
      for (const address of out)
        expect(html.replace(/<[^>]*hreflang=[^>]*>/gi, ''), path).not.toMatch(
          new RegExp(`href="${address}"(?! hreflang)`),
        );
    }
    for (const address of out) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain(`<link rel="canonical" href="${origin}${address}"`);
      expect(html.match(/<link rel="alternate" hrefLang=/g)).toHaveLength(3);
    }
    expect(await textOf(request, pathIn(language, '/about'))).not.toContain('noindex');
  }
  expect(await textOf(request, '/sitemap.xml')).not.toMatch(/airticket|training|services</);

  // Once the browser has drawn it, too: the services that are left still unfold, below a name that leads nowhere.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/policy');
  await page.getByRole('button', { name: 'Show the services' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'VISA CONSULTATION' })).toBeVisible();
  await expect(menu.getByText('SERVICES', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'SERVICES', exact: true })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'SKILL TRAINING' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'AIR TICKET' })).toHaveCount(0);
});

test('E-62 a title is set beside what stands there now, seen as a link, and shared with the picture of the brand @ci', async ({
  page,
  request,
}) => {
  await page.goto('/admin/content/meta?field=about/title');
  // The first page is unfolded, too.
  await page.getByRole('button', { name: /^Home / }).click();
  const title = page.getByRole('textbox', { name: 'Title, English' });
  const { aboutWords } = defaultDocuments().about;
  await expect(title).toHaveAttribute('placeholder', aboutWords.title.en);
  const card = page.getByRole('figure').filter({ hasText: aboutWords.description.en });
  const picture = card.locator('img');
  await expect(card).toContainText(aboutWords.title.en);
  await expect(picture).toHaveAttribute('src', '/share/about.en.png');
  await title.fill('People you can ask');
  await page.getByRole('textbox', { name: 'Title, বাংলা' }).fill('যাঁদের জিজ্ঞাসা করা যায়');
  await expect(card).toContainText('People you can ask');
  await expect(picture).toHaveAttribute('src', '/share/brand.en.png');
  await saved(page);
  await openReview(page);
  const dialog = page.getByRole('dialog', { name: 'Look at it before you publish' });
  await expect(dialog.getByText('Page that changes: About us')).toBeVisible();
  await publishBy(page, () => dialog.getByRole('button', { name: 'Publish now' }).click());
  const html = await textOf(request, '/about');
  expect(html).toContain('<title>People you can ask | ');
  expect(html).toMatch(/"og:image" content="http[^"]*\/share\/brand\.en\.png"/);
});

test('E-60 every set of hidden sections leaves a page on which no two neighbours have the same ground @ci', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const { publish } = await ownersCalls(request, origin);
  const all = ['who', 'services', 'countries', 'officials', 'reviews', 'statistics'];
  const pairs = [
    ['who', 'officials'],
    ['services', 'reviews'],
  ];
  const single = process.env.TEST_ALL ? [[], ...all.map((one) => [one])] : [];
  const wrong: string[] = [];
  for (const shown of [...single, ...pairs]) {
    await publish('navigation', { hiddenSections: all.filter((one) => !shown.includes(one)) });
    await page.goto('/bn');
    const grounds = await page.evaluate(() =>
      [...document.querySelectorAll('main section:not(main section section)')].map(
        (section) => getComputedStyle(section).backgroundColor,
      ),
    );
    expect(grounds).toHaveLength(shown.length + 2);
    if (grounds.some((ground, at) => ground === grounds[at - 1])) wrong.push(shown.join());
  }
  expect(wrong).toEqual([]);
});
