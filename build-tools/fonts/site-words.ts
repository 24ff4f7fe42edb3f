import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every Bengali word that stands in the texts of the site, once and sorted, and the digits, which
 * numbers bring in. Read from the sources as they are: also a word that only a script ever shows is
 * there, and a word too many, from a comment, weighs next to nothing. Not those of staff pages: these
 * show what people typed, and have the whole fonts for it; nor those of the developers' examples.
 */
export async function siteWords(root: string): Promise<string[]> {
  const texts = await Promise.all(['app', 'content'].map((folder) => textsIn(join(root, folder))));
  const words = texts.flat().flatMap((text) => text.match(bengaliWord) ?? []);
  return [...new Set([...words, ...'০১২৩৪৫৬৭৮৯।'])].sort();
}

/**
 * The sentences of the site as often as they stand there: what its letters are counted in. Without
 * the characters that the fonts of the language do not draw.
 */
export async function siteSentences(root: string) {
  const texts = await Promise.all(['app', 'content'].map((folder) => textsIn(join(root, folder))));
  const written = (language: string) =>
    texts
      .flat()
      .flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${language}:\\s*(['"\`])(.*?)\\1`, 'gs'))].map(
          ([, , words]) => words!,
        ),
      );
  return {
    en: written('en').map((words) => words.replace(/[^ -~]/g, '')),
    bn: written('bn').flatMap((words) => words.match(bengaliWord) ?? []),
  };
}

/** With the joiners, which decide how a conjunct is drawn. */
const bengaliWord = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g;

async function textsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter(
    (name) => /\.(ts|tsx|md)$/.test(name) && !/\.test\.|\bexamples?\b|staff/.test(name),
  );
  return Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')));
}
