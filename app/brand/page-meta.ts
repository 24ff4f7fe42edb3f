import type { Documents } from '#app/content/documents.ts';
import { type Bilingual, languageOfPath } from '#app/i18n/language.ts';
import { pageTitle } from './page-title.ts';

/** Title and description of the public page at `pathname`, in its language. */
export function pageMeta(
  pathname: string,
  { title, description }: { title: Bilingual; description: Bilingual },
  document: Documents['agency'],
) {
  const language = languageOfPath(pathname);
  return [
    { title: pageTitle(title, document, language) },
    { name: 'description', content: description[language] },
  ];
}
