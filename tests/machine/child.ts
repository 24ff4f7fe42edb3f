import { spawn } from 'node:child_process';
import { root } from '#bin/bootstrap.mjs';

const windows = process.platform === 'win32';

type Options = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The user that runs the process. */
  user?: { uid: number; gid: number } | undefined;
  /** Prints the output to the terminal instead of returning it. */
  show?: boolean;
  limitMs: number;
  stop?: AbortSignal | undefined;
};

/**
 * Runs a program to its end; rejects only when `stop` was aborted. It gets a process group of its own, and on
 * a timeout the whole group is ended, so that its children end, too. So it is when we are killed.
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
        // Already gone.
      }
    };
    // Kills a process that does not react, and whatever of its group outlives it.
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
    const release = windows || !child.pid ? undefined : endWithUs(child.pid);
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      release?.();
      stop?.removeEventListener('abort', end);
      if (stop?.aborted) reject(new Error('stopped'));
      else resolve({ ok, output: printed, timedOut });
    };
    child.on('error', ({ message }) => {
      printed += `${message}\n`;
      settle(false);
    });
    // Not 'close', which would wait for grandchildren that still hold the output.
    child.on('exit', (code, signal) => {
      // A tool that ran out of memory, or fell over, says nothing itself.
      if (signal) printed += `\nIt was ended by ${signal}.\n`;
      setImmediate(settle, code === 0 && !timedOut);
    });
  });
}

/** Lets a process group end when we have gone without a word, which closes the input of a small shell. Returns how to let it be. */
function endWithUs(group: number): () => void {
  const script = 'read -r _ || { kill -TERM -$0; sleep 10; kill -KILL -$0; }';
  const shell = spawn('sh', ['-c', `${script} 2> /dev/null`, String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  return () => void shell.stdin.end('done\n');
}
