import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { serverOptions } from '#build-tools/production-build.ts';
import { root } from '#bin/bootstrap.mjs';
import { siteWords } from '#build-tools/fonts/site-words.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { residentMegabytes } from '#tests/bench/process-cost.ts';
import type { Row } from '#tests/bench/row.ts';
import { visit } from '#tests/bench/visit.ts';
import { newBengaliWords } from './new-bengali-words.ts';
import { signInOwner } from './owner.ts';

/** What 200 new Bengali words cost: until fonts draw them, in memory meanwhile, and in bytes to visitors. */
export async function newWords(): Promise<Row[]> {
  const shipped = await siteWords(root);
  const known = newBengaliWords.filter((word) => shipped.includes(word));
  if (known.length > 0) throw new Error(`These words are shipped by now: ${known.join(' ')}`);
  const site = await startSite('build', {}, serverOptions);
  try {
    const { seconds, megabytes } = await publishWords(site);
    return [
      {
        what: 'until the subset with 200 new Bengali words is on the pages',
        ours: `${seconds.toFixed(1)} s`,
        peer: '',
        allowed: 'at most 10 s',
        isMet: seconds <= 10,
      },
      {
        what: 'memory while it is cut, with the process that cuts, resident',
        ours: `${megabytes.most.toFixed(0)} MB`,
        peer: `before ${megabytes.before.toFixed(0)} MB`,
        allowed: 'at most 200 MB more, 512 MB in all',
        isMet: megabytes.most - megabytes.before <= 200 && megabytes.most <= 512,
      },
      ...(await fontBytes(site)),
    ];
  } finally {
    await site.end();
  }
}

/** Publishes the words with the reviews of the home page. */
async function publishWords(site: RunningSite) {
  const owner = await signInOwner(site.origin);
  const { leaves } = await owner.call<{ leaves: Record<string, { published?: Bilingual }> }>(
    ...(['GET', '/reviews'] as const),
  );
  const quotes = Object.keys(leaves).filter((path) => path.endsWith('/quote'));
  const share = Math.ceil(newBengaliWords.length / quotes.length);
  const values = quotes.map((path, at) => {
    const said = leaves[path]!.published!;
    const words = newBengaliWords.slice(at * share, (at + 1) * share);
    return [path, { ...said, bn: [said.bn, ...words].join(' ') }];
  });
  const version = await owner.save('reviews', Object.fromEntries(values));
  await (await fetch(`${site.origin}/bn`)).text();
  const before = familyMegabytes(site.pid()!);
  await owner.publish('reviews', version);
  const start = performance.now();
  let most = before;
  for (;;) {
    most = Math.max(most, familyMegabytes(site.pid()!));
    const page = await (await fetch(`${site.origin}/bn`)).text();
    const seconds = (performance.now() - start) / 1000;
    if (/\/fonts\/[0-9a-f]{12}\//.test(page)) return { seconds, megabytes: { before, most } };
    if (seconds > 300) throw new Error('no subset after five minutes');
    await wait(50);
  }
}

async function fontBytes({ origin }: RunningSite): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const rows: Row[] = [];
    for (const [language, path, limit] of [
      ['English', '/', 65_000],
      ['Bengali', '/bn', 120_000],
    ] as const) {
      const { first } = await visit(browser, origin + path, null);
      const bytes = first.bytes.font ?? 0;
      rows.push({
        what: `fonts of the ${language} home page with 200 new Bengali words`,
        ours: `${bytes} B`,
        peer: '',
        allowed: `at most ${limit} B`,
        isMet: bytes <= limit,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** MB that a process and those that it has started hold (Linux). */
function familyMegabytes(pid: number): number {
  const children = readdirSync('/proc').filter((name) => parentOf(name) === pid);
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + heldBy(one), 0);
}

function heldBy(pid: number): number {
  try {
    return residentMegabytes(pid);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

function parentOf(name: string): number | null {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)!.split(' ')[1]);
  } catch {
    return null;
  }
}
