import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#app/database/database.server.ts';
import { rememberedSince } from '#app/limits/submission-key.server.ts';
import { type Task } from '#app/jobs/scheduler.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type TaskRecord, noteTask, readTasks } from '#app/jobs/task-record.server.ts';
import { type PassportCipher, createPassportCipher } from './passport-cipher.server.ts';

const hour = 3_600_000;

/** Small, because on SQLite everybody who writes waits for it, and on one process everybody. */
const batch = 200;

type TaskServices = Pick<Services, 'database' | 'secrets' | 'settings' | 'log' | 'now'>;

/**
 * Once for a database in which submissions were hashed without a key, from the first start on and while the
 * site runs: whoever had a copy of that could compute every passport number. Its outcome says how many
 * there were, `nothing` in a database that never had any.
 */
export function keyedSubmissionsTask(services: TaskServices): Task {
  return {
    name: 'keyed-hashes',
    isForStart: true,
    isDue: isKeyingDue,
    run: (stopping) => keyAllSubmissions(services, stopping),
  };
}

/** Not done yet, and the last try, if it failed, was an hour ago. */
function isKeyingDue(last: TaskRecord | undefined, now: Date): boolean {
  if (last?.succeededAt) return false;
  return !last?.finishedAt || now.getTime() - Date.parse(last.finishedAt) >= hour;
}

async function keyAllSubmissions(
  { database: { db, engine }, secrets, settings, log, now }: TaskServices,
  stopping: AbortSignal,
): Promise<string> {
  const cipher = createPassportCipher(secrets);
  const count = async (some: () => Promise<number>) => {
    let all = 0;
    for (let last = -1; last !== 0; all += last) {
      stopping.throwIfAborted();
      last = await some();
      // Let visitors' requests in between: SQLite answers without yielding.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };
  const found = await countUnkeyed(db);
  if (found > 0) {
    // First of all: even if the rest is interrupted, passport numbers can be computed from older backups.
    await noteTask(db, 'unkeyed-hashes', { outcome: `${found}`, succeeded: true, now: now() });
    log.warn({ code: 'backups_hold_hashes', found }, 'hashes without a key are being replaced');
  }
  const emptied = await count(() => forgetSubmissions(db, now()));
  const keyed = await count(() => keySubmissions(db, cipher));
  if (engine === 'sqlite') await sweepFile(settings.databaseUrl);
  if (!(await readTasks(db)).has('unkeyed-hashes')) return 'nothing';
  return `emptied ${emptied}, keyed ${keyed}`;
}

async function countUnkeyed(db: Database): Promise<number> {
  const { count } = await unkeyed(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function unkeyed(db: Database) {
  return db
    .selectFrom('application')
    .where('submissionHash', '<>', '')
    .where('submissionHash', 'not like', '%:%');
}

/** Replaces some hashes that were made without a key. Returns how many. */
export async function keySubmissions(db: Database, cipher: PassportCipher): Promise<number> {
  const rows = await unkeyed(db).select(['_id', 'submissionHash']).limit(batch).execute();
  await db.transaction().execute(async (transaction) => {
    for (const { _id, submissionHash } of rows) {
      await transaction
        .updateTable('application')
        .set({ submissionHash: cipher.contentHashes(submissionHash)[0] })
        .where('_id', '=', _id)
        // Another process may have been faster, and a hash of a hash recognises nothing.
        .where('submissionHash', '=', submissionHash)
        .execute();
    }
  });
  return rows.length;
}

/** Empties some hashes of submissions that need not be recognised any more. Returns how many. */
export async function forgetSubmissions(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ submissionHash: '' })
    .where('_id', 'in', ({ selectFrom }) =>
      selectFrom('application')
        .select('_id')
        .where('submissionHash', '<>', '')
        .where('createdAt', '<', rememberedSince(now))
        .limit(batch),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A bigger file would keep everybody who writes waiting for too long; the release notes say what to do. */
const maxBytes = 256e6;

/** What a row held before stays in the free places of its file until that is written anew. */
async function sweepFile(databaseUrl: string): Promise<void> {
  const { db } = openDatabase(databaseUrl);
  try {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
    const file = rows[0]?.file;
    if (!file || (await stat(file)).size > maxBytes) return;
    await sql`vacuum`.execute(db);
    // The log beside the file has pages from before as well.
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } finally {
    await db.destroy();
  }
}
