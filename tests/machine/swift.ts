import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed, step } from '#bin/bootstrap.mjs';
import { runChild } from './child.ts';
import {
  freePort,
  guard,
  ownFolder,
  removeFolder,
  type User,
  unprivilegedUser,
  untilListening,
} from './own-server.ts';
import type { Service, Started } from './service.ts';

const programs = ['swift-ring-builder', 'swift-proxy-server', 'memcached'].map(
  (name) => `/usr/bin/${name}`,
);

type Ports = Record<'memcached' | 'account' | 'container' | 'object' | 'proxy', string>;

const parts = ['account', 'container', 'object'] as const;

/** OpenStack Swift with its S3 interface: an object store that really verifies signatures. */
export const swift: Service = {
  name: 'OpenStack Swift',
  loss: 'the S3 image store was not tried against a real one',
  isThere: () => programs.every((path) => existsSync(path)),
  packages: () =>
    swift.isThere()
      ? []
      : ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
  start: (stop) => step('Starting OpenStack Swift', () => startOwn(stop)),
};

/** One replica of everything, in a temporary folder, on free loopback ports. */
async function startOwn(stop: AbortSignal): Promise<Started> {
  const user = unprivilegedUser('swift');
  const folder = ownFolder('swift', user);
  let end = removeFolder(folder);
  try {
    const ports: Ports = {
      memcached: await freePort(),
      account: await freePort(),
      container: await freePort(),
      object: await freePort(),
      proxy: await freePort(),
    };
    const secret = randomBytes(16).toString('hex');
    writeSettings(folder, ports, secret, user);
    await makeRings(folder, ports, { user, stop });
    const start = (program: string, args: string[]) =>
      spawn(program, args, { ...user, cwd: folder, stdio: 'ignore', detached: true });
    const processes = [
      start('/usr/bin/memcached', ['-l', '127.0.0.1', '-p', ports.memcached]),
      ...[...parts, 'proxy'].map((part) =>
        start(`/usr/bin/swift-${part}-server`, [join(folder, `${part}.conf`)]),
      ),
    ];
    end = guard(processes, folder, 'TERM');
    for (const port of Object.values(ports)) {
      if (!(await untilListening(port, 60))) throw new StepFailed('Swift did not start.');
    }
    const env = {
      TEST_S3_ENDPOINT: `http://127.0.0.1:${ports.proxy}`,
      TEST_S3_ACCESS_KEY_ID: 'sampan:tester',
      TEST_S3_SECRET_ACCESS_KEY: secret,
    };
    return { env, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

function writeSettings(folder: string, ports: Ports, secret: string, user: User | undefined) {
  const disk = join(folder, 'disks', 'one');
  mkdirSync(disk, { recursive: true });
  if (user) chownSync(disk, user.uid, user.gid);
  const name = user ? 'swift' : process.env.USER;
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.conf`), text);
  for (const part of parts) {
    write(
      part,
      `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[part]}
user = ${name}
swift_dir = ${folder}
devices = ${join(folder, 'disks')}
mount_check = false
workers = 0
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
[${part}-replicator]
[${part}-updater]
[${part}-auditor]
`,
    );
  }
  write(
    'proxy',
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
user = ${name}
swift_dir = ${folder}
workers = 0
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy dlo slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
storage_domain = localhost
[filter:tempauth]
use = egg:swift#tempauth
user_sampan_tester = ${secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:dlo]
use = egg:swift#dlo
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# By default half a second to connect: a busy machine takes longer, and the store would answer 503.
conn_timeout = 10
node_timeout = 30
`,
  );
}

async function makeRings(
  folder: string,
  ports: Ports,
  { user, stop }: { user: User | undefined; stop: AbortSignal },
) {
  const build = (...args: string[]) =>
    runChild('/usr/bin/swift-ring-builder', args, { cwd: folder, user, stop, limitMs: 60_000 });
  for (const part of parts) {
    const file = `${part}.builder`;
    await build(file, 'create', '4', '1', '1');
    await build(file, 'add', `r1z1-127.0.0.1:${ports[part]}/one`, '1');
    // The exit code is 1 even for a warning, so check the ring itself.
    const { output } = await build(file, 'rebalance');
    if (!existsSync(join(folder, `${part}.ring.gz`)))
      throw new StepFailed(`Swift's rings could not be made: ${output}`);
  }
}
