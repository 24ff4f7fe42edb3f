import { chmod, lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { databaseFile } from '#app/database/database.server.ts';
import type { Settings } from './env.server.ts';

/**
 * From now on only this account can access the files that the process creates, whatever umask the shell has
 * set.
 */
export function setPrivateUmask(): void {
  process.umask(0o077);
}

/**
 * Removes other users' access to what an earlier start has created in the data folder, and to a database file
 * elsewhere. Of folders only the folder itself is closed, which hides everything inside. Returns what to tell
 * the operator: nothing when nothing was open.
 *
 * Changes only files whose names are ours, and the data folder itself only if it contains nothing else:
 * DATA_DIR may be a folder that others use too.
 */
export async function restrictPermissions({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<string[]> {
  if (process.platform === 'win32') return [];
  const names = await readdir(dataDir).catch(() => []);
  const ours = names.filter((name) => ownName.test(name)).map((name) => join(dataDir, name));
  const folder = names.length > 0 && ours.length === names.length ? [dataDir] : [];
  const done: { closed: number; refused: string[] } = { closed: 0, refused: [] };
  for (const path of new Set([...folder, ...ours, ...(await databaseFiles(databaseUrl))])) {
    const { mode, isLink } = await modeOf(path);
    // The mode of a link means nothing, and its target was chosen by somebody.
    if (isLink || (mode & everybodyElse) === 0) continue;
    await chmod(path, mode & ownRights).then(
      () => (done.closed += 1),
      () => done.refused.push(path),
    );
  }
  return [
    done.closed > 0 &&
      `Other accounts of this machine could read files of the site; they no longer can (${done.closed} in ${dataDir}).`,
    done.refused.length > 0 &&
      `Other accounts of this machine can read ${done.refused.join(', ')}, and this one may not change that: give it what it runs on with chown.`,
  ].filter((sentence) => sentence !== false);
}

const everybodyElse = 0o077;
const ownRights = 0o700;

/** Includes what a killed backup, restore or key rotation leaves behind. */
const ownName =
  /^(sampan\.sqlite(-wal|-shm|-journal)?|secrets\.json.*|media|mail|backups|port-\d+\.lock|(restoring|snapshot|working)-.*)$/;

async function databaseFiles(url: string): Promise<string[]> {
  const path = databaseFile(url);
  if (!path) return [];
  const names = await readdir(dirname(path)).catch(() => []);
  const own = ['', '-wal', '-shm', '-journal'].map((end) => basename(path) + end);
  return names.filter((name) => own.includes(name)).map((name) => join(dirname(path), name));
}

async function modeOf(path: string): Promise<{ mode: number; isLink: boolean }> {
  const found = await lstat(path).catch(() => null);
  return { mode: found?.mode ?? 0, isLink: found?.isSymbolicLink() ?? false };
}
