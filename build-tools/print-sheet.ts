import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { separatePrint } from '#app/document/split-styles.server.ts';

/**
 * Writes one sheet with the rules for paper of all others, which keep them for pages that load these by a link. Public pages, which have
 * their styles inline, leave them out there (`app/document/stylesheets.server.ts`): each would send a kilobyte before its first
 * paint that only a printer reads.
 */
export async function writePrintSheet(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  const rules = new Set(texts.flatMap((text) => separatePrint(text).print));
  const sheet = [...rules].join('');
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8);
  await writeFile(join(assets, `print.${hash}.css`), sheet);
}
