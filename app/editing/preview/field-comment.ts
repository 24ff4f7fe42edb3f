import { kindOf } from '#app/content/documents.ts';
import { itemsOnPath } from '#app/content/leaves.ts';

/** Where a text is changed. */
export type FieldPlace = { document: string; path: string };

/** A name for a field among all documents. */
export function placeOf({ document, path }: FieldPlace): string {
  return `${document}/${path}`;
}

const begin = 'fields ';
const others = ' #';

/**
 * Says in the HTML of a preview that the text or the picture behind it is from these fields; `hasOtherDigits` where a
 * text has digits that are in no words of theirs.
 */
export function fieldComment(places: Iterable<string>, hasOtherDigits: boolean): string {
  return `<!--${begin}${[...places].join(' ')}${hasOtherDigits ? others : ''}-->`;
}

/** The fields that the comment before a node names, and whether they are all that its digits are from. */
export function fieldsNamedFor({ previousSibling: before }: Node): {
  fields: FieldPlace[];
  hasOtherDigits: boolean;
} {
  // 8: a comment, of the framed page, which has its own classes.
  const said = (before?.nodeType === 8 && before.nodeValue) || '';
  if (!said.startsWith(begin)) return { fields: [], hasOtherDigits: true };
  const fields = said
    .slice(begin.length)
    .split(' ')
    .map((place) => place.split(/\/(.*)/s))
    .flatMap(([document = '', path]) => (path ? { document, path } : []));
  return { fields, hasOtherDigits: said.endsWith(others) };
}

/** The item of a list that a field is a part of, with its document; null where it is in none. */
export function rowOf({ document, path }: FieldPlace): string | null {
  const items = itemsOnPath(kindOf(document)?.fields ?? {}, path);
  const innermost = items[items.length - 1];
  return innermost === undefined ? null : `${document}/${innermost}`;
}
