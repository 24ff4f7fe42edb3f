import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * A hash over the names and contents of files and whole folders of the project. Contents, not
 * times: a checkout or a copy changes every time and no content. What does not exist counts as
 * absent.
 */
export function fingerprint(names, { skip = () => false, salt = '' } = {}) {
  const hash = createHash('sha256').update(salt);
  const add = (name) => {
    const path = join(root, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || skip(name)) return;
    if (stats.isDirectory()) {
      for (const entry of readdirSync(path).sort()) add(`${name}/${entry}`);
      return;
    }
    const content = readFileSync(path);
    // With the length, so that moving bytes from one file to the next is a change.
    hash.update(`${name}\0${content.length}\0`).update(content);
  };
  names.forEach(add);
  return hash.digest('hex');
}
