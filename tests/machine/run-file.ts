import { inProject } from '#bin/bootstrap.mjs';
import { runChild } from './child.ts';
import type { Context, Outcome } from './step.ts';

/** Runs a file of the project with Node, for six minutes at most. Its exit code is the result, and counts as one test. */
export async function runFile(
  { env, stop }: Pick<Context, 'env' | 'stop'>,
  [file, ...args]: [string, ...string[]],
  limitMs = 6 * 60_000,
): Promise<Outcome> {
  const command = [inProject(...file.split('/')), ...args];
  const { ok, output, timedOut } = await runChild(process.execPath, command, {
    env,
    stop,
    limitMs,
  });
  if (ok) return { passed: 1, output };
  // The reason is mostly what was printed last, and the summary at the end of a long log is read first.
  const message = output.trimEnd().split('\n').slice(-8).join('\n');
  const failures = [{ name: [file, ...args].join(' '), message }];
  return { failed: 1, output, failures, ...(timedOut && { note: 'ended after its time limit' }) };
}
