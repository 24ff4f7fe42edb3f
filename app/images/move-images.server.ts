import { createHash } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { listImageFiles } from './image-files.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { type ImageStore, pictureBytes } from './image-store.server.ts';

/** The result for one file of a move. */
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
  for (const name of await listImageFiles(db)) {
    yield { name, status: await moveOne(name, from, to) };
  }
}

async function moveOne(name: string, from: ImageStore, to: ImageStore) {
  const bytes = await pictureBytes(from, name);
  if (!bytes) return 'missing';
  if (isSame(bytes, await bytesBefore(to, name))) return 'there already';
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
