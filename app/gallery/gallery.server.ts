import { v7 as newId } from 'uuid';
import { contentChanged } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type Page, type PageRequest, newestFirst } from '#app/database/newest-first.server.ts';
import type { GalleryItem, NewGalleryItem } from './gallery-item.ts';
import { imageKeyOf } from './image-processing.server.ts';

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

/**
 * Puts an item on show and returns its id; null when its picture was not issued by our store.
 * The caller tells the page cache.
 */
export async function addGalleryItem(
  db: Database,
  input: NewGalleryItem,
  actor: string,
  now: Date,
): Promise<string | null> {
  const key = imageKeyOf(input.image);
  const { name, job, country, date, image } = input;
  return db.transaction().execute(async (transaction) => {
    const issued =
      key &&
      (await transaction
        .selectFrom('image')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst());
    if (!issued) return null;
    const _id = newId();
    await transaction
      .insertInto('galleryItem')
      .values({ _id, name, job, country, date, image, createdAt: now.toISOString() })
      .execute();
    await recordEvent(transaction, { actor, action: 'gallery.added', subject: _id }, now);
    await contentChanged(transaction);
    return _id;
  });
}

/** Puts an item into the trash. Returns how many that were: 0 when somebody else did it already. */
export function removeGalleryItem(
  db: Database,
  id: string,
  actor: string,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('galleryItem')
      .set({ deletedAt: now.toISOString() })
      .where('_id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { actor, action: 'gallery.deleted', subject: id }, now);
      await contentChanged(transaction);
    }
    return Number(numUpdatedRows);
  });
}
