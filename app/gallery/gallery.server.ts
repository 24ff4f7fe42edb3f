import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, newestFirst } from '#app/database/newest-first.server.ts';
import type { GalleryItem } from './gallery-item.ts';

/** One page of the items on show, newest first. */
export function listGallery(db: Database, request: PageRequest): Promise<Page<GalleryItem>> {
  const items = db
    .selectFrom('galleryItem')
    .select(['_id', 'name', 'job', 'country', 'date', 'image', 'createdAt']);
  return newestFirst(items, request);
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
