import { randomBytes } from 'node:crypto';
import type { Database } from '#app/database/database.server.ts';
import { type ImageRefusal, decodeImage, withoutMetadata } from './decode-image.server.ts';
import { imageAddress } from './image-address.ts';
import { imageFileName, imageShapes } from './image-shapes.ts';
import type { ImageStore } from './image-store.server.ts';

/**
 * Decodes a picture, makes an 800 and a 400 px square of it without any metadata, keeps both and
 * returns the address of the larger one. A refused picture leaves nothing behind.
 */
export async function storeImage(
  db: Database,
  images: ImageStore,
  bytes: Uint8Array,
  now: Date,
): Promise<{ status: 'stored'; url: string } | { status: ImageRefusal }> {
  const key = newImageKey();
  const squares = await decodeImage(bytes, (open) =>
    Promise.all(
      imageShapes.square.map(async (file) => {
        const { width, height } = file;
        const square = open().resize(width, height, { fit: 'cover', position: 'attention' });
        const made = withoutMetadata(square).webp({ quality: 80 });
        return { name: imageFileName(key, file), bytes: await made.toBuffer() };
      }),
    ),
  );
  if (squares.status !== 'made') return squares;
  await keepFiles(images, squares.made, () =>
    db.insertInto('image').values({ key, createdAt: now.toISOString() }).execute(),
  );
  return { status: 'stored', url: imageAddress(key) };
}

/** 128 random bits as 32 hex digits: no name of the sender's, nothing to guess. */
export function newImageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Keeps files, then writes down that they are there. When either fails, nothing is left behind. */
export async function keepFiles(
  images: ImageStore,
  files: { name: string; bytes: Uint8Array }[],
  writeDown: () => Promise<unknown>,
): Promise<void> {
  const kept: string[] = [];
  try {
    for (const { name, bytes } of files) {
      kept.push(name);
      await images.put(name, bytes);
    }
    await writeDown();
  } catch (error) {
    await Promise.allSettled(kept.map((name) => images.remove(name)));
    throw error;
  }
}
