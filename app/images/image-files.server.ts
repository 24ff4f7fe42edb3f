import type { Database } from '#app/database/database.server.ts';
import { type ImageShape, imageShapes } from './image-shapes.ts';
import { imageNames } from './image-store.server.ts';

/** What a picture that is being removed has in place of the moment of its upload. Nothing may use it any more. */
export const going = '';

/** A picture, the names of its files, and since when it is here (ISO 8601). */
export type ImageFiles = { key: string; names: string[]; since: string };

/** The names of the files of all pictures, the oldest picture's first, and since when each is here. */
export async function listImageFiles(db: Database): Promise<{ name: string; since: string }[]> {
  const all = await listImages(db);
  return all.flatMap(({ names, since }) => names.map((name) => ({ name, since })));
}

/** All pictures but those that are going, the oldest first; where a key is given that one alone, whatever becomes of it. */
export async function listImages(db: Database, key?: string): Promise<ImageFiles[]> {
  const rows = await db
    .selectFrom('image')
    .leftJoin('contentPicture', 'contentPicture.key', 'image.key')
    .select(['image.key', 'createdAt', 'shape', 'master'])
    .where((image) =>
      key === undefined ? image('createdAt', '!=', going) : image('image.key', '=', key),
    )
    .orderBy('createdAt')
    .orderBy('image.key')
    .execute();
  return rows.map((row) => ({ key: row.key, names: filesOf(row), since: row.createdAt }));
}

/** A picture that has no row in `contentPicture` is a square of the gallery. */
function filesOf(row: { key: string; shape: string | null; master: string | null }): string[] {
  const names = imageNames(row.key, isShape(row.shape) ? row.shape : 'square');
  return row.master ? [...names, masterName(row.master)] : names;
}

/** The file of a whole picture as it was uploaded. No pattern of `/media` has this name. */
export function masterName(master: string): string {
  return `${master}-master.webp`;
}

function isShape(name: string | null): name is ImageShape {
  return name !== null && name in imageShapes;
}
