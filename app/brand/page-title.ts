import type { Documents } from '#app/content/documents.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';

/**
 * The title of a page's document: the page's name and the agency's. A page whose frame could not be asked for has its
 * own name alone.
 */
export function pageTitle(
  name: Bilingual,
  document: Documents['agency'] | undefined,
  language: Language,
): string {
  return document ? `${name[language]} | ${document.agency.name[language]}` : name[language];
}
