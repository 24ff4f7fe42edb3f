import pg from 'pg';

/** How long what a connection is asked may take, in milliseconds. */
export type TimeLimits = {
  /** After this the server itself ends a statement. */
  statement_timeout: number;
  /** After this we give up a statement and the connection, because the server says nothing any more. */
  query_timeout: number;
  /** A process frozen in the middle of a transaction must not hold its rows for ever. */
  idle_in_transaction_session_timeout: number;
};

/** While visitors wait: long enough for the slowest search, and no proxy has given up yet. */
export const requestTimeouts: TimeLimits = {
  statement_timeout: 9000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Connections to a PostgreSQL that may go away and come back, at once or without a word. Without
 * `limits` everything takes as long as it takes, as migrations and backups do.
 */
export function openPool(connectionString: string, limits?: TimeLimits): pg.Pool {
  // count() and bigint arrive as strings by default, because 2^53 is less than 2^63.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // The second time that the network asks again is after three seconds.
    connectionTimeoutMillis: 4000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limits && { ...limits, Client: LimitedClient }),
  });
  // Unheard, a connection that breaks would end the process: while idle it tells the pool, while it is in
  // use nobody but itself. Whoever uses it hears of it by the statement that fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The driver's own words, without a code. */
const readTimeout = 'Query read timeout';

/**
 * Ends with the first query that nobody answers. The driver would leave the connection in the pool, where
 * it keeps whoever gets it next waiting behind the query that hangs.
 */
class LimitedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own method has nine signatures
  override query(...given: unknown[]): any {
    const result: unknown = Reflect.apply(super.query, this, given);
    if (result instanceof Promise) {
      result.catch(async (error: Error) => {
        if (error.message === readTimeout) await this.end();
      });
    }
    return result;
  }
}
