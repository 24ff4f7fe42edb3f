import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { type ImageStore, imageNames } from '#app/images/image-store.server.ts';

/** For so long a picture may wait for the item that is being typed. */
const waitingHours = 24;

/**
 * Forgets a picture that no item shows, in the trash neither. Returns how many that were: 0 for one
 * that is in use or not there. When the store fails the picture is remembered, and may be forgotten
 * later.
 */
export async function removeUnusedImage(
  db: Database,
  images: ImageStore,
  key: string,
): Promise<number> {
  const forgotten = await db
    .deleteFrom('image')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('galleryItem').select('_id').where('image', '=', `/media/${key}.webp`)),
      ),
    )
    .returning(['key', 'createdAt'])
    .executeTakeFirst();
  if (!forgotten) return 0;
  try {
    await Promise.all(imageNames(key).map((name) => images.remove(name)));
  } catch (error) {
    await db.insertInto('image').values(forgotten).execute();
    throw error;
  }
  return 1;
}

/**
 * Forgets pictures that were uploaded a day ago and never shown, or have been replaced, or whose item
 * is gone; some at a time. Returns how many that were.
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
      selectFrom('galleryItem').select(keyInAddress.as('key')),
    )
    .limit(20)
    .execute();
  for (const { key } of old) await removeUnusedImage(db, images, key);
  return old.length;
}

/** The 32 digits between `/media/` and `.webp`. */
const keyInAddress = sql<string>`substr("image", 8, 32)`;
