import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Page, PageRequest } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { latestDeleted } from '#app/database/trash.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { complaintAction, recordComplaintEvent } from '../complaint-event.server.ts';
import type { TrashedComplaint } from './staff-complaint.ts';

type Change = { id: string; actor: string; now: Date };

/** Puts a complaint into the trash, as spam. Returns how many that were: 0 when it was there already. */
export function removeComplaint(db: Database, by: Change): Promise<number> {
  const deletedAt = by.now.toISOString();
  return change(db, by, { what: 'deleted', deletedAt }, ({ eb }) => eb('deletedAt', 'is', null));
}

/** Brings a complaint back from the trash. Returns how many that were. */
export function restoreComplaint(db: Database, by: Change): Promise<number> {
  return change(db, by, { what: 'restored', deletedAt: null }, ({ eb }) =>
    eb('deletedAt', '>=', trashedSince(by.now)),
  );
}

/** One row, one event, one transaction; and the totals that everybody reads are without it, or with it again. */
function change(
  db: Database,
  { id, actor, now }: Change,
  { what, deletedAt }: { what: 'deleted' | 'restored'; deletedAt: string | null },
  isFit: (builder: ExpressionBuilder<Tables, 'complaint'>) => Expression<SqlBool>,
): Promise<number> {
  return changeContent(db, async ({ transaction, announce }) => {
    const changed = await transaction
      .updateTable('complaint')
      .set({ deletedAt, version: sql<number>`"version" + 1` })
      .where('_id', '=', id)
      .where(isFit)
      .returning(['_id', 'kind'])
      .execute();
    for (const complaint of changed) {
      await recordComplaintEvent(transaction, complaint, { actor, what }, now);
      await announce();
    }
    return changed.length;
  });
}

/** One page of what was deleted in the last 30 days, the latest first; for owners, with those about staff. */
export function listComplaintTrash(
  db: Database,
  request: PageRequest,
  now: Date,
): Promise<Page<TrashedComplaint>> {
  const actions = (['other', 'staff'] as const).map((kind) => complaintAction(kind, 'deleted'));
  return latestDeleted(
    db,
    db.selectFrom('complaint').select(['_id', 'reference', 'kind', 'text', 'deletedAt']),
    { since: trashedSince(now), actions },
    request,
  );
}
