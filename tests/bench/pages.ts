import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { publicPagesIn } from '#app/public-pages.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { startSite } from '#tests/support/running-site.ts';
import { explain } from './explain.ts';
import { type Net, visit } from './visit.ts';

const named = explain(
  `npm run bench:pages

Measures what the home page costs a phone, in bytes and in seconds, in both languages, on a slowed-down network
and processor, against the budgets; and what every other public page weighs. With paths (/verify /costs) only these
pages, and when each shows its largest part. Needs a build (npm run build) and Chromium. Some minutes; ends with 1
when a budget is exceeded.`,
  { takesWords: true },
);

/**
 * `npm run bench:pages`: what public pages cost a phone, in both languages, against the budgets.
 * The built site, Chromium, 360 x 740; the network and the processor are slowed down for real
 * (DevTools), not simulated; medians of five visits, each with a browser profile of its own. Times of
 * a shared machine say little alone, so a bare HTML page is loaded in turns with ours.
 */
const rounds = 5;
const nets: Record<string, Net> = {
  'slow 4G': { kbps: 1_600, latency: 150, cpu: 4 },
  'slow 3G': { kbps: 400, latency: 400, cpu: 6 },
};

type Visit = Awaited<ReturnType<typeof visit>>['first'];

/**
 * The most that the HTML and styles of a page, and its scripts before the first touch, may take: as they are sent, compressed,
 * without headers, as the rehearsal of a publication and `content-budgets.spec.ts` count them.
 */
const [documentLimit, scriptLimit] = [25_000, 110_000];

const site = await startSite('build');
const bare = await serveBarePage();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
let isOver = false;
try {
  if (named.length === 0)
    for (const [language, path, fontLimit] of [
      ['English', '/', 65_000],
      ['Bengali', '/bn', 120_000],
    ] as const) {
      console.log(`\n${language} (${path})`);
      await weigh(browser, path, fontLimit);
      await time(browser, path);
    }
  const others = publicPagesIn(defaultDocuments()).filter(({ id }) => id !== 'home');
  for (const path of named.length > 0 ? named : others.map((page) => page.path))
    for (const language of languages) await weighOther(browser, pathIn(language, path));
} finally {
  await browser.close();
  bare.server.close();
  await site.end();
}
process.exitCode = isOver ? 1 : 0;

async function weigh(browser: Browser, path: string, fontLimit: number) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < rounds; round++)
    visits.push(await visit(browser, site.origin + path, null));
  const bytes = (kind: string) => median(visits.map(({ first }) => first.bytes[kind] ?? 0));
  report('HTML + CSS', median(visits.map((v) => v.first.documentBody)), documentLimit, 'B');
  report('the same with its headers', bytes('document') + bytes('stylesheet'), null, 'B');
  report('fonts', bytes('font'), fontLimit, 'B');
  report('pictures above the fold', median(visits.map((v) => v.first.picturesAbove)), 30_000, 'B');
  report('pictures in all', bytes('image'), null, 'B');
  report('script files before load and idle', most(visits.map((v) => v.first.earlyScripts)), 0, '');
  const scripts = median(visits.map(({ first }) => first.scriptBodies));
  report('JavaScript after that', scripts, scriptLimit, 'B');
  report('the same with its headers', bytes('script'), null, 'B');
  const scrolled = median(visits.map(({ first }) => first.scriptBodiesScrolled));
  report('JavaScript that comes with the first touch', scrolled - scripts, null, 'B');
  report('second visit, all of it', median(visits.map((v) => v.second.total)), 5_000, 'B');
  const saving = await visit(browser, site.origin + path, null, { saveData: true });
  report('script files on Save-Data, untouched', saving.first.scripts, 0, '');
}

/** One visit to a page that is not the home page; of a page that was named also its largest paint, beside a bare page. */
async function weighOther(browser: Browser, path: string) {
  console.log(`\n${path}`);
  const { first } = await visit(browser, site.origin + path, null);
  const { bytes, documentBody, scriptBodies, scriptBodiesScrolled } = first;
  report('HTML + CSS', documentBody, documentLimit, 'B');
  report('fonts', bytes.font ?? 0, null, 'B');
  report('script files before load and idle', first.earlyScripts, 0, '');
  report('JavaScript after that', scriptBodies, scriptLimit, 'B');
  report('and with the first touch', scriptBodiesScrolled - scriptBodies, null, 'B');
  if (named.length > 0) await time(browser, path);
}

async function time(browser: Browser, path: string) {
  for (const [name, net] of Object.entries(nets)) {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push((await visit(browser, site.origin + path, net)).first);
      theirs.push((await visit(browser, bare.url, net)).first);
    }
    const isFast = name === 'slow 4G';
    const [lcp, bareLcp] = [median(ours.map((v) => v.lcp)), median(theirs.map((v) => v.lcp))];
    report(`${name}: LCP`, lcp, isFast ? 1_000 : 2_600, 'ms');
    console.log(`  ${name}: LCP of a bare page ${bareLcp} ms, ratio ${(lcp / bareLcp).toFixed(2)}`);
    report(`${name}: TBT`, median(ours.map((v) => v.tbt)), isFast ? 50 : null, 'ms');
    report(`${name}: CLS`, most(ours.map((v) => v.cls)), 0.004, '');
  }
}

/** One line: what was measured, its unit and its budget, if it has one. */
function report(what: string, value: number, limit: number | null, unit: string) {
  const over = limit !== null && value > limit;
  isOver ||= over;
  const budget = limit === null ? '' : `, at most ${limit}${over ? '  OVER' : ''}`;
  console.log(`  ${what}: ${Math.round(value * 1_000) / 1_000} ${unit}${budget}`);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

function most(numbers: number[]): number {
  return Math.max(...numbers);
}

/** A page of one heading and one sentence: nothing that a network carries is faster. */
async function serveBarePage(): Promise<{ server: Server; url: string }> {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><h1>Recruitment & Visa Consulting</h1><p>Going abroad to work, with open eyes`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
