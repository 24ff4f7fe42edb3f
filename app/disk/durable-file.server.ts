import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically and durably, even across a power cut: writes a draft next to it (`.draft`), syncs
 * it, renames it, and syncs the folder, because the name is stored there. Replaces an existing file. On any
 * error it throws and removes the draft.
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

/** Syncs the names in a folder to disk, which syncing the files themselves does not do. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
