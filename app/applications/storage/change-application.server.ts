import { type UpdateQueryBuilder, type UpdateResult, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Tables } from '#app/database/tables.ts';

/** Who changes which application when. */
export type Change = { id: string; actor: string; now: Date };

export type Update = UpdateQueryBuilder<Tables, 'application', 'application', UpdateResult>;

/**
 * One row, one event, one transaction: however many try at once, one of them did it. Counts the change in the
 * row's version. `also` is what else belongs to the change. Returns how many rows were changed: 0 where the
 * conditions of `alter` did not hold.
 */
export function changeApplication(
  db: Database,
  by: Change,
  action: string,
  alter: (update: Update) => Update,
  also?: (transaction: Database) => Promise<void>,
): Promise<number> {
  return db
    .transaction()
    .execute((transaction) => changeWithin(transaction, by, action, alter, also));
}

/** The same within a transaction that is under way. */
export async function changeWithin(
  transaction: Database,
  { id, actor, now }: Change,
  action: string,
  alter: (update: Update) => Update,
  also?: (transaction: Database) => Promise<void>,
): Promise<number> {
  const update = transaction.updateTable('application').where('_id', '=', id);
  const { numUpdatedRows } = await alter(update)
    .set({ version: sql<number>`"version" + 1` })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 0;
  await also?.(transaction);
  await recordEvent(transaction, { actor, action, subject: id }, now);
  return Number(numUpdatedRows);
}

/**
 * Notes that something happened on a case beside its row, within a transaction: the time of its last activity, and an
 * event. Not a new version, so that nobody who changes the row meanwhile is too late. False where it is gone.
 */
export async function noteActivity(
  transaction: Database,
  { id, actor, now }: Change,
  action: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('application')
    .set({ lastActivityAt: now.toISOString() })
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await recordEvent(transaction, { actor, action, subject: id }, now);
  return true;
}

/** Why a change guarded by the version of the row did not take place. */
export type Missed = { status: 'not_found' | 'changed_meanwhile' };

/** What a guarded change became: `changeApplication` with the version that the caller saw. */
export async function changeSeen(
  db: Database,
  by: Change,
  version: number,
  action: string,
  alter: (update: Update) => Update,
  also?: (transaction: Database) => Promise<void>,
): Promise<{ status: 'changed' } | Missed> {
  const count = await changeApplication(
    db,
    by,
    action,
    (update) => alter(update).where('version', '=', version).where('deletedAt', 'is', null),
    also,
  );
  return count > 0 ? { status: 'changed' } : whyMissed(db, by.id);
}

/** Why nothing was changed: the application is gone, or somebody else was first. */
export async function whyMissed(db: Database, id: string): Promise<Missed> {
  const row = await db
    .selectFrom('application')
    .select('_id')
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return { status: row ? 'changed_meanwhile' : 'not_found' };
}
