import pg from 'pg';
import { SettingError } from '#app/config/setting.ts';

/** Time-outs of a connection, in milliseconds. */
export type TimeLimits = {
  /** After this the server cancels a statement. */
  statement_timeout: number;
  /** After this we give up the statement and the connection, because the server no longer responds. */
  query_timeout: number;
  /** A process that froze during a transaction must not hold its locks for ever. */
  idle_in_transaction_session_timeout: number;
};

/** While visitors wait: long enough for the slowest search, and shorter than the timeouts of proxies. */
export const requestTimeouts: TimeLimits = {
  statement_timeout: 9000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * A pool of connections to a PostgreSQL that may vanish without notice and come back. Without `limits`
 * nothing times out, as migrations and backups need.
 */
export function openPool(connectionString: string, limits?: TimeLimits): pg.Pool {
  refuseUnknownTls(connectionString);
  // The driver returns count() and bigint as strings by default, because they may exceed 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // TCP's second retransmission of a lost packet comes after three seconds.
    connectionTimeoutMillis: 4000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limits && { ...limits, Client: LimitedClient }),
  });
  // Without a listener, a broken connection would end the process: an idle one emits its error on the pool,
  // one in use on itself. Its user learns of it by the statement that fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A typing error would switch TLS on with another check of the certificate than was meant. */
function refuseUnknownTls(connectionString: string): void {
  const mode = new URL(connectionString).searchParams.get('sslmode');
  if (mode !== null && !tlsModes.includes(mode))
    throw new SettingError(`DATABASE_URL has an unknown sslmode: one of ${tlsModes.join(', ')}.`);
}

const tlsModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** The driver's message, which has no code. */
const readTimeout = 'Query read timeout';

/**
 * Closes the connection at the first query that times out. The driver would return it to the pool, where the
 * next user would wait behind the query that hangs.
 */
class LimitedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own method has nine signatures
  override query(...parameters: unknown[]): any {
    const result: unknown = Reflect.apply(super.query, this, parameters);
    if (result instanceof Promise) {
      result.catch(async (error: Error) => {
        if (error.message === readTimeout) await this.end();
      });
    }
    return result;
  }
}
