import { createContext, use } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { DocumentId, Documents, ShownId } from './documents.ts';
import type { ContentText, SentContent } from './sent-content.ts';

/** On the server all documents; in the browser those that the page has sent. */
export const ContentContext = createContext<Documents | null>(null);

/**
 * In the browser: what this page and those before it have sent, the newest of each document. A page where nothing is
 * hidden does not say so.
 */
let received: SentContent = { navigation: { hiddenSections: [], pagesOutOfMenus: [] } };

/** Adds what came with a page to what came before. A page that fails still shows its frame from that. */
export function receiveContent(sent: ContentText = '{}'): Documents {
  received = { ...received, ...readContent(sent) };
  // A page names every document that it reads (`public-pages.ts`); no other is asked for.
  return received as Documents;
}

/** What came with a page, for code outside the tree of components. */
export function readContent(sent: ContentText): SentContent {
  return JSON.parse(sent) as SentContent;
}

/**
 * A document, with the keys of its shipped file: `const { agency } = useFacts('agency')`. In the browser a text
 * has the page's language alone, unless its field is a companion.
 */
export function useFacts<Id extends ShownId>(id: Id): Documents[Id] {
  const content = use(ContentContext) ?? receiveContent();
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
