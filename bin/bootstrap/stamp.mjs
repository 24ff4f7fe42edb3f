import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A small file in the folder that a step makes, saying what it was made from. It is removed
 * before the step and written after its success, whole or not at all, so an interrupted step
 * never leaves one that claims success.
 */
export function stampIn(folder) {
  const file = join(folder, '.made-from');
  return {
    says: (fingerprint) => {
      try {
        return readFileSync(file, 'utf8') === fingerprint;
      } catch {
        return false;
      }
    },
    remove: () => rmSync(file, { force: true }),
    write: (fingerprint) => {
      writeFileSync(`${file}.new`, fingerprint);
      renameSync(`${file}.new`, file);
    },
  };
}
