import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { By } from '../drafts/discard-draft.server.ts';
import { revisionRow } from './read-history.server.ts';

/**
 * Erases the values of an old revision for good; who and when stay. Returns how many were erased: 0 for one that
 * was already.
 */
export async function eraseRevision(
  db: Database,
  document: string,
  id: string,
  { actor, now }: By,
): Promise<number | 'unknown' | 'still_published'> {
  const row = await revisionRow(db, document, id);
  if (!row) return 'unknown';
  if (row.state === 'erased') return 0;
  return db.transaction().execute(async (transaction) => {
    const live = await transaction
      .selectFrom('contentDocument')
      .select('publishedRevision')
      .where('_id', '=', document)
      .executeTakeFirst();
    // What is live has no earlier number.
    if (row.number !== null && row.number >= (live?.publishedRevision ?? 0))
      return 'still_published';
    const { numUpdatedRows } = await transaction
      .updateTable('contentRevision')
      .set({ state: 'erased', value: '{}', note: '' })
      .where('_id', '=', id)
      .where('state', '!=', 'erased')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { actor, action: 'content.erased', subject: document }, now);
    }
    return Number(numUpdatedRows);
  });
}

/** Deletes drafts that were discarded 30 days ago. Returns how many there were. */
export async function eraseDiscardedDrafts(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contentRevision')
    .where('state', '=', 'discarded')
    .where('at', '<', trashedSince(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
