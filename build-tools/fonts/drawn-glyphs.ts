import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';

/**
 * The glyphs that a font needs to draw these words: those one sees, and those in between. A conjunct
 * is made in steps (letter and hasanta become a half form, half form and letter the conjunct), and a
 * step that lacks its glyph is not taken. A variable font has other glyphs at some weights, so it
 * is looked at where it will be pinned.
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
      // Before that the buffer holds characters, after each lookup the glyphs it has left.
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
