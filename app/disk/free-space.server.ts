import { statfs } from 'node:fs/promises';

/** Below this, in bytes, staff and whoever runs the site are warned: a backup may not fit any more. */
export const lowSpace = 1_000_000_000;

/** How many bytes are free on the disk that holds a folder; null when nobody can tell. */
export async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
