import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { StepFailed, step } from '#bin/bootstrap.mjs';
import { runChild } from './child.ts';
import {
  type User,
  freePort,
  guard,
  ownFolder,
  removeFolder,
  unprivilegedUser,
} from './own-server.ts';
import type { Service, Started } from './service.ts';

type Server = ChildProcessByStdio<null, null, Readable>;

/** A cluster of our own, whose server can be stopped and restarted with the same data. */
export type Cluster = {
  url: string;
  /** Stops the server by a signal: SIGINT for a fast shutdown, SIGKILL for a crash. */
  halt(signal: NodeJS.Signals): Promise<void>;
  /** Restarts it, and waits until it accepts connections. */
  start(): Promise<void>;
  end(): Promise<unknown>;
};

/** A PostgreSQL server that is already running, or the programs to run our own. */
export const postgres = {
  name: 'PostgreSQL',
  loss: 'the tests ran on SQLite alone (TEST_POSTGRES_URL may name a server)',
  isThere: (): boolean => Boolean(process.env.TEST_POSTGRES_URL ?? programs()),
  packages: (): string[] => (postgres.isThere() ? [] : ['postgresql']),
  /** A server of our own on a free loopback port, unless TEST_POSTGRES_URL names one. */
  start: async (stop: AbortSignal): Promise<Started> =>
    process.env.TEST_POSTGRES_URL
      ? answering(process.env.TEST_POSTGRES_URL)
      : step('Starting PostgreSQL', () => startOwn(stop)),
} satisfies Service;

async function answering(url: string): Promise<Started> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch(({ message }: Error) => {
    throw new StepFailed(
      `TEST_POSTGRES_URL names a server that lets nobody in (${message}): start it, or leave TEST_POSTGRES_URL out.`,
    );
  });
  await client.end();
  return {};
}

/** Only the programs, for tests that crash a server of their own. */
export const postgresPrograms: Service = {
  name: 'PostgreSQL',
  loss: 'no fault of PostgreSQL was tried',
  isThere: () => Boolean(programs()),
  packages: () => (programs() ? [] : ['postgresql']),
};

async function startOwn(stop: AbortSignal): Promise<Started> {
  const { url, end } = await startCluster([...quick, 'synchronous_commit=off'], stop);
  return { env: { TEST_POSTGRES_URL: url }, stop: end };
}

/** Test data need not survive a crash of the machine, so do not wait for the disk. */
const quick = ['fsync=off', 'full_page_writes=off'];

/**
 * Creates a cluster and starts its server on a free loopback port. Committed data survives when the server is
 * killed.
 */
export async function startCluster(settings = quick, stop?: AbortSignal): Promise<Cluster> {
  const user = unprivilegedUser('postgres');
  const folder = ownFolder('postgres', user);
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  let end = removeFolder(folder);
  try {
    const password = randomBytes(16).toString('hex');
    writeFileSync(join(folder, 'password'), password);
    own(join(folder, 'password'));
    await makeCluster(folder, { user, stop });
    const port = await freePort();
    // The server's own pid file, which stays right after a restart.
    end = guard([{ pidFile: join(folder, 'data', 'postmaster.pid') }], folder);
    let server: Server;
    const start = async () => {
      server = spawnServer(folder, { user, port, settings });
      await untilReady(server);
    };
    const halt = async (signal: NodeJS.Signals) => {
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
    };
    await start();
    const url = `postgres://sampan:${password}@127.0.0.1:${port}/postgres`;
    return { url, halt, start, end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Owner = { user: User | undefined };

async function makeCluster(
  folder: string,
  { user, stop }: Owner & { stop: AbortSignal | undefined },
) {
  const login = ['--username=sampan', '--auth=scram-sha-256', '--pwfile=password'];
  const { ok, output } = await runChild(
    join(programs()!, 'initdb'),
    [...login, '--encoding=UTF8', '--locale=C', '--no-sync', 'data'],
    { cwd: folder, user, stop, limitMs: 60_000 },
  );
  if (!ok) throw new StepFailed(`PostgreSQL's initdb failed: ${output}`);
}

function spawnServer(
  folder: string,
  { user, port, settings }: Owner & { port: string; settings: string[] },
): Server {
  const options = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  const data = join(folder, 'data');
  return spawn(join(programs()!, 'postgres'), ['-D', data, '-p', port, ...options], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Keeps a terminal's Ctrl-C from it: the tests end first, then the server.
    detached: true,
  });
}

function untilReady(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => reject(new StepFailed(`PostgreSQL did not start: ${log}`));
    const timer = setTimeout(fail, 60_000);
    server.on('exit', fail);
    server.on('error', fail);
    // Drain the pipe, or the server would block once it is full.
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The folder of `initdb` and `postgres`. Debian keeps them off the PATH, in a folder for each version. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}
