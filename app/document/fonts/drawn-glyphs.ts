import { setImmediate } from 'node:timers/promises';
import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';

/**
 * The glyphs that a font needs to draw these words, intermediate ones included. A conjunct is formed in steps
 * (letter and hasanta become a half form, half form and letter the conjunct), and a step whose glyph is
 * missing is skipped. A variable font uses other glyphs at some weights, so it is examined at the weight to
 * which it will be pinned.
 */
export async function glyphsDrawnFor(
  words: string[],
  font: Uint8Array,
  axes: Record<string, number> = {},
): Promise<Set<number>> {
  const glyphs = new Set<number>();
  const used = new Font(new Face(new Blob(font)));
  used.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  let isSubstituting = false;
  // One for all words, because the library never frees the function of a buffer.
  const text = new Buffer();
  text.setMessageFunc((buffer, _font, message) => {
    if (message.startsWith('start table GSUB')) isSubstituting = true;
    // Before substitution the buffer contains characters, after each lookup the current glyphs.
    if (isSubstituting && !message.startsWith('start lookup')) keep(buffer);
    if (message.startsWith('end table GSUB')) isSubstituting = false;
    return true;
  });
  for (const [index, word] of words.entries()) {
    text.clearContents();
    text.addText(word);
    text.guessSegmentProperties();
    shape(used, text);
    keep(text);
    // The objects of each step are freed between tasks alone; without a pause they take 200 MB.
    if (index % wordsAtOnce === 0) await setImmediate();
  }
  return glyphs;

  function keep(buffer: Buffer) {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
}

const wordsAtOnce = 25;
