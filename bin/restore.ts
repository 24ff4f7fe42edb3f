import { openDatabase } from '#app/database/database.server.ts';
import { byCommand, recordEvent } from '#app/database/event-log.server.ts';
import { migrateIfNew } from '#app/database/migrate.server.ts';
import type { Manifest } from '#app/backup/manifest.ts';
import { ArchiveError } from '#app/backup/archive.server.ts';
import { type AnyArchive, drill } from '#app/backup/drill.server.ts';
import { secondPlaceOf, withFetched } from '#app/backup/fetch-archive.server.ts';
import { backupsIn } from '#app/backup/old-backups.server.ts';
import { noteOwnPlace } from '#app/backup/ship-archives.server.ts';
import { UnrestoredPicturesError, restoreBackup } from '#app/backup/restore-backup.server.ts';
import { type Settings, loadSettings } from '#app/services/env.server.ts';
import { openImageStore } from '#app/images/open-image-store.server.ts';
import { type ListedStaff, listAccounts } from '#app/staff/accounts/list-accounts.server.ts';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run restore -- FILE
npm run restore -- --from-second-place [NAME]
npm run restore -- --drill [FILE]
npm run restore -- --list

Copies everything from a backup into an empty place: the database that the settings name, on either engine, and the
image store that they name. Every table and picture is compared with what the archive says of itself.
Stop the site before. Encrypted archives need BACKUP_PASSPHRASE.

--from-second-place  from BACKUP_TO, the newest there unless NAME says which
--list               says what is in BACKUP_TO
--drill              only rehearses: restores into a temporary folder in DATA_DIR, compares, and removes that again;
                     without FILE with the newest of BACKUP_TO, else with the newest backup. The site may run, and
                     shows staff when the last rehearsal was.
--verbose            says of every table how many rows it has, and their hash`;

await runCommand(help, async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      drill: { type: 'boolean' },
      'from-second-place': { type: 'boolean' },
      list: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  const settings = loadSettings();
  const [named, more] = positionals;
  if (more !== undefined) throw new UsageError(`${more} is one argument too many.`);
  if (values.list) {
    for (const { name } of await secondPlaceOf(settings).list()) console.log(name);
    return;
  }
  const isAway = values['from-second-place'] ?? (values.drill && !named && settings.backup.to);
  const work = values.drill ? drill : restore;
  const restored = await (isAway
    ? withFetched(settings, named, (archive) => work(settings, archive))
    : fromFile(settings, named, work));
  print(restored, Boolean(values.verbose));
  if (values.drill) console.log('The drill went well; its copy is removed again.');
});

type Work = (settings: Settings, archive: AnyArchive) => Promise<Manifest>;

async function fromFile(settings: Settings, named: string | undefined, work: Work) {
  const isDrill = work === drill;
  const [newest, older] = isDrill ? await backupsIn(settings.backup.folder) : [];
  const path = named ?? newest;
  if (!path) throw new UsageError(isDrill ? 'There is no backup yet.' : 'Say which file.');
  try {
    return await work(settings, { path });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall !== 'mkdir') throw new CommandError(`There is no ${path}.`);
    if (!(error instanceof ArchiveError) || named || !older) throw error;
    throw new CommandError(`${error.message} The one before: npm run restore -- --drill ${older}`);
  }
}

async function restore(settings: Settings, { path, fetchBase }: AnyArchive): Promise<Manifest> {
  const { backup, databaseUrl, dataDir, secretsFile, imageStore } = settings;
  const database = openDatabase(databaseUrl);
  try {
    await migrateIfNew(database);
    const { db } = database;
    const now = new Date();
    const images = openImageStore(imageStore, { dataDir, db, now: () => new Date() });
    const before = await listAccounts(db);
    const place = { db, dataDir, secretsFile, images };
    const restored = await restoreBackup(path, place, backup.passphrase, fetchBase).catch(
      (error: unknown) => {
        if (error instanceof UnrestoredPicturesError) return error;
        throw error;
      },
    );
    const contents = restored instanceof UnrestoredPicturesError ? restored.contents : restored;
    const subject = contents.createdAt;
    await recordEvent(db, { ...byCommand, action: 'backup.restored', subject }, now);
    if (fetchBase && backup.to) await noteOwnPlace(db, backup.to, now);
    printAccounts(before, await listAccounts(db));
    if (restored instanceof UnrestoredPicturesError) throw new CommandError(withoutAll(restored));
    return contents;
  } finally {
    await database.db.destroy();
  }
}

/** What is there, what is not, and what to do: the database is not empty any more, so the same call is refused. */
function withoutAll({ message, contents, restored }: UnrestoredPicturesError): string {
  const rest = contents.secrets ? 'All tables and the secrets' : 'All tables';
  return `${message} ${rest} are there, compared and the same, but only ${restored} of ${contents.pictures.files} picture files. Repair the image store (npm run check:services), empty the place once more and restore again: see "Restoring" in docs/operations/backup-and-move.md. If it cannot wait, start the site: pictures will be missing on it.`;
}

/** An archive does not know which accounts were disabled after it was made. */
function printAccounts(before: ListedStaff[], after: ListedStaff[]) {
  const enabled = after.filter(({ disabledAt }) => !disabledAt);
  if (enabled.length === 0) return;
  const barred = new Set(before.filter(({ disabledAt }) => disabledAt).map(({ email }) => email));
  console.log(
    'Nobody is signed in. These accounts can sign in again, as when the backup was made:',
  );
  for (const { email } of enabled)
    console.log(barred.has(email) ? `  ${email}, which was disabled here until now` : `  ${email}`);
  console.log('Disable again whom you have disabled since: npm run staff -- disable EMAIL');
}

function print(
  { createdAt, tables, pictures, missingPictures, secrets }: Manifest,
  verbose: boolean,
) {
  const all = Object.entries(tables);
  if (verbose) {
    for (const [table, { rows, hash }] of all)
      console.log(
        `${table.padEnd(16)} ${String(rows).padStart(8)} rows, same  ${hash.slice(0, 12)}`,
      );
  }
  const rows = all.reduce((sum, [, table]) => sum + table.rows, 0);
  console.log(
    `All of the backup of ${createdAt} is there, compared and the same: ${all.length} tables with ${rows} rows, ${pictures.files} picture files.`,
  );
  if (missingPictures.length > 0) {
    console.log(
      `Picture files that the image store did not have when the backup was made, so that they are not in it: ${missingPictures.length}.`,
    );
    for (const name of missingPictures) console.log(`  ${name}`);
  }
  if (!secrets)
    console.log(
      'The secrets are not in it: put your copy of secrets.json where SECRETS_FILE says, or into DATA_DIR.',
    );
}
