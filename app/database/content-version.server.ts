import type { Database } from './database.server.ts';

/**
 * Says, in the transaction that makes it, that a change concerns the public pages. Two such changes
 * wait for each other, so no version is ever given twice.
 */
export async function contentChanged(transaction: Database): Promise<void> {
  await transaction
    .updateTable('contentVersion')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
}

/** The current version: another one than before means that pages must be rendered anew. */
export async function contentVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('contentVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}
