import { type Server, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { languages, pathIn } from '#app/i18n/language.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { fontsOf } from '#tests/support/device-fonts.ts';
import { shiftWithLateFonts } from '#tests/support/font-layout-shift.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { fillWithSamples } from './fill-with-samples.ts';
import { inMs, median } from './numbers.ts';
import type { Row } from './row.ts';
import { linuxComputer, phone, visit } from './visit.ts';

const rounds = 5;
const slow4G = { kbps: 1_600, latency: 150, cpu: 4 };
const pages = ['/', '/application', '/gallery'];
/** Paints as multiples of the bare page's, bytes, and cumulative layout shift. */
const limits = { lcp: 1.25, fcp: 1.5, bytes: 100_000, bengaliFonts: 60_000, shift: 0.01 };
const widths = [360, 390, 412, 768];
/**
 * Chromium on Linux says nothing of a Bengali font, so that its page is laid out with blank letters; phones always have
 * one, and few fonts besides, among which the right one is soon found: where this machine has those, only they are there.
 */
const devices = { Linux: linuxComputer, Android: phone };

/**
 * First visits to the home page, the application and the gallery in both languages, on slow 4G with a processor slowed
 * down four times, in turns with those to a bare page that has the same heading and the same largest picture; what came
 * before the first touch, without scripts; and how far a page moves whose fonts are 1.5 s late.
 */
export async function firstPaint(): Promise<Row[]> {
  const site = await startSite('build');
  const launch = (fonts: Record<string, string> | null = null) =>
    chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumFlags,
      env: { ...process.env, ...fonts },
    });
  const browsers = {
    Linux: await launch(),
    Android: await launch(fontsOf({ latin: 'Roboto', bengali: 'Bengali' })),
  };
  const rows: Row[] = [];
  try {
    // An empty gallery has no picture, and so nothing that the bare page could wait for.
    await fillWithSamples(site);
    for (const path of pages.flatMap((page) => languages.map((one) => pathIn(one, page)))) {
      for (const device of ['Linux', 'Android'] as const)
        rows.push(...(await paints(browsers[device], site, { path, device })));
      rows.push(await shift(browsers.Linux, site, path));
    }
  } finally {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
    await site.end();
  }
  return rows;
}

async function paints(
  browser: Browser,
  site: RunningSite,
  { path, device }: { path: string; device: keyof typeof devices },
): Promise<Row[]> {
  const options = { userAgent: devices[device] };
  const open = async (url: string) => (await visit(browser, url, slow4G, options)).first;
  const bare = await serveBarePage(site, path, (await open(site.origin + path)).largest);
  const ours: Awaited<ReturnType<typeof open>>[] = [];
  const theirs: typeof ours = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await open(site.origin + path));
    theirs.push(await open(bare.url));
  }
  bare.server.close();
  const paint = (name: 'fcp' | 'lcp', what: string): Row => {
    const [own, its] = [ours, theirs].map((visits) => median(visits.map((one) => one[name])));
    const ratio = own! / its!;
    return {
      what: `${path} ${what}, ${device}`,
      ours: inMs(own!),
      peer: `bare page ${inMs(its!)}: ${ratio.toFixed(2)} times`,
      allowed: `at most ${limits[name]} times`,
      isMet: ratio <= limits[name],
    };
  };
  const fonts = median(ours.map(({ bytes }) => bytes.font ?? 0));
  const all = median(ours.map(({ total, bytes }) => total - (bytes.script ?? 0)));
  const isBengali = path === pathIn('bn', '/');
  return [
    paint('fcp', 'first paint'),
    paint('lcp', 'largest paint'),
    {
      what: `${path} bytes before the first touch, without scripts, ${device}`,
      ours: `${all} B, fonts ${fonts} B`,
      peer: `bare page ${median(theirs.map(({ total }) => total))} B`,
      allowed: `at most ${limits.bytes} B${isBengali ? `, fonts ${limits.bengaliFonts} B` : ''}`,
      isMet: all <= limits.bytes && !(isBengali && fonts > limits.bengaliFonts),
    },
  ];
}

/** The farthest of four widths, on a fast network and on one over which a first visit does without the site's fonts. */
async function shift(browser: Browser, { origin }: RunningSite, path: string): Promise<Row> {
  const shifts = [];
  for (const latency of [0, slow4G.latency])
    for (const width of widths)
      shifts.push(
        await shiftWithLateFonts(browser, origin + path, { width, late: 1_500, latency }),
      );
  const most = Math.max(...shifts);
  return {
    what: `${path} layout shift, fonts 1.5 s late`,
    ours: most.toFixed(4),
    peer: `${widths.join(', ')} px`,
    allowed: `at most ${limits.shift}`,
    isMet: most <= limits.shift,
  };
}

/** The same heading and the same picture and nothing else: hardly anything that a network carries is faster. */
async function serveBarePage(
  { origin }: RunningSite,
  path: string,
  largest: string,
): Promise<{ server: Server; url: string }> {
  const page = await (await fetch(origin + path)).text();
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
  const picture = largest && new URL(largest).pathname;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>${heading}</h1>${picture ? `<img src="${picture}" width="480" height="395" alt="">` : ''}`;
  const server = createServer((request, response) => {
    if (picture && request.url === picture) {
      const headers = { 'accept-encoding': 'br' };
      get(origin + picture, { headers }, (answer) => {
        answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
