import type { Database } from './database.server.ts';

/** A transaction, and how to say in it that it changes what the public pages show. */
export type ContentTransaction = { transaction: Database; announce: () => Promise<void> };

const listeners = new WeakMap<Database, Set<() => void>>();

/**
 * Does in one transaction what may change the public pages. Where that is so, `work` announces it: other processes
 * find another version, and who listens in this one is told before the caller goes on. Also when the
 * transaction has failed, because the connection may have been lost after the commit, and to render a page once
 * too often is harmless.
 */
export async function changeContent<Result>(
  db: Database,
  work: (content: ContentTransaction) => Promise<Result>,
): Promise<Result> {
  let isChanged = false;
  try {
    return await db.transaction().execute((transaction) =>
      work({
        transaction,
        announce() {
          isChanged = true;
          return raiseVersion(transaction);
        },
      }),
    );
  } finally {
    if (isChanged) listeners.get(db)?.forEach((listener) => listener());
  }
}

/** Calls `listener` after each change that is made by way of this `db`. Returns what ends it. */
export function onContentChange(db: Database, listener: () => void): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => all.delete(listener);
}

/** Two such changes wait for each other, so no version is ever given twice. */
async function raiseVersion(transaction: Database): Promise<void> {
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
