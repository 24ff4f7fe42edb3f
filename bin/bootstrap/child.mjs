import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/**
 * Runs a program to its end and resolves to `{ ok, output, timedOut }`. Rejects only when `stop`
 * fired. Output is kept and not shown, unless `show` is set. `user` is `{ uid, gid }` of another.
 *
 * With `limit` (milliseconds) the program gets a process group of its own and the whole group is
 * ended when the time is up, so that what it started goes with it.
 */
export function runChild(command, args, options = {}) {
  const { cwd = root, env = process.env, user, show = false, limit, stop, noteChild } = options;
  return new Promise((resolve, reject) => {
    stop?.throwIfAborted();
    const child = spawn(command, args, {
      ...user,
      cwd,
      env,
      stdio: ['ignore', ...(show ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      detached: Boolean(limit) && !windows,
      // npm is a .cmd file on Windows, which only a shell can run.
      shell: windows && command.endsWith('.cmd'),
    });
    let output = '';
    let timedOut = false;
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    if (child.pid) noteChild?.(child.pid);

    const end = () => endProcess(child, Boolean(limit));
    const timer = limit && setTimeout(() => ((timedOut = true), end()), limit);
    stop?.addEventListener('abort', end, { once: true });
    const settle = (result) => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      if (stop?.aborted) reject(new Error('stopped'));
      else resolve({ output, timedOut, ...result });
    };
    child.on('error', (error) => settle({ ok: false, output: `${error.message}\n` }));
    // 'close' would wait for grandchildren that still hold the output; the program itself is what counts.
    child.on('exit', (code) => setImmediate(settle, { ok: code === 0 && !timedOut }));
  });
}

/** Asks a program to stop and, if it has not after five seconds, ends it (and its group). */
function endProcess(child, wholeGroup) {
  const send = (signal) => {
    try {
      if (wholeGroup && !windows) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // Gone already, which is what was wanted.
    }
  };
  send('SIGTERM');
  const timer = setTimeout(() => send('SIGKILL'), 5000);
  child.once('exit', () => {
    clearTimeout(timer);
    // The leader has gone; whatever of its group outlived it goes now.
    if (wholeGroup) send('SIGKILL');
  });
}
