import { serverOptions } from '#build-tools/production-build.ts';
import { inMs } from '#tests/bench/numbers.ts';
import { residentMegabytes } from '#tests/bench/process-cost.ts';
import type { Row } from '#tests/bench/row.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { type Site, simulateDay } from './day.ts';
import type { Minute } from './simulated-site.ts';
import {
  costOfFreshPage,
  costsFromMemory,
  filesOfFirstVisit,
  weighedPages,
} from './measured-pages.ts';
import {
  type Taken,
  applicationsOnPostgres,
  applicationsOnSqlite,
  behindProxy,
  costOfForm,
  costOfList,
  uploadedPicture,
} from './measured-work.ts';

const seed = 21;
const scales = [1, 10, 1000];

/** Pictures that the page of the gallery shows at first. */
const picturesOfGallery = 12;

/**
 * What one core holds, measured here, and from that a day with a launch and a rumour in front of the site, simulated with
 * several caches, for as many visitors as today, ten times and a thousand times as many. Nothing of it is promised.
 */
export async function capacity(): Promise<Row[]> {
  const { rows, site } = await measure();
  for (const scale of scales) rows.push(...rowsOfDay(site, scale));
  return rows;
}

async function measure(): Promise<{ rows: Row[]; site: Site }> {
  const list = await costOfList();
  const postgres = await applicationsOnPostgres();
  const site = await startSite('build', behindProxy, serverOptions);
  try {
    const atRest = residentMegabytes(site.pid()!);
    const pages = await weighedPages(site);
    const files = await filesOfFirstVisit(site);
    const picture = await uploadedPicture(site);
    const pictureBytes = (await (await fetch(site.origin + picture)).arrayBuffer()).byteLength;
    const memory = await costsFromMemory(site, picture);
    const addresses = publicAddresses.map(({ address }) => address);
    const fresh = await costOfFreshPage(site, addresses);
    const sqlite = await applicationsOnSqlite(site);
    const check = await costOfForm(site, '/bn/verify', (turn) => ({
      value: `01700${String(turn).padStart(6, '0')}`,
    }));
    const lookUp = await costOfForm(site, '/bn/status', (turn) => ({
      receiptNumber: `AAAA${String(turn).padStart(4, '2')}`,
      phoneEnd: '123456',
    }));
    const resident = residentMegabytes(site.pid()!);
    const taken = sqlite.site + sqlite.database;
    const stored = { microseconds: taken, bytes: lookUp.bytes };
    const weights = pages.map(({ bytes }) => bytes).toSorted((one, other) => one - other);
    const rows = [
      row(
        'one process, resident, after all of this',
        `${resident.toFixed(0)} MB`,
        `${atRest.toFixed(0)} MB at its start`,
      ),
      row(
        'a public page, body, br',
        `${weights[weights.length >> 1]} B in the middle of ${pages.length}`,
        `${weights[0]} to ${weights.at(-1)} B`,
      ),
      ...files.map(({ requests, bytes }, at) =>
        row(
          `first visit of the home page, ${at ? 'Bengali' : 'English'}, besides the page`,
          `${requests} files, ${bytes} B`,
          'until somebody scrolls',
        ),
      ),
      perSecond('pages from memory', memory.page, `nginx ${rate(memory.nginx)}`),
      perSecond('pages from memory, unchanged (304)', memory.notModified),
      perSecond('files from memory', memory.files),
      perSecond('pictures of the gallery, from the disk', memory.pictures),
      perSecond(
        'pages rendered anew and compressed',
        fresh.answered,
        `with the second compression, which nobody waits for: ${inMs(fresh.finished / 1000)} of a thread each`,
      ),
      perSecond(
        'applications, SQLite',
        taken,
        `${sqlite.rate.toFixed(0)} a second taken, each on the disk`,
      ),
      perSecond('applications, PostgreSQL', postgres.site, databaseOf(postgres)),
      perSecond(
        'checks at /verify, as a page',
        check.microseconds,
        `${check.bytes.toFixed(0)} B each`,
      ),
      perSecond(
        'look-ups at /status that find nothing, as a page',
        lookUp.microseconds,
        `${lookUp.bytes.toFixed(0)} B each`,
      ),
      perSecond("the staff's list among 10,000, SQLite", list),
    ];
    return {
      rows,
      site: {
        pages,
        files,
        pictures: { requests: picturesOfGallery, bytes: picturesOfGallery * pictureBytes },
        costs: { ...memory, fresh: fresh.finished },
        // Complaints and messages are stored as applications are, with fewer fields, and answered with a page.
        acts: { lookUp, check, application: stored, complaint: stored, message: stored },
      },
    };
  } finally {
    await site.end();
  }
}

function databaseOf({ rate: perSecond, database }: Taken): string {
  return `${inMs(database / 1000)} of the database each; ${perSecond.toFixed(0)} a second taken, without waiting for the disk`;
}

function rowsOfDay(site: Site, scale: number): Row[] {
  const day = simulateDay(site, { scale, seed });
  const { application, lookUp, check, message } = day.acts;
  return [
    row(
      `${scale}x: ${day.visits} visits, ${day.pages} pages, ${day.requests} requests`,
      `${day.busiest.requests} requests in the busiest minute, ${day.busiest.at}`,
      `in the busiest hour ${application} applications, ${lookUp} look-ups, ${check} checks, ${message} messages`,
    ),
    row(`${scale}x: forms, which no cache answers`, inMinute(day.forms), ''),
    ...day.rules.map(({ name, hits, busiest, outdated }) =>
      row(
        `${scale}x: ${name}`,
        inMinute(busiest),
        `hits ${(100 * hits).toFixed(1)} % of pages; outdated ${outdated.answers} answers, ${outdated.seconds.toFixed(0)} s at most`,
      ),
    ),
  ];
}

/** What reaches the site in its busiest minute. */
function inMinute({ requests, bytes, microseconds }: Minute): string {
  const [megabytes, cores] = [(bytes / 1e6).toFixed(1), (microseconds / 60e6).toFixed(3)];
  return `behind it ${requests} requests, ${megabytes} MB, ${cores} cores in the busiest minute`;
}

/** How often a core does something that takes so many microseconds of it. */
function perSecond(what: string, microseconds: number, peer = ''): Row {
  return row(`${what}, a core and second`, rate(microseconds), peer);
}

function rate(microseconds: number): string {
  return `${(1e6 / microseconds).toFixed(0)} (${microseconds.toFixed(microseconds < 100 ? 1 : 0)} µs)`;
}

function row(what: string, ours: string, peer: string): Row {
  return { what, ours, peer, allowed: '', isMet: null };
}
