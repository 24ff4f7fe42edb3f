import { createHmac } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { type Secrets, SecretsError } from './secrets.server.ts';

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
  const sealed = await db.selectFrom('application').select('_id').limit(1).executeTakeFirst();
  if (!key && !sealed) return;
  throw new SecretsError(
    `There are no secrets at ${path}, but this database is used with some: ${remedy}`,
  );
}

const remedy =
  'copy secrets.json from a machine where the site runs, or from the backup that the database comes from, to that place.';

/** Older keys need not be in the secrets any more. */
export async function dropOlderKeys(db: Database, kept: Secrets, now: Date): Promise<void> {
  await db
    .updateTable('secretKey')
    .set({ droppedAt: now.toISOString() })
    .where('name', 'not in', [...fingerprintsOf(kept).keys()])
    .execute();
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
