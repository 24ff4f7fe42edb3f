import { readFileSync, readdirSync } from 'node:fs';
import { serverOptions } from '#build-tools/production-build.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { applyAtOnce } from './apply-at-once.ts';
import { ownPostgres } from './filled-database.ts';
import { median } from './numbers.ts';
import { cpuTime } from './process-cost.ts';
import { processorShares } from './processor-shares.ts';
import type { Row } from './row.ts';

const submitters = 50;
const each = 10;
const rounds = 5;

/** Small enough that two processes, their database and the client have room beside each other. */
const share = 0.2;

/**
 * How many applications two processes take on one PostgreSQL beside one process, in turns, and who has
 * used the processors meanwhile. First each with the same share of a core, as if it had a small server to
 * itself; then with all that the machine has, where two cannot have twice as much as one.
 */
export async function twoProcesses(): Promise<Row[]> {
  const database = await ownPostgres();
  const shares = processorShares();
  const sites: RunningSite[] = [];
  try {
    const settings = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
    sites.push(await startSite('build', settings, serverOptions));
    const shared = { ...settings, DATA_DIR: sites[0]!.dataDir };
    sites.push(await startSite('build', shared, serverOptions));
    await applyAtOnce(
      sites.map(({ origin }) => origin),
      submitters,
      2 * each,
    );
    const whole = await compare(sites);
    const what = 'applications a second on PostgreSQL, two processes';
    const allowed = 'ratio 1.60 or more';
    if (!shares) return [{ what, allowed, ...whole.figures, isMet: whole.ratio >= 1.6 }];
    for (const site of sites) shares.give(site.pid()!, share);
    const apart = await compare(sites);
    return [
      {
        what: `${what} with ${share} of a core each`,
        allowed,
        ...apart.figures,
        isMet: apart.ratio >= 1.6,
      },
      { what: `${what} beside it on all cores`, allowed: '', ...whole.figures, isMet: null },
    ];
  } finally {
    for (const site of sites.reverse()) await site.end();
    shares?.end();
    await database.remove();
  }
}

async function compare(sites: RunningSite[]) {
  const origins = sites.map(({ origin }) => origin);
  const [one, two]: Round[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one!.push(await measure(sites, origins.slice(0, 1)));
    two!.push(await measure(sites, origins));
  }
  const [slow, fast] = [one!, two!].map((all) => median(all.map(({ rate }) => rate)));
  const ratio = fast! / slow!;
  const used = (of: 'database' | 'sites' | 'client') =>
    Math.round(100 * median(two!.map((round) => round[of])));
  const figures = {
    ours: `${fast!.toFixed(0)} with two`,
    peer: `${slow!.toFixed(0)} with one, ratio ${ratio.toFixed(2)}; of a core: database ${used('database')} %, both ${used('sites')} %, client ${used('client')} %`,
  };
  return { figures, ratio };
}

/** Applications a second, and what each took of one core. */
type Round = { rate: number; database: number; sites: number; client: number };

async function measure(sites: RunningSite[], origins: string[]): Promise<Round> {
  const used = () => ({
    database: databaseProcesses().reduce((sum, pid) => sum + cpuTime(pid), 0),
    sites: sites.reduce((sum, site) => sum + cpuTime(site.pid()!), 0),
    client: cpuTime(process.pid),
  });
  const before = used();
  const started = performance.now();
  const answers = await applyAtOnce(origins, submitters, each);
  const microseconds = (performance.now() - started) * 1000;
  const after = used();
  const taken = answers.filter(({ id }) => id !== undefined).length;
  return {
    rate: (taken / microseconds) * 1e6,
    database: (after.database - before.database) / microseconds,
    sites: (after.sites - before.sites) / microseconds,
    client: (after.client - before.client) / microseconds,
  };
}

/** PostgreSQL has a process for each connection; they last as long as the site's pool. */
function databaseProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => nameOf(pid) === 'postgres');
}

function nameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'latin1').trim();
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
