import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { errorCode } from '#app/config/error-code.ts';

/** How long another process may lock the file, in milliseconds. */
const timeoutMs = 5000;

/** Short, because a busy writer leaves only short gaps; in milliseconds. */
const pauseMs = 10;

/**
 * A connection to SQLite that waits without blocking while other processes hold the write lock: SQLite's own
 * waiting would block this whole process, cached pages included. A statement that failed as busy has changed
 * nothing, so it can be repeated. Throws SQLite's own error on timeout.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const end = performance.now() + timeoutMs; ;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        // Jitter, so that waiting processes do not retry in step.
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  return errorCode(error)?.startsWith('SQLITE_BUSY') ?? false;
}
