import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { loadSettings } from '#app/services/env.server.ts';
import { readArguments, runCommand } from './operator/command.ts';

const help = `npm run migrate

Brings the schema of the database up to date, forward only, and says what was done. The site does
the same at every start; this is for whoever wants it done before.

The database is the one that DATABASE_URL names, else the file sampan.sqlite in DATA_DIR.`;

await runCommand(help, async () => {
  readArguments({ options: {} });
  const database = openDatabase(loadSettings().databaseUrl);
  try {
    const applied = await migrate(database);
    console.log(applied.map((name) => `Applied ${name}`).join('\n') || 'Nothing to do.');
  } finally {
    await database.db.destroy();
  }
});
