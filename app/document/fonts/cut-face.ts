import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import woff2 from 'wawoff2';
import { glyphsDrawnFor } from './drawn-glyphs.ts';
import { withKerningOf } from './regular-kerning.ts';
import { subset } from './subset.ts';

/** One web font: its source and its options. */
export type Face = {
  /** A font file of Fontsource. */
  source: string;
  /** Axes of the variable font, pinned to a value or limited to a range, to save bytes. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** The OpenType features to keep. Not for Bengali, which needs all of them. */
  features?: string[];
};

/** A face whose every axis is pinned, because a variable font draws other glyphs at other weights. */
export type WordFace = Face & { axes?: Record<string, number> };

/** Reads a font of a Fontsource package as sfnt. */
export async function readSource(name: string): Promise<Uint8Array> {
  const file = await readFile(fileURLToPath(import.meta.resolve(name)));
  // Copied, because the library reuses the returned memory.
  return Uint8Array.from(await woff2.decompress(file));
}

/** Cuts a face down to these characters with all their forms, as WOFF2. One of several weights has the kerning of its lightest. */
export async function cutToCharacters(
  source: Uint8Array,
  { axes = {}, features }: Face,
  codePoints: number[],
): Promise<Uint8Array> {
  const cut = subset(source, { codePoints, axes, features });
  const lightest = Object.entries(axes).map(([name, axis]) => {
    return [name, typeof axis === 'number' ? axis : axis.min] as const;
  });
  const instance = subset(source, { codePoints, axes: Object.fromEntries(lightest), features });
  const made = withKerningOf(cut, instance);
  return Uint8Array.from(await woff2.compress(made));
}

/** Cuts a face down to the letters and conjuncts of these words, as WOFF2; `glyphs` are those drawn for them, where they are known. */
export async function cutToWords(
  source: Uint8Array,
  { axes }: WordFace,
  words: string[],
  glyphs?: Set<number>,
): Promise<Uint8Array> {
  const cut = subset(source, {
    // Only characters of the words: syllables with any other character are drawn by another font.
    codePoints: [...new Set(words.join(''))].map((letter) => letter.codePointAt(0)!),
    glyphs: glyphs ?? (await glyphsDrawnFor(words, source, axes)),
    axes,
  });
  return Uint8Array.from(await woff2.compress(cut));
}

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2';

/** The faces that have only the conjuncts of the site's words, by name. Beside each stands its `-whole`. */
export const wordFaces: Record<WordFaceName, WordFace> = {
  'anek-bengali-400': { source: anek, axes: { wght: 400 } },
  'anek-bengali-650': { source: anek, axes: { wght: 650 } },
  'tiro-bengali': { source: tiro },
};

export type WordFaceName = 'anek-bengali-400' | 'anek-bengali-650' | 'tiro-bengali';
