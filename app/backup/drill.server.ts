import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#app/services/env.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { currentSchema, migrate } from '#app/database/migrate.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { createDiskImageStore } from '#app/images/disk-image-store.server.ts';
import { noteTask } from '#app/jobs/task-record.server.ts';
import type { FetchedArchive } from './fetch-archive.server.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.server.ts';

/** An archive to restore. Of a file, what it needs besides lies beside it. */
export type AnyArchive = Pick<FetchedArchive, 'path'> & Partial<FetchedArchive>;

/** Restores an archive into a folder that is removed again, and notes for staff how it went. Throws as `restoreBackup` does. */
export async function drill(
  settings: Settings,
  { path, fetchBase }: AnyArchive,
): Promise<Manifest> {
  makeFolder(settings.dataDir);
  // Not in the system's temporary folder: the site may have another one and would not find what a killed drill leaves.
  const dataDir = await mkdtemp(join(settings.dataDir, 'sampan-drill-'));
  const database = openDatabase(`file:${join(dataDir, 'sampan.sqlite')}`);
  const site = openDatabase(settings.databaseUrl);
  const note = async (outcome: string, succeeded: boolean) => {
    // Elsewhere than on the site's machine there is nowhere to note it.
    if (await currentSchema(site.db))
      await noteTask(site.db, 'restore-drill', { outcome, succeeded, now: new Date() });
  };
  try {
    await migrate(database);
    const images = createDiskImageStore(join(dataDir, 'media'));
    const place = { db: database.db, dataDir, secretsFile: join(dataDir, 'secrets.json'), images };
    const restored = await restoreBackup(path, place, settings.backup.passphrase, fetchBase);
    await note('same', true);
    return restored;
  } catch (error) {
    await note('failed', false);
    throw error;
  } finally {
    await Promise.all([database.db.destroy(), site.db.destroy()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}
