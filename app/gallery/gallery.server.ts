import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import { type Trashed, latestDeleted } from '#app/database/trash.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { GalleryItem } from './gallery-item.ts';

/** One page of the items on show, newest first. */
export function listGallery(db: Database, request: PageRequest): Promise<Page<GalleryItem>> {
  return keysetPage(selectItems(db), request);
}

/** One page of what was deleted in the last 30 days, the latest first. */
export function listGalleryTrash(
  db: Database,
  request: PageRequest,
  now: Date,
): Promise<Page<Trashed<GalleryItem>>> {
  const items = selectItems(db).select('deletedAt');
  const deleted = { since: trashedSince(now), action: 'gallery.deleted' };
  return latestDeleted(db, items, deleted, request);
}

/** How many items are on show. */
export async function countGallery(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('galleryItem')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectItems(db: Database) {
  return db
    .selectFrom('galleryItem')
    .select(['_id', 'name', 'job', 'country', 'date', 'image', 'createdAt']);
}
