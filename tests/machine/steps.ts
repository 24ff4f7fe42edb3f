import { browser } from './browser.ts';
import { build, checkFormat, checkTypes, findUnused, lint } from './checks.ts';
import { exim } from './exim.ts';
import { nginx } from './nginx.ts';
import { oldChromiums } from './old-chromium.ts';
import { firefox, webkit } from './other-browsers.ts';
import { postgres, postgresPrograms } from './postgres.ts';
import { needsBuild } from './reach.ts';
import { runFile } from './run-file.ts';
import { runPlaywright, runUnit, runVitest } from './runners.ts';
import type { Context, Outcome, Step } from './step.ts';
import { swift } from './swift.ts';

const minute = 60_000;

/** `npm run test:all` has matrices and long faults, too. */
const longIfAll = (minutes: number) => (process.env.TEST_ALL ? 75 : minutes) * minute;

/**
 * The steps of `npm test`, in order. Each has a time limit so that nothing can hang in CI: some three times what
 * the step takes on two cores with nothing beside, so that a busy machine still ends by itself.
 */
export const steps: Step[] = [
  {
    name: 'build',
    ofChange: true,
    title: 'Production build',
    isBeside: true,
    run: (context) =>
      context.reach && !needsBuild(context.reach)
        ? Promise.resolve({ note: 'not needed' })
        : build(context),
  },
  {
    name: 'types',
    title: 'Types',
    isBeside: true,
    run: checkTypes,
  },
  {
    name: 'lint',
    title: 'Lint, with the import rules',
    isBeside: true,
    run: lint,
  },
  {
    name: 'unused',
    title: 'Dead code',
    isBeside: true,
    run: findUnused,
  },
  {
    name: 'format',
    title: 'Format',
    isBeside: true,
    run: checkFormat,
  },
  {
    name: 'unit',
    ofChange: true,
    title: 'Unit and integration tests',
    needs: [postgres],
    run: (context) => runUnit(context, longIfAll(25)),
  },
  {
    name: 'built',
    title: 'The build, without a browser',
    run: (context) => onBuild(context, () => runVitest(context, 'built', longIfAll(8))),
  },
  {
    name: 'e2e',
    ofChange: true,
    title: 'End-to-end tests',
    needs: [browser],
    run: (context) => inBrowser(context, 'every run', longIfAll(15)),
  },
  {
    name: 'journeys',
    title: 'End-to-end tests that are left to .ci/run',
    apart: true,
    needs: [browser],
    run: (context) => inBrowser(context, 'left to .ci/run', longIfAll(25)),
  },
  {
    name: 'operating',
    title: 'Installing, starting, restoring, several processes',
    apart: true,
    needs: [postgres],
    run: (context) => onBuild(context, () => runVitest(context, 'operating', longIfAll(10))),
  },
  {
    name: 'browsers',
    apart: true,
    title: 'Other browsers',
    needs: [browser, firefox, webkit, oldChromiums],
    run: (context) =>
      onBuild(context, () => {
        const { env, missing } = context;
        const there = [firefox, webkit].filter((service) => !missing.includes(service));
        const TEST_BROWSERS = there.map(({ name }) => name).join(',');
        const old = missing.includes(oldChromiums) ? {} : oldChromiums.env();
        const withBrowsers = { ...context, env: { ...env, ...old, TEST_BROWSERS } };
        return runVitest(withBrowsers, 'browsers', 10 * minute);
      }),
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
      return onBuild(context, () => runVitest(context, 'faults', longIfAll(30)));
    },
  },
  {
    name: 'fuzz',
    title: 'Calls that no browser would make',
    apart: true,
    run: (context) =>
      onBuild(context, () => runFile(context, ['tests/fuzz/run-fuzz.ts'], 30 * minute)),
  },
  {
    name: 'mutants',
    title: 'Faults put into the code',
    apart: true,
    needs: [postgres],
    run: (context) => runFile(context, ['tests/mutants/run-mutants.ts'], 120 * minute),
  },
];

/** Runs end-to-end tests on the build. */
async function inBrowser(
  context: Context,
  which: Parameters<typeof runPlaywright>[1],
  limitMs: number,
): Promise<Outcome> {
  if (context.missing.includes(browser)) return { note: 'not run: no browser' };
  return onBuild(context, () => runPlaywright(context, which, limitMs));
}

/** Runs what needs the build, which is made first unless it is there. A failed build is not repeated. */
async function onBuild(context: Context, run: () => Promise<Outcome>): Promise<Outcome> {
  const before = context.results.find(({ name }) => name === 'build');
  const made = before ?? (await build(context));
  if (!made.failed) return run();
  // What has a step of its own has said why there.
  return { ...(before ? { failed: 1 } : made), note: 'not run: no build' };
}
