import { pageNames } from '#app/content/kinds/page-names.ts';
import type { Language } from '#app/i18n/language.ts';

/** The name of a public page by its English path, whose last part is its id, but for the home page. */
export function nameOfPage(path: string, language: Language): string {
  const id = path.split('/').pop() || 'home';
  const name = Object.entries(pageNames).find(([known]) => known === id)?.[1];
  return name?.[language] ?? path;
}
