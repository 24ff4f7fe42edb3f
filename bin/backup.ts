import { runBackup } from '#app/backup/run-backup.server.ts';
import { shipArchives } from '#app/backup/ship-archives.server.ts';
import { loadSettings } from '#app/services/env.server.ts';
import { UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run backup
npm run backup -- --to FOLDER
npm run backup -- ship

Writes the database and all pictures of this moment into one dated archive, while the site goes on,
and removes archives that are older than BACKUP_KEEP_DAYS. With BACKUP_PASSPHRASE the archive is
encrypted (in the format of age) and holds the secrets too; without it keep a copy of
secrets.json in another place, or no passport number can ever be read from the backup.
With BACKUP_TO it is brought there as well.

--to  another folder than BACKUP_DIR, where nothing old is removed, and nothing is brought elsewhere
ship  only brings to BACKUP_TO what is not there yet, as the site does every ten minutes`;

await runCommand(help, async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [word, more] = positionals;
  if (more !== undefined || (word !== undefined && word !== 'ship'))
    throw new UsageError(`${more ?? word} is one argument too many.`);
  const settings = loadSettings();
  if (word === undefined) await runBackup(settings, values.to);
  else if (!settings.backup.to) throw new UsageError('BACKUP_TO names no second place.');
  if (values.to === undefined) await shipArchives(settings);
});
