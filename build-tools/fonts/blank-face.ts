import woff2 from 'wawoff2';
import type { WordFace } from '#app/content/fonts/cut-face.ts';
import { glyphsDrawnFor } from '#app/content/fonts/drawn-glyphs.ts';
import { subset } from '#app/content/fonts/subset.ts';

/** Those that place marks, which makes no letter wider. */
const withoutFeatures = ['abvm', 'blwm', 'mark', 'mkmk'];

/**
 * A face for these words in which every letter is blank and as wide as in `face`, as WOFF2: a page is laid out with it
 * as it will be with the face itself, at a fifth of the bytes.
 */
export async function blankFace(
  source: Uint8Array,
  { axes }: WordFace,
  words: string[],
): Promise<Uint8Array> {
  const cut = subset(source, {
    codePoints: [...new Set(words.join(''))].map((letter) => letter.codePointAt(0)!),
    glyphs: await glyphsDrawnFor(words, source, axes),
    axes,
    withoutFeatures,
  });
  return Uint8Array.from(await woff2.compress(withoutOutlines(cut)));
}

/** A TrueType font whose glyphs have no outline, but for that of missing letters, which no text shows. */
function withoutOutlines(font: Uint8Array): Uint8Array {
  const tables = readTables(font);
  const glyphCount = viewOf(tables.get('maxp')!).getUint16(4);
  viewOf(tables.get('head')!).setInt16(indexToLocFormat, 0);
  const loca = new Uint8Array((glyphCount + 1) * 2);
  // Halved, as the short format has it. Every glyph but the first ends where it begins.
  for (let glyph = 1; glyph <= glyphCount; glyph += 1)
    viewOf(loca).setUint16(glyph * 2, speck.length / 2);
  tables.set('loca', loca);
  tables.set('glyf', speck);
  return writeTables(tables);
}

/**
 * A triangle one unit wide, as a simple glyph: browsers refuse a font without any outline. One contour, its bounds, its
 * last point, no instructions; then the flags of three points and how far each is from the one before.
 */
const speck = Uint8Array.of(
  ...[0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 0, 0],
  ...[0x37, 0x37, 0x27, 0, 1, 1, 0, 0, 1, 0],
);

// Of the OpenType specification, "Organization of an OpenType font".
const headerLength = 12;
const recordLength = 16;
const indexToLocFormat = 50;

function readTables(font: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(font);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = headerLength + index * recordLength;
      const start = view.getUint32(at + 8);
      const tag = String.fromCharCode(...font.subarray(at, at + 4));
      return [tag, font.slice(start, start + view.getUint32(at + 12))];
    }),
  );
}

/** Without checksums, which WOFF2 computes anew. */
function writeTables(tables: Map<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  let end = headerLength + sorted.length * recordLength;
  const font = new Uint8Array(sorted.reduce((sum, [, data]) => sum + padded(data.length), end));
  const view = viewOf(font);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  for (const [index, [tag, data]] of sorted.entries()) {
    const at = headerLength + index * recordLength;
    for (let letter = 0; letter < 4; letter += 1)
      view.setUint8(at + letter, tag.charCodeAt(letter));
    view.setUint32(at + 8, end);
    view.setUint32(at + 12, data.length);
    font.set(data, end);
    end += padded(data.length);
  }
  return font;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
