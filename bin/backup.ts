import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { byCommand, recordEvent } from '#app/database/event-log.server.ts';
import { makeBackup } from '#app/backup/make-backup.server.ts';
import { countBackupsSince, removeOldBackups } from '#app/backup/old-backups.server.ts';
import { errorCode } from '#app/config/error-code.ts';
import { noteTask } from '#app/jobs/task-record.server.ts';
import { CommandError, readArguments, runCommand } from './operator/command.ts';
import { withServices } from './operator/services.ts';

const help = `npm run backup
npm run backup -- --to FOLDER

Writes the database and all pictures of this moment into one dated archive, while the site goes on,
and removes archives that are older than BACKUP_KEEP_DAYS. With BACKUP_PASSPHRASE the archive is
encrypted (in the format of age) and holds the secrets too; without it keep a copy of
secrets.json in another place, or no passport number can ever be read from the backup.

--to  another folder than BACKUP_DIR, where nothing old is removed`;

const day = 86_400_000;

await runCommand(help, async () => {
  const { values } = readArguments({ options: { to: { type: 'string' } } });
  const elsewhere = values.to;
  await withServices(async (services) => {
    const { settings, database, images, now } = services;
    const { backup, databaseUrl, secretsFile } = settings;
    const folder = elsewhere ?? backup.folder;
    const note = (outcome: string, succeeded: boolean) =>
      noteTask(database.db, 'backup', { outcome, succeeded, now: now() });
    try {
      const source = { databaseUrl, secretsFile, images };
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
        throw Object.assign(new CommandError(sentence), { code: unread.code });
      }
      if (!made.manifest.secrets)
        console.log('Without the secrets: keep a copy of secrets.json in another place.');
      if (!elsewhere) {
        const removed = await removeOldBackups(folder, backup.keptDays, now());
        if (removed.length > 0) console.log(`Removed ${removed.length} older than the rest.`);
      }
      const event = { ...byCommand, action: 'backup.made', subject: basename(made.path) };
      await recordEvent(database.db, event, now());
      // Nobody reads what the nightly backup prints.
      const missing =
        missingPictures.length > 0 ? `, picture files missing: ${missingPictures.length}` : '';
      await note(`${size} bytes${missing}`, true);
    } catch (error) {
      await note(errorCode(error) ?? 'failed', false);
      throw error;
    }
  });
});
