import { createHash } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { type ImageFiles, listImages } from './image-files.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { type ImageStore, imageNames, pictureBytes } from './image-store.server.ts';

/** The result for one file of a move. */
export type MovedImage = {
  name: string;
  status: 'moved' | 'there already' | 'missing' | 'differs';
};

/**
 * Copies every picture that our store has issued into another store and reads each back to compare, except those whose
 * person has withdrawn the consent. A file that is there already is not sent again, so an interrupted move goes on where
 * it was. The first store is left as it is; what was erased meanwhile goes from the other one. Yields each file as it is
 * done; a store that fails throws.
 */
export async function* moveImages(
  db: Database,
  from: ImageStore,
  to: ImageStore,
): AsyncGenerator<MovedImage> {
  const pictures = await listImages(db);
  for (const { key, names } of pictures) {
    // Asked for each: a move takes hours, and a host that has got a picture keeps it.
    if (!(await mayMove(db, key))) continue;
    for (const name of names) yield { name, status: await moveOne(name, from, to) };
  }
  await removeErased(db, pictures, to);
}

async function mayMove(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('image')
    .select('key')
    .where('key', '=', key)
    .where('key', 'not in', ({ selectFrom }) => selectFrom('withdrawnPicture').select('key'))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes from the new store what was erased from the old one during this move, and what was withdrawn and erased since
 * an earlier one. Not what can still be brought back: the site may go by the new store already.
 */
async function removeErased(db: Database, moved: ImageFiles[], to: ImageStore): Promise<void> {
  const withdrawn = await db.selectFrom('withdrawnPicture').select('key').execute();
  const there = new Set((await listImages(db)).map(({ key }) => key));
  const perhapsErased = [
    ...moved,
    ...withdrawn.map(({ key }) => ({ key, names: imageNames(key) })),
  ];
  for (const { key, names } of perhapsErased) {
    if (there.has(key)) continue;
    for (const name of names) await to.remove(name);
  }
}

async function moveOne(name: string, from: ImageStore, to: ImageStore) {
  const [bytes, there] = [await pictureBytes(from, name), await bytesBefore(to, name)];
  // Uploaded since the site goes by the new store.
  if (!bytes) return there ? 'there already' : 'missing';
  if (isSame(bytes, there)) return 'there already';
  await to.put(name, bytes);
  return isSame(bytes, await pictureBytes(to, name)) ? 'moved' : 'differs';
}

/** A public bucket that nobody may list answers 403, not 404, for what it does not have yet. */
function bytesBefore(to: ImageStore, name: string): Promise<Uint8Array | null> {
  return pictureBytes(to, name).catch((error: unknown) => {
    if (error instanceof ExternalServiceError && error.code === 'images/403') return null;
    throw error;
  });
}

function isSame(bytes: Uint8Array, other: Uint8Array | null): boolean {
  return other !== null && hash(bytes) === hash(other);
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}
