import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** A stored file on its way out. `size` is in bytes. */
export type StoredImage = { body: ReadableStream<Uint8Array>; size: number };

/**
 * Where pictures are kept, by generated names such as `3q…k.webp`. Names have only letters, digits,
 * dots and dashes: an object store signs anything else differently.
 */
export type ImageStore = {
  /** Keeps bytes under a name that is not in use. Afterwards they survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes kept under a name, or null. */
  get(name: string): Promise<StoredImage | null>;
  /** Forgets a name. No error when it is unknown. */
  remove(name: string): Promise<void>;
};

/** Keeps pictures as files of a folder, which is made when needed. */
export function createDiskImageStore(folder: string): ImageStore {
  const pathOf = (name: string) => {
    if (!/^[A-Za-z0-9-]+\.webp$/.test(name)) throw new Error('not a generated picture name');
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      const draft = `${path}.draft`;
      try {
        const file = await open(draft, 'w');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name) {
      const path = pathOf(name);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      return { body, size: found.size };
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
