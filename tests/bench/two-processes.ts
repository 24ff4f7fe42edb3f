import { readFileSync, readdirSync } from 'node:fs';
import { serverOptions } from '#bin/bootstrap/build.mjs';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { applyAtOnce } from './apply-at-once.ts';
import { ownPostgres } from './filled-database.ts';
import { median } from './numbers.ts';
import { cpuTime } from './process-cost.ts';
import type { Row } from './row.ts';

const submitters = 50;
const each = 20;
const rounds = 5;

/**
 * How many applications two processes take on one PostgreSQL beside one process, in turns, and who has
 * used the processors meanwhile. Where all share two cores, two processes cannot have twice as much.
 */
export async function twoProcesses(): Promise<Row[]> {
  const database = await ownPostgres();
  const sites: RunningSite[] = [];
  try {
    const settings = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
    sites.push(await startSite('build', settings, serverOptions));
    const shared = { ...settings, DATA_DIR: sites[0]!.dataDir };
    sites.push(await startSite('build', shared, serverOptions));
    const origins = sites.map(({ origin }) => origin);
    await applyAtOnce(origins, submitters, each);

    const [one, two]: Round[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      one!.push(await measure(sites, origins.slice(0, 1)));
      two!.push(await measure(sites, origins));
    }
    const [slow, fast] = [one!, two!].map((all) => median(all.map(({ rate }) => rate)));
    const share = (of: 'database' | 'sites' | 'client') =>
      Math.round(100 * median(two!.map((used) => used[of])));
    const isDatabaseTheLimit = share('database') > share('sites');
    return [
      {
        what: 'applications a second, two processes on PostgreSQL',
        ours: `${fast!.toFixed(0)} with two, ${slow!.toFixed(0)} with one, ratio ${(fast! / slow!).toFixed(2)}`,
        peer: `of a core: database ${share('database')} %, both ${share('sites')} %, client ${share('client')} %`,
        allowed: 'ratio 1.60, or the database takes more than both',
        isMet: fast! / slow! >= 1.6 || isDatabaseTheLimit,
      },
    ];
  } finally {
    for (const site of sites.reverse()) await site.end();
    await database.remove();
  }
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
