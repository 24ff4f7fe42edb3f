let segmenter: Intl.Segmenter | undefined;

/** How many letters a reader counts: কি is one. */
export function graphemes(text: string): number {
  // oxlint-disable-next-line no-restricted-globals -- counts for the program, in one way for both languages
  segmenter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
