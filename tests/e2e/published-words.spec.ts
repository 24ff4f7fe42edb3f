import { type Page, expect } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { ownersCalls } from '#tests/support/publish.ts';
import { test } from '#tests/support/site-fixture.ts';

/** With a conjunct that no shipped text has. */
const word = 'ঙ্ক্ষ্ম্য';

test('E-49 words that the build has read are drawn by its fonts; another one as by the whole font at once, from a page of before, and by its set @ci', async ({
  page,
  baseURL: origin,
}) => {
  test.setTimeout(240_000);
  const owner = await ownersCalls(page.request, origin);
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const known = { en: 'All in one office.', bn: 'এক অফিসে সব।' };
  // In the process that published them, too.
  await owner.publish('services', { 'servicesWords/lead': known });
  const services = await textOf('/bn/services');
  expect(services).toContain(known.bn);
  expect(services).not.toContain('data-fonts="whole"');

  const opened = await page.context().newPage();
  await openPage(opened, '/bn/services');
  await owner.publish('about', { 'aboutWords/headline': { en: 'Three people', bn: word } });
  await page.goto('/bn/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await drawnAsWhole(page);

  // Inside the document of before, whose styles know another set.
  await opened.locator('a[href="/bn/about"]').first().click();
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(word);
  expect(await opened.locator('html').getAttribute('data-fonts')).toBe('whole');
  await drawnAsWhole(opened);

  const ownSet = /url\(\/fonts\/[0-9a-f]{12}\/anek-bengali-650\.woff2\),url\(/;
  await expect.poll(() => textOf('/bn/about'), { timeout: 180_000 }).toMatch(ownSet);
  expect(await textOf('/bn/about')).not.toContain('data-fonts="whole"');
  const later = await page.context().newPage();
  const asked: string[] = [];
  later.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await later.goto('/bn/about');
  const fonts = () => asked.filter((path) => path.startsWith('/fonts/'));
  await expect.poll(() => fonts().length).toBeGreaterThanOrEqual(2);
  await later.evaluate(() => document.fonts.ready);
  expect(fonts().filter((path) => /-whole-/.test(path))).toEqual([]);
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
