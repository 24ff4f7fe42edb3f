import { v7 as newId } from 'uuid';
import { contentChanged } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type Page, type PageRequest, newestFirst } from '#app/database/newest-first.server.ts';
import type { ChangedGalleryItem, GalleryItem, NewGalleryItem } from './gallery-item.ts';
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
  const { name, job, country, date, image } = input;
  return db.transaction().execute(async (transaction) => {
    if (!(await isIssued(transaction, image))) return null;
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

/**
 * Changes what is given of an item that is on show. Returns how many that were: 0 when it is no longer
 * there; `unknown_image` when the new picture was not issued by our store.
 */
export function changeGalleryItem(
  db: Database,
  id: string,
  input: ChangedGalleryItem,
  actor: string,
  now: Date,
): Promise<number | 'unknown_image'> {
  return db.transaction().execute(async (transaction) => {
    if (input.image !== undefined && !(await isIssued(transaction, input.image))) {
      return 'unknown_image';
    }
    const { name, job, country, date, image } = input;
    const { numUpdatedRows } = await transaction
      .updateTable('galleryItem')
      // What is undefined is left as it is; without anything at all there is still a row to find.
      .set({ _id: id, name, job, country, date, image })
      .where('_id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { actor, action: 'gallery.changed', subject: id }, now);
      await contentChanged(transaction);
    }
    return Number(numUpdatedRows);
  });
}

/** Takes an item out of the trash again. Returns how many that were: 0 when it is not there. */
export function restoreGalleryItem(
  db: Database,
  id: string,
  actor: string,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('galleryItem')
      .set({ deletedAt: null })
      .where('_id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(transaction, { actor, action: 'gallery.restored', subject: id }, now);
      await contentChanged(transaction);
    }
    return Number(numUpdatedRows);
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

/** Whether an address is one that our store has given to a picture, which is still there. */
async function isIssued(db: Database, address: string): Promise<boolean> {
  const key = imageKeyOf(address);
  if (!key) return false;
  const found = await db
    .selectFrom('image')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}
