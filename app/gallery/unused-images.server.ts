import type { Database } from '#app/database/database.server.ts';
import { type ImageStore, imageNames } from '#app/platform/image-store.server.ts';

/** For so long a picture may wait for the item that is being typed. */
const waitingHours = 24;

/**
 * Forgets a picture that no item shows, in the trash neither. Returns how many that were: 0 for one
 * that is in use or not there.
 */
export async function removeUnusedImage(
  db: Database,
  images: ImageStore,
  key: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('image')
    .where('key', '=', key)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('galleryItem').select('_id').where('image', '=', `/media/${key}.webp`)),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return 0;
  await Promise.all(imageNames(key).map((name) => images.remove(name)));
  return 1;
}

/** Forgets pictures that were uploaded a day ago and never shown, or have been replaced; some at a time. */
export async function sweepUnusedImages(
  db: Database,
  images: ImageStore,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - waitingHours * 3600 * 1000).toISOString();
  const old = await db
    .selectFrom('image')
    .select('key')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom, ref, val }) =>
      not(
        exists(
          selectFrom('galleryItem')
            .select('_id')
            .where('galleryItem.image', '=', ({ fn }) =>
              fn('replace', [val('/media/KEY.webp'), val('KEY'), ref('image.key')]),
            ),
        ),
      ),
    )
    .limit(20)
    .execute();
  for (const { key } of old) await removeUnusedImage(db, images, key);
}
