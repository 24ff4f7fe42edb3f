import { inProject } from '#bin/bootstrap.mjs';
import { browser } from './browser.ts';
import { runChild } from './child.ts';
import { exim } from './exim.ts';
import { nginx } from './nginx.ts';
import { oldChromiums } from './old-chromium.ts';
import { firefox, webkit } from './other-browsers.ts';
import { postgres, postgresPrograms } from './postgres.ts';
import { runPlaywright, runVitest } from './runners.ts';
import type { Context, Outcome, Step } from './step.ts';
import { swift } from './swift.ts';

const minute = 60_000;

/**
 * The steps of `npm test`, in order. Each has a time limit so that nothing can hang in CI. It is three times what the
 * step takes on the usual machine: one that is half as fast, with a failed test repeated, still ends by itself.
 */
export const steps: Step[] = [
  {
    name: 'format',
    title: 'Format',
    isStatic: true,
    run: (context) => check(context, 'prettier/bin/prettier.cjs', '--check', '.'),
  },
  {
    name: 'lint',
    title: 'Lint, with the import rules',
    isStatic: true,
    run: (context) =>
      inTurn(
        () => routeTypes(context),
        () => check(context, 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
        () => checkShape(context),
      ),
  },
  {
    name: 'types',
    title: 'Types',
    isStatic: true,
    run: (context) =>
      inTurn(
        () => routeTypes(context),
        () => check(context, 'typescript/bin/tsc', '--noEmit'),
      ),
  },
  {
    name: 'unused',
    title: 'Dead code',
    isStatic: true,
    run: (context) =>
      inTurn(
        () => routeTypes(context),
        () => check(context, 'knip/bin/knip.js'),
      ),
  },
  {
    name: 'unit',
    title: 'Unit and integration tests',
    needs: [postgres],
    run: (context) => runVitest(context, 'unit', 30 * minute),
  },
  {
    name: 'build',
    title: 'Production build',
    // Repeats the shape check with the size of the build, which may not exist yet in the lint step.
    run: (context) =>
      inTurn(
        () => build(context),
        () => checkShape(context),
      ),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: [browser],
    async run(context) {
      if (context.missing.includes(browser)) return { note: 'not run: no browser' };
      return (await isBuilt(context)) ? runPlaywright(context, 60 * minute) : notBuilt;
    },
  },
  {
    name: 'browsers',
    title: 'Other browsers',
    needs: [browser, firefox, webkit, oldChromiums],
    async run(context) {
      if (!(await isBuilt(context))) return notBuilt;
      const { env, missing } = context;
      const there = [firefox, webkit].filter((service) => !missing.includes(service));
      const TEST_BROWSERS = there.map(({ name }) => name).join(',');
      const old = missing.includes(oldChromiums) ? {} : oldChromiums.env();
      const withBrowsers = { ...context, env: { ...env, ...old, TEST_BROWSERS } };
      return runVitest(withBrowsers, 'browsers', 15 * minute);
    },
  },
  {
    name: 'services',
    title: 'Outside services, the real ones too',
    apart: true,
    needs: [postgres, swift, exim],
    run: (context) => runVitest(context, 'services', 10 * minute),
  },
  {
    name: 'faults',
    title: 'Faults, under two processes behind nginx',
    apart: true,
    needs: [nginx, postgresPrograms, postgres, swift],
    async run(context) {
      const needed = [nginx, postgresPrograms, swift];
      const lacking = needed.find((service) => context.missing.includes(service));
      if (lacking) return { note: `not run: no ${lacking.name}` };
      if (!(await isBuilt(context))) return { failed: 1, ...notBuilt };
      return runVitest(context, 'faults', 75 * minute);
    },
  },
];

let typesMade: Promise<Outcome> | undefined;

/** Generates the route types once, for all steps that need types. */
function routeTypes(context: Context): Promise<Outcome> {
  return (typesMade ??= check(context, '@react-router/dev/bin.cjs', 'typegen'));
}

/** Runs an external tool whose exit code is the result. */
function check(context: Context, tool: string, ...args: string[]): Promise<Outcome> {
  return runFile(context, inProject('node_modules', ...tool.split('/')), ...args);
}

async function runFile({ env, stop }: Context, ...command: string[]): Promise<Outcome> {
  const options = { env, stop, limitMs: 10 * minute };
  const { ok, output, timedOut } = await runChild(process.execPath, command, options);
  if (timedOut) return { failed: 1, output, note: 'ended after its time limit' };
  return ok ? { passed: 1, output } : { failed: 1, output };
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

/** Checks the figures that show whether each fact is written in one place only. */
function checkShape(context: Context): Promise<Outcome> {
  return runFile(context, inProject('tests', 'shape', 'check-shape.ts'));
}

/** Builds the site unless that is already done. */
function build(context: Context): Promise<Outcome> {
  return runFile(context, inProject('bin', 'build.ts'));
}

const notBuilt = { note: 'not run: no build' };

/** Whether there is a build to test. A failed build is not repeated. */
async function isBuilt(context: Context): Promise<boolean> {
  const before = context.results.find(({ name }) => name === 'build');
  return !(before ?? (await build(context))).failed;
}
