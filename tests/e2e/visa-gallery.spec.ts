import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { openUntouched, takenOver } from '#tests/support/open-page.ts';
import { staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';
import { slowNetwork } from '#tests/support/slow-network.ts';

type Person = { name: string; job: string; country: string };

/** Sixteen, the oldest first: 7 for Hungary under three names, 4, 3 and 1 for others, 1 for a country not known. */
const people: Person[] = [
  ...['Hungary', 'hungary ', 'হাঙ্গেরি', 'Hungary', 'Hungary', 'Hungary', 'Hungary'],
  ...['Portugal', 'Portugal', 'Portugal', 'পর্তুগাল', 'Romania', 'Romania', 'Romania'],
  ...['Poland', 'France'],
].map((country, index) => ({
  name: `Person ${String(index + 1).padStart(2, '0')}`,
  job: ['Waiter', 'দর্জি', 'Falconer'][index % 3]!,
  country,
}));

let isFilled = false;
test.beforeEach(async ({ playwright, baseURL }) => {
  if (isFilled) return;
  const api = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL },
  });
  expect((await api.post('/api/auth/sign-in/email', { data: staff })).ok()).toBe(true);
  await replaceGallery(api, people);
  await api.dispose();
  isFilled = true;
});

/** Whatever another file of tests has left there goes. */
async function replaceGallery(api: APIRequestContext, wanted: Person[]) {
  const before = (await (await api.get('/api/gallery')).json()) as { _id: string }[];
  for (const { _id } of before) await api.delete(`/api/gallery/${_id}`);
  const buffer = readFileSync('tests/corpus/files/ok.jpg');
  const file = { name: 'ok.jpg', mimeType: 'image/jpeg', buffer };
  const uploaded = await api.post('/api/images', { multipart: { image: file } });
  const { data } = (await uploaded.json()) as { data: { url: string } };
  for (const person of wanted) {
    // The longest month in either language.
    const item = { ...person, date: '2026-09-28', image: data.url };
    expect((await api.post('/api/gallery', { data: item })).status()).toBe(201);
  }
}

const faces = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'LOAD MORE IMAGES' });
const invitation = (page: Page) => page.getByRole('link', { name: 'Your picture here? Apply' });

test('every row of the wall is full, from 320 to 1440 px; jobs and countries are in the language of the page, others as staff typed them @ci', async ({
  page,
}) => {
  const others = [
    ['/gallery?show=15', 15],
    ['/gallery?country=ro', 3],
    ['/bn/gallery?country=pl', 1],
  ] as const;
  for (const [address, shown] of [
    ['/gallery', 9],
    ['/gallery?country=pt', 4],
    ['/bn/gallery?show=21', 16],
    ['/gallery?country=hu', 7],
    ...(process.env.TEST_ALL ? others : []),
  ] as const) {
    await page.goto(address);
    await expect(faces(page)).toHaveCount(shown);
    for (const width of [320, 360, 768, 1199, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const what = `${address} at ${width} px`;
      expect(await unfilledRows(page), what).toEqual([]);
      expect(await sidewaysScroll(page), what).toBeLessThanOrEqual(0);
    }
    const person = (name: string) => faces(page).filter({ hasText: name });
    if (address === '/bn/gallery?show=21') {
      await expect(person('Person 04')).toContainText('ওয়েটার'.normalize('NFC'));
      await expect(person('Person 04')).toContainText('হাঙ্গেরি');
      await expect(person('Person 06').getByText('Falconer')).toHaveAttribute('lang', 'en');
      await expect(person('Person 16').getByText('France')).toHaveAttribute('lang', 'en');
    }
    if (address === '/gallery?country=hu') {
      await expect(person('Person 02')).toContainText('Tailor');
      await expect(person('Person 03')).toContainText('Hungary');
    }
  }
});

/** The rows of the wall that do not reach from its one edge to the other, by what stands in them. */
function unfilledRows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('list')
    .last()
    .evaluate((wall) => {
      const { left, right } = wall.getBoundingClientRect();
      const rows = Map.groupBy([...wall.children], (cell) =>
        Math.round(cell.getBoundingClientRect().top),
      );
      return [...rows.values()]
        .filter((cells) => {
          const boxes = cells.map((cell) => cell.getBoundingClientRect());
          const isFull =
            Math.abs(boxes[0]!.left - left) < 2 && Math.abs(boxes.at(-1)!.right - right) < 2;
          return !isFull;
        })
        .map((cells) => cells.map(({ textContent }) => textContent));
    });
}

function sidewaysScroll(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test('the newest person is large and first, and six more come with each press @ci', async ({
  page,
}) => {
  await page.goto('/gallery');
  const names = faces(page).getByRole('heading', { level: 2 });
  const newestFirst = people.map(({ name }) => name).reverse();
  await expect(names).toHaveText(newestFirst.slice(0, 9));
  const [story, face] = [faces(page).nth(0), faces(page).nth(1)];
  const [large, small] = await Promise.all(
    [story, face].map((each) => each.getByRole('img').first().boundingBox()),
  );
  expect(large!.width).toBeGreaterThan(2 * small!.width);
  // A link of its own before that, which loads the page anew.
  await takenOver(page);
  await more(page).click();
  await expect(names).toHaveText(newestFirst.slice(0, 15));
  await expect(faces(page).nth(9)).toBeFocused();
  await more(page).click();
  await expect(names).toHaveText(newestFirst);
  await expect(more(page)).toBeHidden();
  await page.goBack();
  await expect(names).toHaveCount(15);
});

test.describe('on a phone and slow 4G', () => {
  // The newest picture is asked for in its larger size, so that the wall's is not the same file.
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true });

  for (const [latency, asked, tag] of [
    [150, 'only when it is near', ['@all']],
    [0, 'ahead', ['@all']],
  ] as const) {
    test(
      `at ${latency} ms to and fro the pictures of the wall are asked for ${asked}`,
      { tag: [...tag] },
      async ({ page }) => {
        await slowNetwork(page, { latency });
        const small: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('-400.webp')) small.push(request.url());
        });
        // The scripts start when all of the page is laid out.
        await openUntouched(page, '/gallery');
        expect(small).toHaveLength(latency ? 0 : 1);
        const face = faces(page).nth(1);
        const before = await face.boundingBox();
        await page.mouse.wheel(0, 300);
        const picture = face.getByRole('img').first();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBe(400);
        const after = await face.boundingBox();
        expect([after!.width, after!.height]).toEqual([before!.width, before!.height]);
      },
    );
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? ['@all'] : [];
    test(
      'the filter shows one country in the same sizes and order @ci',
      { tag },
      async ({ page }) => {
        await page.goto('/gallery');
        const filter = page.getByRole('navigation', { name: 'By country' });
        await expect(filter.getByRole('link')).toHaveText([
          ...['All', 'Hungary', 'Portugal', 'Romania', 'Poland'],
        ]);
        await filter.getByRole('link', { name: 'Portugal' }).click();
        await expect(page).toHaveURL(/\/gallery\?country=pt$/);
        await expect(faces(page).getByRole('heading', { level: 2 })).toHaveText([
          ...['Person 11', 'Person 10', 'Person 09', 'Person 08'],
        ]);
        await expect(page.getByText('4 of 4 shown')).toBeVisible();
        await expect(more(page)).toBeHidden();
        await expect(filter.locator('[aria-current=true]')).toHaveText('Portugal');
        await expect(invitation(page)).toHaveAttribute('href', '/application?country=pt');
        await filter.getByRole('link', { name: 'All' }).click();
        await expect(faces(page)).toHaveCount(9);
        await more(page).click();
        await expect(page).toHaveURL(/\/gallery\?show=15$/);
        await expect(faces(page)).toHaveCount(15);
        await invitation(page).click();
        await expect(page).toHaveURL(/\/application$/);
      },
    );
  });
}

for (const [address, width, tag] of [
  ['/bn/gallery?country=hu', 360, ['@all']],
  ['/bn/gallery?country=hu', 1440, ['@all']],
  ['/gallery?country=pl', 360, ['@all']],
  ['/gallery?country=pl', 1440, ['@all']],
] as const)
  test(
    `${address} at ${width} px: axe finds nothing, and text of twice the size fits`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await page.setViewportSize({ width: Math.max(width - 40, 320), height: 800 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    },
  );

for (const [address, more, tag] of [
  ['/bn/gallery', 'আরও ছবি দেখুন', []],
  ['/gallery', 'LOAD MORE IMAGES', ['@all']],
] as const)
  test(
    `${address}: on a phone nothing moves while pictures come and the next ones are awaited, every month is one line inside its card, axe finds nothing, and text of twice the size fits @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) moved.push(JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await page.getByRole('link', { name: more }).scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          faces(page)
            .getByRole('img')
            .evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)),
        )
        .toBe(true);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
        [],
      );
      const months = page.getByRole('main').getByRole('time');
      await expect(months).toHaveCount(9);
      const lines = await months.evaluateAll((all) =>
        all.map((each) => {
          const card = each.closest('article')!.getBoundingClientRect();
          const isInside = each.getBoundingClientRect().right <= card.right - 8;
          return isInside ? each.getClientRects().length : 'cut off';
        }),
      );
      expect(lines).toEqual(Array(9).fill(1));
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    },
  );

test(
  'with the system’s colours faces keep an edge and the chosen country is told apart',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/gallery?country=hu');
    await expect(faces(page).nth(1)).not.toHaveCSS('border-top-width', '0px');
    const filter = page.getByRole('navigation', { name: 'By country' });
    await expect(filter.getByRole('link', { name: 'Hungary' })).toHaveCSS(
      'border-top-width',
      '4px',
    );
  },
);
