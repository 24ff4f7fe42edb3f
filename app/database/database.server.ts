import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresDialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { errorCode } from '#app/config/error-code.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { BusyRetryConnection } from './busy-retry.server.ts';
import { type TimeLimits, openPool } from './postgres-pool.server.ts';
import type { Tables } from './tables.ts';

/** A handle to the data. Functions that read or write take it, or a transaction of it, first. */
export type Database = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

/** An open database and which engine is behind it. Nobody but migrations and sign-in needs the engine. */
export type OpenDatabase = { db: Database; engine: Engine };

/** Is told of each statement: what it does, for how long, and whether it failed. */
export type QueryWatch = (query: { kind: string; seconds: number; failed: boolean }) => void;

/**
 * Opens the database at `url`: `postgres://…`, `file:/absolute/path` or `file::memory:`. A missing
 * SQLite file and its folder are made. Does not migrate. `limits` says how long PostgreSQL may take.
 */
export function openDatabase(url: string, limits?: TimeLimits, watch?: QueryWatch): OpenDatabase {
  const log = watch && ((event: LogEvent) => watch(timed(event)));
  if (url.startsWith('file:')) {
    return { engine: 'sqlite', db: new Kysely<Tables>({ dialect: sqliteDialect(url), log }) };
  }
  const dialect = new PostgresDialect({ pool: openPool(url, limits) });
  return { engine: 'postgres', db: new Kysely<Tables>({ dialect, log }) };
}

function timed({ level, query, queryDurationMillis }: LogEvent) {
  const kind = kinds[query.query.kind] ?? 'other';
  return { kind, seconds: queryDurationMillis / 1000, failed: level === 'error' };
}

const kinds: Record<string, string> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** Tells whether an error is the database refusing a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(errorCode(error) ?? '');
}

/**
 * Tells whether an error means that the database cannot be reached or cannot write just now, so that
 * the same call may well succeed later. PostgreSQL's classes 08, 53 and 57P are its own words for it;
 * 57014, 55P03 and 25P03 say that something took too long. KEY_DROPPED is said by a process that must be
 * started again (`secret-fingerprints.server.ts`); the next call may well reach another one.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined)
    return /^(08|53|57P|57014|55P03|25P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|KEY_DROPPED|SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY))/.test(
      code,
    );
  // What the pool and the connection say themselves has no code.
  return error instanceof Error && drivers.test(error.message);
}

const drivers =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/;

function sqliteDialect(url: string): Dialect {
  const path = databaseFile(url) ?? ':memory:';
  return {
    createDriver: () => new ImmediateSqliteDriver({ database: async () => openSqlite(path) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** The file in which the database at `url` is; null for PostgreSQL and for one in memory. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:') || url === 'file::memory:') return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

function openSqlite(path: string) {
  if (path !== ':memory:') makeFolder(dirname(path));
  const sqlite = new BetterSqlite3(path);
  // First, so that processes that open a new file together wait for each other from here on.
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an acknowledged application must survive a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What is erased is overwritten: whoever copies the file finds nothing of it in the free places.
  sqlite.pragma('secure_delete = ON');
  // From here on waiting is the affair of the BusyRetryConnection.
  sqlite.pragma('busy_timeout = 0');
  return keepPrepared(sqlite);
}

/** Kysely prepares each statement anew; kept, the same ones are prepared once. */
function keepPrepared(sqlite: BetterSqlite3.Database) {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(text: string): SqliteStatement {
      const statement = kept.get(text) ?? sqlite.prepare<[readonly unknown[]]>(text);
      // Statements with a changing number of values would otherwise pile up.
      if (kept.size >= maxPrepared) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

const maxPrepared = 200;

/**
 * Kysely begins a deferred transaction. Two processes that read and then write in one fail at once
 * with "database is locked", whatever the busy timeout; an immediate one waits its turn.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= new BusyRetryConnection(await super.acquireConnection()));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has rolled back already; an error about that would hide the one that says why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

/**
 * SQLite does roll back changes of the schema, although Kysely's adapter says otherwise; without
 * this a migration that fails half way would leave its first half behind for good.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
