import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '#bin/bootstrap.mjs';
import type { JsonTestResults } from 'vitest/node';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { runChild } from './child.ts';
import type { Context, Counts, Outcome } from './step.ts';

const quietReporter = inProject('tests', 'machine', 'quiet-json-reporter.ts');

type Test = {
  name: string;
  verdict: 'passed' | 'failed' | 'skipped';
  message?: string | undefined;
};

/** Runs the tests of some of Vitest's projects and counts them. */
export function runVitest(
  { env, words, stop }: Pick<Context, 'env' | 'words' | 'stop'>,
  projects: string | string[],
  limitMs: number,
  ...args: string[]
): Promise<Outcome> {
  return runAndCount(testsOfVitest, { limitMs, stop }, (report) => ({
    args: [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      ...(args.length > 0 ? args : ['run']),
      ...[projects].flat().flatMap((project) => ['--project', project]),
      ...words,
      ...['--reporter=default', `--reporter=${quietReporter}`, `--outputFile.json=${report}`],
    ],
    env,
  }));
}

/**
 * Runs the unit and integration tests, or those that a change can reach. What imports a changed file is known of the tests
 * beside the code; integration tests import the whole application, so for them the subjects tell.
 */
export async function runUnit(context: Context, limitMs: number): Promise<Outcome> {
  const { reach, words } = context;
  // What starts programs is left to `.ci/run`, unless it is named.
  const projects = ['unit', 'operating'];
  if (!reach) return runVitest(context, words.length > 0 ? projects : 'unit', limitMs);
  const apart = ['--exclude', 'tests/**', '--passWithNoTests'];
  const code = reach.files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/'));
  const beside = { ...context, words: code };
  const named = { ...context, words: [...new Set(reach.integration)] };
  return sum([
    code.length > 0 ? await runVitest(beside, 'unit', limitMs, 'related', '--run', ...apart) : {},
    named.words.length > 0 ? await runVitest(named, projects, limitMs) : {},
  ]);
}

const leftToCi = {
  'every run': ['--grep-invert', '@ci'],
  'left to .ci/run': ['--grep', '@ci'],
  both: [],
};

/**
 * Runs the end-to-end tests of every run, or those that are left to `.ci/run`, and counts them; both of a file that is
 * named or was changed, those of every run where a change can reach them.
 */
export async function runPlaywright(
  context: Context,
  which: 'every run' | 'left to .ci/run',
  limitMs: number,
): Promise<Outcome> {
  const { reach, words } = context;
  const run = (files: string[], these: keyof typeof leftToCi) =>
    runAndCount(testsOfPlaywright, { limitMs, stop: context.stop }, (report) => ({
      args: [
        inProject('node_modules', '@playwright', 'test', 'cli.js'),
        ...['test', ...files, ...leftToCi[these], '--reporter=list,json'],
      ],
      env: { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }));
  if (!reach) return run(words, words.length > 0 && which === 'every run' ? 'both' : which);
  const journeys = [...new Set(reach.journeys)];
  if (journeys.length === 0) return { note: 'nothing to run' };
  const changed = journeys.filter((word) => reach.files.includes(word));
  const reached = journeys.filter((word) => !changed.includes(word));
  return sum([
    changed.length > 0 ? await run(changed, 'both') : {},
    // A word may be of several files of which none is in every run.
    reached.length > 0 ? await run([...reached, '--pass-with-no-tests'], which) : {},
  ]);
}

/**
 * Runs a test runner and counts the results in its report. The exit code counts, too: a file that cannot be
 * loaded, an error outside all tests, a timeout and a run without tests are one failure each, although no
 * test in the report failed.
 */
async function runAndCount<Report>(
  testsOf: (report: Report) => Test[],
  { limitMs, stop }: { limitMs: number; stop: AbortSignal },
  commandFor: (report: string) => { args: string[]; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-report-'));
  try {
    const report = join(folder, 'report.json');
    const { args, env } = commandFor(report);
    const options = { env, stop, show: true, limitMs };
    const { ok, timedOut } = await runChild(process.execPath, args, options);
    const tests = readReport(report, testsOf);
    const counts = { ...count(tests), engines: countEngines(tests), failures: failuresOf(tests) };
    if (timedOut)
      return { ...counts, failed: counts.failed + 1, note: 'ended after its time limit' };
    // Without tests it fails by itself, unless it was told that there may be none.
    if (!ok && !counts.failed) {
      return { ...counts, failed: counts.failed + 1, note: 'failed outside of its tests' };
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Report>(file: string, testsOf: (report: Report) => Test[]): Test[] {
  try {
    return testsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return []; // It ended before it wrote one.
  }
}

function testsOfVitest(report: JsonTestResults): Test[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      verdict: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages?.[0],
    })),
  );
}

function testsOfPlaywright(report: JSONReport): Test[] {
  const verdicts = {
    expected: 'passed',
    skipped: 'skipped',
    unexpected: 'failed',
    flaky: 'failed',
  } as const;
  const inSuite = (suite: JSONReportSuite, above: string): Test[] => {
    const name = `${above} ${suite.title}`;
    return [
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map((test) => ({
          name: `${name} ${spec.title} [${test.projectName}]`,
          verdict: verdicts[test.status],
          message: test.results.find(({ error }) => error)?.error?.message,
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, name)),
    ];
  };
  return report.suites.flatMap((suite) => inSuite(suite, ''));
}

const failuresOf = (tests: Test[]) => tests.filter(({ verdict }) => verdict === 'failed');

function count(tests: Test[]): Required<Counts> {
  const of = (verdict: Test['verdict']) => tests.filter((test) => test.verdict === verdict).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

function sum(outcomes: Outcome[]): Outcome {
  const of = (kind: keyof Counts) => outcomes.reduce((all, one) => all + (one[kind] ?? 0), 0);
  return {
    passed: of('passed'),
    failed: of('failed'),
    skipped: of('skipped'),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  };
}

/** Tests that run once per engine contain its name in theirs. */
function countEngines(tests: Test[]): Outcome['engines'] {
  const of = (engine: string) => count(tests.filter((test) => test.name.includes(`[${engine}]`)));
  return { sqlite: of('sqlite'), postgres: of('postgres') };
}
