import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archivesAmong } from './archive-names.server.ts';

/**
 * Deletes the backups in a folder that are older than `keptDays`, but never the newest one: a clock that
 * jumps must not delete everything. Returns the names of the deleted ones.
 */
export async function removeOldBackups(
  folder: string,
  keptDays: number,
  now: Date,
): Promise<string[]> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  const old = wholeAmong(await readdir(folder))
    .slice(1)
    .filter(({ at }) => at < oldest)
    .map(({ name }) => name)
    .toReversed();
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** The paths of the backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return wholeAmong(names).map(({ name }) => join(folder, name));
}

/** How many backups in a folder were made at a time or after it. */
export async function countBackupsSince(folder: string, since: Date): Promise<number> {
  return wholeAmong(await readdir(folder)).filter(({ at }) => at >= since).length;
}

/** How many unencrypted backups in a folder were made before a time (ISO 8601). */
export async function plainBackupsBefore(folder: string, moment: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const plain = wholeAmong(names).filter(({ isEncrypted }) => !isEncrypted);
  return plain.filter(({ at }) => at.getTime() < Date.parse(moment)).length;
}

/** Of changes somebody may have fetched one from the second place. */
function wholeAmong(names: string[]) {
  return archivesAmong(names).filter(({ mark }) => mark === null);
}
