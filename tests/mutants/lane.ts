import { type SpawnOptions, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a run ended: everything was well, something was noticed, or it took too long, which is noticed too. */
export type Outcome = 'passed' | 'failed' | 'timed out';

/** A copy of the project in which files can be broken without anybody seeing them half written. */
export type Lane = {
  write: (file: string, code: string) => void;
  /**
   * Runs the test files whose names hold one of `words`, up to the first failure. The tests of several guards at once
   * have the time of all of these.
   */
  runTests: (
    words: string[],
    engine: 'sqlite' | 'postgres',
    options?: { isShown?: boolean; guardCount?: number },
  ) => Promise<Outcome>;
  checkTypes: () => Promise<Outcome>;
  end: () => void;
};

/** Some twenty times as long as the tests of one guard take: on a busy machine nothing else may count as noticed. */
const limitMs = 480_000;

/** Makes a lane of what git would commit of `root`, with its packages and what was generated there. */
export function openLane(root: string): Lane {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-mutants-'));
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, encoding: 'utf8' },
  );
  const copy = (file: string) =>
    cpSync(join(root, file), join(folder, file), { recursive: true, force: true });
  for (const file of files.split('\0').filter(Boolean)) copy(file);
  // Made before any test runs, and in no commit.
  for (const made of ['.react-router', 'app/styles/fonts/made']) copy(made);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const program = (...path: string[]) => join(root, 'node_modules', ...path);
  return {
    write: (file, code) => writeFileSync(join(folder, file), code),
    runTests(words, engine, { isShown = false, guardCount = 1 } = {}) {
      const args = [
        'run',
        '--project=unit',
        '--project=operating',
        '--bail=1',
        // What fails by chance on a busy machine has noticed no fault.
        '--retry=1',
        '--testTimeout=120000',
        '--maxWorkers=1',
        '--reporter=dot',
        ...words,
      ];
      if (engine === 'postgres') args.push('--testNamePattern', String.raw`\[postgres\]`);
      const env: NodeJS.ProcessEnv = { ...process.env, CI: '' };
      if (engine === 'sqlite') env.TEST_POSTGRES_URL = '';
      const stdio = isShown ? 'inherit' : 'ignore';
      const vitest = [program('vitest', 'vitest.mjs'), ...args];
      return run(vitest, { cwd: folder, env, stdio }, limitMs * guardCount);
    },
    checkTypes: () =>
      run([program('typescript', 'bin', 'tsc'), '--noEmit'], { cwd: folder, stdio: 'ignore' }),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs Node in a process group of its own: a fault may leave a worker in an endless loop. */
function run(args: string[], options: SpawnOptions, limit = limitMs): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, detached: true });
    const endGroup = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // It has ended whole.
      }
    };
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup();
    }, limit);
    process.once('exit', endGroup);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', endGroup);
      endGroup();
      resolve(timedOut ? 'timed out' : code === 0 ? 'passed' : 'failed');
    });
  });
}
