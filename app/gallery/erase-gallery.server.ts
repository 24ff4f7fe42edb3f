import type { Database } from '#app/database/database.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { eraseOver } from '#app/work/work-erasure.server.ts';

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
