import type { StaffMember } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import { changeWithin } from '../storage/change-application.server.ts';
import { isTooLate, keyOfRow, rowsOf } from './lists.server.ts';
import { createTurns } from './import-parts.server.ts';

/** What became of the wish to take a list back. */
export type Undone =
  | {
      status: 'undone';
      trashed: number;
      kept: { _id: string; name: string; receiptNumber: string }[];
    }
  | { status: 'not_found' | 'owner_only' | 'too_late_to_undo' | 'list_running' };

/** Rows that are taken back at once, as everybody waits for them on SQLite. */
const rowsAtOnce = 50;

/**
 * Takes a list back within its days: whoever nobody has worked on since goes to the trash, the others are named. One's own list, and
 * the owner anybody's. May be stopped and asked for again.
 */
export async function undoImport(
  db: Database,
  batch: string,
  { staff, now }: { staff: Pick<StaffMember, 'id' | 'role'>; now: Date },
): Promise<Undone> {
  const list = await db
    .selectFrom('importBatch')
    .select(['by', 'state', 'chosen', 'finishedAt'])
    .where('_id', '=', batch)
    .executeTakeFirst();
  if (!list || list.state === 'read' || list.state === 'planned') return { status: 'not_found' };
  if (list.by !== staff.id && staff.role !== 'owner') return { status: 'owner_only' };
  if (list.state === 'running') return { status: 'list_running' };
  if (isTooLate(list.finishedAt, now)) return { status: 'too_late_to_undo' };
  const keys = rowsOf(list.chosen).map((row) => keyOfRow(batch, row));
  let trashed = 0;
  const kept: { _id: string; name: string; receiptNumber: string }[] = [];
  const othersFirst = createTurns();
  for (let at = 0; at < keys.length; at += rowsAtOnce) {
    const rows = await db
      .selectFrom('application')
      .select(['_id', 'name', 'receiptNumber', 'createdAt'])
      .where('submissionKey', 'in', keys.slice(at, at + rowsAtOnce))
      .where('deletedAt', 'is', null)
      .execute();
    await db.transaction().execute(async (transaction) => {
      for (const { createdAt, ...row } of rows) {
        const by = { id: row._id, actor: staff.id, now };
        const count = await changeWithin(transaction, by, 'application.deleted', (update) =>
          update
            .set({ deletedAt: now.toISOString() })
            .where('deletedAt', 'is', null)
            // Nobody has changed it, and nothing was written down beside it (`noteActivity`).
            .where('version', '=', 0)
            .where('lastActivityAt', '=', createdAt),
        );
        trashed += count;
        if (count === 0) kept.push({ ...row, receiptNumber: formatSpokenCode(row.receiptNumber) });
      }
    });
    await othersFirst();
  }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('importBatch')
      .set(({ eb }) => ({
        state: 'undone',
        undoneAt: now.toISOString(),
        trashed: eb('trashed', '+', trashed),
      }))
      .where('_id', '=', batch)
      .execute();
    await recordEvent(
      transaction,
      { actor: staff.id, action: 'import.undone', subject: batch },
      now,
    );
  });
  return { status: 'undone', trashed, kept };
}
