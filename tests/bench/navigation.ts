import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { startSite } from '#tests/support/running-site.ts';
import { explain } from './explain.ts';
import { inMs, median } from './numbers.ts';
import { type Row, printRows } from './row.ts';
import { slowDown } from './visit.ts';

const rounds = 5;
const slow4G = { kbps: 1_600, latency: 150 };
/** Kinds of taps: how many times slower the processor is, and the most from the click to the frame with the new heading, in ms. */
const kinds = [
  { what: 'fetched ahead, on a fast processor', isAhead: true, cpu: 1, limit: 100 },
  { what: 'fetched ahead', isAhead: true, cpu: 4, limit: 100 },
  { what: 'not fetched ahead', isAhead: false, cpu: 4, limit: 700 },
];

/**
 * How long a tap in the menu of a phone takes, on slow 4G with a processor slowed down four times and with one that is
 * not, to the frame in which the heading has changed; in both languages, from the home page, medians of five. `paths` are English
 * addresses; without them every link of the menu. Beside each time stands how long two frames of the old page take there: what
 * the machine does besides makes both longer.
 */
export async function navigation(paths: string[] = []): Promise<Row[]> {
  const site = await startSite('build');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const rows: Row[] = [];
  try {
    for (const language of languages) {
      const home = site.origin + pathIn(language, '/');
      const chosen = paths.map((path) => pathIn(language, path));
      for (const address of chosen.length > 0 ? chosen : await linksOf(browser, home)) {
        for (const kind of kinds) rows.push(await rowOf(browser, { home, address, ...kind }));
      }
    }
  } finally {
    await browser.close();
    await site.end();
  }
  return rows;
}

type Tap = { home: string; address: string } & (typeof kinds)[number];

async function rowOf(browser: Browser, tap: Tap): Promise<Row> {
  const taps: { ms: number; frames: number; isReload: boolean }[] = [];
  for (let round = 0; round < rounds; round++) taps.push(await timeOf(browser, tap));
  const ms = median(taps.map((one) => one.ms));
  const reloads = taps.filter(({ isReload }) => isReload).length;
  return {
    what: `${tap.address} ${tap.what}`,
    ours: inMs(ms) + (reloads > 0 ? `, ${reloads} reloads` : ''),
    peer: `two frames ${inMs(median(taps.map((one) => one.frames)))}`,
    allowed: `${tap.limit} ms, no reload`,
    isMet: ms <= tap.limit && reloads === 0,
  };
}

async function timeOf(browser: Browser, { home, address, isAhead, cpu }: Tap) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // What browsers call 4G fetches the links of an open menu; here also a visitor who is quicker than that.
  await context.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
    { effectiveType: isAhead ? '4g' : '3g', rtt: slow4G.latency },
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    await slowDown(page, { ...slow4G, cpu });
    await page.goto(home, { waitUntil: 'load' });
    // The first touch may come before the scripts, the next one fetches what pages need.
    await tapAt(devtools, { x: 2, y: 400 });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.waitForLoadState('networkidle');
    await tapAt(devtools, { x: 2, y: 400 });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-files-')),
    );
    await tapAt(devtools, await middleOf(page, 'header summary'));
    const link = `header a[href="${address}"]`;
    await page.waitForFunction(() => document.querySelector('header details[open]'));
    const place = await middleOf(page, link);
    // A page that is fetched goes on asking for the next one: idle when the menu is through.
    await page.waitForLoadState('networkidle');
    if (isAhead) await quiet(page);
    const frames = await page.evaluate(watch);
    // Asked for before the tap, which would wait for the question otherwise. A reload ends it with an error.
    const whenShown = page
      .evaluate(() => window.tapped)
      .then((ms) => ({ ms: ms ?? Infinity, isReload: false }))
      .catch(() => ({ ms: Infinity, isReload: true }));
    await tapAt(devtools, place);
    return { ...(await whenShown), frames };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** From the click to the frame with another heading, in ms. */
    tapped?: Promise<number | null>;
  }
}

/**
 * Runs in the page: notes when the heading has changed after a click, and tells how long two frames take. It asks for no
 * frame before that: on a slow phone each costs the tap 10 ms.
 */
function watch(): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  window.tapped = new Promise((tell) => {
    setTimeout(tell, 60_000, null);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const changes = new MutationObserver(() => {
          if (!heading() || heading() === before) return;
          changes.disconnect();
          // The second frame begins when the first, with the heading, has been drawn.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => tell(performance.now() - timeStamp)),
          );
        });
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  const start = performance.now();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
  });
}

/** Until no page has been asked for since a second. */
async function quiet(page: Page) {
  await page.waitForFunction(
    () => {
      const ends = performance.getEntriesByType('resource').map((one) => one.toJSON().responseEnd);
      return performance.now() - Math.max(...ends) > 1_000;
    },
    null,
    { polling: 200 },
  );
}

async function tapAt(devtools: CDPSession, place: { x: number; y: number }) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(page: Page, selector: string) {
  const shown = page.locator(selector).locator('visible=true').first();
  await shown.scrollIntoViewIfNeeded();
  const box = (await shown.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The other pages that the menu leads to, in this language. */
async function linksOf(browser: Browser, home: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(home);
  const links = page.locator('header details a[href^="/"]:not([hreflang])');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.close();
  const { pathname } = new URL(home);
  return [...new Set(addresses)].flatMap((path) => (path && path !== pathname ? [path] : []));
}

if (import.meta.main) {
  const words = explain(
    `npm run bench:navigation -- [PATH ...]

Says how long a tap on each link of the header takes until the frame with the new heading, on slow 4G in both languages: fetched
ahead, with the processor as it is and slowed down four times, and not fetched ahead, slowed down. With English paths (/about /gallery) only these.
Needs a build (npm run build) and Chromium. Ends with 1 when a promise is not kept. Half an hour for all.`,
    { takesWords: true },
  );
  const rows = await navigation(words);
  printRows(rows);
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
}
