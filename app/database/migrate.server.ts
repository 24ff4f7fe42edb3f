import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, OpenDatabase } from './database.server.ts';
import { createEverything } from './migrations/0001-create-everything.ts';
import { addWhatWasMeant } from './migrations/0002-what-was-meant.ts';
import { addOutbox } from './migrations/0003-outbox.ts';
import { staffAccounts } from './migrations/0006-staff-accounts.ts';
import { countContentVersions } from './migrations/0009-count-content-versions.ts';
import { noteTasks } from './migrations/0010-note-tasks.ts';
import { addStaffWork } from './migrations/0004-staff-work.ts';
import { rememberHostedImages } from './migrations/0008-remember-hosted-images.ts';

const migrations: Record<string, (engine: OpenDatabase['engine']) => Migration> = {
  '0001-create-everything': createEverything,
  '0002-what-was-meant': () => addWhatWasMeant,
  '0003-outbox': () => addOutbox,
  '0006-staff-accounts': staffAccounts,
  '0004-staff-work': addStaffWork,
  '0008-remember-hosted-images': rememberHostedImages,
  '0009-count-content-versions': countContentVersions,
  '0010-note-tasks': noteTasks,
};

/**
 * Brings the schema up to date: all missing migrations in one transaction, forward only. Several
 * processes may call it at once; one works, the others wait. Returns the names of those applied.
 * Throws what the failed migration threw, with nothing changed.
 */
export async function migrate({ db, engine }: OpenDatabase): Promise<string[]> {
  const migrator = new Migrator({
    db,
    // Two changes that were made at the same time may reach a database in either order; each stands
    // for itself.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(engine)])),
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** The name of the last migration that a database has been through. */
export async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select max(name) as name from ${sql.table('kysely_migration')}`.execute(db);
  return rows[0]?.name ?? '';
}
