import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Documents, documentIds, documents } from '#app/content/documents.ts';
import { contentFiles } from './content-files.ts';

/**
 * Writes content as files into a folder. The old file of a document that has none any more goes: the guide of a country
 * that is gone would be shipped on with the others, and differ from what is published for ever.
 */
export function writeContentFiles(all: Documents, folder: string): void {
  const files = contentFiles(all);
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const id of documentIds) {
    const { file } = documents[id];
    if (!files.has(file)) rmSync(join(folder, file), { force: true });
  }
}
