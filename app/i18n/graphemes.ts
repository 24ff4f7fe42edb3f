/**
 * How many letters a reader counts: কি is one, and so is ক্ষ. Not by `Intl.Segmenter`, which older browsers lack, and which
 * joins Bengali letters in newer ones alone: the editor has to count as the server does.
 */
export function graphemes(text: string): number {
  return text.match(grapheme)?.length ?? 0;
}

/** The first letters of a text, as a reader counts them. */
export function firstGraphemes(text: string, count: number): string {
  return (text.match(grapheme) ?? []).slice(0, count).join('');
}

/** A virama joins two consonants, a zero-width joiner two pictures; two letters make a flag. */
const grapheme =
  /\r\n|\p{RI}{2}|[\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1](?:\u09cd\u200d?[\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1]|[\p{M}\u200c\u200d])*|[^](?:\u200d\p{ExtPict}|[\p{M}\p{EMod}\u200c\u200d])*/gu;
