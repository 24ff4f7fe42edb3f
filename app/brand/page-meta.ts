import { type Bilingual, type Language, languageOfPath } from '#app/i18n/language.ts';
import { agency } from '#content/agency.ts';

/** Title and description of the public page at `pathname`, in its language. */
export function pageMeta(
  { pathname }: { pathname: string },
  { title, description }: { title: Bilingual; description: Bilingual },
) {
  const language = languageOfPath(pathname);
  return [
    { title: pageTitle(title, language) },
    { name: 'description', content: description[language] },
  ];
}

/** Title of a public page that search engines should not index. */
export function unlistedPageMeta({ pathname }: { pathname: string }, title: Bilingual) {
  return [
    { title: pageTitle(title, languageOfPath(pathname)) },
    { name: 'robots', content: 'noindex' },
  ];
}

/** A page's name and the agency's. */
export function pageTitle(name: Bilingual, language: Language): string {
  return `${name[language]} | ${agency.name[language]}`;
}
