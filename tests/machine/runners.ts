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

/** Runs the tests of a Vitest project and counts them. */
export function runVitest(
  { env, words, stop }: Context,
  project: string,
  limitMs: number,
): Promise<Outcome> {
  return runAndCount(testsOfVitest, { limitMs, stop }, (report) => ({
    args: [
      ...[inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...words],
      ...['--reporter=default', `--reporter=${quietReporter}`, `--outputFile.json=${report}`],
    ],
    env,
  }));
}

/** Runs the end-to-end tests and counts them. */
export function runPlaywright({ env, words, stop }: Context, limitMs: number): Promise<Outcome> {
  return runAndCount(testsOfPlaywright, { limitMs, stop }, (report) => ({
    args: [
      ...[inProject('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...words],
      '--reporter=list,json',
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
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
    const counts = { ...count(tests), engines: countEngines(tests), told: tests.filter(isTold) };
    if (timedOut)
      return { ...counts, failed: counts.failed + 1, note: 'ended after its time limit' };
    if ((!ok && !counts.failed) || !tests.length) {
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
    flaky: 'passed',
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

/** Tests to report: failed ones, and those that passed only when retried. */
function isTold({ verdict, message }: Test): boolean {
  return verdict === 'failed' || (verdict === 'passed' && message !== undefined);
}

function count(tests: Test[]): Required<Counts> {
  const of = (verdict: Test['verdict']) => tests.filter((test) => test.verdict === verdict).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** Tests that run once per engine contain its name in theirs. */
function countEngines(tests: Test[]): Outcome['engines'] {
  const of = (engine: string) => count(tests.filter((test) => test.name.includes(`[${engine}]`)));
  return { sqlite: of('sqlite'), postgres: of('postgres') };
}
