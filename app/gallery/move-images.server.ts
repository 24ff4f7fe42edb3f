import { createHash } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import type { ImageStore, StoredImage } from '#app/platform/image-store.server.ts';
import { imageNames } from './image-processing.server.ts';

/** What became of one file of a move. */
export type MovedImage = {
  name: string;
  status: 'moved' | 'there already' | 'missing' | 'differs';
};

/**
 * Copies every picture that our store has issued into another store and reads each back to compare.
 * A file that is there already is not sent again, so an interrupted move goes on where it was. The
 * first store is left as it is. Yields each file as it is done; a store that fails throws.
 */
export async function* moveImages(
  db: Database,
  from: ImageStore,
  to: ImageStore,
): AsyncGenerator<MovedImage> {
  const images = await db.selectFrom('image').select('key').orderBy('createdAt').execute();
  for (const name of images.flatMap(({ key }) => imageNames(key))) {
    yield { name, status: await moveOne(name, from, to) };
  }
}

async function moveOne(name: string, from: ImageStore, to: ImageStore) {
  const bytes = await bytesOf(await from.get(name));
  if (!bytes) return 'missing';
  if (isSame(bytes, await bytesOf(await to.get(name)))) return 'there already';
  await to.put(name, bytes);
  return isSame(bytes, await bytesOf(await to.get(name))) ? 'moved' : 'differs';
}

/** The bytes themselves, fetched like a browser would where the store only gives an address. */
async function bytesOf(stored: StoredImage | null): Promise<Uint8Array | null> {
  if (!stored) return null;
  if ('bytes' in stored) return stored.bytes;
  const answer = await fetch(stored.address, { signal: AbortSignal.timeout(30_000) });
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  return null;
}

function isSame(one: Uint8Array, other: Uint8Array | null): boolean {
  return other !== null && hash(one) === hash(other);
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}
