import type { Documents } from '#app/content/documents.ts';
import { type Bilingual, languageOfPath } from '#app/i18n/language.ts';
import { pageTitle } from './page-title.ts';

/** Title and description of the public page at `pathname`, in its language. A preview says in its title what it is. */
export function pageMeta(
  pathname: string,
  { title, description }: { title: Bilingual; description: Bilingual },
  document: Documents['agency'],
  isPreview: boolean,
) {
  const language = languageOfPath(pathname);
  const mark = isPreview ? `${preview[language]} · ` : '';
  return [
    { title: mark + pageTitle(title, document, language) },
    { name: 'description', content: description[language] },
  ];
}

const preview = { en: 'Preview', bn: 'প্রাকদর্শন' };
