import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';

/**
 * Deletes for good what has been in the trash for 30 days, some at a time; the pictures go with those
 * that nobody uses (`unused-images.server.ts`). Returns how many items.
 */
export function eraseTrashedGallery(db: Database, now: Date): Promise<number> {
  const before = trashedSince(now);
  return db.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('galleryItem')
      .where('_id', 'in', ({ selectFrom }) =>
        selectFrom('galleryItem').select('_id').where('deletedAt', '<', before).limit(50),
      )
      .where('deletedAt', '<', before)
      .returning('_id')
      .execute();
    for (const { _id } of erased) {
      const event = { actor: null, action: 'gallery.erased', subject: _id };
      await recordEvent(transaction, event, now);
    }
    return erased.length;
  });
}
