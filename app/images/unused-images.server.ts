import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { keyInAddress } from './image-address.ts';
import { going, listImages } from './image-files.server.ts';
import type { ImageStore } from './image-store.server.ts';

/** How long a picture may wait for the item or the text that is being typed. */
const waitingHours = 24;

/** Pictures uploaded before this time (ISO 8601) wait no more. */
export function waitingSince(now: Date): string {
  return new Date(now.getTime() - waitingHours * 3600 * 1000).toISOString();
}

/**
 * Removes a picture that nothing shows: no gallery item, not even one in the trash, and no draft or revision of the
 * content. Returns how many were removed: 0 for one that is in use or not there. When the store fails, or the process
 * ends in between, the picture stays on record, to be removed later; nothing can use it meanwhile.
 */
export async function removeUnusedImage(
  db: Database,
  images: ImageStore,
  key: string,
): Promise<number> {
  const [picture] = await db.transaction().execute(async (transaction) => {
    await hold(transaction, key);
    return (await letGo(transaction, key)) ? listImages(transaction, key) : [];
  });
  if (!picture) return 0;
  await Promise.all(picture.names.map((name) => images.remove(name)));
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('image')
      .where('key', '=', key)
      .executeTakeFirst();
    await transaction.deleteFrom('contentPicture').where('key', '=', key).execute();
    return Number(numDeletedRows);
  });
}

/**
 * Lets a picture go that nothing shows any more, in the given transaction: it is served to nobody from then on, and the
 * next sweep removes it. Returns whether it goes.
 */
export async function letGo(transaction: Database, key: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('image')
    .set({ createdAt: going })
    .where('key', '=', key)
    .where(isUnused)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Keeps pictures from being swept until the end of a transaction that is going to use them, and the other way round.
 * Returns the keys of those that are there.
 */
export async function holdImages(transaction: Database, keys: string[]): Promise<string[]> {
  const there: string[] = [];
  // In one order, or two transactions could wait for each other.
  for (const key of keys.toSorted()) {
    const held = await hold(transaction, key);
    if (held && held.createdAt !== going) there.push(key);
  }
  return there;
}

/** Nothing changes, but on both engines whoever comes second waits for the first. */
function hold(transaction: Database, key: string) {
  return transaction
    .updateTable('image')
    .set(({ ref }) => ({ createdAt: ref('createdAt') }))
    .where('key', '=', key)
    .returning('createdAt')
    .executeTakeFirst();
}

/**
 * Removes pictures that were uploaded a day ago and never shown, or have been replaced, or whose item is gone; some at a
 * time, the oldest first. Returns how many there were. One that cannot be removed keeps none of the others: what has
 * failed first is thrown at the end.
 */
export async function sweepUnusedImages(
  db: Database,
  images: ImageStore,
  now: Date,
): Promise<number> {
  const old = await db
    .selectFrom('image')
    .select('key')
    .where('createdAt', '<', waitingSince(now))
    .where(isUnused)
    .orderBy('createdAt')
    .limit(20)
    .execute();
  const failures: unknown[] = [];
  for (const { key } of old) {
    await removeUnusedImage(db, images, key).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
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
