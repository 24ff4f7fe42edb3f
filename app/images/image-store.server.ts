import { imageName, imageSides } from './image-address.ts';

/** A picture on its way out: its bytes, or where the browser finds it. */
export type StoredImage = { bytes: Uint8Array } | { address: string };

/**
 * Where pictures are kept, by generated names such as `3f…0a-400.webp`. Names have only letters,
 * digits, dots and dashes: an object store signs anything else differently. Whatever goes wrong
 * outside is thrown as an `ExternalServiceError`.
 */
export type ImageStore = {
  /** False where pictures outlive their deletion here, which staff must be told. */
  canRemove: boolean;
  /** Keeps bytes under a name that is not in use. Afterwards they survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** What is kept under a name, or null. */
  get(name: string): Promise<StoredImage | null>;
  /** Forgets a name. No error when it is unknown. */
  remove(name: string): Promise<void>;
};

/** The names under which the squares of a picture are kept, the largest first. */
export function imageNames(key: string): string[] {
  return imageSides.map((side) => imageName(key, side));
}

/** The bytes kept under a name, fetched as a browser would where the store gives an address. */
export async function pictureBytes(store: ImageStore, name: string): Promise<Uint8Array | null> {
  const stored = await store.get(name);
  if (!stored) return null;
  if ('bytes' in stored) return stored.bytes;
  const answer = await fetch(stored.address, { signal: AbortSignal.timeout(30_000) });
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  return null;
}

/** Throws unless a name is one that we generate: it becomes part of a path or an address. */
export function assertPictureName(name: string): void {
  if (!/^[A-Za-z0-9-]+\.webp$/.test(name)) throw new Error('not a generated picture name');
}
