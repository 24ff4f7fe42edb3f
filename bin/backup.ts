import { runBackup } from '#app/backup/run-backup.server.ts';
import { loadSettings } from '#app/config/env.server.ts';
import { readArguments, runCommand } from './operator/command.ts';

const help = `npm run backup
npm run backup -- --to FOLDER

Writes the database and all pictures of this moment into one dated archive, while the site goes on,
and removes archives that are older than BACKUP_KEEP_DAYS. With BACKUP_PASSPHRASE the archive is
encrypted (in the format of age) and holds the secrets too; without it keep a copy of
secrets.json in another place, or no passport number can ever be read from the backup.

--to  another folder than BACKUP_DIR, where nothing old is removed`;

await runCommand(help, async () => {
  const { values } = readArguments({ options: { to: { type: 'string' } } });
  await runBackup(loadSettings(), values.to);
});
