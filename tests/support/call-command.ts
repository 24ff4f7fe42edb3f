import { inspect } from 'node:util';
import { vi } from 'vitest';

/**
 * Runs a command in this process, as `node PROGRAM …` does with these arguments and variables and no others; a start of
 * its own costs a second of the processor. Returns what was printed and the exit code. One at a
 * time, and none that starts others: it waits for signals from then on.
 */
export async function callCommand(
  program: string,
  args: string[],
  variables: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { argv, env, exitCode } = process;
  const umask = process.umask();
  const [out, err]: string[][] = [[], []];
  const keep = (lines: string[]) => (text: unknown) =>
    void lines.push(`${typeof text === 'string' ? text : inspect(text)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep(out!)),
    vi.spyOn(console, 'error').mockImplementation(keep(err!)),
  ];
  process.argv = [process.execPath, program, ...args];
  process.env = { PATH: env.PATH, ...variables };
  process.exitCode = 0;
  try {
    // Another module each time, as a program is read anew by each start.
    await import(/* @vite-ignore */ `${process.cwd()}/${program}?call=${(calls += 1)}`);
    return { code: Number(process.exitCode), stdout: out!.join(''), stderr: err!.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.umask(umask);
    Object.assign(process, { argv, env, exitCode });
  }
}

let calls = 0;
