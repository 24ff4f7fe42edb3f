import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import type { LeftPicture } from './withdrawal.ts';

/**
 * The pictures of which an image host still has copies, though nobody is to see them any more: withdrawn, replaced or
 * deleted. The oldest first; at most a hundred.
 */
export async function listLeftPictures(db: Database): Promise<LeftPicture[]> {
  const rows = await db
    .selectFrom('withdrawnPicture')
    .select(['key', 'at', 'leftAt'])
    .where('leftAt', '!=', '')
    .orderBy('at')
    .orderBy('key')
    .limit(100)
    .execute();
  return rows.map(({ leftAt, ...rest }) => ({
    ...rest,
    addresses: [...new Set(leftAt.split(' '))],
  }));
}

/**
 * Notes that somebody has removed the copies at the host; their addresses are forgotten. `id` is the key of the picture.
 * Returns 0 when nothing was to be removed any more.
 */
export function noteRemoved(db: Database, { id, actor, now }: Change): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const left = await transaction
      .selectFrom('withdrawnPicture')
      .select('leftAt')
      .where('key', '=', id)
      .executeTakeFirst();
    if (!left?.leftAt) return 0;
    const { numUpdatedRows } = await transaction
      .updateTable('withdrawnPicture')
      .set({ leftAt: '' })
      .where('key', '=', id)
      // Not what another has noted meanwhile, or an address that came after these.
      .where('leftAt', '=', left.leftAt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      // The erasure of a withdrawal would list them once more.
      await transaction
        .deleteFrom('hostedImage')
        .where('address', 'in', left.leftAt.split(' '))
        .execute();
      const event = { actor, action: 'gallery.copies-removed', subject: id };
      await recordEvent(transaction, event, now);
    }
    return Number(numUpdatedRows);
  });
}
