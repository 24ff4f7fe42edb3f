import { statfs } from 'node:fs/promises';

/** Below this, in bytes, staff and operator are warned: a backup may no longer fit. */
export const lowSpace = 1_000_000_000;

/** The free bytes on the disk of a folder; null when unknown. */
export async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
