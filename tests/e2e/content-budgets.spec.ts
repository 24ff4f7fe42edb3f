import { type APIRequestContext, expect, test } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { longestTexts, otherTexts } from '#tests/support/other-texts.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { storeContent } from '#tests/support/store-content.ts';

const addresses = publicAddresses.map(({ address }) => address);

// Of its own: the texts of every page are others here.
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite('build');
});
test.afterAll(() => site.end());

/** Publishes content past the editor, and waits until the site shows it. */
async function show(request: APIRequestContext, content: Documents) {
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  await storeContent(db, content);
  await db.destroy();
  const { tagline } = content.home.homeWords;
  await expect
    .poll(async () => (await request.get(`${site.origin}/bn`)).text())
    .toContain(tagline.bn);
}

/** The bytes of each document with its styles, as they are sent: those after the first in fewer bytes. */
async function weights(request: APIRequestContext): Promise<[string, number][]> {
  const weightOf = async (address: string) => {
    const answer = await request.get(site.origin + address);
    expect(answer.headers()['content-encoding']).toBe('br');
    // Those that the router names are disabled, because all styles stand in the document.
    const sheets = (await answer.text()).match(/<link[^>]+rel="stylesheet"(?![^>]+disabled)/g);
    expect(sheets).toBe(null);
    return Number(answer.headers()['content-length']);
  };
  return Promise.all(addresses.map(async (address) => [address, await weightOf(address)]));
}

for (const [what, content, most] of [
  ['as shipped', defaultDocuments, 25_000],
  ['with every text another one of its length', otherTexts, 25_000],
  ['with every text at its limit', longestTexts, 32_000],
] as const) {
  test(`E-47 ${what} no document weighs more than ${most} B with its styles`, async ({
    request,
  }) => {
    await show(request, content());
    await expect
      .poll(async () => (await weights(request)).filter(([, bytes]) => bytes > most))
      .toEqual([]);
  });
}

test('E-47 with every text at its limit nothing is cut off, overflows or moves', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await show(request, longestTexts());
  await page.addInitScript(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        counted.moved += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of addresses) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.origin + address);
    await page.evaluate(() => document.fonts.ready);
    const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect.soft(await moved(), `${address} moves`).toBeLessThanOrEqual(0.004);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page, `${address} at ${width} px`);
      expect.soft(await page.evaluate(cutTexts), `${address} at ${width} px`).toEqual([]);
    }
  }
});

/** Texts that do not fit their box and cannot be scrolled to, or stick out of the window. */
function cutTexts(): string[] {
  const isText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => isText(element) && element.checkVisibility?.({ opacityProperty: true }))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (textOverflow === 'ellipsis') return false;
      return (
        (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
}
