import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject } from '#bin/bootstrap.mjs';
import { runFile } from './run-file.ts';
import type { Context, Outcome } from './step.ts';
import { unlintedFiles } from './unlinted.ts';

// Installing packages empties their folder, and a fresh clone has none: what the checks found out about contents is kept
// in the user's own cache as well.
const [here, kept] = [
  inProject('node_modules', '.cache', 'checks'),
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sampan', 'checks'),
];

/** Checks how the files are laid out. */
export const checkFormat = (context: Context): Promise<Outcome> =>
  check(context, 'oxfmt/bin/oxfmt', '--check');

/** Lints, with the types and the import rules, and counts what tells whether each fact has one place. */
export const lint = (context: Context): Promise<Outcome> =>
  inTurn(
    () => routeTypes(context),
    () => lintCode(context),
    () => checkShape(context),
  );

/** Checks the types: after the first time only what a change can reach. */
export const checkTypes = (context: Context): Promise<Outcome> =>
  inTurn(
    () => routeTypes(context),
    () =>
      withCache('types.json', (cache) =>
        check(
          context,
          // Each of several checkers would check again what the others have: half the processor time for the same wait.
          ...['typescript/bin/tsc', '--noEmit', '--checkers', '1'],
          ...['--incremental', '--tsBuildInfoFile', cache],
        ),
      ),
  );

/** Looks for what nothing uses. */
export const findUnused = (context: Context): Promise<Outcome> =>
  inTurn(
    () => routeTypes(context),
    () => check(context, 'knip/bin/knip.js'),
  );

/** Builds the site unless that is already done, and counts again, with the size of the build. */
export const build = (context: Context): Promise<Outcome> =>
  inTurn(
    () => runFile(context, ['bin/build.ts']),
    () => checkShape(context),
  );

function checkShape(context: Context): Promise<Outcome> {
  return runFile(context, ['tests/shape/check-shape.ts']);
}

let typesMade: Promise<Outcome> | undefined;

/** Generates the route types once, for all steps that need types. */
function routeTypes(context: Context): Promise<Outcome> {
  return (typesMade ??= check(context, '@react-router/dev/bin.cjs', 'typegen'));
}

/**
 * Lints all code by what stands in each file, and with the types, which takes twelve times as long, what has not been linted so
 * or depends on what has changed since. CI lints all.
 */
function lintCode(context: Context): Promise<Outcome> {
  const oxlint = (...args: string[]) =>
    check(context, 'oxlint/bin/oxlint', '--deny-warnings', ...args);
  return withCache('lint.json', async (cache) => {
    const { files, digests } = unlintedFiles(cache);
    const isAll = process.env.CI || files.length === Object.keys(digests).length;
    const outcome = await inTurn(
      ...(isAll ? [() => oxlint('--type-aware')] : [() => oxlint()]),
      ...(isAll || files.length === 0 ? [] : [() => oxlint('--type-aware', ...files)]),
    );
    if (!outcome.failed) {
      mkdirSync(dirname(cache), { recursive: true });
      writeFileSync(cache, JSON.stringify(digests));
    }
    return outcome;
  });
}

/** Runs a tool that is installed as a package. */
function check(context: Context, tool: string, ...args: string[]): Promise<Outcome> {
  return runFile(context, [`node_modules/${tool}`, ...args]);
}

/** Runs checks one after the other, up to the first failure. */
async function inTurn(...checks: (() => Promise<Outcome>)[]): Promise<Outcome> {
  let outcome: Outcome = {};
  for (const run of checks) {
    const output = outcome.output ?? '';
    outcome = await run();
    outcome.output = output + (outcome.output ?? '');
    if (outcome.failed) break;
  }
  return outcome;
}

/** Hands a tool its cache, and keeps it for other clones when all was well. */
async function withCache(name: string, run: (cache: string) => Promise<Outcome>): Promise<Outcome> {
  const [cache, copy] = [join(here, name), join(kept, name)];
  if (!existsSync(cache) && existsSync(copy)) cpSync(copy, cache);
  const outcome = await run(cache);
  if (!outcome.failed && existsSync(cache)) {
    mkdirSync(kept, { recursive: true });
    cpSync(cache, copy);
  }
  return outcome;
}
