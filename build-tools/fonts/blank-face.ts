import woff2 from 'wawoff2';
import type { WordFace } from '#app/document/fonts/cut-face.ts';
import { sfntOf, tablesOf } from '#app/document/fonts/regular-kerning.ts';
import { subset } from '#app/document/fonts/subset.ts';

/** Those that place marks, which makes no letter wider. */
const withoutFeatures = ['abvm', 'blwm', 'mark', 'mkmk'];

/**
 * A face for these words in which every letter is blank and as wide as in `face`, as WOFF2: a page is laid out with it
 * as it will be with the face itself, at a fifth of the bytes. `glyphs` are those drawn for the words.
 */
export async function blankFace(
  source: Uint8Array,
  { axes }: WordFace,
  words: string[],
  glyphs: Set<number>,
): Promise<Uint8Array> {
  const cut = subset(source, {
    codePoints: [...new Set(words.join(''))].map((letter) => letter.codePointAt(0)!),
    glyphs,
    axes,
    withoutFeatures,
  });
  return Uint8Array.from(await woff2.compress(withoutOutlines(cut)));
}

/** A TrueType font whose glyphs have no outline, but for that of missing letters, which no text shows. */
function withoutOutlines(font: Uint8Array): Uint8Array {
  const tables = tablesOf(font);
  const glyphCount = tables.get('maxp')!.readUInt16BE(4);
  tables.get('head')!.writeInt16BE(0, indexToLocFormat);
  const loca = Buffer.alloc((glyphCount + 1) * 2);
  // Halved, as the short format has it. Every glyph but the first ends where it begins.
  for (let glyph = 1; glyph <= glyphCount; glyph += 1)
    loca.writeUInt16BE(speck.length / 2, glyph * 2);
  tables.set('loca', loca);
  tables.set('glyf', speck);
  return sfntOf(tables);
}

/**
 * A triangle one unit wide, as a simple glyph: browsers refuse a font without any outline. One contour, its bounds, its
 * last point, no instructions; then the flags of three points and how far each is from the one before.
 */
const speck = Buffer.from([
  ...[0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 0, 0],
  ...[0x37, 0x37, 0x27, 0, 1, 1, 0, 0, 1, 0],
]);

/** Of the OpenType specification, in the table `head`. */
const indexToLocFormat = 50;
