import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#app/disk/durable-file.server.ts';
import { errorCode } from '#app/config/error-code.ts';
import { type ImageStore, assertPictureName } from './image-store.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';

/**
 * Stores pictures as files in a folder, which it creates when needed. A full or broken disk is reported as an
 * external service error, such as `disk/ENOSPC`.
 */
export function createDiskImageStore(folder: string): ImageStore {
  const pathOf = (name: string) => {
    assertPictureName(name);
    return join(folder, name);
  };
  return {
    canRemove: true,
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true }).catch(throwFault);
      await writeDurably(path, bytes).catch(throwFault);
    },
    async get(name) {
      try {
        return { bytes: await readFile(pathOf(name)) };
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        return throwFault(error);
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true }).catch(throwFault);
    },
  };
}

function throwFault(error: unknown): never {
  throw new ExternalServiceError('disk', errorCode(error) ?? 'failed');
}
