import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './database.server.ts';

/**
 * Runs `work` in a transaction and returns its result after the commit; if `work` throws, so does this, and
 * nothing is written. `work` must use only the transaction.
 *
 * On SQLite all work that arrives while a commit is being written shares the next commit, so that fifty
 * visitors wait for the disk once. Each piece runs in its own savepoint: one that throws does not affect the
 * others. PostgreSQL groups commits by itself, and there a piece that waits for a row lock must not hold the
 * locks of others.
 */
export function inGroupCommit<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (!isSqlite(db)) return db.transaction().execute(work);
  return new Promise((resolve, reject) => {
    let result: Result;
    const piece: Piece = {
      run: async (transaction) => void (result = await work(transaction)),
      committed: () => resolve(result),
      failed: reject,
    };
    const queue = queues.get(db);
    if (queue) return void queue.push(piece);
    queues.set(db, [piece]);
    void commitAll(db);
  });
}

/** The same for work of a single statement, which PostgreSQL commits by itself. */
export function inSharedCommit<Result>(
  db: Database,
  statement: (db: Database) => Promise<Result>,
): Promise<Result> {
  return isSqlite(db) ? inGroupCommit(db, statement) : statement(db);
}

/** Which engine a handle or transaction is on, for what the two say in other words. */
export function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

type Piece = {
  run: (transaction: Database) => Promise<void>;
  committed: () => void;
  failed: (error: unknown) => void;
};

/** Work that waits for the next commit, for every database that is writing. */
const queues = new WeakMap<Database, Piece[]>();

/** Limits how long one commit takes. */
const maxParallel = 100;

async function commitAll(db: Database): Promise<void> {
  const queue = queues.get(db) ?? [];
  while (queue.length > 0) {
    // Lets everything that has arrived by now join this commit.
    await new Promise((resolve) => setImmediate(resolve));
    await commit(db, queue.splice(0, maxParallel));
  }
  queues.delete(db);
}

async function commit(db: Database, pieces: Piece[]): Promise<void> {
  try {
    const written: Piece[] = [];
    await db.transaction().execute(async (transaction) => {
      for (const piece of pieces) {
        if (await runApart(transaction, piece)) written.push(piece);
      }
    });
    for (const piece of written) piece.committed();
  } catch (error) {
    for (const piece of pieces) piece.failed(error);
  }
}

async function runApart(transaction: Database, piece: Piece): Promise<boolean> {
  await sql`savepoint piece`.execute(transaction);
  try {
    await piece.run(transaction);
  } catch (error) {
    piece.failed(error);
    await sql`rollback to piece`.execute(transaction).catch(() => {
      // A full disk has ended the whole transaction, so every caller gets that error.
      throw error;
    });
    await sql`release piece`.execute(transaction);
    return false;
  }
  await sql`release piece`.execute(transaction);
  return true;
}
