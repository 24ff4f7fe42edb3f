import { isShipped } from '#app/content/pictures/media-files.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type ContentImage, imageKeysIn, imagesIn } from '#app/images/content-image.ts';
import { holdImages } from '#app/images/unused-images.server.ts';

/** What shows pictures: a revision of a document by its id, or its `draft`. */
export type PictureUser = { document: string; revision: string };

/**
 * Notes, in the given transaction, which pictures a draft or a revision shows, in place of what was noted before. `content`
 * is its values, in any form. Returns the keys of pictures that are not there, or no longer; these are not noted, nor are
 * those that are shipped with the content alone.
 */
export async function recordPictureUses(
  transaction: Database,
  user: PictureUser,
  content: unknown,
): Promise<string[]> {
  const images = imagesIn(content);
  const held = await holdImages(transaction, imageKeysIn(content));
  const there = await keysOfShape(transaction, images, held);
  await freePictureUses(transaction, user);
  if (there.length > 0) {
    const uses = there.map((key) => ({ key, ...user }));
    await transaction.insertInto('contentPictureUse').values(uses).execute();
  }
  const lacking = images.filter(({ key }) => !there.includes(key));
  const shipped = await Promise.all(lacking.map(isShipped));
  return lacking.filter((_, at) => !shipped[at]).map(({ key }) => key);
}

/** The keys of those held pictures whose files are of the shape that their address names. */
async function keysOfShape(transaction: Database, images: ContentImage[], held: string[]) {
  if (held.length === 0) return [];
  const rows = await transaction
    .selectFrom('contentPicture')
    .select(['key', 'shape'])
    .where('key', 'in', held)
    .execute();
  return rows
    .filter((row) => images.some(({ key, shape }) => key === row.key && shape === row.shape))
    .map(({ key }) => key);
}

/**
 * Forgets, in the given transaction, what a draft or a revision showed. Returns the keys of these pictures: after the commit
 * `removeUnusedImage` removes those that nothing else shows at once, otherwise the sweep does after a day.
 */
export async function freePictureUses(
  transaction: Database,
  { document, revision }: PictureUser,
): Promise<string[]> {
  const freed = await transaction
    .deleteFrom('contentPictureUse')
    .where('document', '=', document)
    .where('revision', '=', revision)
    .returning('key')
    .execute();
  return freed.map(({ key }) => key);
}
