import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Change } from '../gallery-changes.server.ts';
import type { LeftPicture } from './withdrawal.ts';

/** The withdrawn pictures of which an image host still has copies, the oldest first; at most a hundred. */
export async function listLeftPictures(db: Database): Promise<LeftPicture[]> {
  const rows = await db
    .selectFrom('withdrawnPicture')
    .select(['key', 'at', 'leftAt'])
    .where('leftAt', '!=', '')
    .orderBy('at')
    .orderBy('key')
    .limit(100)
    .execute();
  return rows.map(({ leftAt, ...rest }) => ({ ...rest, addresses: leftAt.split(' ') }));
}

/**
 * Notes that somebody has removed the copies at the host; their addresses are forgotten. `id` is the key of the picture.
 * Returns 0 when nothing was to be removed any more.
 */
export function noteRemoved(db: Database, { id, actor, now }: Change): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('withdrawnPicture')
      .set({ leftAt: '' })
      .where('key', '=', id)
      .where('leftAt', '!=', '')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const event = { actor, action: 'gallery.copies-removed', subject: id };
      await recordEvent(transaction, event, now);
    }
    return Number(numUpdatedRows);
  });
}
