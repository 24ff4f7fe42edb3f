import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

test.use({ content: 'edited' });

const { homeWords } = defaultDocuments().home;
const { reviews } = defaultDocuments().reviews;

/** Publishes values of the document `navigation`, as its editor does. */
async function publish(
  request: APIRequestContext,
  origin: string,
  values: Record<string, string[]>,
) {
  const headers = { origin };
  await request.post('/api/auth/sign-in/email', { data: staff, headers });
  const { leaves } = (await (await request.get('/api/content/navigation')).json()) as {
    leaves: Record<string, { version: number }>;
  };
  const changes = Object.entries(values).map(([path, value]) => ({
    ...{ path, value },
    base: leaves[path]!.version,
  }));
  const save = { editor: randomUUID(), sequence: 1, changes };
  const saved = await request.patch('/api/content/navigation', { data: save, headers });
  const { version } = (await saved.json()) as { version: number };
  const data = { key: randomUUID(), note: '', documents: [{ _id: 'navigation', version }] };
  const published = await request.post('/api/content/publications', { data, headers });
  expect(published.status(), await published.text()).toBe(201);
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('E-60 a hidden section is neither in the HTML of home nor in its data nor in its scripts', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const before = await textOf(request, '/');
  expect(before).toContain(reviews[0]!.name.en);
  await publish(request, origin, { hiddenSections: ['reviews'] });
  for (const language of languages) {
    const data = language === 'en' ? '/_.data' : '/bn.data';
    for (const path of [pathIn(language, '/'), data]) {
      const html = await textOf(request, path);
      expect(html, path).not.toContain(homeWords.reviewsTitle[language]);
      for (const { name, quote } of reviews) {
        expect(html, path).not.toContain(name[language]);
        expect(html, path).not.toContain(quote[language]);
      }
    }
  }

  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('request', (one) => scripts.push(one.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (one) => {
    if (one.type() === 'error') complaints.push(one.text());
  });
  await page.goto('/about');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  // By a link, which loads all sections, and as a document, used by its form.
  await page.getByRole('banner').getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeWords.headline.en);
  await expect(page.getByRole('heading', { name: homeWords.contactTitle.en })).toBeVisible();
  await page.goto('/');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.getByLabel(/^Name/).fill('Rakib');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Rakib');
  expect(scripts.filter((url) => url.includes('reviews-section'))).toEqual([]);
  expect(complaints).toEqual([]);

  await publish(request, origin, { hiddenSections: [] });
  expect(wordsOf(await textOf(request, '/'))).toEqual(wordsOf(before));
});

/** What a page says, without its head, scripts and marks. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  return body.split(/<[^>]*>/).filter((words) => words.trim());
}

test('E-60 every set of hidden sections leaves a page on which no two neighbours have the same ground', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const all = ['who', 'services', 'countries', 'officials', 'reviews', 'statistics'];
  const wrong: string[] = [];
  for (const shown of [
    [],
    ...all.map((one) => [one]),
    ['who', 'officials'],
    ['services', 'reviews'],
  ]) {
    await publish(request, origin, { hiddenSections: all.filter((one) => !shown.includes(one)) });
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
  await publish(request, origin, { hiddenSections: [] });
});

test('E-60 a page out of menus is in no menu, footer or list, and is reached by its address, with noindex', async ({
  page,
  request,
  baseURL: origin,
}) => {
  await publish(request, origin, { pagesOutOfMenus: ['airticket', 'training', 'services'] });
  for (const language of languages) {
    const out = ['/airticket', '/services/training', '/services'].map((one) =>
      pathIn(language, one),
    );
    for (const path of [
      '/',
      '/about',
      '/services',
      '/services/training',
      '/airticket',
      '/nowhere',
    ]) {
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
  await page.goto('/policy');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.getByRole('button', { name: 'Show the services' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'VISA CONSULTATION' })).toBeVisible();
  await expect(menu.getByText('SERVICES', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'SERVICES', exact: true })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'SKILL TRAINING' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'AIR TICKET' })).toHaveCount(0);
  await publish(request, origin, { pagesOutOfMenus: [] });
});
