import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#app/services/env.server.ts';

/** Files in use are younger. */
const abandonedMs = 24 * 3_600_000;

/**
 * Deletes what killed backups, restores, restore drills and moves have left behind: unencrypted copies of
 * everything. Returns the number of files and folders.
 */
export async function removeStaleFiles(
  { backup, dataDir }: { backup: Pick<Settings['backup'], 'folder' | 'to'>; dataDir: string },
  now: Date,
): Promise<number> {
  const counts = await Promise.all([
    removeOld(backup.folder, /^working-|^sampan-.*\.part$/, now),
    backup.to?.kind === 'folder' ? removeOld(backup.to.folder, /^sampan-.*\.part$/, now) : 0,
    removeOld(dataDir, /^(restoring|snapshot|sampan-drill)-/, now),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function removeOld(folder: string, names: RegExp, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!names.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs > now.getTime() - abandonedMs) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
