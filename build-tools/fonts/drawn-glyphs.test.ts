import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import woff2 from 'wawoff2';
import { beforeAll, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { builtSet, fontSetFor } from '#app/document/fonts/font-set.ts';
import { fontsFolder, makeFonts } from './make-fonts.ts';
import { siteWords } from './site-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(() => makeFonts());

test.each(['anek-bengali-400', 'anek-bengali-650', 'tiro-bengali'])(
  'every Bengali word of the site is drawn by %s as by the whole font',
  async (name) => {
    const [part, whole] = await Promise.all([fontOf(name), fontOf(`${name}-whole`)]);
    const words = await siteWords(root);
    expect(words.length).toBeGreaterThan(500);
    const different = words.filter((word) => drawing(part, word) !== drawing(whole, word));
    expect(different).toEqual([]);
  },
);

test.each(['anek-bengali-400', 'anek-bengali-650', 'tiro-bengali'])(
  'every Bengali word of the site is as wide in blank letters as in %s',
  async (name) => {
    const [drawn, blank] = await Promise.all([fontOf(name), fontOf(`${name}-blank`)]);
    const words = await siteWords(root);
    expect(words.filter((word) => width(drawn, word) !== width(blank, word))).toEqual([]);
  },
);

test('E-49 the shipped content needs no fonts but those of the build', async () => {
  const built = { version: '', words: await siteWords(root) };
  expect(fontSetFor(defaultDocuments(), built).name).toBe(builtSet);
});

test('a conjunct that no text has is drawn by the whole font alone', async () => {
  const [part, whole] = await Promise.all([
    fontOf('anek-bengali-400'),
    fontOf('anek-bengali-400-whole'),
  ]);
  const conjunct = 'ঙ্ক্ষ্ম্য';
  expect(drawing(part, conjunct)).not.toBe(drawing(whole, conjunct));
});

async function fontOf(name: string): Promise<Font> {
  const file = await readFile(join(fontsFolder, `${name}.woff2`));
  // Copied, because the library reuses the returned memory.
  const font = Uint8Array.from(await woff2.decompress(file));
  return new Font(new Face(new Blob(font)));
}

function width(font: Font, word: string): number {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

/**
 * The outlines and positions of a word's glyphs, whose numbers differ between fonts. Without invisible
 * glyphs: for a joiner some fonts have a space and others nothing.
 */
function drawing(font: Font, word: string): string {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
      outline: font.glyphToPath(codepoint),
      places: [xAdvance, xOffset, yOffset],
    }));
  return JSON.stringify(glyphs.filter(({ outline, places }) => outline || places.some(Boolean)));
}
