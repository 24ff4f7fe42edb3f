import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import woff2 from 'wawoff2';
import { beforeAll, expect, test } from 'vitest';
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
  // Copied: what it returns is memory that it uses again.
  const font = Uint8Array.from(await woff2.decompress(file));
  return new Font(new Face(new Blob(font)));
}

/**
 * Outlines and places of the glyphs of a word; their numbers differ from one font to the other.
 * Without those that leave no mark: a joiner is one where the font has a space, else none.
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
