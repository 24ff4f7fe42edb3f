import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with a disk of its own, which can be full. */
export type SmallDisk = {
  folder: string;
  /** From now on nothing more can be written there by these processes. */
  fill(pids: (number | undefined)[]): void;
  /** There is room again. */
  free(pids: (number | undefined)[]): void;
  end(): Promise<void>;
};

/**
 * A disk of 32 MB in memory where we may mount one. Where not, the kernel is told to let these processes
 * write nothing, which to them is much the same.
 */
export function makeSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-disk-'));
  const mounted = run('mount', '-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder);
  // Ends when its input closes: when we close it, or are killed.
  const guard = spawn('sh', ['-c', 'read -r _; umount -l "$0"; rm -rf "$0"', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: (pids) => (mounted ? writeUntilFull(filling) : limit(pids, '0')),
    free: (pids) => (mounted ? rmSync(filling) : limit(pids, 'unlimited')),
    async end() {
      const gone = once(guard, 'exit');
      guard.stdin.end();
      await gone;
    },
  };
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** How long a file may become. */
function limit(pids: (number | undefined)[], bytes: string): void {
  for (const pid of pids) {
    if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:`)) {
      throw new Error('a full disk can be tried neither by mount nor by prlimit (util-linux) here');
    }
  }
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}
