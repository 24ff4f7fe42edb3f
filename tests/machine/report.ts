import { stripVTControlCharacters } from 'node:util';
import type { Service } from './service.ts';
import type { Counts, Result } from './step.ts';

/** Seconds by the clock, and those of all processors of the machine, whoever used them. */
export type Cost = { seconds: number; processorSeconds: number };

/**
 * Prints the result of every step and, in the last line, the total. Returns the exit code. A missing service
 * counts as a failure in CI and as skipped elsewhere. No test at all is a failure, unless `mayBeEmpty`: a
 * change may reach none.
 */
export function printReport(
  results: Result[],
  missing: Service[],
  cost: Cost,
  mayBeEmpty = false,
): number {
  console.log('');
  for (const result of results) console.log(line(result));
  for (const engine of ['sqlite', 'postgres'] as const) {
    const counts = results.flatMap(({ engines }) => engines?.[engine] ?? []);
    if (counts.length > 0) console.log(`  on ${engine}: ${total(counts)}`);
  }
  for (const { name, message } of results.flatMap(({ failures = [] }) => failures)) {
    console.log(`\n  ✗ ${name.trim()}\n${firstLines(message)}`);
  }
  console.log(
    `\n${minutes(cost.seconds)} by the clock, ${minutes(cost.processorSeconds)} of processors`,
  );
  const ci = Boolean(process.env.CI);
  for (const { name, loss } of missing) {
    console.log(`\n${ci ? 'MISSING' : 'SKIPPED'}: there is no ${name} here, so ${loss}.`);
  }
  const all = [...results, { [ci ? 'failed' : 'skipped']: missing.length }];
  const isBad = add(all, 'failed') > 0 || (add(all, 'passed') === 0 && !mayBeEmpty);
  console.log(`\n${total(all)}`);
  return isBad ? 1 : 0;
}

function line({ title, passed = 0, failed = 0, engines, note, seconds }: Result): string {
  const mark = failed ? '✗' : passed ? '✓' : '–';
  const counts = engines ? `${passed} passed, ${failed} failed` : '';
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  return [mark, title.padEnd(30), time, '', counts, note].join(' ');
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** Enough of a message to see what was expected; all of it is printed above. */
function firstLines(message = 'It says nothing about why.'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .slice(0, 8)
    .map((text) => `    ${text}`)
    .join('\n');
}

function total(counted: Counts[]): string {
  const skipped = add(counted, 'skipped');
  const end = skipped ? `, ${skipped} skipped` : '';
  return `${add(counted, 'passed')} passed, ${add(counted, 'failed')} failed${end}`;
}

function add(counted: Counts[], kind: keyof Counts): number {
  return counted.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0);
}
