import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '#app/services/services.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Task } from '#app/jobs/scheduler.server.ts';
import type { TaskRecord } from '#app/jobs/task-record.server.ts';
import { type PassportCipher, createPassportCipher } from './passport-cipher.server.ts';
import { notePairs } from '../duplicates/note-pairs.server.ts';

/** Small, because on SQLite everybody who writes waits for it, and on one process everybody: some milliseconds. */
const batch = 10;
const pauseMs = 5;
const hour = 3_600_000;

/**
 * Looks for whoever is here twice among the applications that were stored before there was such a search, and once more among
 * those of the last hour. Goes on where it was ended.
 */
export function pairsTask({
  database: { db },
  secrets,
}: Pick<Services, 'database' | 'secrets'>): Task {
  return {
    name: 'pairs',
    isDue: isSearchDue,
    async run(stopping) {
      const cipher = createPassportCipher(secrets);
      let all = 0;
      for (let ids = ['']; ids.length > 0; all += ids.length) {
        stopping.throwIfAborted();
        ids = await noteOlderPairs(db, cipher, ids.at(-1));
        // Let visitors' requests in between: SQLite answers without yielding.
        await pause(pauseMs);
      }
      return `looked at ${all}`;
    },
  };
}

/** An hour after the last time, or at once where that was ended before its end. */
function isSearchDue(last: TaskRecord | undefined, now: Date): boolean {
  if (!last?.finishedAt || last.outcome === 'stopped') return true;
  return now.getTime() - Date.parse(last.finishedAt) >= hour;
}

/**
 * Notes the pairs of some applications that the task has not looked at, those after an id: PostgreSQL would pass all that are done
 * each time. Returns the ids of those, none at the end.
 */
export async function noteOlderPairs(
  db: Database,
  cipher: PassportCipher,
  after = '',
): Promise<string[]> {
  const rows = await db
    .selectFrom('application')
    .select('_id')
    // Not a parameter, or SQLite does not take the index for it.
    .where('pairsNoted', '=', sql.lit(0))
    .where('_id', '>', after)
    .orderBy('_id')
    .limit(batch)
    .execute();
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return ids;
  await db
    .transaction()
    .execute((transaction) => notePairs(transaction, cipher, ids, { byTask: true }));
  return ids;
}
