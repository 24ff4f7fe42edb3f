import { type KnownText, plainText } from './known-texts.ts';
import { type TextIndex, holds } from './text-index.ts';

/** How far around a text the rest of its row stands. */
const levels = 8;
/** A number says little: the rest of its row stands right beside it. */
const levelsOfNumber = 3;

/**
 * Which of the fields are meant: of rows that say the same, those with another of their texts near by. A number is
 * one of the content only beside the rest of its row, or when it is as long as a year.
 */
export function meantBy(
  known: readonly KnownText[],
  element: Element,
  index: TextIndex,
): KnownText[] {
  const lists = new Map<string, KnownText[]>();
  for (const one of known) {
    const list = one.item === null ? '' : one.item.slice(0, one.item.lastIndexOf('/'));
    lists.set(list, [...(lists.get(list) ?? []), one]);
  }
  return [...lists].flatMap(([list, some]) => {
    if (list === '') return some.filter(({ kind, text }) => kind !== 'number' || text.length > 3);
    const rows = new Set(some.map(({ item }) => item));
    const hasNumber = some.some(({ kind }) => kind === 'number');
    if (rows.size === 1 && !hasNumber) return some;
    const near = nearest(some, element, index);
    return near.length > 0 ? near : some.filter(({ kind }) => kind !== 'number');
  });
}

/** Those with another text of their row in the smallest part of the page that has any. */
function nearest(some: KnownText[], element: Element, index: TextIndex): KnownText[] {
  let around: Element | null = element;
  for (let level = 0; around && level < levels; level += 1, around = around.parentElement) {
    const words = plainText(saidIn(around));
    const near = some.filter(
      (one) =>
        (one.kind !== 'number' || level <= levelsOfNumber) &&
        (index.items.get(one.item ?? '') ?? []).some(
          ({ path, kind, text }) => path !== one.path && kind !== 'number' && saysOf(words, text),
        ),
    );
    if (near.length > 0) return near;
  }
  return [];
}

function saidIn(element: Element): string {
  const pictures = Array.from(element.querySelectorAll('img'), (image) =>
    image.getAttribute('src'),
  );
  const parts = element.ownerDocument.createTreeWalker(element, 4);
  const texts: string[] = [];
  while (parts.nextNode()) texts.push(parts.currentNode.nodeValue ?? '');
  return [...texts, ...pictures].join(' ');
}

function saysOf(words: string, text: string): boolean {
  return text.length > 2 && holds(words, text);
}
