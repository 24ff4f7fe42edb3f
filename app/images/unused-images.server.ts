import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { imageAddress, keyInAddress } from './image-address.ts';
import { type ImageStore, imageNames } from './image-store.server.ts';

/** How long a picture may wait for the item that is being typed. */
const waitingHours = 24;

/**
 * Removes a picture that no item shows, not even one in the trash. Returns how many were removed: 0 for one
 * that is in use or not there. When the store fails the picture stays on record, to be removed later.
 */
export async function removeUnusedImage(
  db: Database,
  images: ImageStore,
  key: string,
): Promise<number> {
  const removed = await db
    .deleteFrom('image')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('galleryItem').select('_id').where('image', '=', imageAddress(key)))),
    )
    .returning(['key', 'createdAt'])
    .executeTakeFirst();
  if (!removed) return 0;
  try {
    await Promise.all(imageNames(key).map((name) => images.remove(name)));
  } catch (error) {
    await db.insertInto('image').values(removed).execute();
    throw error;
  }
  return 1;
}

/**
 * Removes pictures that were uploaded a day ago and never shown, or have been replaced, or whose item
 * is gone; some at a time. Returns how many there were.
 */
export async function sweepUnusedImages(
  db: Database,
  images: ImageStore,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - waitingHours * 3600 * 1000).toISOString();
  const old = await db
    .selectFrom('image')
    .select('key')
    .where('createdAt', '<', before)
    .where('key', 'not in', ({ selectFrom }) =>
      selectFrom('galleryItem').select(shownKey.as('key')),
    )
    .limit(20)
    .execute();
  for (const { key } of old) await removeUnusedImage(db, images, key);
  return old.length;
}

const { start, length } = keyInAddress;
const shownKey = sql<string>`substr("image", ${sql.lit(start)}, ${sql.lit(length)})`;
