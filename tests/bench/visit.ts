import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowNetwork } from '#tests/support/slow-network.ts';

/** How much the visit is slowed down: kilobits a second, milliseconds to and fro, times the processor. */
export type Net = { kbps: number; latency: number; cpu: number };

/** As most visitors have it, and so the page that they get: a device that may lack Bengali gets a heavier one (record 0093). */
export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** May lack Bengali. */
export const linuxComputer =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** `userAgent` is a phone's by default, `storageState` are the cookies of a context that is signed in. */
type VisitOptions = {
  saveData?: boolean;
  userAgent?: string;
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
};

type Sent = { url: string; kind: string; bytes: number; body: number };

/**
 * A first visit to a page with an empty cache, and a second one in a new tab. Bytes as transferred, headers
 * and all; of the document with its styles, and of the scripts, also what they weigh themselves, these before the first touch
 * and after a scroll.
 */
export async function visit(
  browser: Browser,
  url: string,
  net: Net | null,
  { saveData = false, userAgent = phone, storageState }: VisitOptions = {},
) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent,
    storageState,
  });
  if (saveData) await context.addInitScript(pretendSaveData);
  await context.addInitScript(watch);
  try {
    const first = await load(context, url, net);
    return { first, second: net ? { total: 0 } : await load(context, url, net) };
  } finally {
    await context.close();
  }
}

async function load(context: BrowserContext, url: string, net: Net | null) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const sent = await recordOf(devtools);
  if (net) await slowDown(page, net);
  await page.goto(url, { waitUntil: 'load' });
  await quiet(sent);
  const seen = await page.evaluate(() => {
    const fold = innerHeight;
    const above = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return top < fold && width > 0;
    });
    const { loadEventStart } = performance.getEntriesByType('navigation')[0]!.toJSON() as {
      loadEventStart: number;
    };
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    const { lcp, largest, cls, tasks, fcp, idle } = (window as unknown as { seen: Seen }).seen;
    // Blocked for more than 50 ms after the first paint counts, as in Lighthouse.
    const tbt = tasks
      .filter(({ start, length }) => start + length > fcp)
      .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
    return {
      ...{ fcp, lcp, largest, cls, tbt, above: above.map((image) => image.currentSrc) },
      earlyScripts: scripts.filter((start) => start < loadEventStart || start < idle).length,
      scripts: scripts.length,
    };
  });
  const bytes: Record<string, number> = {};
  for (const { kind, bytes: count } of sent) bytes[kind] = (bytes[kind] ?? 0) + count;
  const picturesAbove = sent
    .filter((file) => file.kind === 'image' && seen.above.includes(file.url))
    .reduce((sum, file) => sum + file.bytes, 0);
  const requests = sent.length;
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  const scriptBodies = bodiesOf(sent, 'script');
  await page.mouse.wheel(0, 400);
  await quiet(sent);
  const scriptBodiesScrolled = bodiesOf(sent, 'script');
  await page.close();
  return {
    ...seen,
    lcp: Math.round(seen.lcp),
    tbt: Math.round(seen.tbt),
    bytes,
    picturesAbove,
    requests,
    total,
    documentBody: bodiesOf(sent, 'document', 'stylesheet'),
    scriptBodies,
    scriptBodiesScrolled,
  };
}

function bodiesOf(sent: Sent[], ...wanted: string[]): number {
  return sent.filter(({ kind }) => wanted.includes(kind)).reduce((sum, { body }) => sum + body, 0);
}

/** Slows down the network and the processor of a page. */
export async function slowDown(page: Page, { kbps, latency, cpu }: Net) {
  await slowNetwork(page, { latency, bytesPerSecond: (kbps * 1_000) / 8 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Every file that comes, as it comes, with its size on the wire, headers and all. */
async function recordOf(devtools: CDPSession): Promise<Sent[]> {
  const sent: Sent[] = [];
  const files = new Map<string, { url: string; kind: string; headers: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    files.set(requestId, {
      url: request.url,
      // Blank letters are fetched by a script.
      kind: request.url.endsWith('.woff2') ? 'font' : (type ?? 'other').toLowerCase(),
      headers: 0,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (file) file.headers = response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (!file || file.url.startsWith('data:')) return;
    const body = Math.max(0, encodedDataLength - file.headers);
    sent.push({ ...file, bytes: encodedDataLength, body });
  });
  await devtools.send('Network.enable');
  return sent;
}

/** Until nothing has come for two seconds, at most thirty. */
async function quiet(sent: Sent[]) {
  const end = Date.now() + 30_000;
  let last = Date.now();
  let count = sent.length;
  while (Date.now() - last < 2_000 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (sent.length !== count) [count, last] = [sent.length, Date.now()];
  }
}

type Seen = {
  lcp: number;
  /** Address of the picture that is the largest; empty for text. */
  largest: string;
  cls: number;
  fcp: number;
  idle: number;
  tasks: { start: number; length: number }[];
};

/** Runs in the page, before anything of its own. */
function watch() {
  const seen: Seen = { lcp: 0, largest: '', cls: 0, fcp: 0, idle: Infinity, tasks: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = (entry as PerformanceEntry & { url: string }).url;
  });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ start: startTime, length: duration }),
  );
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  addEventListener('load', () => requestIdleCallback(() => (seen.idle = performance.now())));
}

function pretendSaveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
