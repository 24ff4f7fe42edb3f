import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import woff2 from 'wawoff2';
import { expect, test } from 'vitest';
import { wordList } from './font-set.ts';
import { cutApart } from './cut-apart.server.ts';
import { cutToCharacters, readSource, wordFaces } from './cut-face.ts';

const conjunct = 'ঙ্ক্ষ্ম্য';

test('another process cuts every face to the words, with each step of their conjuncts', async () => {
  const files = await cutApart(wordList([conjunct]), new AbortController().signal);
  expect(Object.keys(files)).toEqual(Object.keys(wordFaces));
  for (const [name, face] of Object.entries(wordFaces)) {
    const letters = [...conjunct].map((letter) => letter.codePointAt(0)!);
    const whole = await cutToCharacters(await readSource(face.source), face, letters);
    expect(await drawing(files[name]!)).toBe(await drawing(whole));
    expect(files[name]!.length).toBeLessThan(whole.length);
  }
}, 120_000);

test('it ends when it is told to', async () => {
  const stopping = new AbortController();
  const cut = cutApart(wordList([conjunct]), stopping.signal);
  stopping.abort();
  await expect(cut).rejects.toThrow('aborted');
});

test('words that it cannot take are a failure, not a wait', async () => {
  const nothing = null as unknown as string[];
  await expect(cutApart(nothing, new AbortController().signal)).rejects.toThrow('exit/1');
}, 60_000);

/** The outlines and places of the conjunct's glyphs, whose numbers differ between fonts. */
async function drawing(file: Uint8Array): Promise<string> {
  const font = new Font(new Face(new Blob(Uint8Array.from(await woff2.decompress(file)))));
  const buffer = new Buffer();
  buffer.addText(conjunct);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return JSON.stringify(
    buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance, xOffset, yOffset }) => [
        font.glyphToPath(codepoint),
        ...[xAdvance, xOffset, yOffset],
      ]),
  );
}
