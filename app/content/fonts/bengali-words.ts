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
