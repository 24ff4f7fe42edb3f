import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runChild } from '../bootstrap/child.mjs';
import { step, StepFailed } from '../bootstrap/progress.mjs';

/** A PostgreSQL: one that somebody runs for us, or the programs to run our own. */
export const postgres = {
  name: 'PostgreSQL',
  loss: 'the tests ran on SQLite alone (TEST_POSTGRES_URL may name a server)',
  isThere: () => Boolean(process.env.TEST_POSTGRES_URL ?? programs()),
  packages: () => (postgres.isThere() ? [] : ['postgresql']),
};

/**
 * Starts a server of our own on a free loopback port, in a temporary folder, unless
 * TEST_POSTGRES_URL names one. Resolves, when it takes connections, to the `env` that the tests
 * find it by and a `stop`.
 */
export async function startPostgres(stop) {
  if (process.env.TEST_POSTGRES_URL) return {};
  return step('Starting PostgreSQL', () => startOwn(stop));
}

async function startOwn(stop) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'sampan-postgres-'));
  const own = (path) => user && chownSync(path, user.uid, user.gid);
  own(folder);
  let end = () => rmSync(folder, { recursive: true, force: true });
  try {
    const password = randomBytes(16).toString('hex');
    writeFileSync(join(folder, 'password'), password);
    own(join(folder, 'password'));
    await makeCluster(folder, { user, stop });
    const port = await freePort();
    const server = spawnServer(folder, { user, port });
    end = guard(server, folder);
    await untilReady(server);
    const url = `postgres://sampan:${password}@127.0.0.1:${port}/postgres`;
    return { env: { TEST_POSTGRES_URL: url }, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function makeCluster(folder, { user, stop }) {
  const login = ['--username=sampan', '--auth=scram-sha-256', '--pwfile=password'];
  const { ok, output } = await runChild(
    join(programs(), 'initdb'),
    [...login, '--encoding=UTF8', '--locale=C', '--no-sync', 'data'],
    { cwd: folder, user, stop, limit: 60_000 },
  );
  if (!ok) throw new StepFailed(`PostgreSQL's initdb failed: ${output}`);
}

function spawnServer(folder, { user, port }) {
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
    // Nothing here need survive a crash, so it does not wait for the disk.
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ].flatMap((setting) => ['-c', setting]);
  const data = join(folder, 'data');
  return spawn(join(programs(), 'postgres'), ['-D', data, '-p', port, ...settings], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A terminal's Ctrl-C must not reach it: the tests end first, then the server.
    detached: true,
  });
}

/**
 * A small shell that ends the server and removes its folder when its own input closes: when we
 * close it, and also when we are killed and can do nothing any more. Returns a function that does
 * the former and waits for the end.
 */
function guard(server, folder) {
  const script = `read -r _; kill -INT $0; while kill -0 $0; do sleep 0.1; done; rm -rf "$1"`;
  const shell = spawn('sh', ['-c', `{ ${script}; } 2> /dev/null`, String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const gone = new Promise((resolve) => shell.on('exit', resolve));
  return () => {
    shell.stdin.end();
    return gone;
  };
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => reject(new StepFailed(`PostgreSQL did not start: ${log}`));
    const timer = setTimeout(fail, 60_000);
    server.on('exit', fail);
    server.on('error', fail);
    // Read to the end, or the server would block on a full pipe one day.
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The folder of `initdb` and `postgres`. Debian keeps them off the PATH, one folder a version. */
function programs() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root. Its package brings a user for it. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag, name) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN);
  const name = id('-u', 'postgres') ? 'postgres' : 'nobody';
  return { uid: id('-u', name), gid: id('-g', name) };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}
