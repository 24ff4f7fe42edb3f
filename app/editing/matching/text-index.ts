import { type KnownText, plainText } from './known-texts.ts';

/** All that the shown documents say, to be looked up by what the page shows. */
export type TextIndex = {
  all: readonly KnownText[];
  /** By the text without any blanks: where a page breaks a line, there is none between its pieces. */
  whole: ReadonlyMap<string, readonly KnownText[]>;
  pictures: ReadonlyMap<string, readonly KnownText[]>;
  numbers: ReadonlyMap<string, readonly KnownText[]>;
  /** The documents that every page shows: header and footer are from these alone. */
  everywhere: ReadonlySet<string>;
  /** By item, for finding out which of several alike is meant. */
  items: ReadonlyMap<string, readonly KnownText[]>;
};

export function textIndex(
  all: readonly KnownText[],
  everywhere: ReadonlySet<string> = new Set(),
): TextIndex {
  return {
    ...{ all, everywhere },
    whole: groupedBy(
      all.filter(({ kind }) => kind !== 'picture'),
      ({ text }) => squeezed(text),
    ),
    pictures: groupedBy(
      all.filter(({ kind }) => kind === 'picture'),
      ({ text }) => text,
    ),
    numbers: groupedBy(
      all.filter(({ kind }) => kind === 'number'),
      ({ text }) => text,
    ),
    items: groupedBy(all, ({ item }) => item ?? ''),
  };
}

/** The fields whose text, or a paragraph or line of it, is all that stands there. */
export function sameAs(index: TextIndex, shown: string): readonly KnownText[] {
  return index.whole.get(squeezed(plainText(shown))) ?? [];
}

/** The fields whose text is a part of what stands there, between other words: the longest at each place. */
export function within(index: TextIndex, shown: string): KnownText[] {
  const plain = plainText(shown);
  const found = index.all.filter(
    ({ kind, text }) =>
      kind === 'text' && isTelling(text) && text.length < plain.length && holds(plain, text),
  );
  const longest = found.filter(
    ({ text }) =>
      !found.some((other) => other.text.length > text.length && holds(other.text, text)),
  );
  const numbers = (plain.match(/\d+/g) ?? []).flatMap((number) => index.numbers.get(number) ?? []);
  return [...longest, ...numbers];
}

/** The fields of whose text this is a part: the page shows the beginning of it, or breaks it in pieces. */
export function around(index: TextIndex, shown: string): KnownText[] {
  const plain = plainText(shown).replace(/\s*…$/, '');
  if (plain.length < 4 || !isTelling(plain)) return [];
  return index.all.filter(
    ({ kind, text }) => kind === 'text' && text.length > plain.length && holds(text, plain),
  );
}

/** One word of a button stands in many a sentence without being meant. */
function isTelling(text: string): boolean {
  return text.length >= 12 || /[+@\d]/.test(text) || /\S \S/.test(text);
}

/** Whether a text has another in it, from the beginning of a word to the end of one. */
export function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
    if (!/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^[\p{L}\p{M}\p{N}]/u.test(after)) return true;
  }
  return false;
}

function squeezed(text: string): string {
  return text.replace(/ /g, '');
}

function groupedBy(
  all: readonly KnownText[],
  keyOf: (known: KnownText) => string,
): Map<string, KnownText[]> {
  const groups = new Map<string, KnownText[]>();
  for (const known of all) {
    const key = keyOf(known);
    const group = groups.get(key);
    if (group) group.push(known);
    else groups.set(key, [known]);
  }
  return groups;
}
