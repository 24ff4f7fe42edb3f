import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { keyInAddress } from './image-address.ts';
import { listImages } from './image-files.server.ts';
import type { ImageStore } from './image-store.server.ts';

/** How long a picture may wait for the item or the text that is being typed. */
const waitingHours = 24;

/**
 * Removes a picture that nothing shows: no gallery item, not even one in the trash, and no draft or revision of the
 * content. Returns how many were removed: 0 for one that is in use or not there. When the store fails the picture stays
 * on record, to be removed later.
 */
export async function removeUnusedImage(
  db: Database,
  images: ImageStore,
  key: string,
): Promise<number> {
  const removed = await db.transaction().execute(async (transaction) => {
    if ((await holdImages(transaction, [key])).length === 0) return null;
    const names = (await listImages(transaction, key)).flatMap((picture) => picture.names);
    const image = await transaction
      .deleteFrom('image')
      .where('key', '=', key)
      .where(isUnused)
      .returning(['key', 'createdAt'])
      .executeTakeFirst();
    if (!image) return null;
    const content = await transaction
      .deleteFrom('contentPicture')
      .where('key', '=', key)
      .returningAll()
      .executeTakeFirst();
    return { names, image, content };
  });
  if (!removed) return 0;
  try {
    await Promise.all(removed.names.map((name) => images.remove(name)));
  } catch (error) {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('image').values(removed.image).execute();
      if (removed.content)
        await transaction.insertInto('contentPicture').values(removed.content).execute();
    });
    throw error;
  }
  return 1;
}

/**
 * Keeps pictures from being swept until the end of a transaction that is going to use them, and the other way round.
 * Returns the keys of those that are there.
 */
export async function holdImages(transaction: Database, keys: string[]): Promise<string[]> {
  const there: string[] = [];
  // In one order, or two transactions could wait for each other.
  for (const key of keys.toSorted()) {
    const held = await transaction
      .updateTable('image')
      // Nothing changes, but on both engines whoever comes second waits for the first.
      .set(({ ref }) => ({ createdAt: ref('createdAt') }))
      .where('key', '=', key)
      .returning('key')
      .executeTakeFirst();
    if (held) there.push(key);
  }
  return there;
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
    .where(isUnused)
    .limit(20)
    .execute();
  for (const { key } of old) await removeUnusedImage(db, images, key);
  return old.length;
}

const { start, length } = keyInAddress;
const shownKey = sql<string>`substr("image", ${sql.lit(start)}, ${sql.lit(length)})`;

function isUnused({ and, eb, selectFrom }: ExpressionBuilder<Tables, 'image'>) {
  return and([
    eb('key', 'not in', selectFrom('galleryItem').select(shownKey.as('key'))),
    eb('key', 'not in', selectFrom('contentPictureUse').select('key')),
  ]);
}
