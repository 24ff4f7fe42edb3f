import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { errorCode } from '#app/config/error-code.ts';
import { OperatorError } from '#app/config/operator-error.ts';
import { knownMessage } from '#app/config/operator-message.server.ts';
import type { Database, OpenDatabase } from './database.server.ts';
import { requireUtf8 } from './require-utf8.server.ts';
import { createEverything } from './migrations/0001-create-everything.ts';
import { addWhatWasMeant } from './migrations/0002-what-was-meant.ts';
import { addOutbox } from './migrations/0003-outbox.ts';
import { staffAccounts } from './migrations/0006-staff-accounts.ts';
import { countContentVersions } from './migrations/0009-count-content-versions.ts';
import { noteTasks } from './migrations/0010-note-tasks.ts';
import { knowTheSecrets } from './migrations/0011-know-the-secrets.ts';
import { traceAccounts } from './migrations/0012-trace-accounts.ts';
import { takeCodesOnce } from './migrations/0013-take-codes-once.ts';
import { knowTheProcesses } from './migrations/0014-know-the-processes.ts';
import { countBrowserErrors } from './migrations/0015-count-browser-errors.ts';
import { keepEveryCall } from './migrations/0016-keep-every-call.ts';
import { keepMessages } from './migrations/0017-keep-messages.ts';
import { addStaffPreferences } from './migrations/0018-staff-preferences.ts';
import { addStaffRoles } from './migrations/0019-staff-roles.ts';
import { addContent } from './migrations/0020-content.ts';
import { addContentPictureMaster } from './migrations/0021-content-picture-master.ts';
import { addCaseColumns } from './migrations/0022-case-columns.ts';
import { addCaseTables } from './migrations/0023-case-tables.ts';
import { addGalleryConsent } from './migrations/0026-gallery-consent.ts';
import { addComplaints } from './migrations/0027-complaints-and-false-identities.ts';
import { addBirthYear } from './migrations/0028-birth-year.ts';
import { addPendingSettings } from './migrations/0029-pending-settings.ts';
import { addComplaintTrash } from './migrations/0030-complaint-trash.ts';
import { addGalleryVersion } from './migrations/0031-gallery-version.ts';
import { addLastPrint } from './migrations/0032-last-print.ts';
import { addOldLists } from './migrations/0037-old-lists.ts';
import { indexByTime } from './migrations/0033-index-by-time.ts';
import { indexOfYear } from './migrations/0036-index-of-a-year.ts';
import { noteDuplicates } from './migrations/0038-note-duplicates.ts';
import { keepInformed } from './migrations/0040-informing.ts';
import { addJobOrders } from './migrations/0041-job-orders.ts';
import { addContractTerms } from './migrations/0042-contract-terms.ts';
import { addStaffWork } from './migrations/0004-staff-work.ts';
import { rememberHostedImages } from './migrations/0008-remember-hosted-images.ts';

/** All migrations by name. */
export const migrations: Record<string, (engine: OpenDatabase['engine']) => Migration> = {
  '0001-create-everything': createEverything,
  '0002-what-was-meant': () => addWhatWasMeant,
  '0003-outbox': () => addOutbox,
  '0006-staff-accounts': staffAccounts,
  '0004-staff-work': addStaffWork,
  '0008-remember-hosted-images': rememberHostedImages,
  '0009-count-content-versions': countContentVersions,
  '0010-note-tasks': noteTasks,
  '0011-know-the-secrets': () => knowTheSecrets,
  '0012-trace-accounts': () => traceAccounts,
  '0013-take-codes-once': () => takeCodesOnce,
  '0014-know-the-processes': () => knowTheProcesses,
  '0015-count-browser-errors': () => countBrowserErrors,
  '0016-keep-every-call': () => keepEveryCall,
  '0017-keep-messages': () => keepMessages,
  '0018-staff-preferences': () => addStaffPreferences,
  '0019-staff-roles': () => addStaffRoles,
  '0020-content': () => addContent,
  '0021-content-picture-master': () => addContentPictureMaster,
  '0022-case-columns': addCaseColumns,
  '0023-case-tables': () => addCaseTables,
  '0026-gallery-consent': () => addGalleryConsent,
  '0027-complaints-and-false-identities': () => addComplaints,
  '0028-birth-year': () => addBirthYear,
  '0029-pending-settings': () => addPendingSettings,
  '0030-complaint-trash': () => addComplaintTrash,
  '0031-gallery-version': () => addGalleryVersion,
  '0032-last-print': () => addLastPrint,
  '0033-index-by-time': () => indexByTime,
  '0036-index-of-a-year': () => indexOfYear,
  '0037-old-lists': () => addOldLists,
  '0038-note-duplicates': () => noteDuplicates,
  '0040-informing': () => keepInformed,
  '0041-job-orders': () => addJobOrders,
  '0042-contract-terms': () => addContractTerms,
};

/** The schema is not what this version needs. The message says in one or two sentences what to do. */
export class SchemaError extends OperatorError {}

/**
 * Brings the schema up to date: all missing migrations in one transaction, forward only. When several
 * processes call it at once, one works and the others wait. Returns the names of the applied migrations.
 * Throws an `OperatorError` for a database that is not in UTF-8, and a `SchemaError` when one fails, or when a newer version
 * of the site has migrated the database; then nothing is changed. `steps` replaces the migrations in tests.
 */
export async function migrate(database: OpenDatabase, steps = migrations): Promise<string[]> {
  await requireUtf8(database);
  const { db, engine } = database;
  const migrator = new Migrator({
    db,
    // Two migrations written at the same time may reach a database in either order; neither depends on the
    // other.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(steps).map(([name, make]) => [name, make(engine)])),
    },
  });
  const { error, results = [] } = await afterOthers(() => migrator.migrateToLatest());
  if (error) throw explained(error, results);
  return results.map((result) => result.migrationName);
}

/** SQLite waits five seconds for another process, but a big migration takes longer: so this retries. */
async function afterOthers(work: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await work();
    if (codeOf(outcome.error) !== 'SQLITE_BUSY' || tries === 100) return outcome;
  }
}

function explained(error: unknown, results: NonNullable<MigrationResultSet['results']>): unknown {
  if (knownMessage(error)) return error;
  const unknown = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (unknown) return newerSchema(unknown, error);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  if (!failed) return error;
  return new SchemaError(
    `The database could not be brought up to date: ${failed} failed (${codeOf(error)}). Nothing in it was changed, so the version from before still runs on it: start that one, and report this.`,
    { cause: error },
  );
}

function codeOf(error: unknown): string | undefined {
  return errorCode(error) ?? (error instanceof Error ? error.name : undefined);
}

function newerSchema(migration: string, cause?: unknown): SchemaError {
  return new SchemaError(
    `A newer version of the site has changed this database (${migration}): start that version, or restore the backup from before it.`,
    { cause },
  );
}

/**
 * For a command, beside which another version of the site may run: makes the tables of a database that nobody has used
 * yet, and changes no other. Throws a `SchemaError` for one that an older or a newer version works with.
 */
export async function migrateIfNew(database: OpenDatabase): Promise<void> {
  if ((await appliedMigrations(database.db)).length === 0) return void (await migrate(database));
  await refuseNewerSchema(database.db);
  const [missing] = await missingMigrations(database.db);
  if (missing)
    throw new SchemaError(
      `This version needs more in the database (${missing}), which only its start or npm run migrate adds: a site of the version before may be running on it. Call this again afterwards, or call that version's own.`,
    );
}

/** Throws a `SchemaError` when a newer version of the site has migrated the database. Changes nothing. */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const newer = (await appliedMigrations(db)).find((name) => !Object.hasOwn(migrations, name));
  if (newer) throw newerSchema(newer);
}

/** The name of the last migration that was applied to a database; empty for one that nobody has used. */
export async function currentSchema(db: Database): Promise<string> {
  return (await appliedMigrations(db)).toSorted().at(-1) ?? '';
}

/** The names of the migrations that were not applied yet. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const done = await appliedMigrations(db);
  return Object.keys(migrations).filter((name) => !done.includes(name));
}

async function appliedMigrations(db: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table('kysely_migration')}`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    const isMissing = errorCode(error) === '42P01' || /no such table/.test(String(error));
    if (isMissing) return [];
    throw error;
  }
}
