// Everything that must run on Node 18 without packages, and what the commands need of it. The rest is
// TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

const windows = process.platform === 'win32';

/** The project's folder, whatever the working directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** An absolute path inside the project. @param {string[]} names */
export const inProject = (...names) => join(root, ...names);

/** A step that failed. The message is one sentence for the person at the terminal. */
export class StepFailed extends Error {
  exitCode = 1;
}

/**
 * Runs a program on Node 24 with the packages installed, and exits with its code.
 * @param {string[]} args for Node
 */
export function run(args) {
  return main(async (stop) => {
    const node = nodeIsNewEnough ? process.execPath : await bundledNode(stop);
    const failed = packagesAreReady()
      ? 0
      : await supervise(node, [inProject('bin', 'operator', 'install.ts')], stop);
    return failed || supervise(node, args, stop);
  });
}

/**
 * Runs some work and sets the exit code: the number that the work returns; after a `StepFailed` its exit
 * code, with its message printed; 128 + signal, as shells do, when it was interrupted.
 * @param {(stop: AbortSignal) => Promise<number>} work
 */
export async function main(work) {
  const stop = watchForStop();
  try {
    process.exitCode = await work(stop);
  } catch (error) {
    if (stop.aborted) {
      console.error('Stopped before it was done.');
      process.exitCode = exitCodeOf(stop.reason);
    } else if (error instanceof StepFailed) {
      console.error(error.message);
      process.exitCode = error.exitCode;
    } else if (isDiskFull(error)) {
      const where = error.path ?? error.dest ?? process.env.TMPDIR ?? 'this machine';
      console.error(`The disk is full (${where}): make room and start again.`);
      process.exitCode = 1;
    } else {
      // Not to be read by an older Node, nor without packages.
      const { operatorMessage } = await import('#app/config/operator-message.server.ts').catch(
        () => ({ operatorMessage: inspect }),
      );
      console.error(operatorMessage(error, process.env.LOG_LEVEL === 'debug'));
      process.exitCode = 1;
    }
  }
}

/**
 * @param {unknown} error
 * @returns {error is NodeJS.ErrnoException & { dest?: string }}
 */
const isDiskFull = (error) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** @param {NodeJS.Signals} signal */
const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Aborts once, with the name of the signal as its reason. A terminal's Ctrl-C reaches us twice (from the
 * terminal and from npm), and a server takes a second signal as "stop without waiting".
 */
function watchForStop() {
  const controller = new AbortController();
  /** @param {NodeJS.Signals} signal */
  const request = (signal) => {
    if (!controller.signal.aborted) controller.abort(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => request(signal));
  process.on('disconnect', () => request('SIGTERM'));
  // The listener would keep this process alive as long as its parent.
  process.channel?.unref();
  // An npm that is killed (SIGKILL, SIGHUP) does not tell its script and would leave the server behind as an
  // orphan; only the parent's process id changes. Not watched when the script is run by hand: there the
  // parent may leave, as with `nohup`.
  const parent = process.ppid;
  const watch = () => void (process.ppid !== parent && request('SIGTERM'));
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
  return controller.signal;
}

/** Longer than the server's own grace period for running requests, so only a server that hangs is killed. */
const graceMs = 30_000;

/**
 * Runs a program and supervises it: forwards a stop request once, and resolves to the exit code. A program
 * that succeeds may have sent what to run after it, and with what environment.
 *
 * Nothing else is sent over the IPC channel. It closes when this process is killed, which tells the program
 * to stop. In a process group of its own, the program does not get a terminal's Ctrl-C a second time next to
 * the forwarded one.
 * @param {string} node
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
async function supervise(node, args, stop, env = process.env) {
  stop.throwIfAborted();
  const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', endWithParent, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !windows,
  });
  /** @type {{ args: string[], env: Record<string, string> } | undefined} */
  let next;
  child.on('message', (message) => (next = /** @type {typeof next} */ (message)));
  const forward = () => {
    // On Windows a signal kills the program at once; closing the channel lets it finish.
    if (windows) child.disconnect();
    // A closed terminal should stop the program cleanly, but few programs handle SIGHUP.
    else child.kill(stop.reason === 'SIGHUP' ? 'SIGTERM' : stop.reason);
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  };
  stop.addEventListener('abort', forward, { once: true });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? exitCodeOf(signal) : code));
  });
  stop.removeEventListener('abort', forward);
  return next && code === 0 ? supervise(node, next.args, stop, { ...env, ...next.env }) : code;
}

const wanted = 24;
const nodeIsNewEnough = Number(process.versions.node.split('.')[0]) >= wanted;
const platform = `${windows ? 'win' : process.platform}-${process.arch}`;

/**
 * The Node 24 in `runtime/`, which is installed as a package if the machine's own Node is older. Prepared in
 * a temporary folder and then renamed, so that it is complete or missing, even if two commands start at once.
 * @param {AbortSignal} stop
 */
async function bundledNode(stop) {
  const name = `node-${platform}`;
  // By its path: npm before version 11 does not create the link in `.bin`.
  const program = join('node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  const bundled = inProject('runtime', program);
  /** @param {string[]} names */
  const manifest = (...names) =>
    JSON.parse(fs.readFileSync(inProject('runtime', ...names, 'package.json'), 'utf8'));
  const version = manifest().optionalDependencies[name];
  const isThere = () =>
    fs.existsSync(bundled) && manifest('node_modules', name).version === version;
  const ask = `, and this machine's own Node is ${process.versions.node}: please install Node ${wanted} or newer and start again.`;
  if (!version) throw new StepFailed(`There is no bundled Node ${wanted} for ${platform}${ask}`);
  if (isThere()) return bundled;
  await step(`Fetching Node ${wanted} (this machine has ${process.versions.node})`, async () => {
    const folder = inProject('runtime', `fetching-${process.pid}.local`);
    fs.mkdirSync(folder);
    try {
      for (const file of ['package.json', 'package-lock.json'])
        fs.copyFileSync(inProject('runtime', file), join(folder, file));
      await npmCi(folder, process.execPath, stop);
      // A C library that this Node was not built for (Alpine's) only shows when it runs.
      const { ok } = await capture(join(folder, program), ['--version'], { stop });
      if (!ok) throw new StepFailed(`The bundled Node ${wanted} does not run here${ask}`);
      if (isThere()) return;
      fs.rmSync(inProject('runtime', 'node_modules'), { recursive: true, force: true });
      fs.renameSync(join(folder, 'node_modules'), inProject('runtime', 'node_modules'));
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
  return bundled;
}

const packagesMarker = markerIn(inProject('node_modules'));

/** Whether `node_modules` matches the lock file. */
export const packagesAreReady = () => packagesMarker.says(lockFileHash());

/** Installs the packages of the lock file. @param {AbortSignal} stop */
export async function installPackages(stop) {
  const installing = lockFileHash();
  packagesMarker.remove();
  await npmCi(root, process.execPath, stop);
  packagesMarker.write(installing);
}

/**
 * Includes the platform: a folder copied from another kind of machine has native code that does not run here.
 */
function lockFileHash() {
  const lockFile = fs.readFileSync(inProject('package-lock.json'));
  return createHash('sha256').update(platform).update(lockFile).digest('hex');
}

/**
 * A small file in the folder that a step creates, recording what it was created from. It is deleted before
 * the step and written atomically after its success, so an interrupted step never leaves one.
 * @param {string} folder
 */
export function markerIn(folder) {
  const file = join(folder, '.made-from');
  return {
    /** @param {string} hash */
    says: (hash) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hash,
    remove: () => fs.rmSync(file, { force: true }),
    /** @param {string} hash */
    write: (hash) => {
      fs.writeFileSync(`${file}.new`, hash);
      fs.renameSync(`${file}.new`, file);
    },
  };
}

/**
 * Variables that would make npm install something else than requested, or somewhere else. Registry, proxy,
 * certificates and cache remain the user's.
 */
const misleading =
  /^(node_env|npm_config_(omit|only|production|dev|also|global|location|prefix|local_prefix|os|cpu|libc|workspaces?|include_workspace_root|dry_run|package_lock|package_lock_only|install_strategy|force))$/i;

/**
 * Installs exactly what a folder's lock file says, without running install scripts. `node` must be the Node
 * that will run the packages: npm skips optional native packages that require a newer one.
 * @param {string} folder
 * @param {string} node
 * @param {AbortSignal} [stop]
 */
export async function npmCi(folder, node, stop) {
  const { command, before } = npmProgram(node);
  const args = [
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    // NODE_ENV=production or a user setting must not omit the build tools, or the native packages, which are
    // optional because there is one for each platform.
    ...['--include=dev', '--include=optional'],
    // A user's engine-strict setting must not reject a tool that asks for another Node.
    '--no-engine-strict',
  ];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !misleading.test(name)),
  );
  // The npm on the PATH uses the first Node that it finds there.
  env.PATH = [dirname(node), process.env.PATH].join(delimiter);
  const { ok, output } = await capture(command, [...before, ...args], { cwd: folder, env, stop });
  if (ok) return;
  process.stderr.write(output);
  const where = relative(root, folder);
  throw new StepFailed(
    `The packages${where && ` of ${where}/`} could not be installed: npm's own words are above.`,
  );
}

/**
 * The npm that called us, else the one on the PATH; `npm_execpath` may name another package manager. Returns
 * a program and its first arguments.
 * @param {string} node
 * @returns {{ command: string, before: string[] }}
 */
export function npmProgram(node) {
  const path = process.env.npm_execpath;
  if (path && basename(path) === 'npm-cli.js') return { command: node, before: [path] };
  return { command: windows ? 'npm.cmd' : 'npm', before: [] };
}

/**
 * Runs a program to its end and returns its output. Rejects only when `stop` was aborted, after the program
 * has ended.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stop?: AbortSignal | undefined }} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function capture(command, args, { cwd = root, env = process.env, stop } = {}) {
  return new Promise((resolve, reject) => {
    stop?.throwIfAborted();
    // npm is a .cmd file on Windows, which only a shell can run.
    const shell = windows && command.endsWith('.cmd');
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const end = () => {
      child.kill();
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    };
    stop?.addEventListener('abort', end, { once: true });
    /** @param {boolean} ok */
    const settle = (ok) => {
      stop?.removeEventListener('abort', end);
      if (stop?.aborted) reject(new Error('stopped'));
      else resolve({ ok, output });
    };
    child.on('error', ({ message }) => {
      output += `${message}\n`;
      settle(false);
    });
    // Not 'close', which would wait for grandchildren that still hold the output.
    child.on('exit', (code, signal) => {
      if (signal) output += `\nIt was ended by ${signal}.\n`;
      setImmediate(settle, code === 0);
    });
  });
}

/**
 * Runs a step and prints its progress: at the start, every five seconds (a silent minute looks like a hang),
 * and at the end with the duration. On stderr, so that a command's own output stays clean.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function step(title, work) {
  const began = performance.now();
  const elapsed = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.error(`${title} …`);
  const reminder = setInterval(() => console.error(`${title} … still at it, ${elapsed()}`), 5000);
  try {
    const result = await work();
    console.error(`${title}: done in ${elapsed()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
