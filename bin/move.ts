import { copyDatabase } from '#app/backup/copy-database.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { byCommand, recordEvent } from '#app/database/event-log.server.ts';
import { migrate, migrateIfNew } from '#app/database/migrate.server.ts';
import { withSnapshot } from '#app/database/snapshot.server.ts';
import { loadSettings } from '#app/services/env.server.ts';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run move -- --to postgres://USER:PASSWORD@HOST:PORT/NAME

Copies the database that the settings name to another one, from SQLite to PostgreSQL or back, and
compares every table by its rows and a hash of them. The site may run: the copy is of one moment. It may
be stopped and called again, and then writes only what is still different.

To change over: call it while the site runs; stop the site; call it once more, which is quick; set
DATABASE_URL and start. Pictures are moved by npm run move:images. secrets.json stays in DATA_DIR, or
goes with it.

--to  the other database: postgres://… or file:/absolute/path. It must be empty or an earlier copy.`;

await runCommand(help, async () => {
  const { values } = readArguments({ options: { to: { type: 'string' } } });
  const target = String(values.to ?? '');
  if (!/^(postgres(ql)?:|file:)/.test(target))
    throw new UsageError('--to must begin with postgres:// or file:');
  const { databaseUrl, dataDir } = loadSettings();
  if (target === databaseUrl) throw new UsageError('--to is the database that is in use.');
  makeFolder(dataDir);
  const [from, to] = [openDatabase(databaseUrl), openDatabase(target)];
  try {
    await migrateIfNew(from);
    await migrate(to);
    // Before the copy, so that the copy contains the event.
    const event = { ...byCommand, action: 'database.copied', subject: to.engine };
    await recordEvent(from.db, event, new Date());
    const different = await withSnapshot(databaseUrl, dataDir, async (snapshot) => {
      let count = 0;
      for await (const report of copyDatabase(snapshot, to.db)) {
        const { table, rows, written, deleted, same, hash } = report;
        const verdict = same ? `same  ${hash.slice(0, 12)}` : 'DIFFERENT';
        console.log(
          `${table.padEnd(16)} ${String(rows).padStart(8)} rows, ${written} written, ${deleted} deleted, ${verdict}`,
        );
        if (!same) count += 1;
      }
      return count;
    });
    if (different > 0)
      throw new CommandError(`${different} tables differ: is somebody writing to the copy?`);
  } finally {
    await Promise.all([from.db.destroy(), to.db.destroy()]);
  }
});
