import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.server.ts';
import { type ImageStore, assertPictureName } from './image-store.server.ts';

/** Keeps pictures as files of a folder, which is made when needed. */
export function createDiskImageStore(folder: string): ImageStore {
  const pathOf = (name: string) => {
    assertPictureName(name);
    return join(folder, name);
  };
  return {
    canRemove: true,
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      await writeDurably(path, bytes);
    },
    async get(name) {
      try {
        return { bytes: await readFile(pathOf(name)) };
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
