import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
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

/** A new name survives a power cut only when its folder has been written too. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
