import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { recordOf } from '#app/config/typed-record.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { publicPagesIn } from '#app/public-pages.ts';
import { median } from '#tests/bench/numbers.ts';
import { startNginx } from '#tests/bench/nginx.ts';
import { cpuTime } from '#tests/bench/process-cost.ts';
import { visit } from '#tests/bench/visit.ts';
import { requestsOf } from '#tests/bench/wrk.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { storeContent } from '#tests/support/store-content.ts';

const rounds = 3;
const seconds = 2;

/** Every public page, in English and then in Bengali, with the bytes of its body as a browser gets it. */
export async function weighedPages(site: RunningSite): Promise<{ path: string; bytes: number }[]> {
  const addresses = publicPagesIn(defaultDocuments()).flatMap(({ path }) =>
    languages.map((language) => ({ path, address: pathIn(language, path) })),
  );
  const weigh = async () => {
    const pages: { path: string; bytes: number }[] = [];
    for (const { path, address } of addresses)
      pages.push({
        path,
        bytes: Number((await see(site.origin + address)).headers.get('content-length')),
      });
    return pages;
  };
  await weigh();
  // Each is compressed once more, in fewer bytes, after its first visitor.
  await untilIdle(site.pid()!);
  return weigh();
}

/** Processor time of one answer from memory, in microseconds: a page, the same unchanged, a file, and the page from nginx. */
export async function costsFromMemory(site: RunningSite, picture: string) {
  const page = `${site.origin}/`;
  await requestsOf(page, seconds);
  const { headers, html } = await see(page);
  const etag = headers.get('etag');
  const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0];
  if (!etag || !script) throw new Error('the home page has no ETag or names no script');
  const nginx = await startNginx(page);
  const asked: Record<FromMemory, { url: string; headers?: string[] }> = {
    page: { url: page },
    notModified: { url: page, headers: [`if-none-match: ${etag}`] },
    files: { url: site.origin + script },
    pictures: { url: site.origin + picture },
    nginx: { url: nginx.url },
  };
  const costs = recordOf(fromMemory, (): number[] => []);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const name of fromMemory) {
        const pid = name === 'nginx' ? nginx.pid : site.pid()!;
        const before = cpuTime(pid);
        const requests = await requestsOf(asked[name].url, seconds, asked[name].headers);
        costs[name].push((cpuTime(pid) - before) / requests);
      }
    }
  } finally {
    await nginx.end();
  }
  return recordOf(fromMemory, (name) => median(costs[name]));
}

const fromMemory = ['page', 'notModified', 'files', 'pictures', 'nginx'] as const;
type FromMemory = (typeof fromMemory)[number];

/**
 * Processor time of one page that a publication has changed, in microseconds: until its first visitor has it, and with the
 * second compression, which nobody waits for.
 */
export async function costOfFreshPage(site: RunningSite, addresses: string[]) {
  const { db } = openDatabase(`file:${join(site.dataDir, 'sampan.sqlite')}`);
  const all: { answered: number; finished: number }[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      await untilIdle(site.pid()!);
      await storeContent(db, otherOnEachPage(round));
      // The site asks for the version twice a second.
      await pause(1_500);
      const before = cpuTime(site.pid()!);
      for (const address of addresses) await see(site.origin + address);
      const answered = cpuTime(site.pid()!) - before;
      await untilIdle(site.pid()!);
      const finished = cpuTime(site.pid()!) - before;
      all.push({ answered: answered / addresses.length, finished: finished / addresses.length });
    }
  } finally {
    await db.destroy();
  }
  return {
    answered: median(all.map(({ answered }) => answered)),
    finished: median(all.map(({ finished }) => finished)),
  };
}

/** A page that is still the same is not compressed again (record 0005), and the tagline stands on each. */
function otherOnEachPage(round: number): Documents {
  const content = structuredClone(defaultDocuments());
  for (const language of languages) content.agency.agency.tagline[language] += ` ${round}`;
  return content;
}

/** What a first visit to the home page loads besides the page itself, in English and in Bengali; until nobody has scrolled. */
export async function filesOfFirstVisit(site: RunningSite) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const files: { requests: number; bytes: number }[] = [];
    for (const language of languages) {
      const { first } = await visit(browser, site.origin + pathIn(language, '/'), null);
      const bytes = first.total - (first.bytes.document ?? 0);
      files.push({ requests: first.requests - 1, bytes });
    }
    return files;
  } finally {
    await browser.close();
  }
}

/** A page as a browser asks for it, read to its end. */
async function see(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { headers: answer.headers, html: await answer.text() };
}

/** Waits until a process has had nothing to do for a second. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = -Infinity, now = cpuTime(pid); now - before > 30_000; now = cpuTime(pid)) {
    before = now;
    await pause(1_000);
  }
}
