import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';
import { squareKeyOf } from './image-address.ts';
import { type ImageShape, imageFileName, imageShapes } from './image-shapes.ts';

/** A stored picture: its bytes, or the address where browsers load it. */
export type StoredImage = { bytes: Uint8Array } | { address: string };

/**
 * Stores pictures under generated names such as `3f…0a-400.webp`. Names consist of letters, digits, dots and
 * dashes only, because object stores sign other characters differently. Failures are thrown as an
 * `ExternalServiceError`.
 */
export type ImageStore = {
  /** False where pictures remain after their deletion here, which staff must know. */
  canRemove: boolean;
  /** Stores bytes under a new name, durably. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** What is stored under a name, or null. */
  get(name: string): Promise<StoredImage | null>;
  /** Deletes a name. No error when it is unknown. */
  remove(name: string): Promise<void>;
};

/** The names of a picture's files, largest first. */
export function imageNames(key: string, shape: ImageShape = 'square'): string[] {
  return imageShapes[shape].map((file) => imageFileName(key, file));
}

/** The media type of a file, by its name. */
export function imageType(name: string): 'image/webp' | 'image/jpeg' {
  return name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}

/**
 * How long browsers and caches may keep a file, as `Cache-Control`. A picture of the content never changes under its name. One of
 * a person of the gallery may be withdrawn, and a copy that is kept for a year could not be called back.
 */
export function imageCaching(name: string): string {
  return squareKeyOf(name) ? 'public, max-age=86400' : 'public, max-age=31536000, immutable';
}

/**
 * The bytes stored under a name, downloaded if the store returns an address. Null only where the picture is known to be
 * gone: a host that is busy or refuses us has it still, and a backup without it must not pass for a whole one. `timeoutMs`
 * is the timeout of a download in milliseconds.
 */
export async function pictureBytes(
  store: ImageStore,
  name: string,
  timeoutMs = 30_000,
): Promise<Uint8Array | null> {
  const stored = await store.get(name);
  if (!stored) return null;
  if ('bytes' in stored) return stored.bytes;
  try {
    return await download(stored.address, timeoutMs);
  } catch (error) {
    throw externalServiceError('images', error);
  }
}

async function download(address: string, timeoutMs: number): Promise<Uint8Array | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const isPage = /^(text\/|application\/json)/.test(answer.headers.get('content-type') ?? '');
  if (answer.ok && !isPage) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return null;
  // A page of a proxy may come with status 200.
  throw new ExternalServiceError('images', answer.ok ? 'not_a_picture' : answer.status);
}

/** Throws unless a name has our generated form: it becomes part of a path or an address. */
export function assertPictureName(name: string): void {
  if (!/^[A-Za-z0-9-]+\.(?:webp|jpg)$/.test(name)) throw new Error('not a generated picture name');
}
