/**
 * The first letters of a name's first two words, for the disc beside it. A letter is a grapheme (a
 * Bengali one is several characters), cut short where marks are heaped on it to no end.
 */
export function initials(name: string): string {
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return name
    .split(/[\s.]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...(segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '')])
    .map((letter) => letter.slice(0, 6).join('').toLocaleUpperCase('en'))
    .join('');
}
