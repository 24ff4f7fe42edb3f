import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '#app/database/database.server.ts';
import { type Secrets, SecretsError, newest, withNewestKeys } from './secrets.server.ts';

/**
 * Compares the secrets read from `path` with those that the database has been used with, and stores their
 * fingerprints if they are the first. Throws a `SecretsError` that says what to copy when one differs or is
 * missing.
 */
export async function checkSecrets(db: Database, secrets: Secrets, path: string): Promise<void> {
  const fingerprints = fingerprintsOf(secrets);
  const known = await compare(db, fingerprints, path);
  const others = [...fingerprints].filter(([name]) => !known.has(name));
  if (others.length === 0) return;
  await db
    .insertInto('secretKey')
    .values(others.map(([name, fingerprint]) => ({ name, fingerprint })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another machine may have stored its fingerprints first.
  await compare(db, fingerprints, path);
}

/** Returns the key names stored in the database. */
async function compare(
  db: Database,
  fingerprints: Map<string, string>,
  path: string,
): Promise<Set<string>> {
  const known = await db
    .selectFrom('secretKey')
    .select(['name', 'fingerprint', 'droppedAt'])
    .execute();
  for (const { name, fingerprint, droppedAt } of known) {
    const ours = fingerprints.get(name);
    if (ours ? ours === fingerprint : droppedAt) continue;
    throw new SecretsError(
      ours
        ? `The key ${name} in ${path} is not the one that this database is used with: ${remedy}`
        : `The key ${name}, which this database is used with, is missing in ${path}: ${remedy}`,
    );
  }
  return new Set(known.map(({ name }) => name));
}

/** Throws a `SecretsError` when there are no secrets although the database has been used with some. */
export async function assertNeverUsed(db: Database, path: string): Promise<void> {
  const key = await db.selectFrom('secretKey').select('name').limit(1).executeTakeFirst();
  // Before fingerprints were stored, an existing application showed that the database had been used.
  const application = await db.selectFrom('application').select('_id').limit(1).executeTakeFirst();
  if (!key && !application) return;
  throw new SecretsError(
    `There are no secrets at ${path}, but this database is used with some: ${remedy}`,
  );
}

const remedy =
  'copy secrets.json from a machine where the site runs, or from the backup that the database comes from, to that place.';

/**
 * Drops older keys: the secrets need no longer contain them, and nothing is encrypted with them any more. If
 * `assertUnneeded` throws, in the same transaction, nothing changes.
 */
export async function dropOlderKeys(
  { db, engine }: OpenDatabase,
  kept: Secrets,
  now: Date,
  assertUnneeded: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Waits for applications and complaints being stored at this moment, so that they are counted; later ones
    // see that the key is dropped. On SQLite nobody else writes during a transaction.
    if (engine === 'postgres') {
      const tables = sql.join([sql.table('application'), sql.table('complaint')]);
      await sql`lock table ${tables} in share mode`.execute(transaction);
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
 * Throws a `KeyDropped` if a key has been dropped since this process loaded it. Call it after writing
 * something encrypted or hashed with the key, in the same transaction: then nothing is stored that could never be
 * decrypted.
 */
export async function assertKeyInUse(transaction: Database, name: string): Promise<void> {
  const key = await transaction
    .selectFrom('secretKey')
    .select('droppedAt')
    .where('name', '=', name)
    .executeTakeFirst();
  if (key?.droppedAt) throw new KeyDropped(name);
}

/** This process uses a dropped key: it cannot store encrypted data until it is restarted. */
export class KeyDropped extends SecretsError {
  readonly code = 'KEY_DROPPED';

  constructor(name: string) {
    super(`The key ${name} was dropped while this process was running: restart it.`);
  }
}

/**
 * Compares the keys of this process with the database: `older` if there is a newer key, `dropped` if one that
 * it uses was dropped.
 */
export async function ageOfKeys(
  db: Database,
  secrets: Secrets,
): Promise<'ok' | 'older' | 'dropped'> {
  const known = await db.selectFrom('secretKey').select(['name', 'droppedAt']).execute();
  const [names, used] = [keyNames(secrets), keyNames(withNewestKeys(secrets))];
  if (known.some(({ name, droppedAt }) => droppedAt && used.includes(name))) return 'dropped';
  return known.some(({ name, droppedAt }) => !droppedAt && !names.includes(name)) ? 'older' : 'ok';
}

/** The names of these keys in the database. */
export function keyNames(secrets: Secrets): string[] {
  return [...fingerprintsOf(secrets).keys()];
}

/** The name in the database of the key that signs. */
export function signingKeyName({ signingKeys }: Secrets): string {
  return storedName(newest(signingKeys)[0]);
}

/** The first one has had another name since there was only one signing key. */
function storedName(id: string): string {
  return id === 's1' ? 'signing' : id;
}

/** Fingerprints that identify keys without revealing them. */
function fingerprintsOf({ signingKeys, passportKeys }: Secrets): Map<string, string> {
  return new Map(
    Object.entries({ ...signingKeys, ...passportKeys }).map(([id, key]) => [
      storedName(id),
      createHmac('sha256', key).update('fingerprint').digest('base64url'),
    ]),
  );
}
