import { spawn } from 'node:child_process';
import { root } from '#bin/bootstrap.mjs';

const windows = process.platform === 'win32';

type Options = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whose process it is to be. */
  user?: { uid: number; gid: number } | undefined;
  /** Its output goes to the terminal and is not kept. */
  show?: boolean;
  limitMs: number;
  stop?: AbortSignal | undefined;
};

/**
 * Runs a program to its end; rejects only when `stop` fired. It gets a process group of its own, and the whole
 * group is ended when the time is up, so that what it started goes with it.
 */
export function runChild(
  command: string,
  args: string[],
  { cwd = root, env = process.env, user, show = false, limitMs, stop }: Options,
): Promise<{ ok: boolean; output: string; timedOut: boolean }> {
  return new Promise((resolve, reject) => {
    stop?.throwIfAborted();
    const output = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      ...user,
      cwd,
      env,
      stdio: ['ignore', output, output],
      detached: !windows,
    });
    let printed = '';
    child.stdout?.on('data', (chunk) => (printed += chunk));
    child.stderr?.on('data', (chunk) => (printed += chunk));

    const send = (signal: NodeJS.Signals) => {
      try {
        if (windows) child.kill(signal);
        else process.kill(-child.pid!, signal);
      } catch {
        // Gone already, which is what was wanted.
      }
    };
    // What does not listen, and what of its group outlives it, is killed.
    const end = () => {
      send('SIGTERM');
      const timer = setTimeout(send, 5000, 'SIGKILL');
      child.once('exit', () => {
        clearTimeout(timer);
        send('SIGKILL');
      });
    };
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, limitMs);
    stop?.addEventListener('abort', end, { once: true });
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      if (stop?.aborted) reject(new Error('stopped'));
      else resolve({ ok, output: printed, timedOut });
    };
    child.on('error', ({ message }) => {
      printed += `${message}\n`;
      settle(false);
    });
    // 'close' would wait for grandchildren that still hold the output; the program itself is what counts.
    child.on('exit', (code) => setImmediate(settle, code === 0 && !timedOut));
  });
}
