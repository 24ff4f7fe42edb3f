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
  if (timedOut) return { failed: 1, output, note: 'ended after its time limit' };
  return ok ? { passed: 1, output } : { failed: 1, output };
}
