import { type EditedId, kindOf } from '#app/content/documents.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import { contentWithLeaves } from '#app/content/leaves.ts';
import type { Language } from '#app/i18n/language.ts';
import { type DraftedDocument, valueOf } from '../saving/drafted-document.ts';
import { type FieldPlace, knownTexts } from '../matching/known-texts.ts';
import { type TextIndex, textIndex } from '../matching/text-index.ts';

/** A document that the page in the frame shows, as the server has it. */
export type ShownDocument = {
  id: EditedId;
  document: DraftedDocument;
  /** On every page of the site. */
  isEverywhere: boolean;
};

/** Everything that a page can show of them, by their drafts. */
export function indexOf(shown: readonly ShownDocument[]): TextIndex {
  const everywhere = shown.filter(({ isEverywhere }) => isEverywhere);
  return textIndex(
    shown.flatMap(({ id, document }) => knownTexts(id, kindOf(id), valuesOf(document))),
    new Set(everywhere.map(({ id }) => id)),
  );
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
