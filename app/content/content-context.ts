import { createContext, use } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { DocumentId, Documents } from './documents.ts';

/** On the server all documents; in the browser those that the page has sent, in the page's language. */
export const ContentContext = createContext<Documents | null>(null);

/**
 * A document, with the keys of its shipped file: `const { agency } = useFacts('agency')`. In the browser a text
 * has the page's language alone, unless its field is a companion; a page must name the documents that its
 * hydrated parts read (`public-pages.ts`).
 */
export function useFacts<Id extends DocumentId>(id: Id): Documents[Id] {
  const content = use(ContentContext);
  if (!content) throw new Error(`No content around a component that reads ${id}`);
  return content[id];
}

/** The words of a document in the language of the page: the texts under its key that ends in `Words`. */
export function useWords<Id extends DocumentId>(id: Id): TextsIn<WordsOf<Id>> {
  const document: Record<string, unknown> = useFacts(id);
  const key = Object.keys(document).find((name) => name.endsWith('Words'))!;
  return useTexts(document[key] as Record<string, Bilingual>) as TextsIn<WordsOf<Id>>;
}

type WordsOf<Id extends DocumentId> = Documents[Id][Extract<keyof Documents[Id], `${string}Words`>];
type TextsIn<Words> = { [Name in keyof Words]: string };
