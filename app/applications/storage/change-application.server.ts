import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { markDuplicates } from '../duplicates/mark-duplicates.server.ts';
import { type Alter, type Change, workRecord } from '#app/work/work-record.server.ts';

/** The applications as staff work on them. */
export const applications = workRecord({
  events: 'application.',
  update: (db) => db.updateTable('application'),
  // In the trash or closed, it is no longer one of two.
  follow: markDuplicates,
});

export const { change: changeApplication, changeWithin } = applications;

/**
 * Brings an application back from the trash. Returns how many that were. Retention counts from now: its time may have
 * ended in the trash, and it would be erased within the hour.
 */
export function restoreApplication(db: Database, by: Change): Promise<number> {
  return applications.restore(db, by, (update) =>
    update.set({ lastActivityAt: by.now.toISOString() }),
  );
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
  alter: Alter<'application'>,
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
