import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { startBalancer } from '#tests/machine/nginx.ts';
import { freePort } from '#tests/machine/own-server.ts';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { sendRequest } from './raw-request.ts';
import { visitedAddresses } from './visited-addresses.ts';

/** The production build twice behind nginx, on one database and one data folder. */
export type TwoProcesses = {
  engine: Engine;
  /** Where nginx is. */
  origin: string;
  sites: [SiteNode, SiteNode];
  /** A way of one's own to the data, past everything that may be broken. */
  database: OpenDatabase;
  dataDir: string;
  /** Somebody of the staff is signed in. */
  cookie: string;
  end(): Promise<void>;
};

/** One of the processes, and where it is without nginx. */
export type SiteNode = RunningSite & { nodeUrl: string };

export type Place = {
  /** A PostgreSQL as the site reaches it, and as the test does; without it SQLite in the data folder. */
  postgres?: { url: string; directUrl: string };
  dataDir?: string;
  variables?: Record<string, string>;
};

export async function startTwoProcesses(place: Place = {}): Promise<TwoProcesses> {
  const own = await mkdtemp(join(tmpdir(), 'sampan-two-'));
  const dataDir = place.dataDir ?? own;
  const url = place.postgres?.url ?? `file:${join(dataDir, 'sampan.sqlite')}`;
  const undo: (() => Promise<unknown>)[] = [() => rm(own, { recursive: true, force: true })];
  const end = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const ports = [await freePort(), await freePort()] as const;
    const balancer = await startBalancer([...ports]);
    undo.push(balancer.end);
    const { origin } = balancer;
    const start = async (port: string): Promise<SiteNode> => {
      const site = await startSite(
        'build',
        {
          DATA_DIR: dataDir,
          DATABASE_URL: url,
          PORT: port,
          HOST: '127.0.0.1',
          PUBLIC_ORIGIN: origin,
          TRUSTED_PROXIES: '127.0.0.1',
          RATE_LIMITS: 'on',
          // A crowd comes here in minutes that the agency would not see in a month.
          APPLICATIONS_OVERALL: '999999,999999',
          BACKUP_DAILY: 'off',
          DRAIN_SECONDS: '1',
          LOG_LEVEL: 'silent',
          ...place.variables,
        },
        ['--import', import.meta.resolve('./movable-clock.ts')],
      );
      undo.push(site.end);
      return { ...site, nodeUrl: `http://127.0.0.1:${port}` };
    };
    const sites: [SiteNode, SiteNode] = [await start(ports[0]), await start(ports[1])];
    const database = openDatabase(place.postgres?.directUrl ?? url);
    undo.push(() => database.db.destroy());
    const cookie = await signIn(origin);
    await Promise.all(sites.map(warm));
    const { engine } = database;
    return { engine, origin, sites, database, dataDir, cookie, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Signs in by the API; `nodeUrl` is where, if not at the balancer. */
export async function signIn(origin: string, nodeUrl = origin): Promise<string> {
  const { status, headers, text } = await sendRequest(`${nodeUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(staff),
  });
  if (status !== 200) throw new Error(`no sign-in: ${status} ${text}`);
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Each page that is visited once, so that a process has them all in memory. */
export async function warm({ nodeUrl }: Pick<SiteNode, 'nodeUrl'>): Promise<void> {
  await Promise.all(visitedAddresses.map((address) => sendRequest(nodeUrl + address)));
}
