import { countrySlug, destinationNames, destinations } from '#app/content/destinations.ts';
import { pageNames } from '#app/content/kinds/page-names.ts';
import type { Language } from '#app/i18n/language.ts';

/**
 * The page to which one field of a document belongs, by its id; null where all that show the document do. What search
 * engines say stands under the id of its page.
 */
export function pageOfField(document: string, path: string): string | null {
  if (document === 'meta') return path.split('/')[0] ?? null;
  return path === 'hiddenSections' ? 'home' : null;
}

/** The name of a public page by its English path, whose last part is its id, but for the home page and those of countries. */
export function nameOfPage(path: string, language: Language): string {
  const id = path.split('/').pop() || 'home';
  const name = Object.entries(pageNames).find(([known]) => known === id)?.[1];
  const country = destinations.find((code) => path === `/countries/${countrySlug(code)}`);
  const known = country ? destinationNames[country] : name;
  return known?.[language] ?? path;
}
