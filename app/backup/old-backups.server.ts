import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

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
  const backups = (await readdir(folder)).toSorted().flatMap((name) => {
    const made = momentOf(name);
    return made ? [{ name, made }] : [];
  });
  const old = backups
    .slice(0, -1)
    .filter(({ made }) => made < oldest)
    .map(({ name }) => name);
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** The paths of the backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const ours = names.filter((name) => momentOf(name) !== null);
  return ours
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}

/** How many backups in a folder were made at a time or after it. */
export async function countBackupsSince(folder: string, since: Date): Promise<number> {
  return (await readdir(folder)).map(momentOf).filter((made) => made && made >= since).length;
}

/** How many unencrypted backups in a folder were made before a time (ISO 8601). */
export async function plainBackupsBefore(folder: string, moment: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const plain = names.filter((name) => !name.endsWith('.age')).map(momentOf);
  return plain.filter((made) => made && made.getTime() < Date.parse(moment)).length;
}

function momentOf(name: string): Date | null {
  const found = /^sampan-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name);
  if (!found) return null;
  const [, day, hour, minute, second] = found;
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}
