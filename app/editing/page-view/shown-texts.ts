import { type EditedId, kindOf } from '#app/content/documents.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import { contentWithLeaves, placeAt } from '#app/content/leaves.ts';
import type { Language } from '#app/i18n/language.ts';
import type { ShownFields } from '../page-frame/find-spots.ts';
import type { FieldPlace } from '../preview/field-comment.ts';
import { type DraftedDocument, valueOf } from '../saving/saving.ts';

/** A document that the page in the frame shows, as the server has it. */
type ShownDocument = { id: EditedId; document: DraftedDocument };

/** What the page can show of them, by their drafts. */
export function shownFields(shown: readonly ShownDocument[]): ShownFields {
  const numbers = shown.flatMap(({ id, document }) =>
    Object.entries(valuesOf(document)).flatMap(([path, value]) => {
      const place = placeAt(kindOf(id).fields, path);
      const isShown = place?.kind === 'leaf' && !place.field.isMachineOnly;
      return isShown && typeof value === 'number'
        ? [{ document: id, path, digits: String(value) }]
        : [];
    }),
  );
  return { documents: new Set(shown.map(({ id }) => id)), numbers };
}

/** What a field is called: "Reviews 2, Heading". */
export type NameOf = (place: FieldPlace) => string;

export function namesOf(shown: readonly ShownDocument[], language: Language): NameOf {
  const contents = new Map<string, { id: EditedId; content: object }>();
  for (const { id, document } of shown)
    contents.set(id, {
      id,
      content: contentWithLeaves(kindOf(id).fields, {}, valuesOf(document)),
    });
  return ({ document, path }) => {
    const known = contents.get(document);
    return known ? labelAt(kindOf(known.id).fields, known.content, path, language) : path;
  };
}

function valuesOf({ leaves }: DraftedDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries(leaves).map(([path, leaf]) => [path, valueOf(leaf)]));
}
