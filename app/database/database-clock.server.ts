import { sql } from 'kysely';
import type { Database, OpenDatabase } from './database.server.ts';

/** How long the answer of the database is carried on before it is asked again. */
const carriedMs = 60_000;
/** Two clocks that are closer than this are the same. */
const toleranceMs = 1000;

/**
 * Returns the clock that all processes on a database go by, because what one of them writes decides when
 * another acts: leases, pauses, limits (record 0024). On PostgreSQL it is that of the server, carried on
 * by time that nobody can set. On SQLite all processes are on one machine, and its clock is theirs.
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
      // Nobody waits for it, and while the database is away the last answer is as good as any.
      askAgain().catch(() => {});
    }
    return new Date(beganAt + elapsed);
  };
}

/** When this process began by the clock of the database, and how long the asking took, in milliseconds. */
async function askDatabase(db: Database): Promise<{ beganAt: number; tookMs: number }> {
  const before = performance.now();
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const tookMs = performance.now() - before;
  const [row] = rows;
  if (!row) throw new Error('the database does not say what time it is');
  return { beganAt: Number(row.ms) - before - tookMs / 2, tookMs };
}
