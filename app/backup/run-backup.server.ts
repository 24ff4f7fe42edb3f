import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { errorCode } from '#app/config/error-code.ts';
import type { Settings } from '#app/services/env.server.ts';
import { OperatorError } from '#app/config/operator-error.ts';
import { assertNeverUsed, checkSecrets } from '#app/config/secret-fingerprints.server.ts';
import { readSecrets } from '#app/config/secrets.server.ts';
import { databaseClock } from '#app/database/database-clock.server.ts';
import { type Database, databaseFile, openDatabase } from '#app/database/database.server.ts';
import { byCommand, recordEvent } from '#app/database/event-log.server.ts';
import { currentSchema, refuseNewerSchema } from '#app/database/migrate.server.ts';
import { openImageStore } from '#app/images/open-image-store.server.ts';
import { type TaskName, noteTask } from '#app/jobs/task-record.server.ts';
import { type BackupSource, makeBackup } from './make-backup.server.ts';
import { countBackupsSince, removeOldBackups } from './old-backups.server.ts';

const day = 86_400_000;

/** An installation that is being backed up. */
export type BackedUp = { db: Database; now: () => Date; source: BackupSource };

/**
 * Makes the backup that the settings describe, or one in `elsewhere`, and records how it went. Never migrates: the site
 * may be running, and the backup is wanted from before. Throws an `OperatorError` when pictures could not be read.
 */
export async function runBackup(settings: Settings, elsewhere?: string): Promise<void> {
  const { backup } = settings;
  const folder = elsewhere ?? backup.folder;
  await recorded(settings, 'backup', folder, async ({ db, now, source }) => {
    const made = await makeBackup(source, folder, backup.passphrase, now());
    const { size } = await stat(made.path);
    const { application, galleryItem } = made.manifest.tables;
    const { files } = made.manifest.pictures;
    console.log(made.path);
    console.log(
      `${application?.rows} applications, ${galleryItem?.rows} gallery items, ${files} picture files, ${(size / 1e6).toFixed(1)} MB`,
    );
    const { missingPictures } = made.manifest;
    const [unread] = made.unread;
    const lacks = unread ? 'is not in the archive' : 'is missing in the image store';
    for (const name of missingPictures) console.error(`${name} ${lacks}`);
    if (unread) {
      // Tried again each hour until all pictures are there. One archive without them is enough for a day.
      const since = new Date(now().getTime() - day);
      const isOneMore = !elsewhere && (await countBackupsSince(folder, since)) > 1;
      if (isOneMore) await rm(made.path);
      const rest = isOneMore
        ? 'It was not kept, as there is one of the last 24 hours.'
        : 'Everything else is in it. Older archives stay.';
      const sentence = `The image store did not give ${unread.name} (${unread.code}): the archive lacks ${missingPictures.length} picture files. ${rest}`;
      throw Object.assign(new OperatorError(sentence), { code: unread.code });
    }
    if (!made.manifest.secrets)
      console.log('Without the secrets: keep a copy of secrets.json in another place.');
    if (!elsewhere) {
      const removed = await removeOldBackups(folder, backup.keptDays, now());
      if (removed.length > 0) console.log(`Removed ${removed.length} older than the rest.`);
    }
    const event = { ...byCommand, action: 'backup.made', subject: basename(made.path) };
    await recordEvent(db, event, now());
    // Nobody reads what the nightly backup prints.
    const missing =
      missingPictures.length > 0 ? `, picture files missing: ${missingPictures.length}` : '';
    return `${size} bytes${missing}`;
  });
}

/** Opens what is backed up, and records under a task how `work` in a folder went, which returns a few numbers. */
export async function recorded(
  settings: Settings,
  task: TaskName,
  folder: string,
  work: (site: BackedUp) => Promise<string>,
): Promise<void> {
  const { databaseUrl, dataDir, secretsFile, imageStore } = settings;
  // Opening it would make an empty one, and a backup of that.
  const file = databaseFile(databaseUrl);
  if (file && !existsSync(file)) throw new OperatorError(`There is no database yet: ${file}.`);
  const database = openDatabase(databaseUrl);
  const { db } = database;
  try {
    if (!(await currentSchema(db)))
      throw new OperatorError('The database has never been used: there is nothing to back up.');
    await refuseNewerSchema(db);
    const now = await databaseClock(database);
    const images = openImageStore(imageStore, { dataDir, db, now });
    const note = (outcome: string, succeeded: boolean) =>
      noteTask(db, task, { outcome, succeeded, now: now() });
    try {
      await checkOwnSecrets(db, secretsFile);
      await note(await work({ db, now, source: { databaseUrl, secretsFile, images } }), true);
    } catch (error) {
      const code = errorCode(error) ?? 'failed';
      // Neither stream nor SQLite says where it was writing.
      if (error instanceof Error && /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code))
        Object.assign(error, { path: folder });
      await note(code, false);
      throw error;
    }
  } finally {
    await db.destroy();
  }
}

/** Throws a `SecretsError` when the secrets are not those of this database: its backup would be read by nobody. */
async function checkOwnSecrets(db: Database, path: string): Promise<void> {
  const secrets = await readSecrets(path);
  await (secrets ? checkSecrets(db, secrets, path) : assertNeverUsed(db, path));
}
