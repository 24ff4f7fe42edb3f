import { isRenamed } from '#app/brand/mark/renamed.server.ts';
import { shareAddress } from '#app/brand/share-address.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { markOf, markQuery } from '#app/content/pictures/mark.ts';
import { isSameValue } from '#app/content/same-value.ts';
import type { Language } from '#app/i18n/language.ts';
import type { PublicPage } from '#app/public-pages.ts';
import { metaSet, searchWords } from './page-meta.server.ts';

/** A picture of 1200 by 630 that messengers show with a link. */
export type SharePicture = { path: string; type: 'image/jpeg' | 'image/png' };

/**
 * The picture of a shared page: one that staff have uploaded; else the shipped one, as long as it shows what the site
 * says; else the one of the brand, on which nothing stands that staff can change but the mark. Messengers ask the site for
 * it.
 */
export function sharePicture(
  page: PublicPage,
  documents: Documents,
  language: Language,
): SharePicture {
  const { picture } = metaSet(page.id, documents);
  if (picture) return { path: picture, type: 'image/jpeg' };
  const mark = markOf(documents.agency.agency);
  // The others show our boat and its name. A page that is not always there has none of its own.
  const isAsDrawn =
    !mark &&
    !isRenamed(documents) &&
    !page.isThere &&
    isSameValue(
      drawnWords(page, documents, language),
      drawnWords(page, defaultDocuments(), language),
    );
  const address = shareAddress(isAsDrawn ? page.id : 'brand', language);
  return { path: address + markQuery(mark), type: 'image/png' };
}

/** What `npm run build:previews` draws on the picture of a page. */
export function drawnWords(page: PublicPage, documents: Documents, language: Language) {
  return {
    title: searchWords(page, documents).title[language],
    tagline: documents.home.homeWords.tagline[language],
    agency: documents.agency.agency.name[language],
  };
}
