import { sql } from 'kysely';
import type { Log } from '#app/config/log.server.ts';
import { startLoop } from './loop.server.ts';
import type { OpenDatabase } from '#app/database/database.server.ts';

/** Twice within the minute in which what was erased has to be gone from the disk. */
const everyMs = 25_000;

/** After so many tries in vain, five minutes, the log of the site says that somebody keeps the file open. */
const warnAfter = 12;

/**
 * Empties SQLite's write-ahead log into the database again and again: `secure_delete` overwrites what is erased in the
 * database alone, while the log beside it keeps every earlier state of a page until it is written over, on a quiet site for
 * weeks. By the clock and not by each act that erases, so that none is forgotten: corrections and commands erase as well.
 * Where another process reads or writes meanwhile, the next try does it. Returns a function that stops it.
 */
export function startEmptyingLog({
  database: { db, engine },
  log,
}: {
  database: OpenDatabase;
  log: Log;
}): () => Promise<void> {
  if (engine !== 'sqlite') return () => Promise.resolve();
  let inVain = 0;
  return startLoop(
    async () => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
        .execute(db)
        .catch(() => ({ rows: [{ busy: 1 }] }));
      inVain = rows[0]?.busy ? inVain + 1 : 0;
      if (inVain === warnAfter) log.warn({ code: 'log_not_emptied' }, 'database');
    },
    { everyMs },
  );
}
