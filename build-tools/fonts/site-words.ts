import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bengaliWords, wordList } from '#app/document/fonts/font-set.ts';

/**
 * Every Bengali word in the site's texts, once and sorted, and the digits, which come from numbers. Read from
 * the source text: this includes words that only scripts show, and words in comments, which cost next to
 * nothing. Without staff pages, which show what people typed and use the complete fonts, and without the
 * developers' examples.
 */
export async function siteWords(root: string): Promise<string[]> {
  const texts = await Promise.all(['app', 'content'].map((folder) => textsIn(join(root, folder))));
  return wordList(texts.flat());
}

/**
 * The site's sentences with their repetitions, to weigh the letters by frequency. Without characters that the
 * fonts of the language do not draw.
 */
export async function siteSentences(root: string) {
  const texts = await Promise.all(['app', 'content'].map((folder) => textsIn(join(root, folder))));
  const written = (language: string) =>
    texts
      .flat()
      .flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${language}"?:\\s*(['"\`])(.*?)\\1`, 'gs'))].map(
          ([, , words]) => words!,
        ),
      );
  return {
    en: written('en').map((words) => words.replace(/[^ -~]/g, '')),
    bn: written('bn').flatMap(bengaliWords),
  };
}

async function textsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter(
    (name) => /\.(ts|tsx|json|md)$/.test(name) && !notForVisitors.test(name),
  );
  return Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')));
}

const notForVisitors =
  /\.test\.|\bexamples?\b|staff|content\/kinds(?!\/parts\/(?:cost-words|country-status))|editing|today\/|complaints\/(?:desk|complaint-actions)|^complaint-case\/|trust\/check\/[\w-]+\.text|^settings\/|applications\/(?:case|case-page|checklist|due|erasure|facts|letterhead|loan-slip|messages|money|notes|office|payment-receipt|reveal|timeline)\//;
