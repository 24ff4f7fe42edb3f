import { basename, delimiter, dirname, relative } from 'node:path';
import { runChild } from './child.mjs';
import { StepFailed } from './progress.mjs';
import { root } from './root.mjs';

/**
 * What npm reads from the environment and would make it install something else than asked for,
 * or somewhere else. Registry, proxy, certificates and cache stay the user's.
 */
const misleading =
  /^(node_env|npm_config_(omit|only|production|dev|also|global|location|prefix|local_prefix|os|cpu|libc|workspaces?|include_workspace_root|dry_run|package_lock|package_lock_only|install_strategy|force))$/i;

/**
 * Installs exactly what a folder's lock file says, without running any package's own script. `node`
 * is the Node that runs npm: it leaves out every package with native code that asks for a newer one.
 */
export async function npmCi(folder, { node = process.execPath, stop, noteChild }) {
  const { command, before } = npmProgram(node);
  const args = [
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    // NODE_ENV=production or a setting of the user's must not leave out the build's own tools or
    // the packages with native code, which are optional because there is one for each platform.
    ...['--include=dev', '--include=optional'],
    // A user's strictness must not turn away a tool that asks for another Node than this.
    '--no-engine-strict',
  ];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !misleading.test(name)),
  );
  // The npm on the PATH takes the first Node that it finds there.
  env.PATH = [dirname(node), process.env.PATH].join(delimiter);
  const { ok, output } = await runChild(command, [...before, ...args], {
    cwd: folder,
    env,
    stop,
    noteChild,
  });
  if (ok) return;
  process.stderr.write(output);
  const where = relative(root, folder);
  throw new StepFailed(
    `The packages${where && ` of ${where}/`} could not be installed: npm's own words are above.`,
  );
}

/** The npm that called us, else the one on the PATH; `npm_execpath` may name another package manager. */
export function npmProgram(node) {
  const path = process.env.npm_execpath;
  if (path && basename(path) === 'npm-cli.js') return { command: node, before: [path] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}
