import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';
import { staff } from '#tests/support/running-site.ts';

test.use({ content: 'edited' });

/** With a conjunct that no shipped text has. */
const word = 'ঙ্ক্ষ্ম্য';

test('E-49 words that the build has read are drawn by its fonts, also in the process that published them', async ({
  page,
  site,
}) => {
  const known = { en: 'All in one office.', bn: 'এক অফিসে সব।' };
  await publish(page, site.origin, 'services', 'servicesWords/lead', known);
  const html = await (await page.request.get('/bn/services')).text();
  expect(html).toContain(known.bn);
  expect(html).not.toContain('data-fonts="whole"');
});

test('E-49 a published word is drawn as by the whole font at once, from a page of before, and by its set', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const opened = await page.context().newPage();
  await opened.goto('/bn/services');
  await opened.waitForLoadState('networkidle');

  await publish(page, site.origin, 'about', 'aboutWords/headline', {
    en: 'Three people',
    bn: word,
  });
  await page.goto('/bn/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await drawnAsWhole(page);

  // Inside the document of before, whose styles know another set.
  await opened.locator('a[href="/bn/about"]').first().click();
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(word);
  expect(await opened.locator('html').getAttribute('data-fonts')).toBe('whole');
  await drawnAsWhole(opened);

  let html = '';
  await expect(async () => {
    html = await (await page.request.get('/bn/about')).text();
    expect(html).toMatch(/url\(\/fonts\/[0-9a-f]{12}\/anek-bengali-650\.woff2\),url\(/);
  }).toPass({ timeout: 180_000 });
  expect(html).not.toContain('data-fonts="whole"');
  const later = await page.context().newPage();
  const asked: string[] = [];
  later.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await later.goto('/bn/about');
  await later.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/fonts/')).length).toBeGreaterThanOrEqual(2);
  expect(asked.filter((path) => /-whole-/.test(path))).toEqual([]);
  await drawnAsWhole(later);
});

/**
 * Compares the word's pixels: by the file that the heading's list of fonts names first for Bengali, and by the whole
 * font. Loaded under names of their own, because a face of the page that comes late waits for the next page.
 */
async function drawnAsWhole(page: Page) {
  const drawings = await page.evaluate(async (text) => {
    const list = getComputedStyle(document.querySelector('h1')!).fontFamily;
    const [first] = list.match(/Anek Bangla (Bengali|Whole)/)!;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const draw = async (family: string) => {
      const rule = rules.find(
        ({ cssText }) => cssText.includes(`"${family}"`) && /weight: 501/.test(cssText),
      );
      const [source] = /url\("[^"]+"\)/.exec(rule!.cssText)!;
      const name = `tried ${family}`;
      document.fonts.add(await new FontFace(name, source).load());
      const pen = new OffscreenCanvas(400, 200).getContext('2d')!;
      pen.font = `80px '${name}'`;
      pen.fillText(text, 20, 120);
      return [...pen.getImageData(0, 0, 400, 200).data].join('');
    };
    return { drawn: await draw(first), whole: await draw('Anek Bangla Whole') };
  }, word);
  expect(drawings.drawn === drawings.whole).toBe(true);
  expect(drawings.drawn).toMatch(/[1-9]/);
}

/** Saves and publishes one text by the API, as the owner. */
async function publish(page: Page, origin: string, id: string, path: string, value: object) {
  const call = async (method: string, to: string, data?: object) => {
    const answer = await page.request.fetch(to, { method, data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as {
      version: number;
      leaves: Record<string, { version: number }>;
    };
  };
  await call('POST', '/api/auth/sign-in/email', staff);
  const { leaves } = await call('GET', `/api/content/${id}`);
  const changes = [{ path, base: leaves[path]!.version, value }];
  await call('PATCH', `/api/content/${id}`, { editor: randomUUID(), sequence: 1, changes });
  const { version } = await call('GET', `/api/content/${id}`);
  const documents = [{ _id: id, version }];
  await call('POST', '/api/content/publications', { key: randomUUID(), documents, note: '' });
}
