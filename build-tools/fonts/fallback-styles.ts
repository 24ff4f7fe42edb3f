import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';
import { type Descriptors, fallbacks, ownFaces } from './fallbacks.ts';

/** English sentences with their spaces; for Bengali single words. */
export type Sentences = Record<'en' | 'bn', string[]>;
type Load = (source: string) => Promise<Uint8Array>;

/**
 * `@font-face` rules that scale the devices' own fonts to the width of the site's fonts and align their
 * baselines, so that nothing moves when the web fonts arrive. Matched on average over all texts of the site:
 * a single line may still differ by a hundredth.
 */
export async function fallbackStyles(sentences: Sentences, load: Load): Promise<string> {
  const open = async ({ source, axes = {} }: { source: string; axes?: Record<string, number> }) => {
    const font = new Font(new Face(new Blob(await load(source))));
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
    return font;
  };
  const rules = [];
  // How much wider the first fallback's space is than the web font's, by face.
  const widerSpace: Record<string, number> = {};
  for (const [family, faces] of Object.entries(fallbacks)) {
    for (const [name, device] of Object.entries(faces)) {
      const { spacesOf, descriptors = {}, ...source } = ownFaces[name]!;
      const [web, fallback] = [await open(source), await open(device)];
      const texts = sentences[spacesOf ? 'bn' : 'en'];
      const tooWide = spacesOf ? texts.length * widerSpace[spacesOf]! : 0;
      const size = (width(web, texts) - tooWide) / width(fallback, texts);
      if (!spacesOf) widerSpace[name] ??= width(fallback, [' ']) * size - width(web, [' ']);
      // Declared as regular, or browsers would not synthesise bold where it is wanted.
      const isPlain = !device.axes && descriptors.weight?.endsWith('700');
      const chosenBy = isPlain ? { ...descriptors, weight: undefined } : descriptors;
      rules.push(rule({ family, names: device.names, chosenBy, size, ...heights(web) }));
    }
  }
  return rules.join('\n');
}

type Rule = { family: string; names: string[]; chosenBy: Descriptors } & Record<
  'size' | 'above' | 'below',
  number
>;

function rule({ family, names, chosenBy, size, above, below }: Rule): string {
  return `@font-face{${[
    `font-family:'${family}'`,
    `src:${names.map((name) => `local('${name}')`).join(',')}`,
    ...Object.entries(chosenBy).flatMap(([name, value]) => (value ? `font-${name}:${value}` : [])),
    `size-adjust:${percent(size)}`,
    // Relative to the adjusted size.
    `ascent-override:${percent(above / size)}`,
    `descent-override:${percent(below / size)}`,
  ].join(';')}}`;
}

/** The total width of these sentences in em. */
function width(font: Font, sentences: string[]): number {
  const widths = sentences.map((sentence) => {
    const buffer = new Buffer();
    buffer.addText(sentence);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return sum(buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance));
  });
  return sum(widths) / font.face.upem;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function heights(font: Font) {
  const { ascender, descender } = font.hExtents();
  return { above: ascender / font.face.upem, below: -descender / font.face.upem };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
