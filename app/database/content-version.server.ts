import type { Database } from './database.server.ts';

/** A transaction, and a function that records in it that the public pages change. */
export type ContentTransaction = { transaction: Database; announce: () => Promise<void> };

type Listener = () => void | Promise<void>;

const listeners = new WeakMap<Database, Set<Listener>>();

/**
 * Runs `work` in a transaction that may change the public pages. When it does, `work` calls `announce`: other
 * processes see a new version, and listeners in this process are done before this function returns. Also
 * when the transaction fails, because the connection may have been lost after the commit, and one rendering
 * too many is harmless.
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
    if (isChanged) {
      await Promise.allSettled([...(listeners.get(db) ?? [])].map(async (listener) => listener()));
    }
  }
}

/**
 * The same for changes that follow from what they have read: `work` begins when the change before it is over, on
 * PostgreSQL too, and sees what that has done.
 */
export function changeContentInTurn<Result>(
  db: Database,
  work: (content: ContentTransaction) => Promise<Result>,
): Promise<Result> {
  return changeContent(db, async (content) => {
    // Nothing changes, but whoever comes second waits here, and not after having read.
    await content.transaction
      .updateTable('contentVersion')
      .set(({ ref }) => ({ version: ref('version') }))
      .execute();
    return work(content);
  });
}

/** Work for one of the two that counts what it changes on public pages. */
export function announcing(work: (transaction: Database) => Promise<number>) {
  return async ({ transaction, announce }: ContentTransaction) => {
    const count = await work(transaction);
    if (count > 0) await announce();
    return count;
  };
}

/**
 * Calls `listener` after each content change made through this `db`. Returns a function that unsubscribes it.
 */
export function onContentChange(db: Database, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set();
  listeners.set(db, all.add(listener));
  return () => all.delete(listener);
}

/** Concurrent changes wait for each other here, so no version is used twice. */
async function raiseVersion(transaction: Database): Promise<void> {
  await transaction
    .updateTable('contentVersion')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
}

/** The current content version: when it differs, pages must be rendered again. */
export async function contentVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('contentVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}
