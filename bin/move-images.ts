import { databaseClock } from '#app/database/database-clock.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { migrateIfNew } from '#app/database/migrate.server.ts';
import { type MovedImage, moveImages } from '#app/images/move-images.server.ts';
import { loadSettings } from '#app/services/env.server.ts';
import { openImageStore } from '#app/images/open-image-store.server.ts';
import { type ImageStoreKind, imageStoreKinds } from '#app/images/image-store-settings.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run move:images -- --from KIND --to KIND

Copies all pictures from one store to another and reads each back to compare. KIND is disk, s3 or
image-host; the settings of both must be there. Stopped in the middle, it goes on where it was when
it is called again. Of the first store nothing is deleted; from the other one goes what the site has
erased meanwhile. A picture whose person has withdrawn the consent is left out. While it runs the site
goes on with the store it has: set IMAGE_STORE and restart when it is done, then run it once more.

--from  where the pictures are now
--to    where they are to be`;

await runCommand(help, async () => {
  const { values } = readArguments({
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const [from, to] = [kindOf('from', values.from), kindOf('to', values.to)];
  if (from === to) throw new UsageError('--from and --to are the same store.');
  const { databaseUrl, dataDir } = loadSettings(from);
  const database = openDatabase(databaseUrl);
  try {
    await migrateIfNew(database);
    const now = await databaseClock(database);
    const opened = (kind: ImageStoreKind) =>
      openImageStore(loadSettings(kind).imageStore, { dataDir, db: database.db, now });
    const failed = await report(moveImages(database.db, opened(from), opened(to)));
    if (failed > 0) throw new CommandError(`${failed} files are not there. See above.`);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    throw new CommandError(`A store failed (${error.code}). Call this again to go on.`);
  } finally {
    await database.db.destroy();
  }
});

/** Prints the progress, a line for every 100 files and for each failure. Returns the number of failures. */
async function report(moved: AsyncIterable<MovedImage>): Promise<number> {
  const counts = { moved: 0, 'there already': 0, missing: 0, differs: 0 };
  const line = () =>
    `${counts.moved} moved and compared, ${counts['there already']} there already, ${counts.missing} missing, ${counts.differs} different`;
  let done = 0;
  for await (const { name, status } of moved) {
    counts[status] += 1;
    if (status === 'missing') console.error(`${name} is not in the first store`);
    if (status === 'differs') console.error(`${name} came back different`);
    if (++done % 100 === 0) console.log(line());
  }
  console.log(`Done: ${line()}.`);
  return counts.missing + counts.differs;
}

function kindOf(option: string, value: unknown): ImageStoreKind {
  const kind = imageStoreKinds.find((name) => name === value);
  if (!kind) throw new UsageError(`--${option} must be one of ${imageStoreKinds.join(', ')}.`);
  return kind;
}
