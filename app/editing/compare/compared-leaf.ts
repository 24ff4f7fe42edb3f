import type { DocumentKind, ListField } from '#app/content/fields.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import { keysIn, placeAt } from '#app/content/leaves.ts';
import { isSameValue } from '#app/content/same-value.ts';
import type { Language } from '#app/i18n/language.ts';
import { type ChangedLeaf, changedLeaves } from '../drafts/changed-leaves.ts';
import { readable } from '../fields/readable.ts';
import { itemsAt, nameOf } from '../rows/list-items.ts';

/** A leaf before and after, for people to compare. */
export type ComparedLeaf = {
  path: string;
  /** What it is called, in the reader's language. */
  label: string;
  /** A text once in each language, Bengali first; anything else once. */
  sides: ComparedSide[];
};

export type ComparedSide = {
  /** Null for what is the same in both languages. */
  language: Language | null;
  before: string;
  after: string;
  /** Both are addresses of pictures. */
  isPicture?: true;
};

/** The leaves in which two contents of a document differ, in the reader's language; each thing once. */
export function comparedLeaves(
  kind: DocumentKind,
  before: object,
  after: object,
  language: Language,
): ComparedLeaf[] {
  return withoutRepeats(kind, changedLeaves(kind, before, after)).map((leaf) => ({
    path: leaf.path,
    label: labelAt(kind.fields, leaf.after === undefined ? before : after, leaf.path, language),
    sides: sidesOf(kind, leaf, { before, after }, language),
  }));
}

/**
 * Without what the other leaves of an item that was added or removed tell already: its place in the order, and that a
 * block is a paragraph, as each begins.
 */
function withoutRepeats({ fields }: DocumentKind, leaves: ChangedLeaf[]): ChangedLeaf[] {
  const isBegun = ({ path, before, after }: ChangedLeaf) =>
    path.endsWith('/kind') &&
    [undefined, 'paragraph'].every((one) => [before, after].includes(one));
  return leaves.filter((leaf) => {
    const within = (path: string) => leaves.filter((one) => one.path.startsWith(`${path}/`));
    if (isBegun(leaf)) return within(leaf.path.replace(/\/kind$/, '')).every(isBegun);
    if (placeAt(fields, leaf.path)?.kind !== 'order') return true;
    const [old, made] = [keysIn(leaf.before) ?? [], keysIn(leaf.after) ?? []];
    const [stays, stayed] = [
      old.filter((key) => made.includes(key)),
      made.filter((key) => old.includes(key)),
    ];
    const others = [...old, ...made].filter((key) => !stays.includes(key));
    return (
      !isSameValue(stays, stayed) ||
      others.some((key) => within(`${leaf.path}/${key}`).length === 0)
    );
  });
}

function sidesOf(
  { fields }: DocumentKind,
  leaf: ChangedLeaf,
  contents: { before: object; after: object },
  language: Language,
): ComparedSide[] {
  const place = placeAt(fields, leaf.path);
  if (place?.kind === 'order') {
    const names = (content: object) => itemNames(place.field, content, leaf.path, language);
    return [{ language: null, before: names(contents.before), after: names(contents.after) }];
  }
  const field = place?.kind === 'leaf' ? place.field : undefined;
  const before = readable(field, leaf.before, language);
  const after = readable(field, leaf.after, language);
  const isPicture = field?.type === 'fact' && field.control.kind === 'picture';
  const inside: (Language | null)[] = [null, 'bn', 'en'];
  return inside
    .filter((one) => [...before, ...after].some((part) => part.language === one))
    .map((one) => {
      const textIn = (parts: typeof before) =>
        parts.find((part) => part.language === one)?.text ?? '';
      return {
        ...{ language: one, before: textIn(before), after: textIn(after) },
        ...(isPicture && one === null && { isPicture: true as const }),
      };
    });
}

/** The items of a list by their names, one to a line: an order is what has changed. */
function itemNames(field: ListField, content: object, path: string, language: Language): string {
  return itemsAt(content, path)
    .map((item) => nameOf(field, item, language) || item._key)
    .join('\n');
}
