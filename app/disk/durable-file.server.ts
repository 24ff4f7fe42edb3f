import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that is there whole or not at all, also after a power cut: a draft beside it
 * (`.draft`) is brought to the disk before it gets the name, and then the folder, because a name lives
 * in its folder. A file of that name is replaced. Whatever goes wrong is thrown, and the draft is gone.
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  mode = 0o666,
): Promise<void> {
  const draft = `${path}.draft`;
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Brings the names in a folder to the disk, which writing the files themselves does not do. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no such call.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
