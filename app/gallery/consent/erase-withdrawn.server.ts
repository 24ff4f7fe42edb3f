import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { imageKeyOf } from '#app/images/image-address.ts';
import { forgetHosted } from '#app/images/image-host.server.ts';
import { type ImageStore, imageNames } from '#app/images/image-store.server.ts';
import { initialsOf } from './shown-name.ts';
import { undoableSince } from './withdrawal.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { eraseOver } from '#app/work/work-erasure.server.ts';

/**
 * Erases what was withdrawn 24 hours ago: first the files, then the item with its name, or all of it but the initials, if the
 * person wished that. When the store fails, the item stays as it is, on no page, for the next time, and the others are erased
 * before the first failure is thrown. Some at a time, the oldest first; returns how many items.
 */
export async function eraseWithdrawn(db: Database, images: ImageStore, now: Date): Promise<number> {
  const due = await db
    .selectFrom('galleryItem')
    .select(['_id', 'name', 'image', 'leavesInitials'])
    .where('withdrawnAt', '<=', undoableSince(now))
    // Of those that left their initials nothing more is to be erased.
    .where('image', '!=', '')
    .orderBy('withdrawnAt')
    .limit(20)
    .execute();
  const failures: unknown[] = [];
  for (const item of due) {
    await erase(db, images, item, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return due.length;
}

type Due = { _id: string; name: string; image: string; leavesInitials: number };

async function erase(db: Database, images: ImageStore, item: Due, now: Date): Promise<void> {
  const key = imageKeyOf(item.image);
  const names = key ? imageNames(key) : [];
  for (const name of names) await images.remove(name);
  await db.transaction().execute(async (transaction) => {
    if (key) await transaction.deleteFrom('image').where('key', '=', key).execute();
    // Also at a host that the pictures have left since, or were copied to since the withdrawal.
    for (const name of names) await forgetHosted(transaction, name, now);
    await (item.leavesInitials ? reduce(transaction, item) : remove(transaction, item));
    const event = { actor: null, action: 'gallery.withdrawal-erased', subject: item._id };
    await recordEvent(transaction, event, now);
  });
}

async function remove(transaction: Database, { _id }: { _id: string }): Promise<void> {
  await transaction.deleteFrom('galleryItem').where('_id', '=', _id).execute();
}

/** What is left names nobody, whoever reads it: the reason might. */
async function reduce(
  transaction: Database,
  { _id, name }: { _id: string; name: string },
): Promise<void> {
  await transaction
    .updateTable('galleryItem')
    .set({ name: initialsOf(name), image: '', withdrawalReason: '' })
    .where('_id', '=', _id)
    .execute();
}

/**
 * Deletes for good what has been in the trash for 30 days, some at a time; the pictures go with those
 * that nobody uses (`unused-images.server.ts`). Returns how many items.
 */
export function eraseTrashedGallery(db: Database, now: Date): Promise<number> {
  const before = trashedSince(now);
  return eraseOver(db, now, {
    find: (rows) => rows.selectFrom('galleryItem').select('_id').where('deletedAt', '<', before),
    remove: (rows) =>
      rows.deleteFrom('galleryItem').where('deletedAt', '<', before).returning('_id'),
    actionOf: () => 'gallery.erased',
  });
}
