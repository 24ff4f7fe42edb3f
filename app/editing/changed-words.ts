/** A part of a text, and whether only this text of two has it. */
export type Part = { text: string; isChanged: boolean };

/** A text in parts: the words that another text has too, in the same order, and those that it has not. */
export function changedWords(text: string, other: string): Part[] {
  const words = wordsOf(text);
  const common = commonWords(words, wordsOf(other));
  const parts: Part[] = [];
  for (const [at, word] of words.entries()) {
    const last = parts[parts.length - 1];
    const isChanged = !common.has(at);
    if (last?.isChanged === isChanged) last.text += word;
    else parts.push({ text: word, isChanged });
  }
  return parts;
}

/** Words with the space around them. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}

/** The places of the words that both have: their longest common subsequence. */
function commonWords(words: string[], others: string[]): Set<number> {
  const plain = others.map((word) => word.trim());
  // How many are common from one place in both to their ends.
  const lengths = [...words, ''].map(() => [...others, ''].map(() => 0));
  for (let i = words.length - 1; i >= 0; i -= 1)
    for (let j = others.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        words[i]!.trim() === plain[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const common = new Set<number>();
  for (let i = 0, j = 0; i < words.length && j < others.length;) {
    if (words[i]!.trim() === plain[j]) {
      common.add(i);
      i += 1;
      j += 1;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return common;
}
