import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { bareEnvironment } from '#tests/support/bare-environment.ts';

// Each command starts in a second, or in ten where everything is tested at once.
vi.setConfig({ testTimeout: 300_000 });

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const folder = mkdtempSync(join(tmpdir(), 'sampan-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command of package.json says, called from an empty folder and without npm around it. */
async function call(name: string, ...given: string[]) {
  const [, ...words] = scripts[name]!.replace('exec ', '').split(' ');
  const args = words.map((word) => (existsSync(word) ? resolve(word) : word));
  const child = spawn(process.execPath, [...args, ...given], {
    cwd: folder,
    env: bareEnvironment({ DATA_DIR: join(folder, 'data') }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 100_000,
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { code: child.exitCode, stdout, stderr };
}

/** Tools of others, which explain themselves. */
const foreign = ['format', 'lint', 'test:watch'];
/** One command of each program: what it is called with beside `--help` is not looked at. */
const ours = Object.keys(scripts)
  .filter((name) => !foreign.includes(name))
  .filter((name, at, names) => names.findIndex((one) => program(one) === program(name)) === at);

function program(name: string): string | undefined {
  return scripts[name]!.split(' ').find((word) => word.endsWith('.ts'));
}

// Twenty programs and more.
test.runIf(process.env.TEST_ALL)(
  'every command explains itself with --help, and does nothing',
  async () => {
    const left = [...ours];
    const wrong: unknown[] = [];
    async function explain() {
      for (let name = left.shift(); name; name = left.shift()) {
        const { code, stdout, stderr } = await call(name, '--help');
        if (
          code !== 0 ||
          stderr ||
          !/^npm (start|test|run [\w:-]+)/.test(stdout) ||
          stdout.length < 80
        )
          wrong.push({ name, code, stdout, stderr });
      }
    }
    await Promise.all([explain(), explain()]);
    expect(wrong).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  },
  120_000,
);

test.each(['start', 'staff'])(
  'npm run %s says in one sentence what it does not know',
  async (name) => {
    const { code, stdout, stderr } = await call(name, '--hlep');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--hlep'\. See --help\.\n$/);
  },
);

test.each([
  ['test', ['--only', 'lnit'], 'There is no step "lnit" among build, types,'],
  ['bench', ['hoem'], 'There is no part "hoem" among home,'],
])('npm run %s %o is told what there is', async (name, given, sentence) => {
  const { code, stdout, stderr } = await call(name, ...given);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
