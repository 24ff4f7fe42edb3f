import { pageTitle } from '#app/brand/page-title.ts';
import type { Documents } from '#app/content/documents.ts';
import { isOutOfMenus } from '#app/hidden-content.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { PublicPage } from '#app/public-pages.ts';

/** The tags in the head of a public page that browsers show or heed. A preview says in its title what it is. */
export function pageMeta(
  page: PublicPage,
  documents: Documents,
  { language, isPreview }: { language: Language; isPreview: boolean },
) {
  const { title, description } = searchWords(page, documents);
  const mark = isPreview ? `${preview[language]} · ` : '';
  return [
    { title: mark + pageTitle(title, documents.agency, language) },
    { name: 'description', content: description[language] },
    ...(isOutOfMenus(page, documents) || page.isForSearch?.(documents) === false
      ? [{ name: 'robots', content: 'noindex' }]
      : []),
  ];
}

/** Title and description of a page for search engines and shared links: what staff have set, else the page's own. */
export function searchWords(
  { id, head }: PublicPage,
  documents: Documents,
): { title: Bilingual; description: Bilingual } {
  const own = head(documents);
  const set = metaSet(id, documents);
  return { title: set.title ?? own.title, description: set.description ?? own.description };
}

/** What staff have set of a page; nothing of one for which there are no fields. */
export function metaSet(id: PublicPage['id'], { meta }: Documents): Documents['meta']['home'] {
  const set: Partial<Record<PublicPage['id'], Documents['meta']['home']>> = meta;
  return set[id] ?? {};
}

const preview = { en: 'Preview', bn: 'প্রাকদর্শন' };
