import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowNetwork } from './slow-network.ts';

/**
 * Opens an address as on a first visit, with every font delayed by `late` milliseconds, and returns the
 * cumulative layout shift until all fonts are loaded.
 */
export async function shiftWithLateFonts(
  browser: Browser,
  url: string,
  { width, late, latency = 0, storageState }: Visit,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, storageState });
  try {
    await delayFonts(context, late);
    await context.addInitScript(waitWithoutLimit);
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await slowNetwork(page, { latency });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    return await shiftUntilQuiet(page);
  } finally {
    await context.close();
  }
}

type Visit = {
  width: number;
  late: number;
  /** Of the network, as in `slowNetwork`. */
  latency?: number;
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
};

async function delayFonts(context: BrowserContext, late: number) {
  await context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
}

function shiftUntilQuiet(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    // A loaded font can make the browser request another one.
    do {
      await document.fonts.ready;
      await frame();
      await frame();
      // Blank letters are fetched: the browser knows of them only when they are there.
    } while (
      document.fonts.status === 'loading' ||
      document.documentElement.hasAttribute('data-waits-for-bengali')
    );
    return (window as unknown as { shifted: number }).shifted;
  });
}

/**
 * Removes the limit of three seconds in `app/document/inline/wait-for-blanks.ts`, which a busy machine exceeds.
 * The limit has tests of its own.
 */
export function waitWithoutLimit() {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, delay?: number) =>
    delay === 3_000 ? 0 : start(work, delay)) as typeof window.setTimeout;
}

/** Runs in the page before its own scripts. */
function watchShifts() {
  const seen = window as unknown as { shifted: number };
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
