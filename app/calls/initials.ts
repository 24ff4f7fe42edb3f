/**
 * The first letters of a name's first two words, for the disc beside it. A letter comes with its marks (a
 * Bengali one is several characters, joined ones are one), cut short where there are absurdly many.
 * Not by `Intl.Segmenter`, which Firefox has only since 2024.
 */
export function initials(name: string): string {
  return name
    .split(/[\s.]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...(firstLetter.exec(word)?.[0] ?? '')])
    .map((letter) => letter.slice(0, 6).join('').toLocaleUpperCase('en'))
    .join('');
}

/** A virama joins the letter after it. */
const firstLetter = /^.(?:\u09cd[\u200c\u200d]?\p{L}|[\p{M}\u200c\u200d])*/u;
