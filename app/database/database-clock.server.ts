import { sql } from 'kysely';
import type { Database, OpenDatabase } from './database.server.ts';

/** How long an answer of the database is used before the next query. */
const carriedMs = 60_000;
/** Clocks that differ by less count as equal. */
const toleranceMs = 1000;

/**
 * Returns the clock that all processes on a database share, because what one writes decides when another
 * acts: leases, pauses, limits (record 0024). On PostgreSQL it is the server's clock, queried now and then
 * and carried on by a monotonic timer. On SQLite all processes are on one machine and use its clock.
 */
export async function databaseClock({ db, engine }: OpenDatabase): Promise<() => Date> {
  if (engine === 'sqlite') return () => new Date();
  let { beganAt } = await askDatabase(db);
  let askedAt = performance.now();
  const askAgain = async () => {
    const answer = await askDatabase(db);
    const explained = Math.max(answer.tookMs, toleranceMs);
    if (Math.abs(answer.beganAt - beganAt) > explained) ({ beganAt } = answer);
  };
  return () => {
    const elapsed = performance.now();
    if (elapsed - askedAt > carriedMs) {
      askedAt = elapsed;
      // In the background: while the database is unreachable the last answer will do.
      askAgain().catch(() => {});
    }
    return new Date(beganAt + elapsed);
  };
}

/** The database's time at which this process started, and how long the query took, in milliseconds. */
async function askDatabase(db: Database): Promise<{ beganAt: number; tookMs: number }> {
  const before = performance.now();
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const tookMs = performance.now() - before;
  const [row] = rows;
  if (!row) throw new Error('the database does not say what time it is');
  return { beganAt: Number(row.ms) - before - tookMs / 2, tookMs };
}
