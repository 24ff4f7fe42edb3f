import { cutToWords, readSource, wordFaces } from './cut-face.ts';

// Run as a process of its own (`cut-apart.server.ts`): it is sent the words, answers with the files by the names of
// their faces, and ends.
process.once('message', (words: string[]) => void cut(words));

async function cut(words: string[]) {
  const files: Record<string, Uint8Array> = {};
  // One after the other, because compressing takes 60 MB.
  for (const [name, face] of Object.entries(wordFaces))
    files[name] = await cutToWords(await readSource(face.source), face, words);
  process.send?.(files, () => process.disconnect());
}
