import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '#app/database/database.server.ts';
import { type Secrets, SecretsError, withNewestKeys } from './secrets.server.ts';

/**
 * Compares the secrets read from `path` with those that this database was used with, and notes them when
 * they are the first. Throws a `SecretsError` that says what to copy when one differs or is missing.
 */
export async function checkSecrets(db: Database, secrets: Secrets, path: string): Promise<void> {
  const own = fingerprintsOf(secrets);
  const known = await compare(db, own, path);
  const others = [...own].filter(([name]) => !known.has(name));
  if (others.length === 0) return;
  await db
    .insertInto('secretKey')
    .values(others.map(([name, fingerprint]) => ({ name, fingerprint })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another machine may have been the first meanwhile.
  await compare(db, own, path);
}

/** Returns the names that the database knows. */
async function compare(db: Database, own: Map<string, string>, path: string): Promise<Set<string>> {
  const known = await db
    .selectFrom('secretKey')
    .select(['name', 'fingerprint', 'droppedAt'])
    .execute();
  for (const { name, fingerprint, droppedAt } of known) {
    const ours = own.get(name);
    if (ours ? ours === fingerprint : droppedAt) continue;
    throw new SecretsError(
      ours
        ? `The key ${name} in ${path} is not the one that this database is used with: ${remedy}`
        : `The key ${name}, which this database is used with, is missing in ${path}: ${remedy}`,
    );
  }
  return new Set(known.map(({ name }) => name));
}

/** Throws a `SecretsError` when there are no secrets although this database was used with some. */
export async function assertNeverUsed(db: Database, path: string): Promise<void> {
  const key = await db.selectFrom('secretKey').select('name').limit(1).executeTakeFirst();
  // Before the keys were noted, applications told.
  const application = await db.selectFrom('application').select('_id').limit(1).executeTakeFirst();
  if (!key && !application) return;
  throw new SecretsError(
    `There are no secrets at ${path}, but this database is used with some: ${remedy}`,
  );
}

const remedy =
  'copy secrets.json from a machine where the site runs, or from the backup that the database comes from, to that place.';

/**
 * Older keys need not be in the secrets any more, and nothing is encrypted with them from now on. What
 * `assertUnneeded` throws in the same transaction leaves everything as it was.
 */
export async function dropOlderKeys(
  { db, engine }: OpenDatabase,
  kept: Secrets,
  now: Date,
  assertUnneeded: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Whoever is storing an application at this moment is waited for, and counted; who comes after sees
    // that the key is dropped. On SQLite nobody else writes during a transaction.
    if (engine === 'postgres') {
      await sql`lock table ${sql.table('application')} in share mode`.execute(transaction);
    }
    await transaction
      .updateTable('secretKey')
      .set({ droppedAt: now.toISOString() })
      .where('name', 'not in', keyNames(kept))
      .where('droppedAt', 'is', null)
      .execute();
    await assertUnneeded(transaction);
  });
}

/**
 * Throws a `KeyDropped` when a key has been dropped since this process loaded it. To be asked in the
 * transaction that has written something encrypted with it, after the writing: what nobody could ever read
 * again is then not stored.
 */
export async function assertKeyInUse(transaction: Database, name: string): Promise<void> {
  const key = await transaction
    .selectFrom('secretKey')
    .select('droppedAt')
    .where('name', '=', name)
    .executeTakeFirst();
  if (key?.droppedAt) throw new KeyDropped(name);
}

/** This process uses a key that was dropped: it cannot store what it encrypts until it is started again. */
export class KeyDropped extends SecretsError {
  readonly code = 'KEY_DROPPED';

  constructor(name: string) {
    super(`The key ${name} was dropped while this process was running: restart it.`);
  }
}

/**
 * How the secrets of this process are beside those that the database knows: `older` when there is a newer
 * key, `dropped` when one that it uses was dropped.
 */
export async function ageOfKeys(
  db: Database,
  secrets: Secrets,
): Promise<'ok' | 'older' | 'dropped'> {
  const known = await db.selectFrom('secretKey').select(['name', 'droppedAt']).execute();
  const [own, used] = [keyNames(secrets), keyNames(withNewestKeys(secrets))];
  if (known.some(({ name, droppedAt }) => droppedAt && used.includes(name))) return 'dropped';
  return known.some(({ name, droppedAt }) => !droppedAt && !own.includes(name)) ? 'older' : 'ok';
}

/** The names by which the database knows these keys. */
export function keyNames(secrets: Secrets): string[] {
  return [...fingerprintsOf(secrets).keys()];
}

/** Says which key it is, and nothing of the key itself. */
function fingerprintsOf({ signingKeys, passportKeys }: Secrets): Map<string, string> {
  return new Map(
    Object.entries({ ...signingKeys, ...passportKeys }).map(([id, key]) => [
      // Noted so before there could be a second one.
      id === 's1' ? 'signing' : id,
      createHmac('sha256', key).update('fingerprint').digest('base64url'),
    ]),
  );
}
