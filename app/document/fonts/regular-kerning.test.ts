import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';
import woff2 from 'wawoff2';
import { expect, test } from 'vitest';
import { cutToCharacters, readSource } from './cut-face.ts';

const source = await readSource(
  '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wdth-normal.woff2',
);
const text = 'AVATAR, To Wave; LT 11';
const features = ['kern', 'tnum', 'lnum'];

/** How far the pen moves after each letter at a weight, in thousandths of an em. */
function advances(sfnt: Uint8Array, wght: number): number[] {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  font.setVariations([new Variation('wght', wght), new Variation('wdth', 103)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ xAdvance }) => ((xAdvance ?? 0) * 1000) / face.upem);
}

test('a font of several weights is kerned as its lightest at each of them, and weighs a seventh less', async () => {
  const axes = { wght: { min: 400, max: 700 }, wdth: 103 };
  const codePoints = Array.from({ length: 95 }, (_, index) => 32 + index);
  const cut = await cutToCharacters(source, { source: '', axes, features }, codePoints);
  const sfnt = Uint8Array.from(await woff2.decompress(cut));
  const off = (wght: number) => {
    const own = advances(source, wght);
    return Math.max(...advances(sfnt, wght).map((advance, at) => Math.abs(advance - own[at]!)));
  };
  // Of half a unit where the width is pinned.
  expect(off(400)).toBeLessThanOrEqual(1);
  expect(off(700)).toBeLessThan(15);
  const plain = await cutToCharacters(source, { source: '', axes, features: [] }, codePoints);
  expect(cut.length - plain.length).toBeLessThan(5_000);
});
