import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bareEnvironment } from '#tests/support/bare-environment.ts';

/** Programs of a server, as far as the script sees them. A file `fails` in the folder names one that fails. */
const programs: Record<string, string> = {
  'apt-get': '',
  caddy: '',
  chgrp: '',
  curl: '',
  getent: 'cat "$SERVER/leads"',
  hostname: 'echo 203.0.113.5 2001:db8::5',
  id: '[ "$1" = -u ] && echo 0 || [ -e "$SERVER/user" ]',
  node: 'echo /opt/node',
  npm: '',
  ss: 'cat "$SERVER/listens"',
  systemctl:
    '[ "$1" != is-active ] || [ -e "$SERVER/enabled" ] && { [ "$1" != enable ] || touch "$SERVER/enabled"; }',
  useradd: 'touch "$SERVER/user"',
};

let server: string;
const inServer = (...names: string[]) => join(server, 'root', ...names);
const env = () => readFileSync(inServer('etc/sampan/env'), 'utf8');
const calls = () => readFileSync(join(server, 'calls'), 'utf8');

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'sampan-setup-'));
  mkdirSync(join(server, 'bin'));
  for (const [name, body] of Object.entries(programs)) {
    const lines = [
      '#!/bin/sh',
      `echo "${name} $*" >> "$SERVER/calls"`,
      `[ "$(cat "$SERVER/fails")" != ${name} ] || exit 1`,
      body,
    ];
    writeFileSync(join(server, 'bin', name), `${lines.join('\n')}\n`);
    chmodSync(join(server, 'bin', name), 0o755);
  }
  for (const name of ['calls', 'fails', 'listens']) writeFileSync(join(server, name), '');
  writeFileSync(join(server, 'leads'), '203.0.113.5 STREAM\n203.0.113.5 DGRAM\n');
  mkdirSync(inServer('etc/caddy'), { recursive: true });
  writeFileSync(
    inServer('etc/os-release'),
    'ID=debian\nVERSION_ID="12"\nPRETTY_NAME="Debian 12"\n',
  );
  writeFileSync(inServer('etc/caddy/Caddyfile'), 'other.example {\n\trespond "ours"\n}\n');
  cpSync('deploy', join(server, 'unpacked/deploy'), { recursive: true });
});
afterEach(() => rmSync(server, { recursive: true, force: true }));

/** Calls the script with the site's own where there is one already, as the documents say. */
function setUp({
  words = ['www.sampan.example', 'owner@sampan.example'],
  from = '',
  to = '',
} = {}) {
  const folder = from || (existsSync(inServer('opt/sampan')) ? 'root/opt/sampan' : 'unpacked');
  const run = spawnSync('sh', [join(server, folder, 'deploy/setup.sh'), ...words], {
    encoding: 'utf8',
    env: bareEnvironment({
      PATH: [join(server, 'bin'), process.env.PATH].join(delimiter),
      SERVER: server,
      SETUP_ROOT: join(server, 'root'),
      SETUP_TRIES: '1',
      BACKUP_TO: to,
    }),
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

test('one command brings a bare server to https, and says how to sign in and what opens the backups', () => {
  const { code, stdout, stderr } = setUp();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('9/9 https://www.sampan.example');
  const [, password] = /^FIRST_STAFF_PASSWORD=([\da-f]{16})$/m.exec(env()) ?? [];
  const [, phrase] = /^BACKUP_PASSPHRASE=([\da-f]{32})$/m.exec(env()) ?? [];
  expect(stdout).toContain(`as owner@sampan.example with ${password}`);
  expect(stdout).toContain(`what opens the backups: ${phrase}`);
  expect(stdout).toContain('Backups stay on this server');
  expect(env()).toContain('PUBLIC_ORIGIN=https://www.sampan.example\n');
  expect(statSync(inServer('etc/sampan/env')).mode & 0o777).toBe(0o640);
  expect(readdirSync(inServer('opt'))).toEqual(['sampan']);
  expect(existsSync(inServer('etc/systemd/system/sampan@.service'))).toBe(true);
  expect(readFileSync(inServer('etc/caddy/sampan.caddy'), 'utf8')).toMatch(
    /^www\.sampan\.example \{$/m,
  );
  expect(calls()).toMatch(/^systemctl enable --now sampan@3000$/m);
});

test('the page for beginners shows what it prints', () => {
  const page = readFileSync('docs/operations/from-nothing.md', 'utf8');
  const [, shown = ''] = /```\n(1\/9[^`]+)```/.exec(page) ?? [];
  writeFileSync(
    inServer('etc/os-release'),
    'ID=debian\nVERSION_ID="12"\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\n',
  );
  const { stdout } = setUp({ words: ['www.example.com', 'you@example.com'] });
  const said = stdout.replace(/\b[\da-f]{16}\b/, '0123456789abcdef');
  const lines = shown.split('\n').map((line) => line.replace(/ ?…$/, ''));
  expect(lines).toHaveLength(12);
  for (const line of lines) expect(said).toContain(line);
});

test('called again it changes nothing, and what others serve stays', () => {
  setUp();
  const before = [env(), readFileSync(inServer('etc/caddy/Caddyfile'), 'utf8')];
  expect(before[1]).toMatch(/^other\.example \{[^}]*\}\n\nimport sampan\.caddy\n$/);
  writeFileSync(join(server, 'listens'), 'LISTEN 0 5 *:80 *:* users:(("caddy",pid=7,fd=6))\n');
  expect(setUp()).toMatchObject({ code: 0, stderr: '' });
  expect([env(), readFileSync(inServer('etc/caddy/Caddyfile'), 'utf8')]).toEqual(before);
});

const bucket = 'https://KEY:a%2Fb@s3.example.com/sampan?region=eu&x=|\\1';

test('the second place is among the settings, and the services are tried', () => {
  const { code, stdout } = setUp({ to: bucket });
  expect(code).toBe(0);
  expect(env()).toContain(`BACKUP_TO='${bucket}'\n`);
  expect(stdout).toContain('Backups go to the second place');
  // Which needs the real /opt/sampan, so that it fails here.
  expect(stdout).toContain('Correct /etc/sampan/env');
  expect(setUp({ to: '/mnt/other' })).toMatchObject({ code: 0 });
  expect(env().match(/^BACKUP_TO=.*$/gm)).toEqual([`BACKUP_TO='${bucket}'`]);
});

test('a site of before gets a second place and the passphrase that it needs, and is started anew', () => {
  setUp();
  writeFileSync(inServer('etc/sampan/env'), 'PUBLIC_ORIGIN=https://www.sampan.example');
  writeFileSync(join(server, 'calls'), '');
  const { code, stdout } = setUp({ to: '/mnt/second' });
  expect(code).toBe(0);
  const [, phrase] =
    /^BACKUP_PASSPHRASE=([\da-f]{32})\nBACKUP_TO='\/mnt\/second'$/m.exec(env()) ?? [];
  expect(stdout).toContain(`what opens the backups: ${phrase}`);
  expect(calls()).toMatch(/^systemctl stop sampan@3000$[^]+^systemctl enable --now sampan@3000$/m);
  const unit = inServer('etc/systemd/system/sampan@.service.d/second-place.conf');
  expect(readFileSync(unit, 'utf8')).toBe('[Service]\nReadWritePaths=-/mnt/second\n');
});

test.each(['backups', 'https://s3.example.com/sampan', "/mnt/it's", '/mnt/a b', 'sftp://a:b@c/d'])(
  'a second place %j is refused with the usage',
  (to) => {
    const { code, stderr } = setUp({ to });
    expect(code).toBe(2);
    expect(stderr).toContain('BACKUP_TO names a second place');
  },
);

test.each(['npm', 'useradd', 'chgrp', 'node', 'systemctl', 'caddy', 'curl'])(
  'cut off at %s it goes on where it was',
  (program) => {
    writeFileSync(join(server, 'fails'), program);
    const { code, stdout } = setUp();
    expect(code).not.toBe(0);
    expect(stdout).not.toContain('The site runs');
    const settings = existsSync(inServer('etc/sampan/env')) ? env() : null;
    writeFileSync(join(server, 'fails'), '');
    const again = setUp();
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain('what opens the backups: ');
    if (settings) expect(env()).toBe(settings);
  },
);

test.each([
  ['leads', '', /^www\.sampan\.example leads nowhere yet\..*A record.*203\.0\.113\.5/s],
  ['leads', '198.51.100.7 STREAM\n', /leads to 198\.51\.100\.7, and this server is 203\.0\.113\.5/],
  ['listens', 'LISTEN 0 5 *:80 *:* users:(("nginx",pid=7,fd=6))\n', /^Port 80 is taken by nginx\./],
])('with %s %j it says what to do, and touches nothing', (file, text, sentence) => {
  writeFileSync(join(server, file), text);
  const { code, stderr } = setUp();
  expect(code).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(existsSync(inServer('opt'))).toBe(false);
  expect(calls()).not.toMatch(/^(apt-get|npm|useradd)/m);
});

test('a site of another name is not renamed, and one that was put there by hand not replaced', () => {
  setUp();
  expect(setUp({ from: 'unpacked' })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/There is a site in \/opt\/sampan already/),
  });
  expect(setUp({ words: ['jobs.sampan.example', 'owner@sampan.example'] })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/says PUBLIC_ORIGIN=https:\/\/www\.sampan\.example\./),
  });
});

test.each([
  [['https://www.sampan.example', 'a@b.example']],
  [['www.sampan.example', 'nobody']],
  [['localhost', 'a@b.example']],
])('%j is refused with the usage', (words) => {
  const { code, stderr } = setUp({ words });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^sh deploy\/setup\.sh DOMAIN EMAIL/);
});
