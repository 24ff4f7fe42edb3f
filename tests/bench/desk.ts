import { type Browser, type Locator, type Page, chromium } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { fillWithSamples } from './fill-with-samples.ts';
import { inMs, median } from './numbers.ts';
import type { Row } from './row.ts';
import { slowDown, visit } from './visit.ts';

const rounds = 5;
/** How long somebody looks at what the last press did before the next, and how long a press lasts, in ms. */
const [lookMs, pressMs] = [1_500, 100];
const slow4G = { kbps: 1_600, latency: 150, cpu: 4 };
/** From the press of Enter to the first row, in ms; bytes of the list, compressed; from a press to the next frame, in ms. */
const limits = { list: 1_200, bytes: 150_000, interaction: 100 };
const list = '/admin/allapplication?view=waiting';

/** A thing that staff do in the list: a press, or a letter if one is given. */
type Act = { what: string; target(page: Page): Locator; letter?: string };

/** In this order, each on the page that the one before has left. */
const acts: Act[] = [
  {
    what: 'another row is unfolded',
    target: (page) => rowAt(page, 1).getByRole('heading').first().getByRole('button'),
  },
  {
    what: 'an answer is chosen',
    target: (page) => rowAt(page, 1).getByRole('radio', { name: 'No answer' }),
  },
  {
    what: 'a letter of a note',
    target: (page) => rowAt(page, 1).getByRole('textbox', { name: 'Note' }),
    letter: 'a',
  },
  {
    what: 'more is unfolded',
    target: (page) => rowAt(page, 1).getByRole('button', { name: /^More:/ }),
  },
  {
    what: 'marked as contacted',
    target: (page) => rowAt(page, 1).getByRole('button', { name: /^MARK AS CONTACTED/ }),
  },
  {
    what: 'the tools are unfolded',
    target: (page) => page.getByRole('button', { name: /^Filters,/ }),
  },
  {
    what: 'a letter of a search',
    target: (page) => page.getByRole('searchbox'),
    letter: 's',
  },
  {
    what: 'another view is chosen',
    target: (page) =>
      page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /All/ }),
  },
];

/**
 * The staff's list in a browser on slow 4G with a processor slowed down four times: the time from the sign-in to its first
 * row, what it loads, and how long each thing that staff do there takes to the next frame (Interaction to Next Paint, from the
 * Event Timing API). Medians of five.
 */
export async function desk(): Promise<Row[]> {
  const site = await startSite('build');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    await fillWithSamples(site);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await work(browser, site));
    return rowsOf(visits);
  } finally {
    await browser.close();
    await site.end();
  }
}

type Visit = { shown: number; bytes: number; interactions: number[] };

async function work(browser: Browser, { origin }: RunningSite): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watch);
  try {
    const page = await context.newPage();
    await slowDown(page, slow4G);
    await page.goto(`${origin}/admin?next=${encodeURIComponent(list)}`);
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.waitForLoadState('networkidle');
    // Asked for before the press. A function that is called in each frame would slow what it measures.
    const whenShown = page.evaluate(() => window.desk.shown);
    await page.keyboard.press('Enter');
    const shown = await whenShown;
    const interactions: number[] = [];
    for (const { target, letter } of acts) {
      await pause(lookMs);
      const act = letter
        ? await readyToType(target(page), letter)
        : await readyToPress(target(page));
      await page.evaluate(() => window.desk.lengths.clear());
      await act();
      const last = letter ? 'keydown' : 'click';
      // An event of less than 16 ms is not told.
      const told = (what: string) => window.desk.lengths.has(what);
      await page.waitForFunction(told, last, { timeout: 2_000 }).catch(() => null);
      const longest = () => Math.max(16, ...window.desk.lengths.values());
      interactions.push(await page.evaluate(longest));
    }
    const storageState = await context.storageState();
    const { first } = await visit(browser, origin + list, null, { storageState });
    const { total, bytes } = first;
    const drawn = (bytes.font ?? 0) + (bytes.image ?? 0);
    return { shown, bytes: total - drawn, interactions };
  } finally {
    await context.close();
  }
}

/** The mouse lies there before the press, as somebody's does. */
async function readyToPress(target: Locator): Promise<() => Promise<void>> {
  const { mouse } = target.page();
  await target.hover();
  // Not `click`, which asks the page during the press what lies there: 15 to 25 ms of the time that is measured.
  return async () => {
    await mouse.down();
    await pause(pressMs);
    await mouse.up();
  };
}

async function readyToType(field: Locator, letter: string): Promise<() => Promise<void>> {
  await field.focus();
  return () => field.page().keyboard.press(letter);
}

function rowsOf(visits: Visit[]): Row[] {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure));
  const row = (what: string, value: number, limit: number, withUnit = inMs): Row => ({
    what: `list of staff, ${what}`,
    ours: withUnit(value),
    peer: '',
    allowed: `at most ${withUnit(limit)}`,
    isMet: value <= limit,
  });
  const inBytes = (count: number) => `${count} B`;
  const whatComes = 'all that it loads in an empty browser, without fonts and pictures';
  return [
    row(
      'from the sign-in to its first row',
      middle((one) => one.shown),
      limits.list,
    ),
    row(
      whatComes,
      middle((one) => one.bytes),
      limits.bytes,
      inBytes,
    ),
    ...acts.map(({ what }, at) => {
      const longest = middle((one) => one.interactions[at]!);
      return row(`${what}: to the next frame`, longest, limits.interaction);
    }),
  ];
}

function rowAt(page: Page, index: number): Locator {
  return page.getByRole('article').nth(index);
}

declare global {
  interface Window {
    /** When the first row is there after Enter, and by type of event from it to the next frame since somebody looked, in ms. */
    desk: { shown: Promise<number>; lengths: Map<string, number> };
  }
}

/** Runs in each page, before anything of its own. */
function watch() {
  const shown = new Promise<number>((tell) => {
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key !== 'Enter') return;
        const changes = new MutationObserver(() => {
          if (!document.querySelector('main article h2, main article h3')) return;
          changes.disconnect();
          // The second frame begins when the first, with the row, has been drawn.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => tell(performance.now() - timeStamp)),
          );
        });
        changes.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true },
    );
  });
  window.desk = { shown, lengths: new Map() };
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) window.desk.lengths.set(entry.name, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
