import { setTimeout as wait } from 'node:timers/promises';
import { serverOptions } from '#build-tools/production-build.ts';
import { sendRequest } from '#tests/faults/raw-request.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { engines } from '#tests/bench/filled-database.ts';
import { inMs, percentile } from '#tests/bench/numbers.ts';
import type { Row } from '#tests/bench/row.ts';
import { contentDatabase } from './edited-database.ts';
import { type Owner, signInOwner } from './owner.ts';

const saves = 100;
const listings = 50;
const publications = 20;

/** What the calls of the editor cost on a site with a long history, and visitors while something is published. */
export async function editingCalls(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) rows.push(...(await callsOn(engine)));
  return rows;
}

async function callsOn(engine: (typeof engines)[number]): Promise<Row[]> {
  const database = await contentDatabase(engine, { isEdited: true });
  const site = await startSite('build', { DATABASE_URL: database.url }, serverOptions);
  try {
    const owner = await signInOwner(site.origin);
    const row = (what: string, times: number[], limit: number): Row => {
      const p95 = percentile(times, 95);
      return {
        what: `${engine}: ${what}, p95`,
        ours: inMs(p95),
        peer: `median ${inMs(percentile(times, 50))}`,
        allowed: `at most ${limit} ms`,
        isMet: p95 <= limit,
      };
    };
    const saving = await timesOf(saves, (turn) => owner.save('home', textOf(turn)));
    const listing = await timesOf(listings, () => owner.call('GET', '/'));
    const searching = await timesOf(listings, () => owner.call('GET', `/?q=${query}`));
    const { publishing, visits } = await publishBesideVisitors(site.origin, owner);
    return [
      row('a text saved', saving, 100),
      row('the list', listing, 200),
      row('a search through all texts', searching, 200),
      row('one document published that every page shows', publishing, 3_000),
      waiting(engine, visits),
    ];
  } finally {
    await site.end();
    await database.end();
  }
}

const query = encodeURIComponent('বিদেশে');

function textOf(turn: number): Record<string, unknown> {
  return { 'homeWords/headline': { en: `Text ${turn}`, bn: `লেখা ${turn}` } };
}

async function timesOf(count: number, work: (turn: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = -5; turn < count; turn++) {
    const start = performance.now();
    await work(turn);
    // The first ones compile the code.
    if (turn >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** The longest wait of a visitor in the time of each publication, and in as long a time before it. */
type Visits = { meanwhile: number[]; before: number[] };

async function publishBesideVisitors(origin: string, owner: Owner) {
  const visitors = visitEverything(origin);
  const publishing: number[] = [];
  const windows: [number, number][] = [];
  try {
    for (let turn = -2; turn < publications; turn++) {
      const tagline = { en: `Line ${turn}`, bn: `লেখা ${turn}` };
      const version = await owner.save('agency', { 'agency/tagline': tagline });
      // All pages are in memory again, and the visitors go on for a while.
      await visitors.round();
      await wait(500);
      const start = performance.now();
      await owner.publish('agency', version);
      const end = performance.now();
      if (turn < 0) continue;
      publishing.push(end - start);
      windows.push([start, end]);
    }
  } finally {
    await visitors.end();
  }
  const longest = (from: number, to: number) => {
    const then = visitors.seen.filter(({ at, took }) => at < to && at + took > from);
    return Math.max(0, ...then.map(({ took }) => took));
  };
  const visits: Visits = {
    meanwhile: windows.map(([start, end]) => longest(start, end)),
    before: windows.map(([start, end]) => longest(start - (end - start), start)),
  };
  return { publishing, visits };
}

/** One visitor after the other, fifty a second, through all pages. Ends the bench where one gets no page. */
function visitEverything(origin: string) {
  const seen: { at: number; took: number }[] = [];
  const visiting = new Set<Promise<void>>();
  let count = 0;
  const visitNext = async () => {
    const { address } = publicAddresses[count % publicAddresses.length]!;
    count += 1;
    const at = performance.now();
    // Without nginx in between: a connection that was kept may be closed just when it is used again.
    const headers = { 'accept-encoding': 'br', connection: 'close' };
    const { status, text } = await sendRequest(origin + address, { headers });
    if (status !== 200) throw new Error(`${address}: ${status} ${text}`);
    seen.push({ at, took: performance.now() - at });
  };
  const timer = setInterval(() => {
    const visit = visitNext();
    visiting.add(visit);
    void visit.finally(() => visiting.delete(visit));
  }, 20);
  return {
    seen,
    /** Until each page has been visited once more. */
    async round() {
      await Promise.all(publicAddresses.map(({ address }) => sendRequest(origin + address)));
    },
    async end() {
      clearInterval(timer);
      await Promise.all(visiting);
    },
  };
}

function waiting(engine: string, { meanwhile, before }: Visits): Row {
  const longer = percentile(meanwhile, 95) - percentile(before, 95);
  return {
    what: `${engine}: how much longer a visitor waits meanwhile, p95 of the longest`,
    ours: inMs(Math.max(0, longer)),
    peer: `${inMs(percentile(meanwhile, 95))} and ${inMs(percentile(before, 95))} before; longest of all ${inMs(percentile(meanwhile, 100))}`,
    allowed: 'at most 100 ms',
    isMet: longer <= 100,
  };
}
