import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { npmProgram, root } from '#bin/bootstrap.mjs';

/** What npm prints when it is asked for JSON; null where it could not tell, as without a network. */
export async function askNpm(...args: string[]): Promise<unknown> {
  const { command, before } = npmProgram(process.execPath);
  const child = spawn(command, [...before, ...args, '--json', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: command.endsWith('.cmd'),
    timeout: 120_000,
  });
  // Its exit code is 1 where something is outdated or has a hole, too.
  const [printed] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.on('close', resolve).on('error', resolve)),
  ]);
  try {
    return JSON.parse(printed) as unknown;
  } catch {
    return null;
  }
}
