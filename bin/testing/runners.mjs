import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../bootstrap/child.mjs';
import { inProject } from '../bootstrap/root.mjs';
import { nodeBinary } from '../bootstrap/runtime.mjs';

const quietReporter = inProject('bin', 'testing', 'quiet-json-reporter.mjs');

/** Runs the unit and integration tests and counts them. */
export function runVitest({ env, words, stop }, limit, config = 'vitest.config.ts') {
  return runAndCount(testsOfVitest, { limit, stop }, (report) => ({
    args: [
      ...[inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...words],
      ...['--reporter=default', `--reporter=${quietReporter}`, `--outputFile.json=${report}`],
    ],
    env,
  }));
}

/** Runs the end-to-end tests and counts them. */
export function runPlaywright({ env, words, stop }, limit) {
  return runAndCount(testsOfPlaywright, { limit, stop }, (report) => ({
    args: [
      ...[inProject('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...words],
      '--reporter=list,json',
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

/**
 * Runs a test runner and counts from its report. The exit code is believed too: a file that could
 * not be loaded, an error outside every test, a time limit and a run of no test at all are one
 * failure each, although no test of the report failed.
 */
async function runAndCount(testsOf, { limit, stop }, commandFor) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-report-'));
  try {
    const report = join(folder, 'report.json');
    const { args, env } = commandFor(report);
    const { ok, timedOut } = await runChild(nodeBinary(), args, { env, stop, show: true, limit });
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

function readReport(file, testsOf) {
  try {
    return testsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return []; // It ended before it wrote one.
  }
}

function testsOfVitest(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      verdict: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages?.[0],
    })),
  );
}

function testsOfPlaywright(report) {
  const verdicts = {
    expected: 'passed',
    skipped: 'skipped',
    unexpected: 'failed',
    flaky: 'passed',
  };
  const inSuite = (suite, above) => {
    const name = `${above} ${suite.title}`;
    return [
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map((test) => ({
          name: `${name} ${spec.title} [${test.projectName}]`,
          verdict: verdicts[test.status],
          message: test.results.find(({ error }) => error)?.error.message,
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, name)),
    ];
  };
  return report.suites.flatMap((suite) => inSuite(suite, ''));
}

/** Failed, or passed only when it was repeated, which is worth a look too. */
function isTold({ verdict, message }) {
  return verdict === 'failed' || (verdict === 'passed' && message !== undefined);
}

function count(tests) {
  const of = (verdict) => tests.filter((test) => test.verdict === verdict).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** Tests that run once for each engine say so in their name. */
function countEngines(tests) {
  const of = (engine) => count(tests.filter((test) => test.name.includes(`[${engine}]`)));
  return { sqlite: of('sqlite'), postgres: of('postgres') };
}
