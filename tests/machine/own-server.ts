import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The owner of processes and files. */
export type User = { uid: number; gid: number };

/** A temporary folder that belongs to `user`, if given. */
export function ownFolder(name: string, user?: User): string {
  const folder = mkdtempSync(join(tmpdir(), `sampan-${name}-`));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** A free port of the loopback. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });
}

/** For servers that refuse to run as root: the ids of their package's user, else of nobody. */
export function unprivilegedUser(wanted: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN);
  const name = id('-u', wanted) ? wanted : 'nobody';
  return { uid: id('-u', name), gid: id('-g', name) };
}

/**
 * Starts a small shell that ends the processes and deletes their folder when its input closes: when we close
 * it, and also when we are killed. A process is `{ pid }`, or `{ pidFile }` if it may be replaced meanwhile.
 * Returns a function that closes the input and waits for the shell.
 */
export function guard(
  processes: { pid?: number | undefined; pidFile?: string }[],
  folder: string,
  signal = 'INT',
): () => Promise<unknown> {
  const pids = processes.map(({ pid, pidFile }) => pid ?? `$(head -n 1 '${pidFile}')`).join(' ');
  const script = `read -r _; all="${pids}"; for p in $all; do kill -${signal} $p; done; for p in $all; do while kill -0 $p; do sleep 0.1; done; done; rm -rf "$0"`;
  const shell = spawn('sh', ['-c', `{ ${script}; } 2> /dev/null`, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const gone = new Promise((resolve) => shell.on('exit', resolve));
  return () => {
    shell.stdin.end();
    return gone;
  };
}

/** Cleans up after a start that failed before there was anything to guard. */
export function removeFolder(folder: string): () => Promise<unknown> {
  return async () => rmSync(folder, { recursive: true, force: true });
}

/** Waits until a loopback port accepts connections; false after `seconds`. */
export async function untilListening(port: string, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const open = await new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
