import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#app/config/operator-error.ts';
import type { Settings } from '#app/services/env.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { type SecondPlace, openSecondPlace } from './second-place.server.ts';

/** An archive of the second place on this disk, and how to get the whole one that it may need. */
export type FetchedArchive = { path: string; fetchBase: (name: string) => Promise<string> };

/** The second place of the settings. Throws an `OperatorError` where there is none. */
export function secondPlaceOf({ backup, dataDir }: Settings): SecondPlace {
  if (!backup.to) throw new OperatorError('BACKUP_TO names no second place.');
  return openSecondPlace(backup.to, dataDir);
}

/**
 * Calls `work` with an archive of the second place, the newest unless it is named, which is removed from this disk afterwards.
 * What a wrong clock has dated ahead must be named.
 */
export async function withFetched<Result>(
  settings: Settings,
  name: string | undefined,
  work: (archive: FetchedArchive) => Promise<Result>,
): Promise<Result> {
  const place = secondPlaceOf(settings);
  const all = await place.list();
  const now = new Date();
  const found = all.find((one) => (name ? one.name === name : one.at <= now));
  if (!found)
    throw new OperatorError(
      name ? `There is no ${name} in the second place.` : 'There is no backup in the second place.',
    );
  makeFolder(settings.dataDir);
  const folder = await mkdtemp(join(settings.dataDir, 'restoring-'));
  const fetchBase = async (wanted: string) => {
    const path = join(folder, wanted);
    await place.fetch(wanted, path);
    return path;
  };
  try {
    return await work({ path: await fetchBase(found.name), fetchBase });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
