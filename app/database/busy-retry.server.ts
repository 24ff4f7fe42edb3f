import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { errorCode } from '#app/config/error-code.ts';

/** For how long another process may hold the file, in milliseconds. */
const timeoutMs = 5000;

/** Short, because whoever writes much leaves only short gaps; in milliseconds. */
const pauseMs = 10;

/**
 * A connection to SQLite that waits its turn behind other processes and lets its own go on meanwhile:
 * SQLite's own waiting would hold up everything, pages from memory too. A statement that came too early
 * has done nothing, so it can be tried again as it is. Throws SQLite's own error when its time is up.
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
        // Not in step with others who wait too.
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
