import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { ArchiveError } from '#app/platform/backup/archive.server.ts';
import { newestBackup } from '#app/platform/backup/old-backups.server.ts';
import { NotEmptyError, restoreBackup } from '#app/platform/backup/restore-backup.server.ts';
import { createDiskImageStore } from '#app/platform/disk-image-store.server.ts';
import { loadSettings } from '#app/platform/env.server.ts';
import { openImageStore } from '#app/platform/open-image-store.server.ts';
import { noteTask } from '#app/platform/task-record.server.ts';
import { Refused, WrongUse, readArguments, runCommand } from './operator/command.ts';

const help = `npm run restore -- FILE
npm run restore -- --drill [FILE]

Puts a backup into an empty place: the database that the settings name, on either engine, and the
image store that they name. Every table and picture is compared with what the archive says of itself.
Stop the site before. Encrypted archives need BACKUP_PASSPHRASE.

--drill  tries it in a temporary place and removes that again; without FILE with the newest backup.
         The site may run, and shows staff when the last drill was.`;

await runCommand(help, async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { drill: { type: 'boolean' } },
  });
  const settings = loadSettings();
  const { folder, passphrase } = settings.backup;
  const [file = values.drill ? await newestBackup(folder) : undefined, more] = positionals;
  if (more !== undefined) throw new WrongUse(`${more} is one argument too many.`);
  if (!file) throw new WrongUse(values.drill ? 'There is no backup yet.' : 'Say which file.');
  try {
    if (values.drill) await drill(file, passphrase);
    else await restore(file, passphrase);
  } catch (error) {
    const isKnown = error instanceof ArchiveError || error instanceof NotEmptyError;
    if ((error as { code?: string }).code === 'ENOENT') throw new Refused(`There is no ${file}.`);
    throw isKnown ? new Refused(error.message) : error;
  }
});

async function restore(file: string, passphrase: string | null): Promise<void> {
  const { databaseUrl, dataDir, secretsFile, imageStore } = loadSettings();
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database);
    const { db } = database;
    const images = openImageStore(imageStore, { dataDir, db });
    print(await restoreBackup(file, { db, dataDir, secretsFile, images }, passphrase));
  } finally {
    await database.db.destroy();
  }
}

async function drill(file: string, passphrase: string | null): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sampan-drill-'));
  const database = openDatabase(`file:${join(dataDir, 'sampan.sqlite')}`);
  const own = openDatabase(loadSettings().databaseUrl);
  const note = (outcome: string, succeeded: boolean) =>
    noteTask(own.db, 'restore-drill', { outcome, succeeded, now: new Date() });
  try {
    await migrate(own);
    await migrate(database);
    const images = createDiskImageStore(join(dataDir, 'media'));
    const place = { db: database.db, dataDir, secretsFile: join(dataDir, 'secrets.json'), images };
    print(await restoreBackup(file, place, passphrase));
    console.log('The drill went well; its copy is removed again.');
    await note('same', true);
  } catch (error) {
    await note('failed', false);
    throw error;
  } finally {
    await Promise.all([database.db.destroy(), own.db.destroy()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print({
  createdAt,
  tables,
  pictures,
  secrets,
}: Awaited<ReturnType<typeof restoreBackup>>) {
  console.log(`The backup of ${createdAt}:`);
  for (const [table, { rows, hash }] of Object.entries(tables))
    console.log(`${table.padEnd(16)} ${String(rows).padStart(8)} rows, same  ${hash.slice(0, 12)}`);
  console.log(`${'pictures'.padEnd(16)} ${String(pictures.files).padStart(8)} files, same`);
  if (!secrets)
    console.log(
      'The secrets are not in it: put your copy of secrets.json where SECRETS_FILE says, or into DATA_DIR.',
    );
}
