import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Longer than the server's own grace for running requests; only a server that hangs meets it. */
const patience = 30_000;

/**
 * Starts the program that everything was prepared for and stays as its guard: passes a wish to
 * stop on once, and resolves to the exit code.
 *
 * The IPC channel says nothing. It closes when this process is killed outright, and that is how
 * the program learns that it must stop. A group of its own keeps a terminal's Ctrl-C from
 * reaching it a second time beside the one passed on.
 */
export function handOver(node, args, { env, stop }) {
  return new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const child = spawn(node, ['--import', endWithParent, ...args], {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: !windows,
    });
    let backstop;
    const forward = () => {
      // On Windows a signal ends the program at once; the closing channel lets it finish.
      if (windows) child.disconnect();
      // A terminal that went away is a reason to stop cleanly; few programs listen for it.
      else child.kill(stop.reason === 'SIGHUP' ? 'SIGTERM' : stop.reason);
      backstop = setTimeout(() => child.kill('SIGKILL'), patience);
    };
    stop.addEventListener('abort', forward, { once: true });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(backstop);
      stop.removeEventListener('abort', forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
