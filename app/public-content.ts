import { type DocumentId, type Documents } from './content/documents.ts';
import { type SentContent, sentContent } from './content/sent-content.ts';
import { type Language, languageOfPath, pathWithoutLanguage } from './i18n/language.ts';
import { type PublicPage, frameContent, movingFrame, publicPages } from './public-pages.ts';

/** The public page at an address; undefined for the receipt, and where there is none. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathWithoutLanguage(pathname);
  return publicPages.find((page) => page.path === path);
}

/**
 * The content that goes to the browser with a page: what its hydrated parts read. With its data alone, for a
 * browser that draws the whole page, all that it shows.
 */
export function contentToSend(
  documents: Documents,
  { pathname, isDataRequest }: { pathname: string; isDataRequest: boolean },
): SentContent {
  const language = languageOfPath(pathname);
  const page = publicPageAt(pathname);
  if (isDataRequest)
    return sentContent(documents, [...frameContent, ...(page?.content ?? [])], language);
  const frame = sentContent(documents, movingFrame, language);
  if (!page) return frame;
  if (!page.moving) return { ...frame, ...sentContent(documents, page.content, language) };
  return { ...frame, ...someOf(documents, page.moving, language) };
}

function someOf(
  documents: Documents,
  moving: NonNullable<PublicPage['moving']>,
  language: Language,
): SentContent {
  const ids = Object.keys(moving) as DocumentId[];
  const whole = sentContent(documents, ids, language);
  const parts = ids.map((id) => {
    const words = moving[id];
    return [id, words === 'all' ? whole[id] : onlyWords(whole[id] ?? {}, words ?? [])];
  });
  return Object.fromEntries(parts) as SentContent;
}

/** Of a document only some of its words. */
function onlyWords(document: object, names: string[]): object {
  return Object.fromEntries(
    Object.entries(document)
      .filter(([key]) => key.endsWith('Words'))
      .map(([key, words]: [string, Record<string, unknown>]) => [
        key,
        Object.fromEntries(names.map((name) => [name, words[name]])),
      ]),
  );
}
