import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { referenceOf } from '../lookup/lookup-body.ts';

type Doing = { application: string; actor: string; now: Date };

/** The complaint of kind `erase` with this id or reference; null where there is none. */
async function find(
  db: Database,
  typed: string,
): Promise<{ _id: string; reference: string; application: string | null } | null> {
  const found = await db
    .selectFrom('complaint')
    .select(['_id', 'reference', 'application'])
    .where('kind', '=', 'erase')
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('_id', '=', typed), eb('reference', '=', referenceOf(typed))]))
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Notes that a complaint has brought about the erasure of an application, in the same transaction. It stays tied to the first
 * of several, with which its own words are forgotten.
 */
async function begin(transaction: Database, complaint: string, by: Doing): Promise<void> {
  await transaction
    .updateTable('complaint')
    .set({ application: sql<string>`coalesce("application", ${by.application})` })
    .set({ version: sql<number>`"version" + 1` })
    .where('_id', '=', complaint)
    .execute();
  await note(transaction, complaint, by, 'erasure');
}

/** Notes that an erasure was stopped, with the complaint that it was asked for by, if it was. */
async function stop(transaction: Database, by: Doing): Promise<void> {
  const stopped = await transaction
    .updateTable('complaint')
    .set({ application: null, version: sql<number>`"version" + 1` })
    .where('application', '=', by.application)
    .returning('_id')
    .execute();
  for (const { _id } of stopped) {
    await note(transaction, _id, by, 'erasure_stopped');
  }
}

async function note(
  transaction: Database,
  complaint: string,
  by: Doing,
  kind: 'erasure' | 'erasure_stopped',
) {
  await transaction
    .insertInto('complaintEntry')
    .values({
      ...{ _id: newId(), complaint, kind, text: '', state: null, outcome: null },
      at: by.now.toISOString(),
      by: by.actor,
    })
    .execute();
}

/** What the erasure of an application has to do with complaints. */
export const erasureComplaints = { find, begin, stop };
