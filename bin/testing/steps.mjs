import { productionBuild } from '../bootstrap/build.mjs';
import { runChild } from '../bootstrap/child.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { StepFailed } from '../bootstrap/progress.mjs';
import { inProject } from '../bootstrap/root.mjs';
import { nodeBinary } from '../bootstrap/runtime.mjs';
import { browser } from './browser.mjs';
import { exim } from './exim.mjs';
import { firefox, webkit } from './other-browsers.mjs';
import { oldChromiums } from './old-chromium.mjs';
import { nginx } from './nginx.mjs';
import { postgres, postgresPrograms } from './postgres.mjs';
import { runPlaywright, runVitest } from './runners.mjs';
import { swift } from './swift.mjs';

const minute = 60_000;

/**
 * What `npm test` does, in order. A step counts as one test, unless its runner counts its own.
 * A step that is `apart` runs only when `--only` names it. Every step has a time limit, generous on a slow machine, so that nothing hangs a CI.
 */
export const steps = [
  {
    name: 'format',
    title: 'Format',
    run: (context) => check(context, ['prettier/bin/prettier.cjs', '--check', '.']),
  },
  {
    name: 'lint',
    title: 'Lint, with the import rules',
    async run(context) {
      const linted = await check(context, ['oxlint/bin/oxlint', '--deny-warnings']);
      return linted.failed ? linted : runFile(context, [inProject('bin', 'check-shape.ts')]);
    },
  },
  {
    name: 'types',
    title: 'Types',
    async run(context) {
      // The types of the routes are made from the routes first.
      const made = await check(context, ['@react-router/dev/bin.cjs', 'typegen']);
      return made.failed ? made : check(context, ['typescript/bin/tsc', '--noEmit']);
    },
  },
  {
    name: 'unused',
    title: 'Dead code',
    run: (context) => check(context, ['knip/bin/knip.js']),
  },
  {
    name: 'unit',
    title: 'Unit and integration tests',
    needs: [postgres],
    run: (context) => runVitest(context, 20 * minute),
  },
  {
    name: 'build',
    title: 'Production build',
    async run(context) {
      const built = await build(context);
      // Its bytes are counted here; in the lint step there may be no build yet.
      return built.failed ? built : runFile(context, [inProject('bin', 'check-shape.ts')]);
    },
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: [browser],
    async run(context) {
      if (context.missing.includes(browser)) return { note: 'not run: no browser' };
      const built = context.results.find((result) => result.name === 'build');
      if (built?.failed || (await build(context)).failed) return { note: 'not run: no build' };
      return runPlaywright(context, 30 * minute);
    },
  },
  {
    name: 'browsers',
    title: 'Other browsers',
    needs: [browser, firefox, webkit, oldChromiums],
    async run(context) {
      const built = context.results.find((result) => result.name === 'build');
      if (built?.failed || (await build(context)).failed) return { note: 'not run: no build' };
      const { env, missing } = context;
      const there = [firefox, webkit].filter((part) => !missing.includes(part));
      const TEST_BROWSERS = there.map(({ name }) => name).join(',');
      const old = missing.includes(oldChromiums) ? {} : oldChromiums.env();
      const withBrowsers = { ...context, env: { ...env, ...old, TEST_BROWSERS } };
      return runVitest(withBrowsers, 15 * minute, 'tests/browsers/vitest.config.ts');
    },
  },
  {
    name: 'services',
    title: 'Outside services, the real ones too',
    apart: true,
    needs: [postgres, swift, exim],
    run: (context) => runVitest(context, 10 * minute, 'tests/services/vitest.config.ts'),
  },
  {
    name: 'faults',
    title: 'Faults, under two processes behind nginx',
    apart: true,
    needs: [nginx, postgresPrograms, postgres, swift],
    async run(context) {
      const needed = [nginx, postgresPrograms, swift];
      const lacking = needed.find((part) => context.missing.includes(part));
      if (lacking) return { note: `not run: no ${lacking.name}` };
      if ((await build(context)).failed) return { failed: 1, note: 'not run: no build' };
      return runVitest(context, 30 * minute, 'tests/faults/vitest.config.ts');
    },
  },
];

/** Runs a tool whose exit code is the verdict. */
function check(context, [tool, ...args]) {
  return runFile(context, [inProject('node_modules', ...tool.split('/')), ...args]);
}

async function runFile({ env, stop }, command) {
  const limit = 5 * minute;
  const { ok, timedOut } = await runChild(nodeBinary(), command, { env, stop, show: true, limit });
  if (timedOut) return { failed: 1, note: 'ended after its time limit' };
  return ok ? { passed: 1 } : { failed: 1 };
}

async function build({ stop }) {
  try {
    await prepare(
      [{ ...productionBuild, make: (c) => productionBuild.make({ ...c, limit: 10 * minute }) }],
      stop,
    );
    return { passed: 1 };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    return { failed: 1 };
  }
}
