import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';

/**
 * The glyphs that a font needs to draw these words, intermediate ones included. A conjunct is formed in steps
 * (letter and hasanta become a half form, half form and letter the conjunct), and a step whose glyph is
 * missing is skipped. A variable font uses other glyphs at some weights, so it is examined at the weight to
 * which it will be pinned.
 */
export function glyphsDrawnFor(
  words: string[],
  font: Uint8Array,
  axes: Record<string, number> = {},
): Set<number> {
  const glyphs = new Set<number>();
  const used = new Font(new Face(new Blob(font)));
  used.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  for (const word of words) {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    let isSubstituting = false;
    buffer.setMessageFunc((_buffer, _font, message) => {
      if (message.startsWith('start table GSUB')) isSubstituting = true;
      // Before substitution the buffer contains characters, after each lookup the current glyphs.
      if (isSubstituting && !message.startsWith('start lookup')) keep(buffer);
      if (message.startsWith('end table GSUB')) isSubstituting = false;
      return true;
    });
    shape(used, buffer);
    keep(buffer);
  }
  return glyphs;

  function keep(buffer: Buffer) {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
}
