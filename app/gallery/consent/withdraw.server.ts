import { changeContentInTurn } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { imageKeyOf } from '#app/images/image-address.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type NewWithdrawal, undoableSince } from './withdrawal.ts';

/**
 * Takes a person off every page at once, and closes both addresses of the picture. Whatever else shows the same picture
 * goes with it, also from the trash, because it is the same face. Returns how many items were withdrawn: 0 when the item is not
 * there, or was withdrawn before.
 */
export function withdrawConsent(
  db: Database,
  { id, actor, now }: Change,
  { reason, leavesInitials }: NewWithdrawal,
): Promise<number> {
  return changeContentInTurn(db, async ({ transaction, announce }) => {
    const at = now.toISOString();
    const item = await transaction
      .selectFrom('galleryItem')
      .select('image')
      .where('_id', '=', id)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst();
    if (!item) return 0;
    const key = imageKeyOf(item.image);
    if (key) await closePicture(transaction, key, at);
    const withdrawn = await transaction
      .updateTable('galleryItem')
      .set({
        withdrawnAt: at,
        withdrawalReason: reason,
        leavesInitials: leavesInitials ? 1 : 0,
      })
      .where('withdrawnAt', 'is', null)
      .where((row) => (key ? row('image', '=', item.image) : row('_id', '=', id)))
      .returning('_id')
      .execute();
    for (const { _id } of withdrawn) {
      await recordEvent(transaction, { actor, action: 'gallery.withdrawn', subject: _id }, now);
    }
    await announce();
    return withdrawn.length;
  });
}

/**
 * Undoes a withdrawal of the last 24 hours, with what was withdrawn together with it. Returns how many items are as they
 * were: 0 when there is nothing to undo, or no longer.
 */
export function undoWithdrawal(db: Database, { id, actor, now }: Change): Promise<number> {
  return changeContentInTurn(db, async ({ transaction, announce }) => {
    const item = await transaction
      .selectFrom('galleryItem')
      .select(['image', 'withdrawnAt'])
      .where('_id', '=', id)
      .where('withdrawnAt', '>', undoableSince(now))
      .executeTakeFirst();
    if (!item) return 0;
    const key = imageKeyOf(item.image);
    if (key) {
      await transaction
        .deleteFrom('withdrawnPicture')
        .where('key', '=', key)
        // Not that of another withdrawal.
        .where('at', '=', item.withdrawnAt)
        .execute();
    }
    const undone = await transaction
      .updateTable('galleryItem')
      .set({ withdrawnAt: null, withdrawalReason: null, leavesInitials: 0 })
      .where('withdrawnAt', '=', item.withdrawnAt)
      .where((row) => (key ? row('image', '=', item.image) : row('_id', '=', id)))
      .returning('_id')
      .execute();
    for (const { _id } of undone) {
      const event = { actor, action: 'gallery.withdrawal-undone', subject: _id };
      await recordEvent(transaction, event, now);
    }
    await announce();
    return undone.length;
  });
}

/** Writes down that a picture is to be served no more, and where an image host has copies of it. */
async function closePicture(transaction: Database, key: string, at: string): Promise<void> {
  const hosted = await transaction
    .selectFrom('hostedImage')
    .select('address')
    .where('name', 'in', imageNames(key))
    .orderBy('name')
    .execute();
  const leftAt = hosted.map(({ address }) => address).join(' ');
  await transaction
    .insertInto('withdrawnPicture')
    .values({ key, at, leftAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
