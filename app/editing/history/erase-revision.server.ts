import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { By } from '../drafts/discard-draft.server.ts';
import { freePictureUses } from '../pictures/picture-uses.server.ts';
import { revisionRow } from './read-history.server.ts';

/** How many were erased (0 for one that was already), and the keys of the pictures that it showed. */
export type Erased =
  | { status: 'unknown' | 'still_published' }
  | { status: 'erased'; count: number; pictures: string[] };

/**
 * Erases the values of an old revision for good; who and when stay.
 */
export async function eraseRevision(
  db: Database,
  document: string,
  id: string,
  { actor, now }: By,
): Promise<Erased> {
  const row = await revisionRow(db, document, id);
  if (!row) return { status: 'unknown' };
  if (row.state === 'erased') return { status: 'erased', count: 0, pictures: [] };
  return db.transaction().execute(async (transaction) => {
    const live = await transaction
      .selectFrom('contentDocument')
      .select('publishedRevision')
      .where('_id', '=', document)
      .executeTakeFirst();
    // What is live has no earlier number.
    if (row.number !== null && row.number >= (live?.publishedRevision ?? 0))
      return { status: 'still_published' };
    const { numUpdatedRows } = await transaction
      .updateTable('contentRevision')
      .set({ state: 'erased', value: '{}', note: '' })
      .where('_id', '=', id)
      .where('state', '!=', 'erased')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { actor, action: 'content.erased', subject: document }, now);
    }
    const pictures = await freePictureUses(transaction, { document, revision: id });
    return { status: 'erased', count: Number(numUpdatedRows), pictures };
  });
}

/** Deletes drafts that were discarded 30 days ago. Returns how many there were. */
export async function eraseDiscardedDrafts(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('contentRevision')
      .where('state', '=', 'discarded')
      .where('at', '<', trashedSince(now))
      .returning(['_id', 'document'])
      .execute();
    for (const { _id, document } of erased) {
      await freePictureUses(transaction, { document, revision: _id });
    }
    return erased.length;
  });
}
