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
import { saysConnectionLost } from '#app/config/lost-connection.ts';
import { type TimeLimits, openPool } from './postgres-pool.server.ts';
import type { Tables } from './tables.ts';

/** A handle to the data: the first parameter of every function that reads or writes; may be a transaction. */
export type Database = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

/** An open database and its engine, which only migrations and sign-in need to know. */
export type OpenDatabase = { db: Database; engine: Engine };

/** Called for each statement with its kind, duration and outcome. */
export type QueryWatch = (query: { kind: string; seconds: number; failed: boolean }) => void;

/**
 * Opens the database at `url`: `postgres://…`, `file:/absolute/path` or `file::memory:`. Creates a missing
 * SQLite file and its folder. Does not migrate. `limits` are the timeouts on PostgreSQL.
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

/** Whether the database has refused a row because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(errorCode(error) ?? '');
}

/**
 * Whether an error means that the database is unreachable or cannot write at the moment, so that the same
 * call may succeed later. On PostgreSQL these are the classes 08, 53 and 57P, the timeouts 57014, 55P03 and
 * 25P03, a server that can only be read (25006, as after a failover), and a transaction that gave way to another (40001,
 * 40P01). KEY_DROPPED comes from a process that must be restarted (`secret-fingerprints.server.ts`); the
 * next call may reach another process.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined)
    return /^(08|53|57P|57014|55P03|25P03|25006|40001|40P01|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|KEY_DROPPED|SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY))/.test(
      code,
    );
  // Errors of the pool and the connection have no code.
  return error instanceof Error && saysConnectionLost(error.message);
}

function sqliteDialect(url: string): Dialect {
  const path = databaseFile(url) ?? ':memory:';
  return {
    createDriver: () => new ImmediateSqliteDriver({ database: async () => openSqlite(path) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** The file of the database at `url`; null for PostgreSQL and for a database in memory. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:') || url === 'file::memory:') return null;
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

function openSqlite(path: string) {
  if (path !== ':memory:') makeFolder(dirname(path));
  try {
    return keepPrepared(configured(new BetterSqlite3(path)));
  } catch (error) {
    // The driver does not say which file it was.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}

function configured(sqlite: BetterSqlite3.Database): BetterSqlite3.Database {
  // First, so that processes which create the same file at once wait for each other.
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an acknowledged application must survive a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // In KiB. The driver's 16 MB fill in half an hour of work and stay, and no query was faster with them (record 0071).
  sqlite.pragma('cache_size = -2000');
  // Overwrites deleted data, so that a copy of the file does not contain it in its free pages.
  sqlite.pragma('secure_delete = ON');
  // From here on BusyRetryConnection does the waiting.
  sqlite.pragma('busy_timeout = 0');
  return sqlite;
}

/** Caches prepared statements, because Kysely prepares each statement anew. */
function keepPrepared(sqlite: BetterSqlite3.Database) {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(text: string): SqliteStatement {
      const statement = kept.get(text) ?? sqlite.prepare<[readonly unknown[]]>(text);
      // Statements with a varying number of values would otherwise accumulate.
      if (kept.size >= maxPrepared) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

const maxPrepared = 200;

/**
 * Kysely begins a deferred transaction. Two processes that read and then write in one fail at once with
 * "database is locked", whatever the busy timeout; an immediate transaction waits its turn.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= new BusyRetryConnection(await super.acquireConnection()));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk the transaction is already rolled back; an error about that would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

/**
 * SQLite can roll back schema changes, although Kysely's adapter says otherwise. Without this, a migration
 * that fails half way would leave its first half behind.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
