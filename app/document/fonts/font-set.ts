import { createHash } from 'node:crypto';

/** What the build knows of the fonts that it has cut. */
export type BuiltWords = {
  /** Changes with the cutting and with the font packages. */
  version: string;
  /** Null where the built fonts are whole, as while the texts are still being written. */
  words: string[] | null;
};

/** The fonts that pages ask for: a name in their addresses, and the words that it must draw. */
export type FontSet = { name: string; words: string[] };

/** The set that the build has made. */
export const builtSet = 'built';

/** The set that published content needs, with all its texts wherever they stand in it. */
export function fontSetFor(content: unknown, built: BuiltWords): FontSet {
  if (built.words === null) return { name: builtSet, words: [] };
  const known = new Set(built.words);
  const published = wordList(textsIn(content));
  if (published.every((word) => known.has(word))) return { name: builtSet, words: built.words };
  const words = [...new Set([...built.words, ...published])].sort();
  const hash = createHash('sha256').update(JSON.stringify([built.version, words]));
  return { name: hash.digest('hex').slice(0, 12), words };
}

function* textsIn(content: unknown): Generator<string> {
  if (typeof content === 'string') yield content;
  else if (typeof content === 'object' && content !== null)
    for (const value of Object.values(content)) yield* textsIn(value);
}

/** Figures and the full stop: drawn alike whatever stands beside them, so that no new number is a new word. */
const always = '০১২৩৪৫৬৭৮৯।';

/** The Bengali words of a text, with the joiners that decide how a conjunct is drawn. */
export function bengaliWords(text: string): string[] {
  return text.match(/[\u0965\u0980-\u09e5\u09f0-\u09ff\u200c\u200d]+/g) ?? [];
}

/** Every Bengali word of these texts, once and sorted, and the digits. */
export function wordList(texts: Iterable<string>): string[] {
  const words = new Set(always);
  for (const text of texts) for (const word of bengaliWords(text)) words.add(word);
  return [...words].sort();
}
