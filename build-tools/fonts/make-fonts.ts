import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import woff2 from 'wawoff2';
import { inProject, root } from '#bin/bootstrap.mjs';
import { type Face, faces } from './faces.ts';
import { fallbackStyles } from './fallback-styles.ts';
import { glyphsDrawnFor } from './drawn-glyphs.ts';
import { siteSentences, siteWords } from './site-words.ts';
import { subset } from './subset.ts';

/** Where `app/styles/fonts.css` finds them. Made anew by every build that needs it, so not in git. */
export const fontsFolder = inProject('app/styles/fonts/made');

/**
 * Makes the web fonts, each with just what the site's texts need, in about two seconds, and the styles of what
 * stands in for them until they arrive; none when neither a text nor a font has changed. With `everyWord` the
 * Bengali ones are made whole, for texts that are still being written.
 */
export async function makeFonts({ everyWord = false } = {}): Promise<void> {
  const [words, sentences, css, own] = await Promise.all([
    siteWords(root),
    siteSentences(root),
    readFile(inProject('app/styles/fonts.css'), 'utf8'),
    ownSources(),
  ]);
  const markerFile = join(fontsFolder, 'marker');
  const marker = createHash('sha256')
    .update(JSON.stringify([everyWord, words, sentences, css, own]))
    .digest('hex');
  if ((await readFile(markerFile, 'utf8').catch(() => '')) === marker) return;
  // Apart, because a test and a build may both look for them meanwhile.
  const making = `${fontsFolder}-${process.pid}.local`;
  await mkdir(making, { recursive: true });
  const sources = new Map<string, Promise<Uint8Array>>();
  const load = (name: string) => {
    if (!sources.has(name)) sources.set(name, readSource(name));
    return sources.get(name)!;
  };
  for (const [name, face] of Object.entries(faces)) {
    const source = await load(face.source);
    const made = madeFace(source, face, rangeOf(css, name), everyWord ? null : words);
    await writeFile(join(making, `${name}.woff2`), await woff2.compress(made));
  }
  await writeFile(join(making, 'fallbacks.css'), await fallbackStyles(sentences, load));
  await writeFile(join(making, 'marker'), marker);
  await rm(fontsFolder, { recursive: true, force: true });
  await rename(making, fontsFolder).catch(async (error: unknown) => {
    // Another process was as fast, and has made the same.
    await rm(making, { recursive: true });
    if ((await readFile(markerFile, 'utf8').catch(() => '')) !== marker) throw error;
  });
}

function madeFace(source: Uint8Array, face: Face, range: number[], words: string[] | null) {
  const { axes, features } = face;
  if (!face.onlyWords || !words) return subset(source, { codePoints: range, axes, features });
  return subset(source, {
    // The words' own characters: one that no text has is left to the whole face, with its syllable.
    codePoints: [...new Set(words.join(''))].map((letter) => letter.codePointAt(0)!),
    glyphs: glyphsDrawnFor(words, source, face.axes),
    axes,
    features,
  });
}

/** What `fonts.css` lets a file be used for. Declared there only, or the two could disagree. */
function rangeOf(css: string, name: string): number[] {
  const block = css.split('@font-face').find((part) => part.includes(`/${name}.woff2`));
  const range = /unicode-range:([^;]+);/.exec(block ?? '')?.[1];
  if (!range) throw new Error(`fonts.css says no unicode-range for ${name}.woff2`);
  return range.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().slice(2).split('-');
    const first = parseInt(from!, 16);
    return Array.from({ length: parseInt(to!, 16) - first + 1 }, (_, index) => first + index);
  });
}

async function readSource(name: string): Promise<Uint8Array> {
  // Copied: what it returns is memory that it uses again.
  return Uint8Array.from(await woff2.decompress(await readFile(inProject('node_modules', name))));
}

/** A change of how fonts are made, or of the packages they come from, makes them anew. */
async function ownSources(): Promise<string[]> {
  const folder = inProject('build-tools/fonts');
  const files = (await readdir(folder)).sort().map((name) => join(folder, name));
  return Promise.all([...files, inProject('package.json')].map((file) => readFile(file, 'utf8')));
}
